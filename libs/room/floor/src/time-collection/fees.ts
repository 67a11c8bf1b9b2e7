import { accept, judge, minor } from '@cardroom/kernel';
import { type FloorEvent } from '../events';
import { gameIsOffered, stampOf, tableIsOpen, theTable } from '../ground-rules';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts, seatUse } from '../state';
import { type TableCollection } from './collections';
import { type TableFeeSet } from './events';
import { byThoseInCharge, feeIsTaken, isUnpaid, rentRuns, theCollection } from './ground';
import { firstDueAfter } from './house-clock';
import { type CollectionTime, type Rate, wrongIn } from './rates';
import {
  collectionOpen,
  packageOfOtherGame,
  packageUnknown,
  payerLeft,
  rateInForce,
  rateInvalid,
  rateUnknown,
} from './refusals';
import { putCollection, sitsThere } from './rent-keeping';

type Setting = CommandNamed<'SetRate'>;
type SellRule = RulesFor<'SellPackage'>[number];

const hasAmount = (kind: Setting['kind']): boolean => kind === 'rent' || kind === 'per-hand';

/** The house's way of collecting as a moment that rent falls due at (RRP-2.2.2). */
const houseTimes: Readonly<Record<Floor['settings']['collectionDue'], CollectionTime>> = {
  inAdvance: 'from-opening',
  atDealerChange: 'dealer-change',
  byTheClock: 'house-clock',
};

/** The rate as it would be; null where neither the command nor the house says how much. */
const rateFrom = (command: Setting, floor: Floor): Rate | null => {
  const { gameId, kind, half, free, packages } = command;
  const { collectionAmount, collectionIntervalMinutes, collectionDue } = floor.settings;
  const amount = hasAmount(kind) ? (command.amountMinor ?? collectionAmount) : 0;
  if (amount === null) return null;
  const periodMinutes = command.periodMinutes ?? collectionIntervalMinutes;
  const when = command.when ?? houseTimes[collectionDue];
  const version = (floor.rates.get(gameId)?.version ?? 0) + 1;
  const amountMinor = minor(amount);
  const rake = command.rake ? { rake: command.rake } : {};
  return { gameId, version, kind, amountMinor, periodMinutes, when, half, free, packages, ...rake };
};

const rateMakesSense: RulesFor<'SetRate'>[number] = (command, floor) => {
  const rate = rateFrom(command, floor);
  const wrong = rate ? wrongIn(rate) : 'amount';
  return wrong ? rateInvalid({ gameId: command.gameId, field: wrong }) : null;
};

export const setRateRules: RulesFor<'SetRate'> = [byThoseInCharge, gameIsOffered, rateMakesSense];

type ApplyRule = RulesFor<'ApplyRate'>[number];

const gameHasNewerRate: ApplyRule = ({ tableId }, floor) => {
  const { gameId } = theTable(floor, tableId).game;
  const rate = floor.rates.get(gameId);
  if (!rate) return rateUnknown({ gameId });
  const inForce = floor.collections.get(tableId);
  return inForce?.running && inForce.rate.gameId === gameId && inForce.rate.version === rate.version
    ? rateInForce({ tableId, version: rate.version })
    : null;
};

const isOpen = (floor: FloorFacts, { tableId, moments, lastPeriod }: TableCollection): boolean =>
  moments.some(
    ({ period, seats }) =>
      period === lastPeriod && seats.some((rent) => isUnpaid(rent) && sitsThere(floor, tableId, rent)),
  );

/** One kind of fee at a time, and the same until what is due has been collected (feature 37). */
const collectionIsOver: ApplyRule = ({ tableId }, floor) => {
  const collection = floor.collections.get(tableId);
  return collection && isOpen(floor, collection)
    ? collectionOpen({ tableId, period: collection.lastPeriod })
    : null;
};

export const applyRateRules: RulesFor<'ApplyRate'> = [
  byThoseInCharge,
  tableIsOpen,
  gameHasNewerRate,
  collectionIsOver,
];

const keepsTime = (was: Rate, is: Rate): boolean =>
  was.kind === is.kind && was.when === is.when && was.periodMinutes === is.periodMinutes;

/** What is taken at a table from an instant on; null where the game has no rate. The same schedule goes on. */
export const feeFor = (
  floor: FloorFacts,
  stamp: Pick<TableFeeSet, 'at' | 'by' | 'command' | 'tableId' | 'gameId'>,
): TableFeeSet | null => {
  const rate = floor.rates.get(stamp.gameId);
  if (!rate) return null;
  const inForce = floor.collections.get(stamp.tableId);
  const goesOn = inForce?.running === true && keepsTime(inForce.rate, rate);
  const first = firstDueAfter(rate, stamp.at, floor.day?.timeZone ?? 'UTC');
  return { type: 'TableFeeSet', ...stamp, rate, nextDueAt: goesOn ? inForce.nextDueAt : first };
};

