import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { type HandEvent } from '../hand/events';
import { type Hand } from '../hand/state';
import { handIsUnderWay } from '../hand/under-way';
import { type ReportMisdeal } from './commands';
import { misdealIsBarred, misdealSource, misdealt, misdealTable, tooLateForMisdeal } from './misdeal-table';
import { citing, notAMisdeal } from './refusals';

type Rule = Policy<ReportMisdeal, Hand>;

const faultIsOnTheList: Rule = ({ fault }, { setup }) =>
  misdealTable[fault][misdealSource(setup.rules)] === null ? notAMisdeal({ fault }) : null;

/** A house dealer may cut the deck himself where the house says so (THR-1.9.a). */
const dealerMayNotCut: Rule = ({ fault }, { setup }) =>
  fault === 'badShuffle' && setup.rules.dealerMayCut ? notAMisdeal({ fault }) : null;

/** The joker shown before the deal belongs to a game that plays with one (THR-1.9.l). */
const gameHasJoker: Rule = ({ fault }, { setup }) =>
  fault === 'jokerBeforeDeal' && setup.rules.jokers === 0 ? notAMisdeal({ fault }) : null;

/**
 * Cards for somebody not entitled: no misdeal when the seat is an absent player's, or owes a blind, which has its own
 * rule (RRP-4.1.12); nor, where the house says so, when nobody could have seen them (THR-1.9.i, THR-1.9.3).
 */
const seatWasNotEntitled: Rule = ({ fault, seat = null, seen = false, because }, { setup }) => {
  if (fault !== 'cardToWrongSeat') return null;
  if (because === 'owesBlind') return citing(notAMisdeal({ fault, seat }), 'RRP-4.1.12');
  if (because === 'absent') return notAMisdeal({ fault, seat });
  return setup.rules.misdealNonEntitled === 'ifSeen' && !seen
    ? citing(notAMisdeal({ fault, seat }), 'THR-1.9.i')
    : null;
};

/** A player who was away without having posted was not entitled to cards (RRP-3.2.1.j). */
const playerWasEntitled: Rule = ({ fault, seat = null, because }) =>
  fault === 'playerForgotten' && because !== undefined ? notAMisdeal({ fault, seat }) : null;

const reportedInTime: Rule = (_, hand) => (misdealIsBarred(hand) ? tooLateForMisdeal(hand) : null);

export const reportMisdealRules = [
  handIsUnderWay,
  faultIsOnTheList,
  dealerMayNotCut,
  gameHasJoker,
  seatWasNotEntitled,
  playerWasEntitled,
  reportedInTime,
];

/** An error of the deal is a misdeal when it is on the list and reported in time (RRP-3.2.1, RTC-32.i.5). */
export const reportMisdeal = (command: ReportMisdeal, hand: Hand): Decision<HandEvent> =>
  judge(reportMisdealRules, [command, hand], () => {
    const rule = misdealTable[command.fault][misdealSource(hand.setup.rules)];
    return accept(misdealt(command.at, rule ?? 'RRP-3.2.1'));
  });
