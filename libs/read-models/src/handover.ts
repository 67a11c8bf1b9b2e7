import { type Handover } from '@cardroom/contracts';
import {
  type DayReport,
  entriesInOrder,
  type Floor,
  tablesOf,
  newcomersWait,
  waitingCount,
} from '@cardroom/floor';
import { type GameId, isoOf, type TableId } from '@cardroom/kernel';
import { depositsBoard } from './boards/deposits';
import { dueBoard } from './boards/due';
import { nameOf } from './boards/names';
import { gameShapeIn, isoOrNull } from './boards/shapes';
import { tablesBoard } from './boards/tables';

const numberOf = (floor: Floor, tableId: TableId | null): number | null =>
  (tableId && floor.tables.get(tableId)?.plan.number) ?? null;

const listOf = (floor: Floor, gameId: GameId): Handover['lists'] => {
  const game = gameShapeIn(floor, gameId);
  const entries = entriesInOrder(floor, gameId);
  if (!game || entries.length === 0) return [];
  return [
    {
      game,
      kind: tablesOf(floor, gameId).length > 0 ? 'waiting' : 'interest',
      names: entries.length,
      waiting: waitingCount(floor, gameId),
      longestSince: isoOrNull(entries.map(({ joinedAt }) => joinedAt).reduce((a, b) => (a < b ? a : b))),
      expected: newcomersWait(floor, gameId),
    },
  ];
};

const outOfOrder = (floor: Floor, { outOfOrder: passings, undone }: DayReport): Handover['outOfOrder'] => {
  const takenBack = new Set(undone.map(({ command }) => command));
  return passings.toArray().map(({ command, at, by, tableId, passed, ...facts }) => ({
    ...facts,
    commandId: command,
    at: isoOf(at),
    by: nameOf(by),
    tableNumber: numberOf(floor, tableId),
    passed: [...passed],
    undone: takenBack.has(command),
  }));
};

const noShows = (floor: Floor, report: DayReport): Handover['noShows'] =>
  report.noShows.toArray().map(({ at, by, tableId, ...facts }) => ({
    ...facts,
    at: isoOf(at),
    by: nameOf(by),
    tableNumber: numberOf(floor, tableId),
  }));

const undoneActions = ({ undone }: DayReport): Handover['undone'] =>
  undone.toArray().map(({ command, at, by, type }) => ({
    commandId: command,
    at: isoOf(at),
    by: nameOf(by),
    type,
  }));

const rowsOf = <R>(keys: readonly string[], row: (key: string) => R | null): R[] =>
  keys.flatMap((key) => row(key) ?? []);

/** What the next shift takes over, from the floor of any moment. */
export const handoverOf = (floor: Floor): Handover => {
  const { day, report, totals } = floor;
  const rows = <R>(board: {
    readonly keys: (floor: Floor) => readonly string[];
    readonly row: (floor: Floor, key: string) => R | null;
  }): R[] => rowsOf(board.keys(floor), (key) => board.row(floor, key));
  return {
    day: day?.day ?? null,
    openedAt: isoOrNull(day?.openedAt ?? null),
    totals: { ...totals },
    tables: rows(tablesBoard)
      .filter(({ game }) => game !== null)
      .sort((a, b) => a.number - b.number),
    lists: [...floor.games.keys()].flatMap((gameId) => listOf(floor, gameId)),
    due: rows(dueBoard).sort((a, b) => a.dueAt.localeCompare(b.dueAt)),
    deposits: rows(depositsBoard),
    noShows: noShows(floor, report),
    outOfOrder: outOfOrder(floor, report),
    undone: undoneActions(report),
  };
};
