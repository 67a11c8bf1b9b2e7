import { accept, judge } from '@cardroom/kernel';
import { seatGivenUp, seatTaken as seatIsTakenNow } from '../absence/changing-seats';
import { playOverEnds } from '../absence/play-over';
import { takenAlong, stackIsWhole } from '../absence/returning';
import { type Reservation } from '../carried';
import { seatMayBeGiven } from '../moves/coming';
import { type FloorEvent, type OfSeat } from '../events';
import {
  isInCharge,
  seatExists,
  seatFacts,
  stampOf,
  tableIsOpen,
  tableIsRefilled,
  theSeat,
  theTable,
} from '../ground-rules';
import { endEntry, putSeat, recordOvertakings } from '../keeping';
import { alreadySeated, seatEmpty, seatReserved, seatTaken } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { entryOf, type Floor, type FloorFacts, freeSeat, seatUse } from '../state';
import { takeSeat } from './taking-a-seat';
import { othersAreChosen } from '../waiting-list/other-lists';
import { nobodyIsPassed, passedBy, tableIsMostInNeed } from '../waiting-list/turn';

type SeatRule = RulesFor<'SeatPlayer'>[number];
type Seating = CommandNamed<'SeatPlayer'>;

const keptFor = (floor: Floor, at: OfSeat): Reservation | null => {
  const use = theSeat(floor, at);
  return use.state === 'reserved' ? use.reservation : null;
};

const isKeptForHim = (command: Seating, floor: Floor): boolean =>
  keptFor(floor, command)?.holder?.playerId === command.playerId;

/** A player holds at most one seat in the whole room (RRP-2.3.4); for another one he gets a lock-up. */
const oneSeatPerPlayer: SeatRule = ({ playerId }, floor) => {
  const held = floor.seatOf.get(playerId);
  return held ? alreadySeated(seatFacts(held)) : null;
};

const nobodySitsThere: SeatRule = (command, floor) =>
  theSeat(floor, command).state === 'seated' ? seatTaken(seatFacts(command)) : null;

/** A kept seat is for its holder; one kept for a need is given, with a reason, by whoever may keep it (RRP-2.3.7). */
const seatIsNotKept: SeatRule = (command, floor) => {
  const kept = keptFor(floor, command);
  if (!kept || isKeptForHim(command, floor)) return null;
  const isGivenForNeed = !kept.holder && command.reason !== undefined && isInCharge(command.by);
  return isGivenForNeed ? null : seatReserved(seatFacts(command));
};

/** A seat that was promised may be taken even while the table takes nobody new. */
const unlessPromised =
  (rule: SeatRule): SeatRule =>
  (command, floor) =>
    isKeptForHim(command, floor) ? null : rule(command, floor);

const comerOf = ({ tableId, playerId }: Seating, floor: Floor) => {
  const { gameId } = theTable(floor, tableId).game;
  const entryId = entryOf(floor, playerId, gameId)?.entryId ?? null;
  return { gameId, tableId, entryId, as: 'seated-directly' as const };
};

/** Somebody waits: out of order only with a reason, which stands in the record (floor case F04). */
const nobodyWaitsBefore: SeatRule = (command, floor) =>
  nobodyIsPassed(floor, comerOf(command, floor), command.reason);

const seatIsWhereNeeded: SeatRule = (command, floor) =>
  tableIsMostInNeed(
    floor,
    { ...comerOf(command, floor), tableId: command.tableId, playerId: command.playerId },
    command.reason,
  );

/** Within the hour he brings back what he took from the game (RRP-2.2.5). */
const bringsWhatHeTook: SeatRule = (command, floor) => {
  const { gameId } = theTable(floor, command.tableId).game;
  return stackIsWhole(floor, { ...command, gameId }, command.stackMinor);
};

export const seatPlayerRules: RulesFor<'SeatPlayer'> = [
  tableIsOpen,
  seatExists,
  oneSeatPerPlayer,
  nobodySitsThere,
  seatIsNotKept,
  unlessPromised(tableIsRefilled),
  unlessPromised((command, floor) => seatMayBeGiven(floor, command)),
  unlessPromised(nobodyWaitsBefore),
  unlessPromised(seatIsWhereNeeded),
  bringsWhatHeTook,
  (command, floor) =>
    othersAreChosen(floor, {
      ...comerOf(command, floor),
      playerId: command.playerId,
      others: command.others,
    }),
];

const seatIsTaken: RulesFor<'LeaveSeat'>[number] = (command, floor) =>
  theSeat(floor, command).state === 'seated' ? null : seatEmpty(seatFacts(command));

export const leaveSeatRules: RulesFor<'LeaveSeat'> = [tableIsOpen, seatExists, seatIsTaken];

const seated = (command: Seating, floor: Floor) => {
  const { tableId, seat, playerId, alias, by, reason = null, others } = command;
  const overtaken = isKeptForHim(command, floor) ? [] : passedBy(floor, comerOf(command, floor));
  const stamp = stampOf(command);
  const how = 'direct' as const;
  return takeSeat(floor, {
    stamp,
    tableId,
    seat,
    playerId,
    alias,
    how,
    assignedBy: by,
    reason,
    overtaken,
    others,
    stackMinor: command.stackMinor,
  });
};

export const seatingDecisions: DecisionsOf<'SeatPlayer' | 'LeaveSeat'> = {
  SeatPlayer: (command, floor) =>
    judge(seatPlayerRules, [command, floor], () => accept(...seated(command, floor))),
  LeaveSeat: (command, floor) =>
    judge(leaveSeatRules, [command, floor], () => {
      const { tableId, seat } = command;
      const use = theSeat(floor, command);
      if (use.state !== 'seated') return accept();
      const { playerId, alias } = use.seated;
      const { gameId } = theTable(floor, tableId).game;
      const facts = { tableId, seat, playerId, alias, gameId, cause: 'left' as const };
      const stamp = stampOf(command);
      return accept<FloorEvent>(
        { type: 'SeatLeft', ...stamp, ...facts, ...takenAlong(floor, command.at, command.amountMinor) },
        ...playOverEnds(floor, { stamp, at: command, cause: 'seat-left' }),
      );
    }),
};

const counted = (floor: FloorFacts, what: 'seated' | 'seatsLeft'): FloorFacts => ({
  ...floor,
  totals: { ...floor.totals, [what]: floor.totals[what] + 1 },
});

export const seatingEvolutions: EvolutionsOf<'PlayerSeated' | 'SeatLeft'> = {
  PlayerSeated: (floor, event) => {
    const { at, playerId, alias, assignedBy, entryId, reason } = event;
    const told = recordOvertakings(floor, event);
    const seatedNow = putSeat(told, event, {
      state: 'seated',
      seated: { playerId, alias, since: at, assignedBy },
    });
    const listed = entryId ? endEntry(seatedNow, entryId, { at, cause: 'seated', reason }) : seatedNow;
    return counted(seatIsTakenNow(listed, event), 'seated');
  },
  SeatLeft: (floor, event) =>
    seatUse(floor, event)?.state === 'seated'
      ? counted(seatGivenUp(putSeat(floor, event, freeSeat), event), 'seatsLeft')
      : floor,
};
