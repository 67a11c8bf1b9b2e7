import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { isLive } from '../betting/betting-round';
import { changed, changedPlayer } from '../hand/copies';
import { type ArrangePot, type ChopBlinds, type ReturnBet } from '../hand/commands';
import { type BlindsChopped, type HandEvent } from '../hand/events';
import { betReturnRefused, noShowdownNow, potSplitForbidden } from '../hand/refusals';
import { type Hand } from '../hand/state';
import { handIsUnderWay } from '../hand/under-way';
import { awarding, dueAward, sharesFit } from './awarding';
import { claimants } from './winners';

type ChopRule = Policy<ChopBlinds, Hand>;

const houseChops: ChopRule = (_, { setup, players }) => {
  const { blindsChopAllowed, blindsChopHeadsUp } = setup.rules;
  if (setup.tournament || !blindsChopAllowed) return potSplitForbidden();
  return players.length === 2 && !blindsChopHeadsUp ? potSplitForbidden({ players: 2 }) : null;
};

const beforeTheFlop: ChopRule = (_, { phase, street }) =>
  phase === 'betting' && street === 0 ? null : potSplitForbidden({ street });

/** Nothing lies in the pot but the two blinds of those left, and nobody has done more than post (RRP-2.2.14). */
const onlyTheTwoBlinds: ChopRule = (_, hand) => {
  const live = hand.players.filter(isLive);
  const blinds = hand.setup.forcedBets.filter(({ kind }) => kind === 'smallBlind' || kind === 'bigBlind');
  const areBlinds =
    live.length === 2 && live.every(({ seat }) => blinds.some((blind) => blind.seat === seat));
  const otherMoney =
    hand.deadMoney > 0 || hand.players.some((player) => !isLive(player) && player.contributed > 0);
  const onlyPosted = live.every(({ acted, streetBet, contributed }) => !acted && streetBet === contributed);
  return areBlinds && !otherMoney && onlyPosted ? null : potSplitForbidden();
};

const bothAgree: ChopRule = ({ agreedBy }, hand) =>
  hand.players.filter(isLive).every(({ seat }) => agreedBy.includes(seat))
    ? null
    : potSplitForbidden({ agreedBy });

export const chopBlindsRules = [handIsUnderWay, houseChops, beforeTheFlop, onlyTheTwoBlinds, bothAgree];

/** The blinds are taken back when everybody else has folded; no rake, and the button moves on (RRP-2.2.14). */
export const chopBlinds = (command: ChopBlinds, hand: Hand): Decision<HandEvent> =>
  judge(chopBlindsRules, [command, hand], () => {
    const { at } = command;
    const refunds = hand.players
      .filter(isLive)
      .map(({ seat, contributed }) => ({ seat, amount: contributed }));
    return accept<HandEvent>({ type: 'BlindsChopped', at, refunds }, { type: 'HandEnded', at, carried: 0 });
  });

export const evolveChopped = (hand: Hand, { at, refunds }: BlindsChopped): Hand => {
  const players = hand.players.map((player) => {
    const back = refunds.find(({ seat }) => seat === player.seat)?.amount ?? 0;
    const { stack, contributed, streetBet } = player;
    return back === 0
      ? player
      : changedPlayer(player, {
          stack: stack + back,
          contributed: contributed - back,
          streetBet: streetBet - back,
        });
  });
  return changed(hand, { players, lastAt: at });
};

/**
 * Giving a called bet back, in whole or in part, is pushing, and always refused (RRP-2.2.12); a caller beaten on the
 * board or without a hand against openers gets nothing back either (RRP-8.19, RRP-9.2.11).
 */
export const returnBet = ({ from, to, amount }: ReturnBet, hand: Hand): Decision<HandEvent> =>
  judge<ReturnBet, Hand, HandEvent>(
    [handIsUnderWay, () => betReturnRefused({ from, to, amount })],
    [{ type: 'ReturnBet', at: hand.lastAt, from, to, amount }, hand],
    () => accept(),
  );

type ArrangeRule = Policy<ArrangePot, Hand>;

const houseArranges: ArrangeRule = (_, { setup }) =>
  setup.rules.potArrangements && !setup.tournament ? null : potSplitForbidden();

const isShowdown: ArrangeRule = (_, hand) =>
  hand.phase === 'showdown' && dueAward(hand) ? null : noShowdownNow({ phase: hand.phase });

const allClaimantsAgree: ArrangeRule = ({ agreedBy, shares }, hand) => {
  const due = dueAward(hand);
  if (!due) return noShowdownNow({ phase: hand.phase });
  const seats = claimants(hand, due.pot).map(({ seat }) => seat);
  if (!seats.every((seat) => agreedBy.includes(seat))) return potSplitForbidden({ agreedBy });
  return sharesFit(shares, hand.pots[due.pot]!.parts[due.run]!.amount, seats);
};

export const arrangePotRules = [handIsUnderWay, houseArranges, isShowdown, allClaimantsAgree];

/** A pot split by agreement without showing, where the house allows it (THR-A29); the shares add up to the pot. */
export const arrangePot = (command: ArrangePot, hand: Hand): Decision<HandEvent> =>
  judge(arrangePotRules, [command, hand], () => {
    const due = dueAward(hand)!;
    const awards = [{ part: 'agreed' as const, shares: command.shares, oddChips: [] }];
    return accept(...awarding(hand, { type: 'PotAwarded', at: command.at, ...due, awards }));
  });
