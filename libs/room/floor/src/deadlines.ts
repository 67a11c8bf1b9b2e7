import { type EntryId, type Instant, type TableId } from '@cardroom/kernel';
import { type ExpireCall, type ExpireCallIn, type ExpireHold, type LapseReservation } from './commands';
import { type FloorEvent, type OfSeat } from './events';
import { type Floor, type FloorFacts, liveEntry, seatUse } from './state';
import { floorStreamId } from './stream';
import { type Touched, touchedByAll } from './touched';

export type DeadlineKind = 'call' | 'hold' | 'call-in' | 'reservation';

/** What a wake-up call carries: which deadline it means, and nothing that the log does not know. */
export type DeadlinePayload =
  | { readonly entryId: EntryId; readonly call: number }
  | { readonly entryId: EntryId; readonly hold: number }
  | { readonly entryId: EntryId }
  | { readonly tableId: TableId; readonly seat: number; readonly reservation: number };

export interface Deadline {
  readonly timerId: string;
  readonly kind: DeadlineKind;
  readonly dueAt: Instant;
  readonly payload: DeadlinePayload;
}

export type DeadlineChange = Deadline | { readonly timerId: string; readonly disarm: true };

type Timed = Omit<Deadline, 'timerId'>;

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

/** Open deadlines by their key, of what was touched. A closed day has none: the next one takes them over. */
const openDeadlines = (floor: FloorFacts, touched: Touched): ReadonlyMap<string, Timed> => {
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

/** Timers to arm, to move or to disarm with these events: the deadline is in the fact, a timer only knocks. */
export const deadlines = ({ before, after, events }: Change): readonly DeadlineChange[] => {
  const day = after.day ?? before.day;
  if (!day) return [];
  const touched = touchedByAll(before, events);
  const [was, is] = [openDeadlines(before, touched), openDeadlines(after, touched)];
  const timerId = (key: string) => `${floorStreamId(day.room, day.day)}-${key}`;
  const armed = [...is].flatMap(([key, timed]) =>
    isSame(was.get(key), timed) ? [] : [{ timerId: timerId(key), ...timed }],
  );
  const disarmed = [...was.keys()].flatMap((key) =>
    is.has(key) ? [] : [{ timerId: timerId(key), disarm: true as const }],
  );
  return [...armed, ...disarmed];
};

type Unstamped<C> = Omit<C, 'at' | 'by' | 'command'>;

/** A knock, before the worker stamps it with its time, the timer as actor, and its id. */
export type TimerCommand =
  Unstamped<ExpireCall> | Unstamped<ExpireHold> | Unstamped<ExpireCallIn> | Unstamped<LapseReservation>;

const text = <T extends string>(value: unknown): T => String(value) as T;

/** The command a wake-up call leads to; null for a kind this module does not know. */
export const commandForTimer = (
  kind: string,
  payload: Readonly<Record<string, unknown>>,
): TimerCommand | null => {
  const entryId = text<EntryId>(payload['entryId']);
  switch (kind) {
    case 'call':
      return { type: 'ExpireCall', entryId, call: Number(payload['call']) };
    case 'hold':
      return { type: 'ExpireHold', entryId, hold: Number(payload['hold']) };
    case 'call-in':
      return { type: 'ExpireCallIn', entryId };
    case 'reservation':
      return {
        type: 'LapseReservation',
        tableId: text<TableId>(payload['tableId']),
        seat: Number(payload['seat']),
        reservation: Number(payload['reservation']),
      };
    default:
      return null;
  }
};
