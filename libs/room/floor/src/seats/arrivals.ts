import { accept, type Instant, judge, type Minor, type PlayerId, type Refusal } from '@cardroom/kernel';
import { type Reservation } from '../carried';
import { stackIsWhole } from '../absence/returning';
import { callStillRuns } from '../waiting-list/calls';
import { othersAreChosen } from '../waiting-list/other-lists';
import { type FloorEvent, type OfSeat, type ReservationsSwapped } from '../events';
import {
  entryIsCalled,
  entryIsLive,
  seatExists,
  seatFacts,
  stampOf,
  tableIsOpen,
  theCall,
  theEntry,
  theSeat,
  theTable,
} from '../ground-rules';
import { putEntry, putSeat } from '../keeping';
import { drewHisSeat } from '../openings/opening-draws';
import { isOver } from './lock-up-time';
import {
  alreadySeated,
  lockUpExpired,
  seatNotAssigned,
  seatReserved,
  seatTaken,
  seatWasDrawn,
  wrongTable,
} from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts, hasStarted, liveEntry, seatUse } from '../state';
import { givenBy, takeSeat } from './taking-a-seat';

/** Somebody who was given a seat sits down in the one he chooses. */
interface Arrival {
  readonly playerId: PlayerId;
  /** The seat that is kept for him. */
  readonly kept: OfSeat;
  readonly chosen: number;
}

const isNew = (floor: Floor, { tableId }: OfSeat): boolean =>
  !hasStarted(theTable(floor, tableId).table, floor.settings);

const reservationAt = (floor: FloorFacts, at: OfSeat): Reservation | null => {
  const use = seatUse(floor, at);
  return use?.state === 'reserved' ? use.reservation : null;
};

/**
 * At a new table the first to arrive chooses first (RRP-2.3.7): any free seat, and any seat that a call keeps for
 * somebody who has not come yet, who keeps the other one instead. A seat locked up or kept for a need is not his to
 * choose, and once the game has started he takes the seat he was given.
 */
const seatMayBeChosen = (floor: Floor, { playerId, kept, chosen }: Arrival): Refusal | null => {
  if (chosen === kept.seat) return null;
  const at = { tableId: kept.tableId, seat: chosen };
  const isDrawn =
    floor.settings.initialSeating === 'randomDraw' && !drewHisSeat(floor, { playerId, ...seatFacts(kept) });
  if (!isNew(floor, kept) || isDrawn) return seatNotAssigned({ ...seatFacts(at), assignedSeat: kept.seat });
  if (drewHisSeat(floor, { playerId, ...seatFacts(kept) }))
    return seatWasDrawn({ ...seatFacts(at), drawn: kept.seat });
  const use = theSeat(floor, at);
  if (use.state === 'seated') return seatTaken(seatFacts(at));
  if (use.state === 'free' || use.reservation.holder?.playerId === playerId) return null;
  return use.reservation.origin === 'call' ? null : seatReserved(seatFacts(at));
};

/** A lock-up that had its time while somebody waits holds no longer (RRP-2.2.20), nor a call nobody answered. */
const promiseHolds = (floor: Floor, at: Instant, kept: OfSeat): Refusal | null => {
  const reservation = reservationAt(floor, kept);
  if (!reservation) return null;
  const { entryId, lapsesAt } = reservation;
  const { gameId } = theTable(floor, kept.tableId).game;
  if (isOver(floor, { gameId, lapsesAt }, at))
    return lockUpExpired({ ...seatFacts(kept), lapsedAt: lapsesAt });
  return entryId ? callStillRuns({ at, entryId }, floor) : null;
};

/** The call of the entry that a reservation belongs to now names this seat. */
const callFollows = (floor: FloorFacts, at: OfSeat): FloorFacts => {
  const entryId = reservationAt(floor, at)?.entryId;
  const entry = entryId && liveEntry(floor, entryId);
  if (!entry || entry.standing.state !== 'called') return floor;
  return putEntry(floor, {
    ...entry,
    standing: { state: 'called', call: { ...entry.standing.call, seat: at.seat } },
  });
};

/** Two seats that nobody sits in change what they are kept for. */
const swap = (
  floor: FloorFacts,
  { tableId, seats: [a, b] }: Pick<ReservationsSwapped, 'tableId' | 'seats'>,
): FloorFacts => {
  const [first, second] = [
    { tableId, seat: a },
    { tableId, seat: b },
  ];
  const [useOfFirst, useOfSecond] = [seatUse(floor, first), seatUse(floor, second)];
  if (!useOfFirst || !useOfSecond) return floor;
  const swapped = putSeat(putSeat(floor, first, useOfSecond), second, useOfFirst);
  return callFollows(callFollows(swapped, first), second);
};

export interface Sitting extends Arrival {
  readonly how: 'called' | 'checked-in';
  readonly others: 'keep' | 'drop' | undefined;
  readonly stackMinor: Minor | undefined;
  readonly takenMinor: Minor | undefined;
}

export type ArrivalCommand = CommandNamed<'SeatCalled' | 'SeatTogether' | 'CheckIn'>;

type Told = Pick<Sitting, 'others' | 'stackMinor' | 'takenMinor'>;

/** What a player says when he sits down. */
export const toldWith = ({ others, stackMinor, takenMinor }: Partial<Told>): Told => ({
  others,
  stackMinor,
  takenMinor,
});

