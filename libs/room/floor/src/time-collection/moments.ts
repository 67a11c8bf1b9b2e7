import {
  type Actor,
  afterMinutes,
  type CommandId,
  type Instant,
  instant,
  type Minor,
  minor,
  type PlayerId,
} from '@cardroom/kernel';
import { type EvolutionsOf } from '../slice';
import { type FloorFacts } from '../state';
import { type RentDue, type RentOfSeat, type TableCollection } from './collections';
import { type CollectionMissed, type OwedRent, type TimeCollectionDue } from './events';
import { owedRent, putCollection, sitsThere } from './rent-keeping';
import { owes, sittingAt, whoOwes } from './who-owes';

interface Stamped {
  readonly at: Instant;
  readonly by: Actor;
  readonly command: CommandId;
}

export type MomentEvent = CollectionMissed | TimeCollectionDue;

export const sumOf = (amounts: readonly { readonly amountMinor: Minor }[]): Minor =>
  minor(amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0));

/** Still owed, or declined by somebody who has sat on to the next period without paying. */
const isMissed = (floor: FloorFacts, { tableId }: TableCollection, rent: RentOfSeat): boolean =>
  !rent.missed && (rent.state === 'owed' || (rent.state === 'declined' && sitsThere(floor, tableId, rent)));

const missedAt = (floor: FloorFacts, collection: TableCollection, stamp: Stamped): CollectionMissed[] =>
  collection.moments.flatMap(({ period, seats }): CollectionMissed[] => {
    const missed = seats.filter((rent) => isMissed(floor, collection, rent));
    const owed = missed.map((rent): OwedRent => owedRent(period, rent));
    if (owed.length === 0) return [];
    const { tableId } = collection;
    return [{ type: 'CollectionMissed', ...stamp, tableId, period, owed, amountMinor: sumOf(owed) }];
  });

const isScheduled = ({ rate, running }: TableCollection): boolean =>
  running && rate.kind === 'rent' && rate.when !== 'dealer-change';

/** A period of a table that begins: what the one before left unpaid is missed, and who owes now is settled. */
export const beginPeriod = (
  floor: FloorFacts,
  collection: TableCollection,
  { dueAt, period, stamp }: { readonly dueAt: Instant; readonly period: number; readonly stamp: Stamped },
): readonly MomentEvent[] => {
  const { tableId, gameId, rate } = collection;
  const { waiting, seats } = whoOwes(floor, collection, dueAt);
  const due: TimeCollectionDue = {
    type: 'TimeCollectionDue',
    ...stamp,
    tableId,
    gameId,
    period,
    dueAt,
    rateVersion: rate.version,
    periodMinutes: rate.periodMinutes,
    waiting,
    seats,
    amountMinor: sumOf(seats),
    nextDueAt: isScheduled(collection) ? afterMinutes(dueAt, rate.periodMinutes) : null,
  };
  return [...missedAt(floor, collection, stamp), due];
};

const isDue = (collection: TableCollection, at: Instant): boolean =>
  collection.nextDueAt !== null && collection.nextDueAt <= at;

/** Periods in which nobody sat and nobody was owed anything are passed over, however many; their numbers are not. */
const emptyPeriods = (floor: FloorFacts, { tableId, rate }: TableCollection, gone: number): number =>
  sittingAt(floor, tableId).length > 0 ? 0 : Math.floor(gone / (rate.periodMinutes * 60_000));

const momentsOfTable = (
  floor: FloorFacts,
  first: TableCollection,
  stamp: Stamped,
): { readonly floor: FloorFacts; readonly events: readonly MomentEvent[] } => {
  const events: MomentEvent[] = [];
  let now = floor;
  let next: TableCollection | undefined = first;
  while (next && next.nextDueAt !== null && isDue(next, stamp.at)) {
    const passed = emptyPeriods(now, next, stamp.at - next.nextDueAt);
    const dueAt = afterMinutes(next.nextDueAt, passed * next.rate.periodMinutes);
    const begun = beginPeriod(now, next, { dueAt, period: next.lastPeriod + 1 + passed, stamp });
    events.push(...begun);
    now = begun.reduce(foldMoment, now);
    next = now.collections.get(first.tableId);
  }
  return { floor: now, events };
};

const workedDue = new WeakMap<FloorFacts['collections'], number>();

