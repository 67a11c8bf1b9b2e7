import { accept, type Instant, judge } from '@cardroom/kernel';
import { type Table } from '../carried';
import { type FloorEvent } from '../events';
import {
  byManagement,
  gameIsOffered,
  stampOf,
  tableExists,
  tableIsOpen,
  tableIsRefilled,
  theTable,
} from '../ground-rules';
import {
  seatCountInvalid,
  tableAlreadyOpen,
  tableExists as tableExistsAlready,
  tableNotEmpty,
  tableNotFrozen,
  tableNumberTaken,
} from '../refusals';
import { endReservation } from '../seats/releasing';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts, freeSeat } from '../state';

type PlaceRule = RulesFor<'PlaceTable'>[number];

const tableIsNew: PlaceRule = ({ tableId }, floor) =>
  floor.tables.has(tableId) ? tableExistsAlready({ tableId }) : null;

const numberIsFree: PlaceRule = ({ number }, floor) =>
  floor.tables.some((table) => table.plan.number === number) ? tableNumberTaken({ number }) : null;

const seatsAreTwoToTen: PlaceRule = ({ seats }) =>
  Number.isInteger(seats) && seats >= 2 && seats <= 10
    ? null
    : seatCountInvalid({ seats, least: 2, most: 10 });

export const placeTableRules: RulesFor<'PlaceTable'> = [tableIsNew, numberIsFree, seatsAreTwoToTen];

const tableIsNotOpen: RulesFor<'OpenTable'>[number] = ({ tableId }, floor) => {
  const game = floor.tables.get(tableId)?.game;
  return game ? tableAlreadyOpen({ tableId, gameId: game.gameId }) : null;
};

export const openTableRules: RulesFor<'OpenTable'> = [
  byManagement,
  tableExists,
  tableIsNotOpen,
  gameIsOffered,
];

const tableFrozen: RulesFor<'ThawTable'>[number] = ({ tableId }, floor) =>
  theTable(floor, tableId).game.frozen ? null : tableNotFrozen({ tableId });

export const freezeTableRules: RulesFor<'FreezeTable'> = [byManagement, tableIsOpen, tableIsRefilled];
export const thawTableRules: RulesFor<'ThawTable'> = [byManagement, tableIsOpen, tableFrozen];

/** Nobody is sent away by closing a table under him. */
const nobodySits: RulesFor<'CloseTable'>[number] = ({ tableId }, floor) => {
  const seats = theTable(floor, tableId).table.seats.flatMap(({ state }, i) =>
    state === 'seated' ? [i + 1] : [],
  );
  return seats.length > 0 ? tableNotEmpty({ tableId, seats }) : null;
};

export const closeTableRules: RulesFor<'CloseTable'> = [byManagement, tableIsOpen, nobodySits];

/** Calls, lock-ups and reservations end with the table (RRP-2.2.1); who was called keeps his place. */
const closing = (command: CommandNamed<'CloseTable'>, floor: Floor): FloorEvent[] => {
  const stamp = stampOf(command);
  const { tableId } = command;
  const { table, game } = theTable(floor, tableId);
  const ended = table.seats.flatMap((_, i) =>
    endReservation(floor, { stamp, at: { tableId, seat: i + 1 }, cause: 'table-closed' }),
  );
  return [...ended, { type: 'TableClosed', ...stamp, tableId, gameId: game.gameId }];
};

export const tablesDecisions: DecisionsOf<
  'PlaceTable' | 'OpenTable' | 'FreezeTable' | 'ThawTable' | 'CloseTable'
> = {
  PlaceTable: (command, floor) =>
    judge(placeTableRules, [command, floor], () => {
      const { tableId, number, section, seats } = command;
      return accept({ type: 'TablePlaced', ...stampOf(command), tableId, number, section, seats });
    }),
  OpenTable: (command, floor) =>
    judge(openTableRules, [command, floor], () => {
      const { tableId, gameId } = command;
      return accept({ type: 'TableOpened', ...stampOf(command), tableId, gameId });
    }),
  FreezeTable: (command, floor) =>
    judge(freezeTableRules, [command, floor], () =>
      accept({ type: 'TableFrozen', ...stampOf(command), tableId: command.tableId }),
    ),
  ThawTable: (command, floor) =>
    judge(thawTableRules, [command, floor], () =>
      accept({ type: 'TableThawed', ...stampOf(command), tableId: command.tableId }),
    ),
  CloseTable: (command, floor) =>
    judge(closeTableRules, [command, floor], () => accept(...closing(command, floor))),
};

type TableChange = (table: Table, at: Instant) => Table;

const changed = (
  floor: FloorFacts,
  { tableId, at }: Pick<EventOfTable, 'tableId' | 'at'>,
  change: TableChange,
) => {
  const table = floor.tables.get(tableId);
  return table ? { ...floor, tables: floor.tables.set(tableId, change(table, at)) } : floor;
};

type EventOfTable = Extract<
  FloorEvent,
  { readonly type: 'TableOpened' | 'TableFrozen' | 'TableThawed' | 'TableClosed' }
>;

const allFree = (table: Table): Table['seats'] => table.seats.map(() => freeSeat);

const frozen =
  (isFrozen: boolean): TableChange =>
  (table) => ({ ...table, game: table.game && { ...table.game, frozen: isFrozen } });

export const tablesEvolutions: EvolutionsOf<
  'TablePlaced' | 'TableOpened' | 'TableFrozen' | 'TableThawed' | 'TableClosed'
> = {
  TablePlaced: (floor, { tableId, number, section, seats }) => ({
    ...floor,
    tables: floor.tables.set(tableId, {
      plan: { tableId, number, section },
      game: null,
      seats: Array.from({ length: seats }, () => freeSeat),
      mostSeated: 0,
    }),
  }),
  TableOpened: (floor, event) =>
    changed(floor, event, (table, openedAt) => ({
      ...table,
      game: { gameId: event.gameId, openedAt, frozen: false },
      seats: allFree(table),
      mostSeated: 0,
    })),
  TableFrozen: (floor, event) => changed(floor, event, frozen(true)),
  TableThawed: (floor, event) => changed(floor, event, frozen(false)),
  TableClosed: (floor, event) =>
    changed(floor, event, (table) => ({ ...table, game: null, seats: allFree(table), mostSeated: 0 })),
};
