import { accept, type Decision, judge, refuse } from '@cardroom/kernel';
import { type CorrectedHand, correctHand, handAfter } from '@cardroom/poker';
import { withClock } from '../clocks/holding';
import { clockAfterStep, isSameTurn } from '../clocks/turn';
import { isOfHouse, rules, saysWhy, tableIsOpen } from '../ground-rules';
import { noSuchStep, ruledByFloor } from '../refusals';
import {
  type CommandNamed,
  type DecisionsOf,
  type EvolutionsOf,
  type EventNamed,
  type RulesFor,
} from '../slice';
import { stampOf } from '../stamp';
import { type HandInProgress, type Table } from '../state';
import { type PlayEvent } from '../events';
import { type HandCorrected, type HandsEvent } from './events';
import { handIsMeant } from './playing';
import { commandAt, eventsAt, withoutInstant } from './untimed';

/** The hand to correct: the one in progress, or a recorded one that has just ended. */
const withHand = (table: Table, hand: number): Table | null => {
  if (table.hand) return table.hand.number === hand ? table : null;
  return table.reopenable?.hand?.number === hand ? table.reopenable : null;
};

/** What follows without a tap at a recorded table would follow again at once. */
const comesByItself = ({ steps, stepwise }: HandInProgress, step: number): boolean => {
  const type = steps[step]?.command.type;
  if (type === 'KillLosingHands') return true;
  if (stepwise) return false;
  const firstDeal = steps.findIndex(({ command }) => command.type === 'Deal');
  return type === 'PostForcedBets' || step === firstDeal;
};

/** The step that was entered last in a hand that can be corrected; null where nothing was. */
export const lastEntry = (table: Table, hand: number): number | null => {
  const inProgress = withHand(table, hand)?.hand;
  if (!inProgress) return null;
  const step = inProgress.steps.findLastIndex((_, i) => i > 0 && !comesByItself(inProgress, i));
  return step > 0 ? step : null;
};

const handCanBeCorrected: RulesFor<'CorrectHand'>[number] = (command, table) =>
  withHand(table, command.hand) ? null : handIsMeant(command, table);

/** The opening of the hand is not an action; a wrong one is declared void and dealt again. */
const stepIsAnAction: RulesFor<'CorrectHand'>[number] = ({ hand, step, replacement }, table) => {
  const isThere = step > 0 && withHand(table, hand)?.hand?.steps[step] !== undefined;
  return isThere && replacement?.type !== 'OpenHand' ? null : noSuchStep({ step });
};

/** What the floor has ruled is taken back by the floor, not by a slip of the dealer's finger (RRP-2.1.2). */
const rulingsAreTheFloors: RulesFor<'CorrectHand'>[number] = (command, table) => {
  const inProgress = withHand(table, command.hand)?.hand;
  const wrong = inProgress?.steps[command.step]?.command;
  const isRuled = wrong?.type === 'KillHand' && inProgress?.ruledDead.includes(wrong.seat);
  return isRuled && !rules(command) ? ruledByFloor({ seat: wrong.seat }) : null;
};

export const correctHandRules: RulesFor<'CorrectHand'> = [
  isOfHouse,
  tableIsOpen,
  handCanBeCorrected,
  saysWhy,
  stepIsAnAction,
  rulingsAreTheFloors,
];

/** The corrected action stands where the wrong one stood; what followed is played again as far as it still fits. */
const correcting = (command: CommandNamed<'CorrectHand'>, table: Table): Decision<HandsEvent> => {
  const { hand, step, replacement, reason, approvedBy } = command;
  const meant = withHand(table, hand);
  const steps = meant?.hand?.steps ?? [];
  const wrong = steps[step];
  if (!meant || !wrong) return refuse(noSuchStep({ step }));
  const right = replacement && commandAt(wrong.command.at, replacement);
  const decision = correctHand(steps, step, right);
  if (!decision.accepted) return decision;
  const [corrected] = decision.events;
  if (!corrected) return accept();
  const facts = { ...stampOf(command), hand, reason, approvedBy };
  const reopened: readonly HandsEvent[] = table.hand ? [] : [{ type: 'HandReopened', ...facts }];
  return accept<HandsEvent>(...reopened, {
    type: 'HandCorrected',
    ...facts,
    from: step,
    was: withoutInstant(wrong.command),
    ...anew(corrected, step),
    clock: clockAfterStep(meant, corrected.hand, command.at),
  });
};

export const anew = (
  { steps, stoppedAt }: CorrectedHand,
  from: number,
): Pick<HandCorrected, 'steps' | 'stoppedBy'> => ({
  steps: steps.slice(from).map(({ command: ask, events }) => ({
    at: ask.at,
    ask: withoutInstant(ask),
    events: events.map((event) => withoutInstant(event)),
  })),
  stoppedBy: stoppedAt?.refusal ?? null,
});

export const correctingDecisions: DecisionsOf<'CorrectHand'> = {
  CorrectHand: (command, table) =>
    judge(correctHandRules, [command, table], () => correcting(command, table)),
};

const corrected = (table: Table, event: EventNamed<'HandCorrected'>): Table => {
  const { hand: inProgress, heldClock } = table;
  if (inProgress?.number !== event.hand) return table;
  const anew = event.steps.map(({ at, ask, events }) => ({
    command: commandAt(at, ask),
    events: eventsAt(at, events),
  }));
  const steps = [...inProgress.steps.slice(0, event.from), ...anew];
  const hand = handAfter(steps.flatMap(({ events }) => events));
  const held = heldClock && isSameTurn(inProgress.hand, hand) ? heldClock : null;
  const { was } = event;
  const ruledDead = inProgress.ruledDead.filter((seat) => was.type !== 'KillHand' || was.seat !== seat);
  const now = { ...inProgress, hand, steps, ruledDead };
  return withClock({ ...table, hand: now, heldClock: held }, event.clock);
};

export const correctingEvolutions: EvolutionsOf<'HandCorrected' | 'HandReopened'> = {
  HandCorrected: corrected,
  HandReopened: (table, { hand }) => (table.reopenable?.hand?.number === hand ? table.reopenable : table),
};

/** Whatever happens after the end of a recorded hand closes it for good: a hand that was built upon stays as it is. */
export const reopenableAfter = (before: Table, event: PlayEvent): Table | null =>
  event.type === 'HandFinished' && before.hand?.depth === 'recorded' ? { ...before, reopenable: null } : null;