/** When the next moment of any table is due; worked out once for each state of the collections. */
const earliestDue = (collections: FloorFacts['collections']): number => {
  const known = workedDue.get(collections);
  if (known !== undefined) return known;
  let earliest = Infinity;
  for (const { nextDueAt } of collections.values())
    if (nextDueAt !== null && nextDueAt < earliest) earliest = nextDueAt;
  workedDue.set(collections, earliest);
  return earliest;
};

/**
 * Every due moment that has come by an instant and is not recorded yet. It is asked before anything else is decided,
 * so that the floor is still as it stood at that moment: a knock that comes late, twice or never changes nothing.
 */
export const momentsDue = (floor: FloorFacts, at: Instant, command: CommandId): readonly MomentEvent[] => {
  if (!floor.day || floor.day.closed || earliestDue(floor.collections) > at) return [];
  const due = [...floor.collections.filter((collection) => isDue(collection, at)).values()];
  if (due.length === 0) return [];
  const stamp = { at, by: { kind: 'timer' as const }, command };
  const inOrder = due.sort(
    (a, b) => (a.nextDueAt ?? 0) - (b.nextDueAt ?? 0) || a.tableId.localeCompare(b.tableId),
  );
  let now = floor;
  return inOrder.flatMap((collection) => {
    const of = momentsOfTable(now, collection, stamp);
    now = of.floor;
    return of.events;
  });
};

const rentFrom = ({ seat, playerId, alias, why, isHalf, amountMinor }: RentDue): RentOfSeat => ({
  seat,
  playerId,
  alias,
  why,
  isHalf,
  amountMinor,
  state: amountMinor > 0 ? 'owed' : 'exempt',
  missed: false,
  handsLeft: null,
  reason: null,
  by: null,
  leftAt: null,
});

const marked = (floor: FloorFacts, event: TimeCollectionDue): FloorFacts['rentMarks'] =>
  floor.rentMarks.withMutations((marks) => {
    const { tableId, dueAt, periodMinutes } = event;
    const notNewUntil = afterMinutes(dueAt, 2 * periodMinutes);
    for (const { playerId, why } of event.seats) {
      const takesTime = owes(why) || why === 'package';
      const before = marks.get(playerId)?.coveredUntil ?? dueAt;
      const coveredUntil = takesTime ? afterMinutes(dueAt, periodMinutes) : before;
      marks.set(playerId, { tableId, dueAt, notNewUntil, coveredUntil });
    }
  });

const prepaidUsed = ({ prepaidRents }: FloorFacts, seats: readonly RentDue[]): FloorFacts['prepaidRents'] => {
  const used: PlayerId[] = seats.filter(({ why }) => why === 'package').map(({ playerId }) => playerId);
  return used.reduce((all, playerId) => {
    const prepaid = all.get(playerId);
    return prepaid ? all.set(playerId, { ...prepaid, periodsLeft: prepaid.periodsLeft - 1 }) : all;
  }, prepaidRents);
};

export const momentsEvolutions: EvolutionsOf<MomentEvent['type']> = {
  TimeCollectionDue: (floor, event) => {
    const { tableId, gameId, period, dueAt, rateVersion, waiting, nextDueAt } = event;
    const moment = { period, dueAt, gameId, rateVersion, waiting, seats: event.seats.map(rentFrom) };
    const begun = putCollection(floor, tableId, (collection) => ({
      ...collection,
      lastPeriod: period,
      previousAt: instant(dueAt),
      nextDueAt,
      moments: [...collection.moments, moment],
    }));
    return {
      ...begun,
      rentMarks: marked(floor, event),
      prepaidRents: prepaidUsed(floor, event.seats),
    };
  },
  CollectionMissed: (floor, { tableId, period, owed }) => {
    const missed = new Set(owed.map(({ seat }) => seat));
    const still = { state: 'owed', missed: true, handsLeft: null } as const;
    return putCollection(floor, tableId, (collection) => ({
      ...collection,
      moments: collection.moments.map((moment) =>
        moment.period === period
          ? {
              ...moment,
              seats: moment.seats.map((rent) => (missed.has(rent.seat) ? { ...rent, ...still } : rent)),
            }
          : moment,
      ),
    }));
  },
};

const foldMoment = (floor: FloorFacts, event: MomentEvent): FloorFacts =>
  event.type === 'TimeCollectionDue'
    ? momentsEvolutions.TimeCollectionDue(floor, event)
    : momentsEvolutions.CollectionMissed(floor, event);
