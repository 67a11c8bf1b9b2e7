import {
  type Actor,
  type EntryId,
  type GameId,
  invariant,
  type PlayerId,
  type Refusal,
  type Role,
  type TableId,
} from '@cardroom/kernel';
import { type OpenGame, type RunningCall, type SeatThere, type Table } from './carried';
import { type FloorCommand } from './commands';
import { type OfEntry, type OfSeat } from './events';
import {
  alreadyInGame,
  alreadyOnList,
  entryUnknown,
  gameUnknown,
  notAuthorised,
  notCalled,
  seatReserved,
  seatTaken,
  seatUnknown,
  tableIsBreaking,
  tableIsClosed,
  tableIsFrozen,
  tableUnknown,
  wrongEntryState,
} from './refusals';
import { type Floor, type FloorFacts, type LiveEntry, entryOf, liveEntry, seatUse } from './state';
import { isSeatedIn } from './waiting-list/turn';

// Rules that several slices begin with, and the look-ups that are safe once they hold.

type Rule<C> = (command: C, floor: Floor) => Refusal | null;

export const stampOf = ({ at, by, command }: FloorCommand) => ({ at, by, command });

export const ofEntry = ({ entryId, playerId, alias, gameId }: OfEntry): OfEntry => ({
  entryId,
  playerId,
  alias,
  gameId,
});

export const entryIsLive: Rule<{ entryId: EntryId }> = ({ entryId }, floor) => {
  const entry = floor.entries.get(entryId);
  if (!entry) return entryUnknown({ entryId });
  return entry.standing.state === 'ended' ? wrongEntryState({ entryId, state: entry.standing.cause }) : null;
};

/** After `entryIsLive`. */
export const theEntry = (floor: FloorFacts, entryId: EntryId): LiveEntry => {
  const entry = liveEntry(floor, entryId);
  invariant(entry, `entry ${entryId} is live`);
  return entry;
};

export const entryIsCalled: Rule<{ entryId: EntryId }> = ({ entryId }, floor) =>
  liveEntry(floor, entryId)?.standing.state === 'called' ? null : notCalled({ entryId });

export interface CalledEntry {
  readonly entry: LiveEntry;
  readonly call: RunningCall;
}

/** After `entryIsCalled`. */
export const theCall = (floor: FloorFacts, entryId: EntryId): CalledEntry => {
  const entry = theEntry(floor, entryId);
  invariant(entry.standing.state === 'called', `entry ${entryId} is called`);
  return { entry, call: entry.standing.call };
};

export const ofCall = ({ entry, call }: CalledEntry) => ({
  ...ofEntry(entry),
  tableId: call.tableId,
  seat: call.seat,
  call: call.call,
});

export const gameIsOffered: Rule<{ gameId: GameId }> = ({ gameId }, floor) =>
  floor.games.has(gameId) ? null : gameUnknown({ gameId });

/** One entry per game and limit (RRP-2.3.1, our reading). */
export const oneEntryPerGame = (
  { playerId, gameId }: { playerId: PlayerId; gameId: GameId },
  floor: FloorFacts,
): Refusal | null => {
  const entry = entryOf(floor, playerId, gameId);
  return entry && alreadyOnList({ entryId: entry.entryId, gameId });
};

/** Who sits in the game does not wait for it: he would hold one seat and ask for a second (RRP-2.3.4). */
export const notSeatedInGame = (
  { playerId, gameId }: { playerId: PlayerId; gameId: GameId },
  floor: FloorFacts,
): Refusal | null => (isSeatedIn(floor, playerId, gameId) ? alreadyInGame({ gameId }) : null);

export const tableExists: Rule<{ tableId: TableId }> = ({ tableId }, floor) =>
  floor.tables.has(tableId) ? null : tableUnknown({ tableId });

export const tableIsOpen: Rule<{ tableId: TableId }> = (command, floor) =>
  tableExists(command, floor) ??
  (floor.tables.get(command.tableId)?.game ? null : tableIsClosed({ tableId: command.tableId }));

/** A frozen or a breaking table takes nobody new; what was promised before stays promised. */
export const tableIsRefilled: Rule<{ tableId: TableId }> = ({ tableId }, floor) => {
  const game = floor.tables.get(tableId)?.game;
  if (game?.breaking) return tableIsBreaking({ tableId });
  return game?.frozen ? tableIsFrozen({ tableId }) : null;
};

export interface OpenTableFacts {
  readonly table: Table;
  readonly game: OpenGame;
}

/** After `tableIsOpen`. */
export const theTable = (floor: FloorFacts, tableId: TableId): OpenTableFacts => {
  const table = floor.tables.get(tableId);
  invariant(table?.game, `table ${tableId} is open`);
  return { table, game: table.game };
};

export const seatExists: Rule<OfSeat> = ({ tableId, seat }, floor) =>
  seatUse(floor, { tableId, seat }) ? null : seatUnknown({ tableId, seat });

/** After `seatExists`. */
export const theSeat = (floor: FloorFacts, at: OfSeat): SeatThere => {
  const use = seatUse(floor, at);
  invariant(use, `table ${at.tableId} has a seat ${at.seat}`);
  return use;
};

/** The seat is in nobody's use and kept for nobody. */
export const seatIsFree: Rule<OfSeat> = (at, floor) => {
  const use = theSeat(floor, at);
  if (use.state === 'seated') return seatTaken(seatFacts(at));
  return use.state === 'reserved' ? seatReserved(seatFacts(at)) : null;
};

export const seatFacts = ({ tableId, seat }: OfSeat) => ({ tableId, seat });

export const roleOf = (by: Actor): Role | null => (by.kind === 'staff' ? by.role : null);

const managers: ReadonlySet<Role | null> = new Set(['shiftManager', 'roomManager']);

/** Whether somebody is in charge of the floor; a list keeper or dealer is not. */
export const isInCharge = (by: Actor): boolean => {
  const role = roleOf(by);
  return role === 'floorSupervisor' || managers.has(role);
};

const atTheTables: ReadonlySet<Role | null> = new Set(['dealer', 'listKeeper']);

/** Whether somebody is, or stands above, whom the house names for a permission. */
export const mayAllow = (by: Actor, approver: string): boolean => {
  const role = roleOf(by);
  if (managers.has(role)) return true;
  if (approver === 'floorSupervisor') return isInCharge(by);
  return approver === 'dealer' && (isInCharge(by) || atTheTables.has(role));
};

const unauthorised = (by: Actor): Refusal => notAuthorised({ role: roleOf(by) ?? by.kind });

/** What the floor decides about open tables: not for a list keeper or a dealer. */
export const byWhoIsInCharge: Rule<{ by: Actor }> = ({ by }) => (isInCharge(by) ? null : unauthorised(by));

/** Management alone, or whom the house delegates it to, decides when a table opens or closes (RRP-2.2.1). */
export const byWhoOpensTables: Rule<{ by: Actor }> = ({ by }, { settings }) =>
  mayAllow(by, settings.tableOpenCloseRole) ? null : unauthorised(by);
