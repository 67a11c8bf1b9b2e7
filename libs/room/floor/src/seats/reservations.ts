import { accept, type GameId, type Instant, judge, type Refusal } from '@cardroom/kernel';
import { type Reservation, type RunningCall } from '../carried';
import { transferRefused } from '../moves/claims';
import { seatMayBeGiven } from '../moves/coming';
import { playerCanCome } from '../waiting-list/calls';
import { type FloorEvent, type OfSeat, type SeatReserved } from '../events';
import {
  isInCharge,
  ofEntry,
  roleOf,
  seatExists,
  seatFacts,
  seatIsFree,
  stampOf,
  tableIsOpen,
  tableIsRefilled,
  theSeat,
  theTable,
} from '../ground-rules';
import { changeEntry, freeReserved, putSeat, recordOvertakings } from '../keeping';
import { isOver, lapseOf } from './lock-up-time';
import { alreadySeated, notReserved, reasonRequired, supervisorRequired } from '../refusals';
import { endReservation, type Stamp } from './releasing';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { entryOf, type Floor, type FloorFacts, liveEntry, seatUse } from '../state';
import { isSeatedIn, nobodyIsPassed, passedBy, tableIsMostInNeed } from '../waiting-list/turn';

type Reserving = CommandNamed<'ReserveSeat'>;
type Rule = RulesFor<'ReserveSeat'>[number];

/** A seat is kept for a need (impaired sight, another good reason) by a supervisor who says why (RRP-2.3.7). */
const needIsGiven: Rule = ({ holder, reason, by, tableId, seat }) => {
  if (holder) return null;
  if (!isInCharge(by)) return supervisorRequired({ role: roleOf(by) ?? by.kind });
  return reason ? null : reasonRequired({ tableId, seat });
};

type Held = Reserving & { readonly holder: NonNullable<Reserving['holder']> };

const forHolder =
  (rule: (command: Held, floor: Floor) => Refusal | null): Rule =>
  (command, floor) =>
    command.holder ? rule({ ...command, holder: command.holder }, floor) : null;

/** While seated he may have a seat kept elsewhere, but only one, and not at his own table (RRP-2.3.4). */
const oneLockUpPerPlayer = forHolder(({ holder, tableId }, floor) => {
  const kept = floor.reservedFor.get(holder.playerId);
  if (kept) return alreadySeated({ ...seatFacts(kept), reserved: true });
  const held = floor.seatOf.get(holder.playerId);
  return held?.tableId === tableId ? alreadySeated(seatFacts(held)) : null;
});

const holderCanCome = forHolder(({ holder, tableId }, floor) => {
  const entry = entryOf(floor, holder.playerId, theTable(floor, tableId).game.gameId);
  return entry && playerCanCome(entry, floor);
});

const isTransfer = ({ holder, tableId }: Held, floor: Floor): boolean =>
  isSeatedIn(floor, holder.playerId, theTable(floor, tableId).game.gameId);

const tablesStayBalanced = forHolder((command, floor) => {
  const from = floor.seatOf.get(command.holder.playerId);
  return from && isTransfer(command, floor) ? transferRefused(floor, from.tableId, command.tableId) : null;
});

const seatMayBeHolders = forHolder((command, floor) =>
  seatMayBeGiven(floor, { ...command, playerId: command.holder.playerId }),
);

const comerOf = ({ holder, tableId }: Held, floor: Floor) => {
  const { gameId } = theTable(floor, tableId).game;
  const entryId = entryOf(floor, holder.playerId, gameId)?.entryId ?? null;
  return { gameId, tableId, entryId, as: 'seat-reserved' as const };
};

/** A newcomer waits his turn for a kept seat as for any other; who changes tables leaves a seat behind. */
const newcomerIsNext = forHolder((command, floor) =>
  isTransfer(command, floor) ? null : nobodyIsPassed(floor, comerOf(command, floor), command.reason),
);

const seatIsWhereNeeded = forHolder((command, floor) => {
  if (isTransfer(command, floor)) return null;
  const { gameId } = theTable(floor, command.tableId).game;
  const { tableId, holder, reason } = command;
  return tableIsMostInNeed(floor, { gameId, tableId, playerId: holder.playerId }, reason);
});

export const reserveSeatRules: RulesFor<'ReserveSeat'> = [
  tableIsOpen,
  tableIsRefilled,
  seatExists,
  needIsGiven,
  oneLockUpPerPlayer,
  seatIsFree,
  holderCanCome,
  seatMayBeHolders,
  tablesStayBalanced,
  newcomerIsNext,
  seatIsWhereNeeded,
];

const reserving = (command: Reserving, floor: Floor): SeatReserved => {
  const { at, tableId, seat, holder, reason = null } = command;
  const { table, game } = theTable(floor, tableId);
  const held = holder && { ...command, holder };
  const isComing = held && !isTransfer(held, floor);
  const entry = holder && entryOf(floor, holder.playerId, game.gameId);
  return {
    type: 'SeatReserved',
    ...stampOf(command),
    tableId,
    seat,
    reservation: floor.lastReservation + 1,
    gameId: game.gameId,
    holder: holder && { playerId: holder.playerId, alias: holder.alias },
    entryId: entry?.entryId ?? null,
    lapsesAt: holder ? lapseOf(floor, table, at) : null,
    reason,
    overtaken: isComing ? passedBy(floor, comerOf(held, floor)) : [],
  };
};

