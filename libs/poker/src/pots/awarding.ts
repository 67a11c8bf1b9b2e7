import { changed, changedPlayer } from '../hand/copies';
import { accept, type Decision, judge, type Policy, type Refusal } from '@cardroom/kernel';
import { openersToProve } from '../games/openers';
import { type AwardPot, type Share } from '../hand/commands';
import { type Award, type HandEnded, type HandEvent, type PotAwarded } from '../hand/events';
import {
  awardAgainstCards,
  awardObjected,
  handNotOpen,
  handsNotShown,
  losingHandsOpen,
  noShowdownNow,
  notAllCardsTabled,
  openersNotProven,
  potAlreadyAwarded,
  potOrder,
  shareNotEligible,
  sharesDoNotAddUp,
  unknownPot,
} from '../hand/refusals';
import { type Chips, type Hand, type SeatNumber } from '../hand/state';
import { isTabled } from '../showdown/strength';
import { losingSeats } from '../showdown/killing-losers';
import { awardsByCards, claimants } from './winners';

type Rule = Policy<AwardPot, Hand>;

export interface DuePart {
  readonly pot: number;
  readonly run: number;
}

/** What is to be awarded next: the pot formed last, run by run; pots set aside wait (RTC-21, RRP-3.6.7). */
export const dueAward = (hand: Hand, wanted?: number): DuePart | null => {
  for (let pot = hand.pots.length - 1; pot >= 0; pot--) {
    if (wanted === undefined ? hand.pots[pot]!.setAside : pot !== wanted) continue;
    const run = hand.pots[pot]!.parts.findIndex(({ awarded }) => !awarded);
    if (run >= 0) return { pot, run };
  }
  return null;
};

const isShowdown: Rule = ({ pot }, hand) => {
  if (hand.phase === 'unopened') return handNotOpen();
  if (pot !== undefined && !hand.pots[pot]) return unknownPot({ pot });
  const held = pot !== undefined && hand.pots[pot]!.setAside;
  if (hand.phase !== 'showdown' && !held) return noShowdownNow({ phase: hand.phase });
  return dueAward(hand, pot) ? null : potAlreadyAwarded({ pot: pot ?? null });
};

const potsInOrder: Rule = ({ pot }, hand) => {
  const due = dueAward(hand);
  if (pot === undefined || hand.pots[pot]?.setAside || due?.pot === pot) return null;
  return potOrder({ pot, due: due?.pot ?? null });
};

const nobodyObjects: Rule = (_, { showdown }) =>
  showdown.objection === null ? null : awardObjected({ seat: showdown.objection });

const openersAreProven: Rule = ({ pot }, hand) => {
  const opener = openersToProve(hand);
  const due = dueAward(hand, pot);
  if (opener === null || !due) return null;
  return claimants(hand, due.pot).some(({ seat }) => seat === opener)
    ? openersNotProven({ seat: opener })
    : null;
};

const byCards = (command: AwardPot, hand: Hand): readonly Award[] | null => {
  const due = dueAward(hand, command.pot);
  return due && awardsByCards(hand, due.pot, due.run);
};

/** A contested pot waits until every claimant has shown or given up (RRP-3.6.1, RRP-6.0.b). */
const claimsAreSettled: Rule = (command, hand) => {
  const due = dueAward(hand, command.pot) as DuePart;
  const live = claimants(hand, due.pot);
  if (live.length < 2 || command.shares) return null;
  const partly = live.find((player) => player.tabled.length > 0 && !isTabled(player));
  if (partly) return notAllCardsTabled({ seat: partly.seat, shown: partly.tabled.length });
  const hidden = live.filter((player) => !isTabled(player)).map(({ seat }) => seat);
  return hidden.length > 0 || byCards(command, hand) === null ? handsNotShown({ seats: hidden }) : null;
};

/** Each losing hand is taken in before its pot is pushed (RRP-3.6.4). */
const losersAreKilled: Rule = (command, hand) => {
  const due = dueAward(hand, command.pot) as DuePart;
  if (command.shares || hand.phase === 'over') return null;
  const open = losingSeats(hand).filter((seat) => hand.pots[due.pot]!.eligible.includes(seat));
  return open.length > 0 ? losingHandsOpen({ seats: open }) : null;
};

const sumOf = (shares: readonly Share[]): Chips => shares.reduce((sum, { amount }) => sum + amount, 0);