const packageIsOffered: SellRule = ({ tableId, periods }, floor) => {
  const { rate } = theCollection(floor, tableId);
  return rate.packages.some((offer) => offer.periods === periods)
    ? null
    : packageUnknown({ tableId, periods });
};

const somebodySits: SellRule = ({ tableId, seat }, floor) =>
  seatUse(floor, { tableId, seat })?.state === 'seated' ? null : payerLeft({ tableId, seat, period: null });

const playerAt = (floor: FloorFacts, { tableId, seat }: CommandNamed<'SellPackage'>) => {
  const use = seatUse(floor, { tableId, seat });
  return use?.state === 'seated' ? use.seated : null;
};

const noneOfOtherGame: SellRule = (command, floor) => {
  const player = playerAt(floor, command);
  const prepaid = player && floor.prepaidRents.get(player.playerId);
  const { gameId } = theCollection(floor, command.tableId);
  return prepaid && prepaid.gameId !== gameId && prepaid.periodsLeft > 0
    ? packageOfOtherGame({ gameId: prepaid.gameId, periodsLeft: prepaid.periodsLeft })
    : null;
};

export const sellPackageRules: RulesFor<'SellPackage'> = [
  feeIsTaken,
  rentRuns,
  packageIsOffered,
  somebodySits,
  noneOfOtherGame,
];

const selling = (command: CommandNamed<'SellPackage'>, floor: Floor): FloorEvent[] => {
  const { tableId, seat, periods } = command;
  const { gameId, rate } = theCollection(floor, tableId);
  const player = playerAt(floor, command);
  const offer = rate.packages.find((each) => each.periods === periods);
  if (!player || !offer) return [];
  const { playerId, alias } = player;
  const { amountMinor } = offer;
  const facts = { tableId, seat, gameId, playerId, alias, periods, amountMinor, rateVersion: rate.version };
  return [{ type: 'PackageSold', ...stampOf(command), ...facts }];
};

export const feesDecisions: DecisionsOf<'SetRate' | 'ApplyRate' | 'SellPackage'> = {
  SetRate: (command, floor) =>
    judge(setRateRules, [command, floor], () => {
      const rate = rateFrom(command, floor);
      return rate ? accept({ type: 'RateSet', ...stampOf(command), gameId: rate.gameId, rate }) : accept();
    }),
  ApplyRate: (command, floor) =>
    judge(applyRateRules, [command, floor], () => {
      const { tableId } = command;
      const { gameId } = theTable(floor, tableId).game;
      const fee = feeFor(floor, { ...stampOf(command), tableId, gameId });
      return fee ? accept(fee) : accept();
    }),
  SellPackage: (command, floor) =>
    judge(sellPackageRules, [command, floor], () => accept(...selling(command, floor))),
};

/** A table that opens again counts on, so that a period's number is never given twice in a day. */
const withFee = (
  was: TableCollection | undefined,
  { at, tableId, gameId, rate, nextDueAt }: TableFeeSet,
): TableCollection => ({
  tableId,
  gameId,
  rate,
  running: true,
  nextDueAt,
  previousAt: was?.running ? was.previousAt : at,
  lastPeriod: was?.lastPeriod ?? 0,
  paused: was?.running ? was.paused : null,
  moments: was?.moments ?? [],
  packagesSold: was?.packagesSold ?? [],
});

export const feesEvolutions: EvolutionsOf<'RateSet' | 'TableFeeSet' | 'TableFeeEnded' | 'PackageSold'> = {
  RateSet: (floor, { at: setAt, by, gameId, rate }) => ({
    ...floor,
    rates: floor.rates.set(gameId, rate),
    rateVersions: floor.rateVersions.update(gameId, [], (versions) => [...versions, { rate, setAt, by }]),
  }),
  TableFeeSet: (floor, event) => {
    const { tableId } = event;
    const collection = withFee(floor.collections.get(tableId), event);
    return { ...floor, collections: floor.collections.set(tableId, collection) };
  },
  TableFeeEnded: (floor, { tableId }) =>
    putCollection(floor, tableId, (collection) => ({
      ...collection,
      running: false,
      nextDueAt: null,
      paused: null,
    })),
  PackageSold: (
    floor,
    { at, by, tableId, seat, gameId, playerId, alias, periods, amountMinor, rateVersion },
  ) => {
    const sale = { at, by, seat, playerId, alias, periods, amountMinor, rateVersion };
    const sold = putCollection(floor, tableId, (collection) => ({
      ...collection,
      packagesSold: [...collection.packagesSold, sale],
    }));
    const left = floor.prepaidRents.get(playerId)?.periodsLeft ?? 0;
    const prepaid = { gameId, periodsLeft: left + periods };
    return { ...sold, prepaidRents: floor.prepaidRents.set(playerId, prepaid) };
  },
};