const seatIsReserved: RulesFor<'ReleaseSeat'>[number] = (command, floor) =>
  theSeat(floor, command).state === 'reserved' ? null : notReserved(seatFacts(command));

export const releaseSeatRules: RulesFor<'ReleaseSeat'> = [tableIsOpen, seatExists, seatIsReserved];

/** A lock-up that is over ends, and who let it lapse is off the list (RRP-2.2.20, our reading). */
const lapse = (floor: FloorFacts, stamp: Stamp, at: OfSeat): FloorEvent[] => {
  const use = seatUse(floor, at);
  const gameId = floor.tables.get(at.tableId)?.game?.gameId;
  if (use?.state !== 'reserved' || !gameId || !isOver(floor, { gameId, ...use.reservation }, stamp.at))
    return [];
  const { reservation, holder, entryId } = use.reservation;
  const { playerId = null, alias = null } = holder ?? {};
  const { tableId, seat } = at;
  const facts = { tableId, seat, reservation, gameId, playerId, alias, entryId };
  const entry = entryId ? liveEntry(floor, entryId) : null;
  const off: FloorEvent[] = entry
    ? [{ type: 'EntryRemoved', ...stamp, ...ofEntry(entry), cause: 'lock-up-expired', reason: null }]
    : [];
  return [{ type: 'ReservationLapsed', ...stamp, ...facts }, ...off];
};

/** Whether there is any lock-up that only lasts because nobody waits. */
export const someLockUpHadItsTime = (floor: FloorFacts, at: Instant): boolean =>
  floor.reservedFor.some((seat) => {
    const use = seatUse(floor, seat);
    return use?.state === 'reserved' && use.reservation.lapsesAt !== null && at >= use.reservation.lapsesAt;
  });

/** The lock-ups of a game that had their time while nobody waited: the first name that waits ends them. */
export const lapsesOf = (floor: FloorFacts, gameId: GameId, stamp: Stamp): FloorEvent[] =>
  [...floor.tables.values()]
    .filter((table) => table.game?.gameId === gameId)
    .flatMap(({ plan, seats }) =>
      seats.flatMap((_, i) => lapse(floor, stamp, { tableId: plan.tableId, seat: i + 1 })),
    );

/** A knock for the reservation that stands; early, late and doubled knocks change nothing. */
const lapsing = (command: CommandNamed<'LapseReservation'>, floor: Floor): FloorEvent[] => {
  const use = seatUse(floor, command);
  const isMeant = use?.state === 'reserved' && use.reservation.reservation === command.reservation;
  return isMeant ? lapse(floor, stampOf(command), command) : [];
};

export const reservationsDecisions: DecisionsOf<'ReserveSeat' | 'ReleaseSeat' | 'LapseReservation'> = {
  ReserveSeat: (command, floor) =>
    judge(reserveSeatRules, [command, floor], () => accept(reserving(command, floor))),
  ReleaseSeat: (command, floor) =>
    judge(releaseSeatRules, [command, floor], () =>
      accept(...endReservation(floor, { stamp: stampOf(command), at: command, cause: 'released' })),
    ),
  LapseReservation: (command, floor) => accept(...lapsing(command, floor)),
};

const reservationOf = (event: SeatReserved): Reservation => {
  const { at, by, reservation, holder, entryId, reason, lapsesAt } = event;
  const origin = holder ? 'lock-up' : 'need';
  return { reservation, since: at, givenBy: by, origin, holder, entryId, reason, lapsesAt };
};

/** A lock-up given to a listed player counts as a call that he has answered. */
const listedHolder = (floor: FloorFacts, { at, entryId, tableId, seat }: SeatReserved): FloorFacts =>
  entryId
    ? changeEntry(floor, entryId, ({ calls }) => {
        const times = { calledAt: at, answerBy: at, endsAt: at };
        const call: RunningCall = {
          call: calls + 1,
          tableId,
          seat,
          ...times,
          answered: true,
          repeated: false,
        };
        return { calls: call.call, standing: { state: 'called', call } };
      })
    : floor;

export const reservationsEvolutions: EvolutionsOf<
  'SeatReserved' | 'ReservationReleased' | 'ReservationLapsed'
> = {
  SeatReserved: (floor, event) => {
    const use = { state: 'reserved' as const, reservation: reservationOf(event) };
    const reserved = putSeat({ ...floor, lastReservation: event.reservation }, event, use);
    return recordOvertakings(listedHolder(reserved, event), event);
  },
  ReservationReleased: freeReserved,
  ReservationLapsed: (floor, event) => {
    const free = freeReserved(floor, event);
    return event.entryId
      ? changeEntry(free, event.entryId, () => ({ standing: { state: 'waiting' } }))
      : free;
  },
};