const sameShares = (shares: readonly Share[], awards: readonly Award[]): boolean => {
  const total = (list: readonly Share[], seat: SeatNumber): Chips =>
    sumOf(list.filter((share) => share.seat === seat));
  const computed = awards.flatMap((award) => award.shares);
  return [...shares, ...computed].every(({ seat }) => total(shares, seat) === total(computed, seat));
};

/**
 * By hand the dealer may award what nobody can compute, never against the cards that are known (RRP-3.6.2); a pot set
 * aside goes as the floor ruled.
 */
const sharesAreFair: Rule = (command, hand) => {
  const { shares } = command;
  if (!shares) return null;
  const due = dueAward(hand, command.pot) as DuePart;
  const amount = hand.pots[due.pot]!.parts[due.run]!.amount;
  const held = hand.pots[due.pot]!.setAside;
  const winners = held ? hand.players : claimants(hand, due.pot);
  const objection = sharesFit(
    shares,
    amount,
    winners.map(({ seat }) => seat),
  );
  if (objection) return objection;
  const ruled = held || hand.setup.rules.oddChipRule === 'fairestByStacks';
  const computed = ruled ? null : byCards(command, hand);
  return computed && !sameShares(shares, computed) ? awardAgainstCards({ pot: due.pot }) : null;
};

/** Shares are whole chips that add up to the pot, for seats that can win it. */
export const sharesFit = (
  shares: readonly Share[],
  amount: Chips,
  seats: readonly SeatNumber[],
): Refusal | null => {
  const stranger = shares.find(({ seat }) => !seats.includes(seat));
  if (stranger) return shareNotEligible({ seat: stranger.seat });
  const whole = shares.every((share) => Number.isSafeInteger(share.amount) && share.amount >= 0);
  return whole && sumOf(shares) === amount ? null : sharesDoNotAddUp({ amount });
};

/** Who plays the board and mucked without saying so gave up his claim (RRP-5.6); the claim ends with the muck. */
export const awardPotRules = [
  isShowdown,
  potsInOrder,
  nobodyObjects,
  openersAreProven,
  claimsAreSettled,
  losersAreKilled,
  sharesAreFair,
];

export const awardPot = (command: AwardPot, hand: Hand): Decision<HandEvent> =>
  judge(awardPotRules, [command, hand], () => {
    const due = dueAward(hand, command.pot) as DuePart;
    const awards: readonly Award[] = command.shares
      ? [{ part: 'byHand', shares: command.shares, oddChips: [] }]
      : (byCards(command, hand) ?? []);
    return accept(...awarding(hand, { type: 'PotAwarded', at: command.at, ...due, awards }));
  });

/** The award, and the end of the hand when it was the last. */
export const awarding = (hand: Hand, awarded: PotAwarded): readonly HandEvent[] => {
  const after = evolveAwarded(hand, awarded);
  const ended: HandEnded = { type: 'HandEnded', at: awarded.at, carried: 0 };
  return hand.phase === 'showdown' && !dueAward(after) ? [awarded, ended] : [awarded];
};

export const evolveAwarded = (hand: Hand, { pot, run, awards, at }: PotAwarded): Hand => {
  const won = new Map<SeatNumber, Chips>();
  for (const { shares } of awards)
    for (const { seat, amount } of shares) won.set(seat, (won.get(seat) ?? 0) + amount);
  const pots = hand.pots.map((each, i) =>
    i === pot
      ? {
          ...each,
          setAside: false,
          parts: each.parts.map((part, r) => (r === run ? { ...part, awarded: true } : part)),
        }
      : each,
  );
  const players = hand.players.map((player) => {
    const amount = won.get(player.seat);
    return amount ? changedPlayer(player, { stack: player.stack + amount }) : player;
  });
  const paid = [...won.values()].reduce((sum, amount) => sum + amount, 0);
  return changed(hand, { pots, players, paidOut: hand.paidOut + paid, lastAt: at });
};

export const evolveEnded = (hand: Hand, { at, carried }: HandEnded): Hand =>
  changed(hand, {
    phase: 'over',
    carriedOver: carried,
    players: hand.players.map((player) =>
      player.behind > 0 ? changedPlayer(player, { stack: player.stack + player.behind, behind: 0 }) : player,
    ),
    lastAt: at,
  });
