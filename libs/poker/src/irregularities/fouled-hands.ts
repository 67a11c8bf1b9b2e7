import {
  accept,
  type Decision,
  judge,
  type Policy,
  type Refusal,
  refuse,
  type RuleId,
} from '@cardroom/kernel';
import { isLive } from '../betting/betting-round';
import { type HandEvent } from '../hand/events';
import { killing } from '../hand/killing';
import { playerAt } from '../hand/players';
import { handNotLive, unknownSeat } from '../hand/refusals';
import { type Chips, type Hand, type PlayerInHand } from '../hand/state';
import { handIsUnderWay } from '../hand/under-way';
import { type ReportFouled } from './commands';
import { nobodyHasActed } from './misdeal-table';
import { citing, floorDecides, handStaysLive, noRefundAfterAction } from './refusals';

type Rule = Policy<ReportFouled, Hand>;

const handIsLive: Rule = ({ seat }, hand) => {
  const player = playerAt(hand, seat);
  if (!player) return unknownSeat({ seat });
  return player.gone ? handNotLive({ seat, gone: player.gone }) : null;
};

/** Cards that met no others, or lay face up, are as live as before (RTC-32.j.1, RTC-32.j.6, RTC-18.a). */
const cardsMetOthers: Rule = ({ seat, how, untouched = false }) =>
  untouched ? citing(handStaysLive({ seat }), how === 'dealerTook' ? 'RTC-32.j.1' : 'RTC-32.j.6') : null;

/** After action nobody is paid back for a hand that was fouled (RRP-3.2.2), unless the house refunds it. */
const noRefundIsClaimed: Rule = ({ seat, claimsRefund = false }, hand) => {
  const { protectedHandFouled, dealerKilledHandRefund } = hand.setup.rules;
  const refunds =
    protectedHandFouled === 'liveElseRefund' || dealerKilledHandRefund === 'lastBetIfUnanswered';
  return claimsRefund && !refunds && !nobodyHasActed(hand) ? noRefundAfterAction({ seat }) : null;
};

export const reportFouledRules = [handIsUnderWay, handIsLive, cardsMetOthers, noRefundIsClaimed];

/** A hand taken, touched or mixed: dead, live or for the floor, with or without its chips, by the rules in force. */
export const reportFouled = (command: ReportFouled, hand: Hand): Decision<HandEvent> =>
  judge(reportFouledRules, [command, hand], () => {
    if (command.how === 'thrownOntoOther') return dead(hand, command, { rule: 'RRP-3.3.9', refund: 0 });
    return command.isProtected ? protectedHand(command, hand) : unprotectedHand(command, hand);
  });

const dead = (
  hand: Hand,
  { at, seat }: ReportFouled,
  { rule, refund }: { readonly rule: RuleId; readonly refund: Chips },
): Decision<HandEvent> => accept(...killing(hand, { type: 'HandKilled', at, seat, rule, refund }));

/** Chips can come back only while no pot has been paid out or set aside. */
const potsAreUntouched = ({ paidOut, pots }: Hand): boolean =>
  paidOut === 0 && !pots.some((pot) => pot.setAside);

/** A protected hand lives unless it cannot be put together; then its chips come back (THR-1.5.3), or the director decides. */
const protectedHand = (command: ReportFouled, hand: Hand): Decision<HandEvent> => {
  const { seat, identifiable, how } = command;
  if (hand.setup.rules.protectedHandFouled === 'directorDecides')
    return refuse(floorFor(how === 'touchedByUnknown' ? 'RTC-32.j.2' : 'RRP-3.4.2', seat));
  if (identifiable) return refuse(citing(handStaysLive({ seat }), 'THR-1.5.3'));
  const { contributed } = playerAt(hand, seat) as PlayerInHand;
  return dead(hand, command, { rule: 'THR-1.5.3', refund: potsAreUntouched(hand) ? contributed : 0 });
};

const floorFor = (rule: RuleId, seat: number): Refusal => citing(floorDecides({ seat }), rule);

/**
 * An unprotected hand is dead without recourse (RRP-3.4.2, THR-1.5.2, RTC-32.j.2, RTC-32.j.6); the French casinos give
 * back the bet just made if nobody has answered it (RTC-32.j.1). Where the house may take back a hand that can be told
 * apart, the floor is asked (RRP-3.3.8).
 */
const unprotectedHand = (command: ReportFouled, hand: Hand): Decision<HandEvent> => {
  const { seat, how, identifiable } = command;
  const { fouledHand, dealerKilledHandRefund } = hand.setup.rules;
  if (fouledHand === 'houseDecidesIfIdentifiable' && identifiable && how !== 'dealerTook')
    return refuse(floorFor('RRP-3.3.8', seat));
  const refunds = how === 'dealerTook' && dealerKilledHandRefund === 'lastBetIfUnanswered';
  return dead(hand, command, {
    rule: deadRule(command, hand),
    refund: refunds ? unansweredBet(hand, seat) : 0,
  });
};

const deadRule = ({ how }: ReportFouled, { setup }: Hand): RuleId => {
  const { fouledHand, dealerKilledHandRefund, protectedHandFouled } = setup.rules;
  if (protectedHandFouled === 'liveElseRefund') return 'THR-1.5.2';
  if (fouledHand === 'houseDecidesIfIdentifiable') return 'RRP-3.4.2';
  if (how === 'dealerTook') return dealerKilledHandRefund === 'none' ? 'RRP-3.4.2' : 'RTC-32.j.1';
  return how === 'touchedByUnknown' ? 'RTC-32.j.2' : 'RTC-32.j.6';
};

/** The bet he has just made, while nobody has called or raised it; what he had put in before stays. */
const unansweredBet = (hand: Hand, seat: number): Chips => {
  const player = playerAt(hand, seat) as PlayerInHand;
  const last = hand.actions.at(-1);
  const others = hand.players.filter((other) => other.seat !== seat && isLive(other));
  const answered = others.some(({ streetBet }) => streetBet >= player.streetBet);
  const bets = last?.kind === 'bet' || last?.kind === 'raise' || last?.kind === 'complete';
  return bets && last.seat === seat && last.street === hand.street && !answered ? player.streetBet : 0;
};
