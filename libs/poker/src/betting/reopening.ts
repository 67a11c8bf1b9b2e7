import { type Refusal } from '@cardroom/kernel';
import {
  checkRaiseNotAllowed,
  nobodyToRaise,
  notReopened,
  notReopenedAfterFlop,
  notReopenedBeforeFlop,
  notReopenedLimit,
  notReopenedNoIncrease,
  raiseBarredByCheck,
  raiseBarredByTabling,
  raisesCapped,
  raisesCappedThreeRounds,
  raisesCappedTwoRounds,
} from '../hand/refusals';
import { type Hand, type PlayerInHand } from '../hand/state';
import { gameOfHand } from '../hand/streets';
import { canBet } from './betting-round';

type Rule = (hand: Hand, player: PlayerInHand) => Refusal | null;

/**
 * How many bets and raises a limit round allows, the bet included (RRP-3.5.3, RRP-9.1.1; RRP-12.6 says why four). Null
 * when there is no cap, as in every big-bet game (RRP-3.5.2, RRP-10.0, RRP-10.1.1, FR4-1.11.b).
 */
export const capOf = (hand: Hand): number | null => {
  const { rules, structure } = hand.setup;
  if (structure.limit !== 'fixedLimit') return rules.raiseCap === null ? null : rules.raiseCap + 1;
  const cap = hasTwoRounds(hand) ? rules.raiseCapTwoRounds : rules.raiseCapThreeOrMoreRounds;
  return cap === null ? null : cap + 1;
};

const hasTwoRounds = (hand: Hand): boolean => gameOfHand(hand).streets.length === 2;

const raisesAreNotCapped: Rule = (hand) => {
  if (!hand.round.capped) return null;
  const facts = { bets: hand.round.fullBets };
  if (hand.setup.structure.limit !== 'fixedLimit') return raisesCapped(facts);
  return hasTwoRounds(hand) ? raisesCappedTwoRounds(facts) : raisesCappedThreeRounds(facts);
};

const raiseIsNotBarred: Rule = (_, { raiseBarred, seat }) => {
  if (raiseBarred === null) return null;
  return raiseBarred === 'RRP-3.5.10'
    ? raiseBarredByCheck({ seat })
    : { ...raiseBarredByTabling({ seat }), rule: raiseBarred };
};

/** A player who has checked may raise in the same round unless the house bars it (RRP-3.5.1, RRP-9.1.2, THR-A22). */
const checkRaiseIsAllowed: Rule = ({ setup, round }, { checked, seat }) =>
  checked && round.level > 0 && !setup.rules.checkRaiseAllowed ? checkRaiseNotAllowed({ seat }) : null;

const someoneCanAnswer: Rule = ({ players }, player) =>
  players.some((other) => other !== player && canBet(other)) ? null : nobodyToRaise({ seat: player.seat });

/**
 * In limit and by RRP-10.1.3.a: raised in full since he last acted, whoever did it (RRP-10.1.3.c). Half a bet is full in
 * limit (RRP-3.5.5) and only there (RRP-10.1.3.b).
 */
const raisedInFull: Rule = ({ round, setup }, { acted, answeredRaises, seat }) => {
  if (!acted || round.fullBets > answeredRaises) return null;
  return setup.structure.limit === 'fixedLimit' ? notReopenedLimit({ seat }) : notReopened({ seat });
};

/** Short all-ins since he last acted add up to a full raise (the later practice, WSOP 96). */
const raisedInFullTogether: Rule = ({ round }, { acted, answeredLevel, seat }) =>
  !acted || round.level - answeredLevel >= round.lastRaise ? null : notReopened({ seat });

/** The highest bet is at least twice his own; a mere blind before the flop is no bet of his (RTC-5.b, RTC-5.c). */
const doubledHisBet: Rule = ({ round, street }, { acted, streetBet, seat }) => {
  if (round.level >= 2 * streetBet || (street === 0 && !acted)) return null;
  const facts = { seat, level: round.level, needed: 2 * streetBet };
  return street === 0 ? notReopenedBeforeFlop(facts) : notReopenedAfterFlop(facts);
};

const raisedAtAll: Rule = ({ round }, { acted, answeredLevel, seat }) =>
  !acted || round.level > answeredLevel ? null : notReopenedNoIncrease({ seat });

const bettingIsReopened: Rule = (hand, player) => {
  const { rules, structure } = hand.setup;
  if (structure.limit === 'fixedLimit') return raisedInFull(hand, player);
  switch (rules.reopenRule) {
    case 'fullRaiseCumulative':
      return raisedInFullTogether(hand, player);
    case 'highestAtLeastDoubleOwnBet':
      return doubledHisBet(hand, player);
    case 'anyIncrease':
      return raisedAtAll(hand, player);
    default:
      return raisedInFull(hand, player);
  }
};

export const raiseRules: readonly Rule[] = [
  someoneCanAnswer,
  raiseIsNotBarred,
  checkRaiseIsAllowed,
  bettingIsReopened,
  raisesAreNotCapped,
];

/** Why a player may not bet or raise at all in this round; null when he may. */
export const raiseObjection = (hand: Hand, player: PlayerInHand): Refusal | null => {
  for (const rule of raiseRules) {
    const objection = rule(hand, player);
    if (objection) return objection;
  }
  return null;
};
