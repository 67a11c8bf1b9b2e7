import { accept, judge } from '@cardroom/kernel';
import { type FloorEvent } from '../events';
import { stampOf } from '../ground-rules';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts } from '../state';
import { type RentOfSeat } from './collections';
import { type OwedRent } from './events';
import {
  factsOfRent,
  feeIsTaken,
  periodIsKnown,
  rentIsUnpaid,
  rentRuns,
  seatWasDue,
  theCollection,
} from './ground';
import { beginPeriod, sumOf } from './moments';
import { byTheClock, collectionDueAlready, collectionNotDue, nothingOwed } from './refusals';
import { momentOf, owedRent, settleRent, sitsThere, startsWithDealer } from './rent-keeping';

type StartRule = RulesFor<'StartCollection'>[number];
type CollectRule = RulesFor<'CollectTime'>[number];

const startsWithTheDealer: StartRule = ({ tableId }, floor) =>
  theCollection(floor, tableId).rate.when === 'dealer-change' ? null : byTheClock({ tableId });

/** Two taps for one change of dealer begin one period: the second names a period that runs already. */
const periodIsNext: StartRule = ({ tableId, period }, floor) => {
  const { lastPeriod } = theCollection(floor, tableId);
  if (period <= lastPeriod) return collectionDueAlready({ tableId, period });
  return period === lastPeriod + 1 ? null : collectionNotDue({ tableId, period, nextDueAt: null });
};

export const startCollectionRules: RulesFor<'StartCollection'> = [
  feeIsTaken,
  rentRuns,
  startsWithTheDealer,
  periodIsNext,
];

/** Where the dealer's change tells, the tap that takes the money may be the one that begins the period. */
const beginsPeriod = ({ tableId, period }: CommandNamed<'CollectTime'>, floor: Floor): boolean => {
  const collection = theCollection(floor, tableId);
  return startsWithDealer(collection) && period === collection.lastPeriod + 1;
};

const periodHasBegun: CollectRule = (command, floor) =>
  beginsPeriod(command, floor) ? null : periodIsKnown(command, floor);

const begun = (command: CommandNamed<'CollectTime' | 'StartCollection'>, floor: Floor): FloorEvent[] => {
  const { tableId, period } = command;
  const collection = theCollection(floor, tableId);
  return [...beginPeriod(floor, collection, { dueAt: command.at, period, stamp: stampOf(command) })];
};

/** The rents of the period as this tap finds them, whether it begins the period or not. */
const rentsFor = (command: CommandNamed<'CollectTime'>, floor: Floor): readonly OwedRent[] => {
  const { tableId, period } = command;
  const moment = momentOf(floor, { tableId, period });
  if (moment) {
    const isHere = (rent: RentOfSeat) => rent.state === 'owed' && sitsThere(floor, tableId, rent);
    return moment.seats.filter(isHere).map((rent) => owedRent(period, rent));
  }
  return begun(command, floor).flatMap((event) =>
    event.type === 'TimeCollectionDue'
      ? event.seats
          .filter(({ amountMinor }) => amountMinor > 0)
          .map(({ seat, playerId, alias, amountMinor }) => ({ period, seat, playerId, alias, amountMinor }))
      : [],
  );
};

const namedSeatsOwe: CollectRule = (command, floor) => {
  const owing = rentsFor(command, floor).map(({ seat }) => seat);
  const { tableId, period, unpaid } = command;
  const seat = unpaid.find((named) => !owing.includes(named));
  return seat === undefined ? null : nothingOwed({ tableId, period, seat });
};

/** There is something to take; a second tap for the same period finds nothing. */
const somebodyPays: CollectRule = (command, floor) => {
  if (beginsPeriod(command, floor)) return null;
  const { tableId, period, unpaid } = command;
  return rentsFor(command, floor).length > unpaid.length
    ? null
    : nothingOwed({ tableId, period, seat: null });
};

export const collectTimeRules: RulesFor<'CollectTime'> = [
  feeIsTaken,
  periodHasBegun,
  namedSeatsOwe,
  somebodyPays,
];

export const payTimeRules: RulesFor<'PayTime'> = [feeIsTaken, periodIsKnown, seatWasDue, rentIsUnpaid];

const collecting = (command: CommandNamed<'CollectTime'>, floor: Floor): FloorEvent[] => {
  const { tableId, period, unpaid } = command;
  const before = beginsPeriod(command, floor) ? begun(command, floor) : [];
  const paid = rentsFor(command, floor).filter(({ seat }) => !unpaid.includes(seat));
  const rateVersion = momentOf(floor, command)?.rateVersion ?? theCollection(floor, tableId).rate.version;
  const facts = { tableId, period, rateVersion, paid, unpaid, amountMinor: sumOf(paid) };
  return [...before, { type: 'TimeCollected', ...stampOf(command), ...facts }];
};

export const collectingDecisions: DecisionsOf<'FallDue' | 'StartCollection' | 'CollectTime' | 'PayTime'> = {
  /** What was due has been recorded before this was asked: see `momentsDue`. */
  FallDue: () => accept(),
  StartCollection: (command, floor) =>
    judge(startCollectionRules, [command, floor], () => accept(...begun(command, floor))),
  CollectTime: (command, floor) =>
    judge(collectTimeRules, [command, floor], () => accept(...collecting(command, floor))),
  PayTime: (command, floor) =>
    judge(payTimeRules, [command, floor], () =>
      accept({ type: 'TimePaid', ...stampOf(command), ...factsOfRent(floor, command) }),
    ),
};

const paidBy = ({ by }: Pick<RentOfSeat, 'by'>) => ({
  state: 'paid' as const,
  handsLeft: null,
  by,
});

export const collectingEvolutions: EvolutionsOf<'TimeCollected' | 'TimePaid'> = {
  TimeCollected: (floor, { tableId, period, paid, by }) =>
    paid.reduce<FloorFacts>(
      (now, { seat }) => settleRent(now, { tableId, period, seat }, paidBy({ by })),
      floor,
    ),
  TimePaid: (floor, event) => settleRent(floor, event, paidBy(event)),
};