/** The seat he chose becomes the one kept for him, and he takes it. */
export const sit = (floor: FloorFacts, command: ArrivalCommand, sitting: Sitting): FloorEvent[] => {
  const { playerId, kept, chosen, how, others, stackMinor, takenMinor } = sitting;
  const stamp = stampOf(command);
  const { tableId } = kept;
  const alias = reservationAt(floor, kept)?.holder?.alias ?? '';
  const swapped: FloorEvent[] =
    chosen === kept.seat
      ? []
      : [{ type: 'ReservationsSwapped', ...stamp, tableId, seats: [kept.seat, chosen] }];
  const at = { tableId, seat: chosen };
  const assignedBy = givenBy(floor, kept);
  const chosenKept = chosen === kept.seat ? floor : swap(floor, { tableId, seats: [kept.seat, chosen] });
  const facts = {
    ...at,
    stamp,
    playerId,
    alias,
    how,
    assignedBy,
    reason: null,
    overtaken: [],
    others,
    stackMinor,
    takenMinor,
  };
  return [...swapped, ...takeSeat(chosenKept, facts)];
};

const calledArrival = (
  floor: Floor,
  { entryId, seat }: { entryId: CommandNamed<'SeatCalled'>['entryId']; seat?: number },
): Arrival => {
  const { entry, call } = theCall(floor, entryId);
  return { playerId: entry.playerId, kept: call, chosen: seat ?? call.seat };
};

type CalledRule = RulesFor<'SeatCalled'>[number];

const calledSeatExists: CalledRule = (command, floor) => {
  const { kept, chosen } = calledArrival(floor, command);
  return seatExists({ tableId: kept.tableId, seat: chosen }, floor);
};

type StackOf = Pick<CommandNamed<'CheckIn'>, 'at' | 'stackMinor' | 'playerId' | 'tableId'>;

/** Within the hour he brings back what he took from the game (RRP-2.2.5). */
const bringsWhatHeTook = (floor: Floor, { at, stackMinor, playerId, tableId }: StackOf): Refusal | null => {
  const { gameId } = theTable(floor, tableId).game;
  return stackIsWhole(floor, { playerId, gameId, tableId, at }, stackMinor);
};

export const seatCalledRules: RulesFor<'SeatCalled'> = [
  entryIsLive,
  entryIsCalled,
  ({ at, entryId }, floor) => promiseHolds(floor, at, theCall(floor, entryId).call),
  calledSeatExists,
  (command, floor) => seatMayBeChosen(floor, calledArrival(floor, command)),
  (command, floor) => {
    const { playerId, kept } = calledArrival(floor, command);
    return bringsWhatHeTook(floor, { ...command, playerId, tableId: kept.tableId });
  },
  ({ entryId, others }, floor) => othersAreChosen(floor, { ...theEntry(floor, entryId), others }),
];

type CheckInRule = RulesFor<'CheckIn'>[number];

/** Nobody takes a seat without staff permission (RRP-2.2.10). */
const seatWasAssigned: CheckInRule = ({ playerId, tableId, seat }, floor) => {
  const kept = floor.reservedFor.get(playerId);
  if (!kept) return seatNotAssigned({ tableId, seat });
  return kept.tableId === tableId
    ? null
    : wrongTable({ tableId, assignedTable: kept.tableId, assignedSeat: kept.seat });
};

const notThereAlready: CheckInRule = ({ playerId, tableId }, floor) => {
  const held = floor.seatOf.get(playerId);
  return held?.tableId === tableId ? alreadySeated(seatFacts(held)) : null;
};

const nobodySitsThere: CheckInRule = (command, floor) =>
  theSeat(floor, command).state === 'seated' ? seatTaken(seatFacts(command)) : null;

const checkedIn = ({ playerId, tableId, seat }: CommandNamed<'CheckIn'>, floor: Floor): Arrival => ({
  playerId,
  kept: floor.reservedFor.get(playerId) ?? { tableId, seat },
  chosen: seat,
});

export const checkInRules: RulesFor<'CheckIn'> = [
  tableIsOpen,
  seatExists,
  notThereAlready,
  nobodySitsThere,
  seatWasAssigned,
  (command, floor) => promiseHolds(floor, command.at, checkedIn(command, floor).kept),
  (command, floor) => seatMayBeChosen(floor, checkedIn(command, floor)),
  (command, floor) => bringsWhatHeTook(floor, command),
  ({ tableId, playerId, others }, floor) =>
    othersAreChosen(floor, { playerId, gameId: theTable(floor, tableId).game.gameId, others }),
];

export const arrivalsDecisions: DecisionsOf<'SeatCalled' | 'CheckIn'> = {
  SeatCalled: (command, floor) =>
    judge(seatCalledRules, [command, floor], () =>
      accept(
        ...sit(floor, command, { ...calledArrival(floor, command), how: 'called', ...toldWith(command) }),
      ),
    ),
  CheckIn: (command, floor) =>
    judge(checkInRules, [command, floor], () =>
      accept(
        ...sit(floor, command, { ...checkedIn(command, floor), how: 'checked-in', ...toldWith(command) }),
      ),
    ),
};

export const arrivalsEvolutions: EvolutionsOf<'ReservationsSwapped'> = { ReservationsSwapped: swap };
