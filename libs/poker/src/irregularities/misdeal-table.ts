import { type Instant, type Refusal, type RuleId } from '@cardroom/kernel';
import { type HandVoided } from '../hand/events';
import { type HandRules } from '../hand/rules';
import { type Hand, type SeatNumber } from '../hand/state';
import { actionOccurred, citing } from './refusals';

/** Errors of the deal that somebody reports; those the engine can see for itself have their own commands. */
export type MisdealFault =
  | 'firstCardToWrongSeat'
  | 'outOfSequence'
  | 'buttonMisplaced'
  | 'cardToWrongSeat'
  | 'playerForgotten'
  | 'dealtIntoFlop'
  | 'badShuffle'
  | 'jokerBeforeDeal'
  | 'other';

/** Whose list of misdeals applies: the one whose bar the house has set. */
export type MisdealSource = 'RRP' | 'THR' | 'RTC';

export const misdealSource = ({
  irregularityDeadlineActions,
  misdealBarActions,
}: HandRules): MisdealSource => {
  if (irregularityDeadlineActions !== null) return 'RTC';
  return misdealBarActions > 2 ? 'THR' : 'RRP';
};

type Causes = { readonly [Source in MisdealSource]: RuleId | null };

const anyOther: RuleId = 'RTC-32.i.5';

/**
 * Which error makes a misdeal, and by which rule. Robert's list is closed (RRP-3.2.1); the French casinos' is open as
 * long as the deal is not covered twice (RTC-32.i, RTC-32.i.5).
 */
export const misdealTable: { readonly [Fault in MisdealFault]: Causes } = {
  firstCardToWrongSeat: { RRP: 'RRP-3.2.1.h', THR: 'THR-1.9.b', RTC: anyOther },
  outOfSequence: { RRP: 'RRP-3.2.1.f', THR: 'THR-1.9.c', RTC: anyOther },
  buttonMisplaced: { RRP: 'RRP-3.2.1.g', THR: 'RRP-3.2.1.g', RTC: anyOther },
  cardToWrongSeat: { RRP: 'RRP-3.2.1.i', THR: 'THR-1.9.i', RTC: anyOther },
  playerForgotten: { RRP: 'RRP-3.2.1.j', THR: 'THR-1.9.d', RTC: anyOther },
  dealtIntoFlop: { RRP: 'RRP-3.2.1.d', THR: 'THR-1.9.4', RTC: 'RTC-32.i.4' },
  badShuffle: { RRP: null, THR: 'THR-1.9.a', RTC: anyOther },
  jokerBeforeDeal: { RRP: null, THR: 'THR-1.9.l', RTC: anyOther },
  other: { RRP: null, THR: null, RTC: anyOther },
};

const inTurn = ({ actions }: Hand): Hand['actions'] => actions.filter(({ kind }) => kind !== 'bringIn');

/**
 * Whether it is too late for a misdeal. Players who acted in turn are counted, two of them (RRP-3.2.2) or three, two
 * with a raise (THR-1.9.1); the French casinos count actions, also of one player (RTC-17). Blinds, antes, the bring-in
 * and actions out of turn count for nothing.
 */
export const misdealIsBarred = (hand: Hand): boolean => {
  const { irregularityDeadlineActions, misdealBarActions, misdealBarActionsWithRaise } = hand.setup.rules;
  const acted = inTurn(hand);
  if (irregularityDeadlineActions !== null) return acted.length >= irregularityDeadlineActions;
  const players = new Set(acted.map(({ seat }) => seat)).size;
  const raised = acted.some(({ kind }) => kind === 'raise' || kind === 'complete');
  return players >= (raised ? misdealBarActionsWithRaise : misdealBarActions);
};

export const nobodyHasActed = (hand: Hand): boolean => inTurn(hand).length === 0;

export const actedOnStreet = ({ actions, street }: Hand): boolean =>
  actions.some((action) => action.street === street);

const barRules: { readonly [Source in MisdealSource]: RuleId } = {
  RRP: 'RRP-3.2.2',
  THR: 'THR-1.9.1',
  RTC: 'RTC-17',
};

export const tooLateForMisdeal = (hand: Hand): Refusal =>
  citing(actionOccurred({ actions: inTurn(hand).length }), barRules[misdealSource(hand.setup.rules)]);

/**
 * A misdeal gives back every wager, blind and ante; all cards go to the dealer, the button stays and the hand is dealt
 * again (RRP-3.2.1, RTC-32.i, THR-1.9). Only who bet knowing of a bad deck may be denied his refund (RRP-3.4.5).
 */
export const misdealt = (at: Instant, rule: RuleId, withheld: readonly SeatNumber[] = []): HandVoided => ({
  type: 'HandVoided',
  at,
  rule,
  ...(withheld.length > 0 ? { withheld } : {}),
});
