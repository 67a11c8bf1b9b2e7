import { invariant, type Refusal, type TableId } from '@cardroom/kernel';
import { isInCharge, roleOf, tableExists } from '../ground-rules';
import { type Stamp } from '../stamp';
import { type Floor, type FloorFacts } from '../state';
import { type CollectionMoment, type RentOfSeat, type TableCollection } from './collections';
import {
  collectionNotAuthorised,
  collectionNotDue,
  collectionReasonRequired,
  noRentHere,
  nothingOwed,
} from './refusals';
import { momentOf, type OfPeriod, type OfRent, rentOf } from './rent-keeping';

// Rules that several commands about rent begin with, and the look-ups that are safe once they hold.

type Rule<C> = (command: C, floor: Floor) => Refusal | null;

/** Something is or was taken at the table today. */
export const feeIsTaken: Rule<{ tableId: TableId }> = (command, floor) =>
  tableExists(command, floor) ??
  (floor.collections.has(command.tableId) ? null : noRentHere({ tableId: command.tableId }));

/** After `feeIsTaken`. */
export const theCollection = (floor: FloorFacts, tableId: TableId): TableCollection => {
  const collection = floor.collections.get(tableId);
  invariant(collection, `something is taken at table ${tableId}`);
  return collection;
};

export const rentRuns: Rule<{ tableId: TableId }> = ({ tableId }, floor) => {
  const { running, rate } = theCollection(floor, tableId);
  return running && rate.kind === 'rent' ? null : noRentHere({ tableId });
};

export const periodIsKnown: Rule<OfPeriod> = (at, floor) =>
  momentOf(floor, at)
    ? null
    : collectionNotDue({
        tableId: at.tableId,
        period: at.period,
        nextDueAt: theCollection(floor, at.tableId).nextDueAt,
      });

/** After `periodIsKnown`. */
export const theMoment = (floor: FloorFacts, at: OfPeriod): CollectionMoment => {
  const moment = momentOf(floor, at);
  invariant(moment, `period ${at.period} of table ${at.tableId} has begun`);
  return moment;
};

export const seatWasDue: Rule<OfRent> = (at, floor) =>
  rentOf(floor, at) ? null : nothingOwed({ tableId: at.tableId, period: at.period, seat: at.seat });

/** After `seatWasDue`. */
export const theRent = (floor: FloorFacts, at: OfRent): RentOfSeat => {
  const rent = rentOf(floor, at);
  invariant(rent, `seat ${at.seat} of table ${at.tableId} was there in period ${at.period}`);
  return rent;
};

/** Unpaid, whether he owes it or has declined it. */
export const isUnpaid = ({ state }: RentOfSeat): boolean => state === 'owed' || state === 'declined';

export const rentIsUnpaid: Rule<OfRent> = (at, floor) =>
  isUnpaid(theRent(floor, at))
    ? null
    : nothingOwed({ tableId: at.tableId, period: at.period, seat: at.seat });

/** Letting somebody off, giving money back and stopping the clock are for whoever is in charge of the floor. */
export const byThoseInCharge: Rule<Pick<Stamp, 'by'>> = ({ by }) =>
  isInCharge(by) ? null : collectionNotAuthorised({ role: roleOf(by) ?? by.kind });

export const reasonIsGiven: Rule<{ reason: string }> = ({ reason }) =>
  reason.trim().length > 0 ? null : collectionReasonRequired();

/** What a fact about one seat's rent says. */
export const factsOfRent = (floor: FloorFacts, { tableId, period, seat }: OfRent) => {
  const at = { tableId, period, seat };
  const { playerId, alias, amountMinor } = theRent(floor, at);
  const { rateVersion } = theMoment(floor, at);
  return { ...at, playerId, alias, amountMinor, rateVersion };
};
