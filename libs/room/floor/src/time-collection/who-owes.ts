import { type Instant, minor, type TableId } from '@cardroom/kernel';
import { type SeatedPlayer } from '../carried';
import { type FloorFacts, waitingCount } from '../state';
import { type RentDue, type RentWhy, type TableCollection } from './collections';
import { holds } from './house-clock';
import { type Rate } from './rates';

/** Who owes what at one instant, and how many waited for the table then. */
export interface Owing {
  readonly waiting: number;
  readonly seats: readonly RentDue[];
}

interface Moment {
  readonly floor: FloorFacts;
  readonly collection: TableCollection;
  readonly dueAt: Instant;
  readonly waiting: number;
  readonly isFree: boolean;
  readonly isHalf: boolean;
}

interface Sitting {
  readonly seat: number;
  readonly player: SeatedPlayer;
}

export const sittingAt = (floor: FloorFacts, tableId: TableId): readonly Sitting[] =>
  (floor.tables.get(tableId)?.seats ?? []).flatMap((use, i) =>
    use.state === 'seated' ? [{ seat: i + 1, player: use.seated }] : [],
  );

/**
 * New is who sat down since the collection before and was part of none in the last two periods: moved by the house,
 * or up for a minute over the due moment, he is not new again.
 */
const isNew = ({ floor, collection, dueAt }: Moment, { playerId, since }: SeatedPlayer): boolean => {
  const mark = floor.rentMarks.get(playerId);
  return since >= collection.previousAt && (!mark || mark.notNewUntil < dueAt);
};

/** The rent that he owed at another table lasts beyond this moment. */
const isCovered = ({ floor, collection, dueAt }: Moment, { playerId }: SeatedPlayer): boolean => {
  const mark = floor.rentMarks.get(playerId);
  return mark !== undefined && mark.tableId !== collection.tableId && mark.coveredUntil > dueAt;
};

const hasPrepaid = ({ floor, collection }: Moment, { playerId }: SeatedPlayer): boolean => {
  const prepaid = floor.prepaidRents.get(playerId);
  return prepaid !== undefined && prepaid.gameId === collection.gameId && prepaid.periodsLeft > 0;
};

/** The branch of RRP-2.2.2 that a seat falls under; the rate's own branches come first. */
const whyOf = (moment: Moment, player: SeatedPlayer): RentWhy => {
  const { floor, collection, waiting, isFree } = moment;
  const allPay = waiting > floor.settings.collectionNewPlayerExemptMaxWaiting;
  if (collection.paused) return 'paused';
  if (isFree) return 'free';
  if (!allPay && isNew(moment, player)) return 'new-player';
  if (isCovered(moment, player)) return 'covered';
  if (hasPrepaid(moment, player)) return 'package';
  return allPay ? 'all-pay' : 'seated';
};

export const owes = (why: RentWhy): boolean => why === 'seated' || why === 'all-pay';

const amountOf = ({ amountMinor, half }: Rate, isHalf: boolean) =>
  isHalf && half ? half.amountMinor : amountMinor;

const dueOf = (moment: Moment, { seat, player }: Sitting): RentDue => {
  const { playerId, alias } = player;
  const why = whyOf(moment, player);
  const isHalf = owes(why) && moment.isHalf;
  const amountMinor = owes(why) ? amountOf(moment.collection.rate, isHalf) : minor(0);
  return { seat, playerId, alias, why, isHalf, amountMinor };
};

/** Settles at a due moment what every seat of a table owes (RRP-2.2.2); the list is counted once, here. */
export const whoOwes = (floor: FloorFacts, collection: TableCollection, dueAt: Instant): Owing => {
  const { rate, gameId, tableId } = collection;
  const sitting = sittingAt(floor, tableId);
  const then = { at: dueAt, seated: sitting.length, timeZone: floor.day?.timeZone ?? 'UTC' };
  const waiting = waitingCount(floor, gameId);
  const isFree = rate.free !== null && holds(rate.free, then);
  const isHalf = rate.half !== null && holds(rate.half.condition, then);
  const moment = { floor, collection, dueAt, waiting, isFree, isHalf };
  return { waiting, seats: sitting.map((each) => dueOf(moment, each)) };
};
