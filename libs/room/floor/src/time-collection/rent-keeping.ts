import { type Instant, type PlayerId, type TableId } from '@cardroom/kernel';
import { type FloorFacts, seatUse } from '../state';
import {
  type CollectionMoment,
  type RentMark,
  type RentOfSeat,
  type RentState,
  type TableCollection,
} from './collections';
import { type OwedRent } from './events';

// Look-ups in what is owed, and the writes that keep it. They decide nothing.

export interface OfPeriod {
  readonly tableId: TableId;
  readonly period: number;
}

export interface OfRent extends OfPeriod {
  readonly seat: number;
}

export const momentOf = (floor: FloorFacts, { tableId, period }: OfPeriod): CollectionMoment | null =>
  floor.collections.get(tableId)?.moments.find((moment) => moment.period === period) ?? null;

export const rentOf = (floor: FloorFacts, at: OfRent): RentOfSeat | null =>
  momentOf(floor, at)?.seats.find(({ seat }) => seat === at.seat) ?? null;

/** Whether whoever the rent is of still sits there. */
export const sitsThere = (
  floor: FloorFacts,
  tableId: TableId,
  { seat, playerId }: Pick<RentOfSeat, 'seat' | 'playerId'>,
): boolean => {
  const use = seatUse(floor, { tableId, seat });
  return use?.state === 'seated' && use.seated.playerId === playerId;
};

export const owedRent = (period: number, { seat, playerId, alias, amountMinor }: RentOfSeat): OwedRent => ({
  period,
  seat,
  playerId,
  alias,
  amountMinor,
});

const workedOwed = new WeakMap<CollectionMoment, readonly OwedRent[]>();

/** What is unpaid of one moment; worked out once for each state of it, as a day has many and few change. */
const owedOf = (moment: CollectionMoment): readonly OwedRent[] => {
  const known = workedOwed.get(moment);
  if (known) return known;
  const owed = moment.seats
    .filter(({ state }) => state === 'owed')
    .map((rent) => owedRent(moment.period, rent));
  workedOwed.set(moment, owed);
  return owed;
};

/** What is unpaid in the moments of a table, oldest first. */
export const owedIn = ({ moments }: TableCollection): readonly OwedRent[] => moments.flatMap(owedOf);

/** Nobody owes anything of it, and it is over with but for a refund or a debt that comes up again. */
export const isSettled = (moment: CollectionMoment): boolean => owedOf(moment).length === 0;

/** Rent is taken when the dealer changes, and by no clock. */
export const startsWithDealer = ({ rate, running }: TableCollection): boolean =>
  running && rate.kind === 'rent' && rate.when === 'dealer-change';

export const putCollection = (
  floor: FloorFacts,
  tableId: TableId,
  change: (collection: TableCollection) => TableCollection,
): FloorFacts => {
  const collection = floor.collections.get(tableId);
  if (!collection) return floor;
  return { ...floor, collections: floor.collections.set(tableId, change(collection)) };
};

const withRent = (
  { moments, ...collection }: TableCollection,
  at: OfRent,
  change: Partial<RentOfSeat>,
): TableCollection => ({
  ...collection,
  moments: moments.map((moment) =>
    moment.period === at.period
      ? {
          ...moment,
          seats: moment.seats.map((rent) => (rent.seat === at.seat ? { ...rent, ...change } : rent)),
        }
      : moment,
  ),
});

export const changeRent = (floor: FloorFacts, at: OfRent, change: Partial<RentOfSeat>): FloorFacts =>
  putCollection(floor, at.tableId, (collection) => withRent(collection, at, change));

const putMark = (floor: FloorFacts, playerId: PlayerId, mark: RentMark): FloorFacts => ({
  ...floor,
  rentMarks: floor.rentMarks.set(playerId, mark),
});

const coveredBy: ReadonlySet<RentState> = new Set(['owed', 'paid', 'waived']);

/** The time is his where he owes, paid or was let off; not where he declined or had it back. */
const coverAsStated = (
  floor: FloorFacts,
  at: OfRent,
  coveredFor: (dueAt: Instant) => Instant,
): FloorFacts => {
  const [moment, rent] = [momentOf(floor, at), rentOf(floor, at)];
  const mark = rent && floor.rentMarks.get(rent.playerId);
  if (!moment || !mark || mark.tableId !== at.tableId || mark.dueAt !== moment.dueAt) return floor;
  const coveredUntil = coveredBy.has(rent.state) ? coveredFor(moment.dueAt) : moment.dueAt;
  return putMark(floor, rent.playerId, { ...mark, coveredUntil });
};

/** Changes what became of a rent, and with it whether the player has the time it is for. */
export const settleRent = (floor: FloorFacts, at: OfRent, change: Partial<RentOfSeat>): FloorFacts => {
  const minutes = floor.collections.get(at.tableId)?.rate.periodMinutes ?? 0;
  return coverAsStated(changeRent(floor, at, change), at, (dueAt) => (dueAt + minutes * 60_000) as Instant);
};

/** A running table keeps its last moment; every table keeps those in which something is owed. */
const carriedCollection = (collection: TableCollection): TableCollection => ({
  ...collection,
  packagesSold: [],
  moments: collection.moments.filter(
    (moment, i, { length }) => (collection.running && i === length - 1) || !isSettled(moment),
  ),
});

const latest = (marks: FloorFacts['rentMarks']): number =>
  marks.reduce((most, { dueAt }) => Math.max(most, dueAt), 0);

/** What goes on into the next day: what runs, what is owed, and whoever was at a collection of late. */
export const withRentToCarry = (floor: FloorFacts): FloorFacts => {
  const newest = latest(floor.rentMarks);
  return {
    ...floor,
    collections: floor.collections
      .map(carriedCollection)
      .filter(({ running, moments }) => running || moments.length > 0),
    rentMarks: floor.rentMarks.filter(
      ({ notNewUntil }, playerId) => notNewUntil >= newest || floor.seatOf.has(playerId),
    ),
    rateVersions: floor.rateVersions.map((versions) => versions.slice(-1)),
    prepaidRents: floor.prepaidRents.filter(({ periodsLeft }) => periodsLeft > 0),
  };
};
