import { accept, type Decider, type Decision, fold, invariant } from '@cardroom/kernel';
import { addingDecisions, addingEvolutions } from './chips/adding';
import { arrivalsJoin, behindDecisions, behindEvolutions } from './chips/behind';
import { custodyDecisions, custodyEvolutions } from './chips/custody';
import { dropDecisions, dropEvolutions } from './chips/drop';
import { onTheirWayDecisions, onTheirWayEvolutions } from './chips/on-their-way';
import { stackDecisions, stackEvolutions } from './chips/stacks';
import { clockDecisions, clockEvolutions, slowPlayersSitOut } from './clocks/expiring';
import { type PlayCommand } from './commands';
import { type PlayEvent } from './events';
import { correctingDecisions, correctingEvolutions, reopenableAfter } from './hands/correcting';
import { countedDecisions, countedEvolutions } from './hands/counted';
import { finishingEvolutions, handEnds } from './hands/finishing';
import { playingDecisions } from './hands/playing';
import { handRuns } from './hands/running';
import { startingDecisions, startingEvolutions } from './hands/starting';
import { stepEvolutions } from './hands/steps';
import { disputeDecisions, disputeEvolutions } from './rulings/disputed-pots';
import { holdingDecisions, holdingEvolutions, potsAreHeld } from './rulings/holding-pots';
import { movingDecisions, movingEvolutions, potsMove } from './rulings/moving-pots';
import { restoringDecisions } from './rulings/restoring-hands';
import { stoppingDecisions, stoppingEvolutions } from './rulings/stopping';
import { buttonDecisions, buttonEvolutions } from './seats/button';
import { changingSeatsDecisions, changingSeatsEvolutions, moversMove } from './seats/changing-seats';
import { exchangersMove, exchangingDecisions, exchangingEvolutions } from './seats/exchanging-seats';
import { dealingOutDecisions, dealingOutEvolutions, sanctionsEnd } from './seats/dealing-out';
import { leaversGo, leavingDecisions, leavingEvolutions } from './seats/leaving';
import { absentAreNoted } from './seats/noting-absence';
import { presenceDecisions, presenceEvolutions } from './seats/presence';
import { takingDecisions, takingEvolutions } from './seats/taking';
import { type DecisionsOf, type EvolutionsOf, type Sequel } from './slice';
import { stampOf } from './stamp';
import { emptyTable, isOpen, type Table } from './state';
import { changingDecisions, changingEvolutions, depthComes } from './table/changing';
import { deckDecisions, deckEvolutions } from './table/decks';
import { openingDecisions, openingEvolutions } from './table/opening';
import { comesToRest, pausingDecisions, pausingEvolutions } from './table/pausing';

const decisions: DecisionsOf<PlayCommand['type']> = {
  ...openingDecisions,
  ...changingDecisions,
  ...pausingDecisions,
  ...deckDecisions,
  ...takingDecisions,
  ...leavingDecisions,
  ...changingSeatsDecisions,
  ...exchangingDecisions,
  ...presenceDecisions,
  ...dealingOutDecisions,
  ...buttonDecisions,
  ...addingDecisions,
  ...behindDecisions,
  ...onTheirWayDecisions,
  ...stackDecisions,
  ...dropDecisions,
  ...custodyDecisions,
  ...startingDecisions,
  ...playingDecisions,
  ...countedDecisions,
  ...correctingDecisions,
  ...clockDecisions,
  ...stoppingDecisions,
  ...disputeDecisions,
  ...holdingDecisions,
  ...movingDecisions,
  ...restoringDecisions,
};

const evolutions: EvolutionsOf<PlayEvent['type']> = {
  ...openingEvolutions,
  ...changingEvolutions,
  ...pausingEvolutions,
  ...deckEvolutions,
  ...takingEvolutions,
  ...leavingEvolutions,
  ...changingSeatsEvolutions,
  ...exchangingEvolutions,
  ...presenceEvolutions,
  ...dealingOutEvolutions,
  ...buttonEvolutions,
  ...addingEvolutions,
  ...behindEvolutions,
  ...onTheirWayEvolutions,
  ...stackEvolutions,
  ...dropEvolutions,
  ...custodyEvolutions,
  ...startingEvolutions,
  ...stepEvolutions,
  ...finishingEvolutions,
  ...countedEvolutions,
  ...correctingEvolutions,
  ...clockEvolutions,
  ...stoppingEvolutions,
  ...disputeEvolutions,
  ...holdingEvolutions,
  ...movingEvolutions,
};

/** What follows by itself, in the order in which it is looked for. */
const sequels: readonly Sequel[] = [
  handEnds,
  potsAreHeld,
  potsMove,
  absentAreNoted,
  handRuns,
  slowPlayersSitOut,
  arrivalsJoin,
  sanctionsEnd,
  moversMove,
  exchangersMove,
  depthComes,
  leaversGo,
  comesToRest,
];

const evolve = (table: Table, event: PlayEvent): Table => {
  if (!Object.hasOwn(evolutions, event.type)) return table;
  const after = (evolutions[event.type] as (table: Table, event: PlayEvent) => Table)(table, event);
  return { ...after, reopenable: reopenableAfter(table, event), lastAt: event.at };
};

/** Far more steps than any hand takes by itself. */
const mostSequels = 1_000;

/** Everything that follows from a decision belongs to it: nobody sees a hand half dealt. */
const withSequels = (
  command: PlayCommand,
  table: Table,
  first: readonly PlayEvent[],
): readonly PlayEvent[] => {
  const stamp = stampOf(command);
  const events = [...first];
  let now = fold(evolve, table, first);
  for (let step = 0; isOpen(now); step++) {
    invariant(step < mostSequels, 'what follows from a decision comes to an end');
    const next = sequels.reduce<readonly PlayEvent[]>(
      (found, sequel) => (found.length > 0 ? found : sequel(now, stamp)),
      [],
    );
    if (next.length === 0) break;
    events.push(...next);
    now = fold(evolve, now, next);
  }
  return events;
};

const decide = (command: PlayCommand, table: Table): Decision<PlayEvent> => {
  const slice = decisions[command.type] as (command: PlayCommand, table: Table) => Decision<PlayEvent>;
  const decision = slice(command, table);
  return decision.accepted && decision.events.length > 0
    ? accept(...withSequels(command, table, decision.events))
    : decision;
};

/**
 * The play of one table on one gaming day, one stream `table-<room>-<table>-<day>`: seats, stacks, button, blinds, the
 * hand in progress and its clocks are decided on one state.
 */
export const play: Decider<PlayCommand, Table, PlayEvent> = { initialState: emptyTable, decide, evolve };
