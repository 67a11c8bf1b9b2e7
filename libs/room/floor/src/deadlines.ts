import { type EntryId, type Instant, instant, type PlayerId, type TableId } from '@cardroom/kernel';
import { type Absence } from './absence/kept';
import { type FloorCommand } from './commands';
import { type FloorEvent, type OfSeat } from './events';
import { changedParts, everyPart, type KeyOfPart, noParts, valueIn } from './parts';
import { cooldownIsOver, ofCooldown } from './must-move/cooldown-timer';
import { type Floor, type FloorFacts, liveEntry, seatUse } from './state';
import { floorStreamId } from './stream';
import { type TableCollection } from './time-collection/collections';
import { nothingTouched, type Touched, touchedByAll } from './undo/touched';

export interface Timed {
  /** Which command a knock leads to: see `commandForTimer`. */
  readonly kind: string;
  readonly dueAt: Instant;
  /** Which deadline is meant, and nothing that the log does not know. */
  readonly payload: Readonly<Record<string, string | number>>;
}

export interface Deadline extends Timed {
  readonly timerId: string;
}

export type DeadlineChange = Deadline | { readonly timerId: string; readonly disarm: true };

/** It stays open after its time, until the floor has dealt with it. */
const ofAbsence = (value: unknown): Timed | null => {
  const { playerId, since, dueAt } = value as Absence;
  return { kind: 'absence', dueAt, payload: { playerId, since } };
};

/** The moment comes by the table's schedule, not by when the one before was noticed. */
const ofCollection = (value: unknown): Timed | null => {
  const { tableId, nextDueAt, lastPeriod } = value as TableCollection;
  if (nextDueAt === null) return null;
  return { kind: 'time-collection', dueAt: nextDueAt, payload: { tableId, period: lastPeriod + 1 } };
};

/** The deadline that a value of a part holds, by part; a part without an entry has none. */
const timedParts: Readonly<Record<string, (value: unknown, key: string) => Timed | null>> = {
  absences: ofAbsence,
  collections: ofCollection,
  mustMoveCooldowns: ofCooldown,
};

const timedPartNames = Object.keys(timedParts);

const text = <T extends string>(value: unknown): T => String(value) as T;

const ofEntry = (floor: FloorFacts, entryId: EntryId): Timed | null => {
  const standing = liveEntry(floor, entryId)?.standing;
  switch (standing?.state) {
    case 'called': {
      const { call, answered, endsAt } = standing.call;
      return answered ? null : { kind: 'call', dueAt: endsAt, payload: { entryId, call } };
    }
    case 'held':
      return { kind: 'hold', dueAt: standing.until, payload: { entryId, hold: standing.hold } };
    case 'called-in':
      return { kind: 'call-in', dueAt: standing.arriveBy, payload: { entryId } };
    case 'out':
      return standing.backBy === undefined
        ? null
        : { kind: 'out', dueAt: standing.backBy, payload: { entryId } };
    default:
      return null;
  }
};

const ofSeat = (floor: FloorFacts, at: OfSeat): Timed | null => {
  const use = seatUse(floor, at);
  if (use?.state !== 'reserved' || use.reservation.lapsesAt === null) return null;
  const { lapsesAt, reservation } = use.reservation;
  const { tableId, seat } = at;
  return { kind: 'reservation', dueAt: lapsesAt, payload: { tableId, seat, reservation } };
};

const everyEntry = (floor: FloorFacts): readonly EntryId[] =>
  [...floor.lists.values()].flatMap(({ places }) => places.map(({ entryId }) => entryId));

const everySeat = (floor: FloorFacts): readonly OfSeat[] =>
  [...floor.tables.values()].flatMap(({ plan, seats }) =>
    seats.map((_, i) => ({ tableId: plan.tableId, seat: i + 1 })),
  );

interface TouchedAndParts extends Touched {
  readonly parts: readonly KeyOfPart[];
}

/** Open deadlines by their key, of what was touched. A closed day has none: the next one takes them over. */
const openDeadlines = (floor: FloorFacts, touched: TouchedAndParts): ReadonlyMap<string, Timed> => {
  const deadlines = new Map<string, Timed>();
  if (!floor.day || floor.day.closed) return deadlines;
  for (const entryId of touched.everything ? everyEntry(floor) : touched.entries) {
    const timed = ofEntry(floor, entryId);
    if (timed) deadlines.set(`entry-${entryId}`, timed);
  }
  for (const at of touched.everything ? everySeat(floor) : touched.seats) {
    const timed = ofSeat(floor, at);
    if (timed) deadlines.set(`seat-${at.tableId}-${at.seat}`, timed);
  }
  const parts = touched.everything ? everyPart(floor) : touched.parts;
  for (const part of parts) {
    const value = valueIn(floor, part);
    const timed = value === undefined ? null : timedParts[part.name]?.(value, part.key);
    if (timed) deadlines.set(`${part.name}-${part.key}`, timed);
  }
  return deadlines;
};

