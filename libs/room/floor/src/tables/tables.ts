import { accept, type Instant, judge } from '@cardroom/kernel';
import { type Table } from '../carried';
import { type FloorEvent } from '../events';
import {
  byWhoIsInCharge,
  byWhoOpensTables,
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
import { type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type FloorFacts, freeSeat } from '../state';
import { dealerSentOn } from '../dealers/dealers';
import { closingEvents, nothingBlocksClosing } from './closing';
import { withoutItsTable } from './with-a-table';

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
  byWhoOpensTables,
  tableExists,
  tableIsNotOpen,
  gameIsOffered,
];

const tableFrozen: RulesFor<'ThawTable'>[number] = ({ tableId }, floor) =>
  theTable(floor, tableId).game.frozen ? null : tableNotFrozen({ tableId });

export const freezeTableRules: RulesFor<'FreezeTable'> = [byWhoIsInCharge, tableIsOpen, tableIsRefilled];
export const thawTableRules: RulesFor<'ThawTable'> = [byWhoIsInCharge, tableIsOpen, tableFrozen];

/** Nobody is sent away by closing a table under him. */
const nobodySits: RulesFor<'CloseTable'>[number] = ({ tableId }, floor) => {
  const seats = theTable(floor, tableId).table.seats.flatMap(({ state }, i) =>
    state === 'seated' ? [i + 1] : [],
  );
  return seats.length > 0 ? tableNotEmpty({ tableId, seats }) : null;
};

export const closeTableRules: RulesFor<'CloseTable'> = [
  byWhoOpensTables,
  tableIsOpen,
  nobodySits,
  nothingBlocksClosing,
];

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
    judge(closeTableRules, [command, floor], () => {
      const { tableId } = command;
      return accept(...closingEvents(floor, { stamp: stampOf(command), tableId }));
    }),
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

/** The seats of the floor plan, all free: a chair that was added for an extra player is not among them. */
const allFree = ({ seats, game }: Table): Table['seats'] => {
  const removed = seats.filter(({ state }) => state === 'closed').length;
  return Array.from({ length: seats.length - removed - (game?.extraSeats ?? 0) }, () => freeSeat);
};

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
  TableClosed: (floor, event) => {
    const closed = changed(floor, event, (table) => ({
      ...table,
      game: null,
      seats: allFree(table),
      mostSeated: 0,
    }));
    return withoutItsTable(dealerSentOn(closed, event.tableId, event.at), event.tableId);
  },
};
