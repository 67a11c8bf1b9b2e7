import { changed, changedPlayer, changedRound } from '../hand/copies';
import { accept, type Decision, judge, type Policy, type RuleId } from '@cardroom/kernel';
import { afterAction } from '../betting/closing';
import { isLive } from '../betting/betting-round';
import { firstToActFrom } from '../betting/turn';
import { type Card, unknownCard } from '../cards/card';
import { couldHaveOpened } from '../evaluation/draw';
import { type Share, type ShowOpeners } from '../hand/commands';
import { type HandEvent, type OpenersFalse, type OpenersProven } from '../hand/events';
import { indexOfSeat, playerAt } from '../hand/players';
import { notOpener, openersAgainstCards, openersAlreadyProven } from '../hand/refusals';
import { type Hand, type PlayerInHand, type SeatNumber } from '../hand/state';
import { gameOfHand } from '../hand/streets';
import { handIsUnderWay } from '../hand/under-way';
import { potsReformed } from '../pots/forming';

/** The opener who has still to prove his openers before a pot can be his (RRP-9.2.3); null when there is none. */
export const openersToProve = (hand: Hand): SeatNumber | null => {
  const { opener, openersProven } = hand.drawing;
  if (gameOfHand(hand).openers === null || openersProven) return null;
  return opener;
};

type Rule = Policy<ShowOpeners, Hand>;

const isOpener: Rule = ({ seat }, hand) =>
  gameOfHand(hand).openers !== null && hand.drawing.opener === seat && playerAt(hand, seat)?.gone === null
    ? null
    : notOpener({ seat });

const notYetProven: Rule = ({ seat }, { drawing }) =>
  drawing.openersProven ? openersAlreadyProven({ seat }) : null;

/** What he holds and what he discarded, where all of it is known; a discard may have come back to him. */
const cardsToProve = (hand: Hand, seat: SeatNumber): readonly Card[] | null => {
  const held = playerAt(hand, seat)?.cards.map(({ card }) => card) ?? [];
  const { openerDiscards } = hand.drawing;
  const all = [...new Set([...held, ...openerDiscards])];
  return all.includes(unknownCard) ? null : (all as readonly Card[]);
};

/** The cards speak where they are known: kept ones and discards together (RRP-9.2.9.a, RRP-9.2.10). */
const cardsAgree: Rule = ({ seat, proven }, hand) => {
  const cards = cardsToProve(hand, seat);
  return cards && couldHaveOpened(cards) !== proven ? openersAgainstCards({ seat, proven }) : null;
};

export const showOpenersRules = [handIsUnderWay, isOpener, notYetProven, cardsAgree];

/** Why a pot plays on although the opener had nothing; null when the opening falls (RRP-9.2.4). */
const playsDespite = (hand: Hand): RuleId | null => {
  if (hand.phase !== 'betting' || hand.street !== 0) return 'RRP-9.2.4.c';
  if (hand.round.fullBets > 1) return 'RRP-9.2.4.a';
  return callersOf(hand).length >= hand.setup.rules.jacksCallersThatLockPot ? 'RRP-9.2.4.b' : null;
};

const callersOf = ({ players, drawing, round }: Hand): readonly PlayerInHand[] =>
  players.filter(
    ({ seat, acted, streetBet }) =>
      seat !== drawing.opener && acted && streetBet > 0 && streetBet >= round.level,
  );

/**
 * What comes back when the opener has no openers: to him, what he added beyond the opening bet while the action before
 * the draw is open (RRP-9.2.2.b, RRP-9.2.6); when the opening falls, to his callers all they put in.
 */
const refundsFor = (hand: Hand, seat: SeatNumber, falls: boolean): readonly Share[] => {
  if (hand.phase !== 'betting' || hand.street !== 0) return [];
  const beyond = (playerAt(hand, seat)?.streetBet ?? 0) - hand.drawing.openedFor;
  const own = beyond > 0 ? [{ seat, amount: beyond }] : [];
  const others = hand.players.filter((player) => player.seat !== seat && player.streetBet > 0);
  return falls ? [...own, ...others.map((player) => ({ seat: player.seat, amount: player.streetBet }))] : own;
};

const falseOpening = (command: ShowOpeners, hand: Hand): readonly HandEvent[] => {
  const { at, seat } = command;
  const standing = playsDespite(hand);
  const falls = standing === null;
  const refunds = refundsFor(hand, seat, falls);
  const rule = standing ?? 'RRP-9.2.2';
  const happened: OpenersFalse = { type: 'OpenersFalse', at, seat, rule, refunds, reopened: falls };
  const after = evolveOpenersFalse(hand, happened);
  if (hand.phase === 'showdown') return [happened, ...potsReformed(after, at)];
  return [happened, ...afterAction(after, at)];
};

/** An opener proves his openers, or shows or admits that he had none. */
export const showOpeners = (command: ShowOpeners, hand: Hand): Decision<HandEvent> =>
  judge(showOpenersRules, [command, hand], () => {
    const { at, seat, proven } = command;
    if (!proven) return accept(...falseOpening(command, hand));
    const happened: OpenersProven = { type: 'OpenersProven', at, seat };
    const alone = hand.players.filter(isLive).length === 1;
    const after = evolveOpenersProven(hand, happened);
    return accept<HandEvent>(happened, ...(alone && hand.phase === 'showdown' ? afterAction(after, at) : []));
  });

export const evolveOpenersProven = (hand: Hand, { at }: OpenersProven): Hand =>
  changed(hand, { drawing: { ...hand.drawing, openersProven: true }, lastAt: at });

export const evolveOpenersFalse = (hand: Hand, event: OpenersFalse): Hand => {
  const { seat, refunds, reopened, at } = event;
  const players = hand.players.map((player): PlayerInHand => {
    const back = refunds.find((refund) => refund.seat === player.seat)?.amount ?? 0;
    const refunded = changedPlayer(player, {
      stack: player.stack + back,
      contributed: player.contributed - back,
      streetBet: player.streetBet - back,
    });
    if (player.seat === seat) return changedPlayer(refunded, { gone: 'dead' });
    return reopened && back > 0
      ? changedPlayer(refunded, { acted: false, answeredLevel: 0, answeredRaises: 0 })
      : refunded;
  });
  const after: Hand = changed(hand, { players, lastAt: at });
  if (hand.phase !== 'betting') return after;
  return reopened ? reopenedAfter(after, seat) : changed(after, { round: withTurn(after, hand.round.toAct) });
};

const withTurn = (hand: Hand, from: number): Hand['round'] =>
  changedRound(hand.round, { toAct: firstToActFrom(hand, Math.max(from, 0)) });

/** Nobody has opened any more: the turn goes to the false opener's left, to those who had not passed. */
const reopenedAfter = (hand: Hand, seat: SeatNumber): Hand => {
  const round = changedRound(hand.round, {
    level: 0,
    fullLevel: 0,
    fullBets: 0,
    lastAggressor: null,
    firstBettor: null,
  });
  const fresh: Hand = changed(hand, { round, drawing: { ...hand.drawing, opener: null, openedFor: 0 } });
  return changed(fresh, { round: withTurn(fresh, (indexOfSeat(hand, seat) + 1) % hand.players.length) });
};
