import { accept, judge, type TableId } from '@cardroom/kernel';
import { type FloorEvent } from '../events';
import { byWhoIsInCharge, gameIsOffered, stampOf, tableIsOpen, theTable } from '../ground-rules';
import { alreadyCalled, entryUnknown, otherGame, wrongEntryState } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts, hasStarted, liveEntry } from '../state';
import { areRevealed, type ImposedTable, imposedTableOf, seatsToImpose } from './imposed';
import {
  imposedTableFull,
  imposedTwice,
  nothingToReveal,
  tableHasStarted,
  tableImposed,
  tablesNotImposed,
} from './refusals';

type Imposing = CommandNamed<'ImposeTables'>;
type Rule = RulesFor<'ImposeTables'>[number];
type Wish = Imposing['tables'][number];

const theHouseImposes: RulesFor<'ImposeTables' | 'RevealTables'>[number] = ({ gameId }, floor) =>
  floor.settings.initialSeating === 'organiserAssigned' ? null : tablesNotImposed({ gameId });

const each =
  (rule: (wish: Wish, command: Imposing, floor: Floor) => ReturnType<Rule>): Rule =>
  (command, floor) => {
    for (const wish of command.tables) {
      const objection = rule(wish, command, floor);
      if (objection) return objection;
    }
    return null;
  };

/** He waits for this game, and no seat is kept for him yet. */
const isOnTheList = each(({ entryId }, { gameId }, floor) => {
  const entry = liveEntry(floor, entryId);
  if (entry?.gameId !== gameId) return entryUnknown({ entryId });
  if (entry.standing.state !== 'called') return null;
  const { tableId, seat } = entry.standing.call;
  return alreadyCalled({ entryId, tableId, seat });
});

const oneTableEach: Rule = ({ tables }) => {
  const twice = tables.find(({ entryId }, i) => tables.findIndex((other) => other.entryId === entryId) < i);
  return twice ? imposedTwice({ entryId: twice.entryId }) : null;
};

/** A starting table is one that opens for this game; a late name may join those who started there. */
const isAStartingTable = each(({ tableId }, { gameId }, floor) => {
  const closed = tableIsOpen({ tableId }, floor);
  if (closed) return closed;
  const { table, game } = theTable(floor, tableId);
  if (game.gameId !== gameId) return otherGame({ tableId, gameId });
  const isImposed = floor.imposedTables.get(gameId)?.tables.some((imposed) => imposed.tableId === tableId);
  return hasStarted(table, floor.settings) && !isImposed ? tableHasStarted({ tableId }) : null;
});

/** Until it is revealed a table may be put right; then it is not exchanged for another. */
const revealedStays = each(({ entryId, tableId }, { gameId }, floor) => {
  const entry = liveEntry(floor, entryId);
  if (!entry) return wrongEntryState({ entryId, state: 'ended' });
  const imposed = imposedTableOf(floor, { playerId: entry.playerId, gameId });
  const isRevealed = areRevealed(floor, gameId);
  return imposed && isRevealed && imposed.tableId !== tableId ? tableImposed({ tableId }) : null;
});

const asImposed = (floor: FloorFacts, { tables }: Imposing): readonly ImposedTable[] =>
  tables.flatMap(({ entryId, tableId }) => {
    const entry = liveEntry(floor, entryId);
    return entry ? [{ entryId, playerId: entry.playerId, alias: entry.alias, tableId }] : [];
  });

const merged = (was: readonly ImposedTable[], more: readonly ImposedTable[]): readonly ImposedTable[] => [
  ...was.filter(({ playerId }) => !more.some((imposed) => imposed.playerId === playerId)),
  ...more,
];

const countsAt = (floor: FloorFacts, { entryId, playerId, tableId }: ImposedTable): boolean =>
  liveEntry(floor, entryId) !== null || floor.seatOf.get(playerId)?.tableId === tableId;

const everybodyHasASeat: Rule = (command, floor) => {
  const was = floor.imposedTables.get(command.gameId)?.tables ?? [];
  const all = merged(was, asImposed(floor, command)).filter((imposed) => countsAt(floor, imposed));
  for (const tableId of new Set<TableId>(command.tables.map((wish) => wish.tableId))) {
    const seats = seatsToImpose(floor, theTable(floor, tableId).table);
    const players = all.filter((imposed) => imposed.tableId === tableId).length;
    if (players > seats) return imposedTableFull({ tableId, players, seats });
  }
  return null;
};

export const imposeTablesRules: RulesFor<'ImposeTables'> = [
  byWhoIsInCharge,
  gameIsOffered,
  theHouseImposes,
  isOnTheList,
  oneTableEach,
  isAStartingTable,
  revealedStays,
  everybodyHasASeat,
];

const somethingIsHidden: RulesFor<'RevealTables'>[number] = ({ gameId }, floor) => {
  const imposed = floor.imposedTables.get(gameId);
  return imposed && imposed.revealedAt === null ? null : nothingToReveal({ gameId });
};

export const revealTablesRules: RulesFor<'RevealTables'> = [
  byWhoIsInCharge,
  gameIsOffered,
  somethingIsHidden,
];

/** Where the house does not reveal them on site only, everybody may see his table as soon as it is imposed. */
const isSeenAtOnce = (floor: FloorFacts, { gameId }: Imposing): boolean =>
  !floor.settings.seatingRevealedOnSite || areRevealed(floor, gameId);

export const imposingDecisions: DecisionsOf<'ImposeTables' | 'RevealTables'> = {
  ImposeTables: (command, floor) =>
    judge(imposeTablesRules, [command, floor], () => {
      const { gameId } = command;
      const facts = { gameId, tables: asImposed(floor, command), revealed: isSeenAtOnce(floor, command) };
      return accept<FloorEvent>({ type: 'TablesImposed', ...stampOf(command), ...facts });
    }),
  RevealTables: (command, floor) =>
    judge(revealTablesRules, [command, floor], () => {
      const { gameId } = command;
      const tables = floor.imposedTables.get(gameId)?.tables ?? [];
      return accept<FloorEvent>({ type: 'TablesRevealed', ...stampOf(command), gameId, tables });
    }),
};

export const imposingEvolutions: EvolutionsOf<'TablesImposed' | 'TablesRevealed'> = {
  TablesImposed: (floor, { at, by, gameId, tables, revealed }) => {
    const was = floor.imposedTables.get(gameId);
    const revealedAt = was?.revealedAt ?? (revealed ? at : null);
    const now = { gameId, imposedAt: at, by, revealedAt, tables: merged(was?.tables ?? [], tables) };
    return { ...floor, imposedTables: floor.imposedTables.set(gameId, now) };
  },
  TablesRevealed: (floor, { at, gameId }) => {
    const was = floor.imposedTables.get(gameId);
    if (!was) return floor;
    return { ...floor, imposedTables: floor.imposedTables.set(gameId, { ...was, revealedAt: at }) };
  },
};

/** A table that closes is imposed on nobody any more. */
export const withoutImposed = (floor: FloorFacts, tableId: TableId): FloorFacts => {
  const of = floor.imposedTables.find(({ tables }) => tables.some((imposed) => imposed.tableId === tableId));
  if (!of) return floor;
  const tables = of.tables.filter((imposed) => imposed.tableId !== tableId);
  const { gameId } = of;
  return {
    ...floor,
    imposedTables:
      tables.length > 0
        ? floor.imposedTables.set(gameId, { ...of, tables })
        : floor.imposedTables.delete(gameId),
  };
};
