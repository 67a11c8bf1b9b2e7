import {
  deadlines,
  feedersOf,
  type Floor,
  floor,
  type FloorEvent,
  mustMoveOrder,
  type TimeCollectionDue,
} from '@cardroom/floor';
import { type PlayerId } from '@cardroom/kernel';

// What the log of an evening must never show, looked for while it is folded.

/** Milliseconds that a timer may come late before its deadline counts as outlived. */
const timersComeWithinMs = 15_000;

/** Faults found, by what must be so. */
export interface Found {
  readonly doubled: string[];
  readonly unexplained: string[];
  readonly rent: string[];
  readonly outlived: string[];
  readonly order: string[];
}

/** The fold so far: the floor, how it was when the present command began, and what is still running. */
interface Folding {
  state: Floor;
  command: string;
  commandBegan: Floor;
  readonly due: Map<string, number>;
  readonly charges: Set<string>;
  readonly chargedUntil: Map<PlayerId, number>;
  readonly found: Found;
}

/** The seats of each player who has more than one. */
const doubledSeats = (state: Floor): string[] => {
  const seats = new Map<PlayerId, string[]>();
  for (const table of state.tables.values())
    table.seats.forEach((use, index) => {
      if (use.state !== 'seated') return;
      const { playerId } = use.seated;
      seats.set(playerId, [...(seats.get(playerId) ?? []), `table ${table.plan.number} seat ${index + 1}`]);
    });
  return [...seats]
    .filter(([, held]) => held.length > 1)
    .map(([player, held]) => `${player}: ${held.join(', ')}`);
};

/** Whoever came before an entry and stays callable behind it must have been told why. */
const unexplained = (before: Floor, event: FloorEvent, after: Floor): string[] => {
  if (event.type !== 'PlayerCalled' && !(event.type === 'PlayerSeated' && event.how === 'direct')) return [];
  const places = before.lists.get(event.gameId)?.places ?? [];
  const own =
    event.entryId === null ? places.length : places.findIndex(({ entryId }) => entryId === event.entryId);
  return places
    .slice(0, own < 0 ? places.length : own)
    .filter(({ entryId }) =>
      ['waiting', 'out', 'held'].includes(before.entries.get(entryId)?.standing.state ?? ''),
    )
    .filter(
      ({ entryId }) =>
        (after.overtakings.get(entryId)?.length ?? 0) <= (before.overtakings.get(entryId)?.length ?? 0),
    )
    .map(({ entryId }) => `${entryId} was passed by ${event.alias} and not told why`);
};

const sittersAt = (state: Floor, tableId: TimeCollectionDue['tableId']): string =>
  (state.tables.get(tableId)?.seats ?? [])
    .flatMap((use) => (use.state === 'seated' ? [use.seated.playerId] : []))
    .join(' ');

/** Once for each table and moment, of exactly those who sit there, and of nobody twice for the same time. */
const rentFaults = ({ state, charges, chargedUntil }: Folding, event: FloorEvent): string[] => {
  if (event.type !== 'TimeCollectionDue') return [];
  const { tableId, dueAt, period, periodMinutes, seats } = event;
  const faults: string[] = [];
  const moment = `${tableId} at ${new Date(dueAt).toISOString()}`;
  if (charges.has(moment)) faults.push(`${moment} was charged twice`);
  charges.add(moment);
  if (seats.map(({ playerId }) => playerId).join(' ') !== sittersAt(state, tableId))
    faults.push(`${moment}: period ${period} names others than those who sat there`);
  const isByTheClock = state.collections.get(tableId)?.rate.when !== 'dealer-change';
  for (const { playerId, amountMinor, alias } of isByTheClock ? seats : []) {
    if (amountMinor === 0) continue;
    if ((chargedUntil.get(playerId) ?? 0) > dueAt) faults.push(`${moment}: ${alias} pays twice for one time`);
    chargedUntil.set(playerId, dueAt + periodMinutes * 60_000);
  }
  return faults;
};

/** Who moves up from a feeder is the first in its order, or it was said why not. */
const orderFaults = ({ commandBegan }: Folding, event: FloorEvent): string[] => {
  if (event.type !== 'PlayerMoved' && event.type !== 'MoveAnnounced') return [];
  const { announcedMoves } = commandBegan;
  if (event.kind !== 'must-move' || event.reason || announcedMoves.has(event.playerId)) return [];
  const order = mustMoveOrder(commandBegan, feedersOf(commandBegan, event.tableId));
  const [first] = order.filter(({ playerId }) => !announcedMoves.has(playerId));
  return first && first.playerId !== event.playerId
    ? [`${event.alias} moved up before ${first.alias}, and nobody said why`]
    : [];
};

/** Deadlines that a timer should have answered well before this event. */
const outlivedBy = ({ due }: Folding, { at, type }: FloorEvent): string[] => {
  const late: string[] = [];
  for (const [timer, dueAt] of due) {
    if (at - dueAt <= timersComeWithinMs) continue;
    late.push(`${timer} was due ${Math.round((at - dueAt) / 1000)} s before ${type}`);
    due.delete(timer);
  }
  return late;
};

const rearm = ({ due, state: before }: Folding, event: FloorEvent, after: Floor): void => {
  for (const change of deadlines({ before, after, events: [event] }))
    if ('disarm' in change) due.delete(change.timerId);
    else due.set(change.timerId, change.dueAt);
};

const step = (folding: Folding, event: FloorEvent): void => {
  const { found, state: before } = folding;
  if (event.command !== folding.command) {
    folding.command = event.command;
    folding.commandBegan = before;
  }
  found.outlived.push(...outlivedBy(folding, event));
  found.rent.push(...rentFaults(folding, event));
  found.order.push(...orderFaults(folding, event));
  const after = floor.evolve(before, event);
  if (event.type === 'PlayerSeated') found.doubled.push(...doubledSeats(after));
  found.unexplained.push(...unexplained(before, event, after));
  rearm(folding, event, after);
  folding.state = after;
};

/** Folds a day's facts one by one, as a newcomer to the log would, and tells what speaks against it. */
export const foldChecking = (events: readonly FloorEvent[]): { state: Floor; found: Found } => {
  const folding: Folding = {
    state: floor.initialState,
    command: '',
    commandBegan: floor.initialState,
    due: new Map(),
    charges: new Set(),
    chargedUntil: new Map(),
    found: { doubled: [], unexplained: [], rent: [], outlived: [], order: [] },
  };
  for (const event of events) step(folding, event);
  return { state: folding.state, found: folding.found };
};