const isSame = (a: Timed | undefined, b: Timed): boolean =>
  a !== undefined &&
  a.kind === b.kind &&
  a.dueAt === b.dueAt &&
  JSON.stringify(a.payload) === JSON.stringify(b.payload);

interface Change {
  readonly before: Floor;
  readonly after: Floor;
  readonly events: readonly FloorEvent[];
}

/** Every open deadline of the floor by its key. */
export const everyDeadline = (floor: FloorFacts): ReadonlyMap<string, Timed> =>
  openDeadlines(floor, { ...nothingTouched, everything: true, parts: everyPart(floor) });

const onlyOf = (key: string): TouchedAndParts => {
  const [name = '', ...rest] = key.split('-');
  const [id, seat] = [rest.join('-'), Number(rest.at(-1))];
  const none = { ...nothingTouched, parts: [] };
  if (name === 'entry') return { ...none, entries: [text<EntryId>(id)] };
  if (name === 'seat')
    return { ...none, seats: [{ tableId: text<TableId>(rest.slice(0, -1).join('-')), seat }] };
  return { ...none, parts: Object.hasOwn(noParts, name) ? [{ name, key: id }] : [] };
};

/** The deadline of a key of `everyDeadline`; null when none is open there. */
export const deadlineOf = (floor: FloorFacts, key: string): Timed | null =>
  openDeadlines(floor, onlyOf(key)).get(key) ?? null;

/** The open deadlines before and after a decision, of what it touched. */
export const touchedDeadlines = ({
  before,
  after,
  events,
}: Change): readonly [was: ReadonlyMap<string, Timed>, is: ReadonlyMap<string, Timed>] => {
  const touched = { ...touchedByAll(before, events), parts: changedParts(before, after, timedPartNames) };
  return [openDeadlines(before, touched), openDeadlines(after, touched)];
};

/** A deadline for which nothing happens by itself: staff are reminded, and decide. */
const isReminder = ({ kind }: Timed): boolean => !Object.hasOwn(timerCommands, kind);

/** Timers to arm, to move or to disarm with these events: the deadline is in the fact, a timer only knocks. */
export const deadlines = (change: Change): readonly DeadlineChange[] => {
  const day = change.after.day ?? change.before.day;
  if (!day) return [];
  const [was, is] = touchedDeadlines(change);
  const timerId = (key: string) => `${floorStreamId(day.room, day.day)}-${key}`;
  const armed = [...is].flatMap(([key, timed]) =>
    isSame(was.get(key), timed) || isReminder(timed) ? [] : [{ timerId: timerId(key), ...timed }],
  );
  const disarmed = [...was].flatMap(([key, timed]) => {
    const now = is.get(key);
    const runsOn = now !== undefined && !isReminder(now);
    return runsOn || isReminder(timed) ? [] : [{ timerId: timerId(key), disarm: true as const }];
  });
  return [...armed, ...disarmed];
};

type Unstamped<C> = C extends unknown ? Omit<C, 'at' | 'by' | 'command'> : never;

/** A knock, before the worker stamps it with its time, the timer as actor, and its id. */
export type TimerCommand = Unstamped<FloorCommand>;

type Payload = Readonly<Record<string, unknown>>;

/** The commands that wake-up calls lead to, by kind of deadline. */
export type TimerCommands = Readonly<Record<string, (payload: Payload) => TimerCommand>>;

const timerCommands: TimerCommands = {
  call: ({ entryId, call }) => ({ type: 'ExpireCall', entryId: text<EntryId>(entryId), call: Number(call) }),
  hold: ({ entryId, hold }) => ({ type: 'ExpireHold', entryId: text<EntryId>(entryId), hold: Number(hold) }),
  absence: ({ playerId, since }) => ({
    type: 'AbsenceFallsDue',
    playerId: text<PlayerId>(playerId),
    since: instant(Number(since)),
  }),
  'time-collection': ({ tableId, period }) => ({
    type: 'FallDue',
    tableId: text<TableId>(tableId),
    period: Number(period),
  }),
  'must-move-cooldown': cooldownIsOver,
  'call-in': ({ entryId }) => ({ type: 'ExpireCallIn', entryId: text<EntryId>(entryId) }),
  reservation: ({ tableId, seat, reservation }) => ({
    type: 'LapseReservation',
    tableId: text<TableId>(tableId),
    seat: Number(seat),
    reservation: Number(reservation),
  }),
};

/** The command a wake-up call leads to; null for a kind this module does not know. */
export const commandForTimer = (kind: string, payload: Payload): TimerCommand | null =>
  Object.hasOwn(timerCommands, kind) ? (timerCommands[kind]?.(payload) ?? null) : null;
