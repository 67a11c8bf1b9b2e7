import { type GameId, type RuleId, type TableId } from '@cardroom/kernel';
import { type Table } from '../carried';
import { type FloorFacts, seatedCount, tablesOf, tableState, takenCount, waitingCount } from '../state';
import { takingNewcomers } from '../waiting-list/turn';

/** What the floor might do with a table, with the rule it rests on and what it would come to. Nobody does it but staff. */
export interface TableProposal {
  readonly kind: 'open' | 'merge' | 'break' | 'close';
  readonly gameId: GameId;
  /** The table to open, to break or to close. */
  readonly tableId: TableId;
  /** The tables of the game that take the players of the one that breaks. */
  readonly into: readonly TableId[];
  readonly rule: RuleId;
  /** Players who could be called, or who would move. */
  readonly players: number;
  /** Free seats for them. */
  readonly seats: number;
}

const freeSeats = (tables: readonly Table[]): number =>
  tables.reduce((sum, { seats }) => sum + seats.filter(({ state }) => state === 'free').length, 0);

/** Present names on a list beyond those for whom a seat is free already. */
const namesForANewTable = (floor: FloorFacts, gameId: GameId): number =>
  waitingCount(floor, gameId) - freeSeats(takingNewcomers(floor, gameId));

/** The house thinks of opening a table once enough present players are listed (RRP-2.2.1). */
export const isOpeningProposed = (floor: FloorFacts, gameId: GameId): boolean => {
  const threshold = floor.settings.tableOpenProposalPlayers;
  return threshold !== null && namesForANewTable(floor, gameId) >= threshold;
};

const byNumber = (a: Table, b: Table): number => a.plan.number - b.plan.number;

const closedTables = (floor: FloorFacts): readonly Table[] =>
  [...floor.tables.values()].filter(({ game }) => game === null).sort(byNumber);

const opening = (floor: FloorFacts, gameId: GameId): readonly TableProposal[] => {
  const [table] = isOpeningProposed(floor, gameId) ? closedTables(floor) : [];
  if (!table) return [];
  const { tableId } = table.plan;
  const players = namesForANewTable(floor, gameId);
  const rule = 'RRP-2.2.1';
  return [{ kind: 'open', gameId, tableId, into: [], rule, players, seats: table.seats.length }];
};

/** The shortest first; of equals the one with the highest number goes. */
const shortestFirst = (a: Table, b: Table): number =>
  seatedCount(a) - seatedCount(b) || b.plan.number - a.plan.number;

/**
 * A short-handed table whose players all find seats at the other tables of the game. Two short-handed tables that
 * are all there is of a game merge; otherwise the shortest is broken up among the rest.
 */
const breaking = (floor: FloorFacts, gameId: GameId): readonly TableProposal[] => {
  const tables = tablesOf(floor, gameId);
  const short = tables
    .filter((table) => tableState(table, floor.settings) === 'short-handed')
    .toSorted(shortestFirst);
  const [table] = short;
  if (!table || tables.some(({ game }) => game?.breaking)) return [];
  const others = takingNewcomers(floor, gameId).filter((other) => other !== table && seatedCount(other) > 0);
  const players = seatedCount(table);
  const seats = freeSeats(others);
  if (others.length === 0 || seats < players) return [];
  const kind = others.length === 1 && short.length === 2 ? 'merge' : 'break';
  const into = others.toSorted(byNumber).map(({ plan }) => plan.tableId);
  const { tableId } = table.plan;
  return [{ kind, gameId, tableId, into, rule: 'RRP-2.3.14', players, seats }];
};

/** Nobody sits there any more, and nobody is expected. */
const closing = (floor: FloorFacts, gameId: GameId): readonly TableProposal[] =>
  tablesOf(floor, gameId)
    .filter((table) => tableState(table, floor.settings) === 'dead-spread' && takenCount(table) === 0)
    .map(({ plan }) => ({
      kind: 'close',
      gameId,
      tableId: plan.tableId,
      into: [],
      rule: 'RRP-2.2.1',
      players: 0,
      seats: 0,
    }));

/** Everything the floor might do with its tables now, from its facts alone. */
export const tableProposals = (floor: FloorFacts): readonly TableProposal[] =>
  [...floor.games.keys()].flatMap((gameId) => [
    ...opening(floor, gameId),
    ...breaking(floor, gameId),
    ...closing(floor, gameId),
  ]);
