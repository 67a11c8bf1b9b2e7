import { accept, type Decision, fold } from '@cardroom/kernel';
import { decideHand, evolveHand, type HandCommand, type HandEvent } from '@cardroom/poker';
import { withClock } from '../clocks/holding';
import { clockAfterStep, isSameTurn } from '../clocks/turn';
import { rules } from '../ground-rules';
import { changeSeated } from '../keeping';
import { type EvolutionsOf } from '../slice';
import { type Stamp, stampOf } from '../stamp';
import { type HandInProgress, seatedAt, type Table } from '../state';
import { type CardsDealt, type HandAdvanced } from './events';
import { holdsSecrets } from './secrets';
import { commandAt, eventsAt, withoutInstant } from './untimed';

export type StepFact = HandAdvanced | CardsDealt;

/** A command of the poker engine and what it led to, as one fact. */
const stepFact = (
  table: Table,
  stamp: Stamp & { readonly expired?: number },
  [command, events]: readonly [HandCommand, readonly HandEvent[]],
): StepFact => {
  const inProgress = table.hand as HandInProgress;
  const after = fold(evolveHand, inProgress.hand, events);
  const ask = withoutInstant(command);
  const told = events.map((event) => withoutInstant(event));
  return {
    type: holdsSecrets(ask, told) ? 'CardsDealt' : 'HandAdvanced',
    ...stampOf(stamp),
    hand: inProgress.number,
    step: inProgress.steps.length,
    ask,
    events: told,
    clock: clockAfterStep(table, after, stamp.at),
    ...(stamp.expired === undefined ? {} : { expired: stamp.expired }),
  };
};

/** Asks the poker engine; what it accepts becomes one fact, what changes nothing becomes none. */
export const advancing = (
  table: Table,
  stamp: Stamp & { readonly expired?: number },
  command: HandCommand,
): Decision<StepFact> => {
  if (!table.hand) return accept();
  const decision = decideHand(command, table.hand.hand);
  if (!decision.accepted) return decision;
  return decision.events.length === 0 ? accept() : accept(stepFact(table, stamp, [command, decision.events]));
};

/** A player who decides himself has not run out of time. */
const timeoutsCounted = (table: Table, { ask, expired }: StepFact): Table => {
  const seat = 'seat' in ask ? ask.seat : undefined;
  const seated = seat === undefined ? undefined : seatedAt(table, seat);
  if (!seated || (ask.type !== 'Act' && ask.type !== 'Discard')) return table;
  const timeouts = expired === undefined ? 0 : seated.timeouts + 1;
  return timeouts === seated.timeouts ? table : changeSeated(table, seated.playerId, { timeouts });
};

const advanced = (table: Table, fact: StepFact): Table => {
  const { hand: inProgress, heldClock } = table;
  if (inProgress?.number !== fact.hand) return table;
  const events = eventsAt(fact.at, fact.events);
  const hand = fold(evolveHand, inProgress.hand, events);
  const step = { command: commandAt(fact.at, fact.ask), events };
  const held = heldClock && isSameTurn(inProgress.hand, hand) ? heldClock : null;
  const ruledDead =
    fact.ask.type === 'KillHand' && rules(fact)
      ? [...inProgress.ruledDead, fact.ask.seat]
      : inProgress.ruledDead;
  const after = {
    ...table,
    hand: { ...inProgress, hand, steps: [...inProgress.steps, step], ruledDead },
    heldClock: held,
  };
  return timeoutsCounted(withClock(after, fact.clock), fact);
};

export const stepEvolutions: EvolutionsOf<'HandAdvanced' | 'CardsDealt'> = {
  HandAdvanced: advanced,
  CardsDealt: advanced,
};
