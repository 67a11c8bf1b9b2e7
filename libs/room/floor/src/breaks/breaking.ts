import { accept, judge, type PlayerId, type TableId } from '@cardroom/kernel';
import { type Table } from '../carried';
import { type FloorEvent } from '../events';
import { byWhoOpensTables, stampOf, tableIsOpen, theTable } from '../ground-rules';
import { linkOf } from '../must-move/order';
import { drawCards, drawLots } from '../openings/drawing';
import { endReservation } from '../seats/releasing';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts } from '../state';
import { type BreakCardsDrawn } from './events';
import { likeSeats, sitters } from './order';
import {
  alreadyBreaking,
  breakWithoutDraw,
  cardsDrawn,
  feederGoesInOrder,
  nobodySitsHere,
  notBreaking,
} from './refusals';

type Rule = RulesFor<'AnnounceBreak' | 'CallOffBreak' | 'DrawForBreak'>[number];

const isBreaking = (floor: FloorFacts, tableId: TableId): boolean =>
  floor.tables.get(tableId)?.game?.breaking === true;

const notBreakingYet: Rule = ({ tableId }, floor) =>
  isBreaking(floor, tableId) ? alreadyBreaking({ tableId }) : null;

const breakIsAnnounced: Rule = ({ tableId }, floor) =>
  isBreaking(floor, tableId) ? null : notBreaking({ tableId });

const nothingDrawnYet: Rule = ({ tableId }, floor) =>
  floor.breakDraws.has(tableId) ? cardsDrawn({ tableId }) : null;

const somebodySits: Rule = ({ tableId }, floor) =>
  sitters(theTable(floor, tableId).table).length > 0 ? null : nobodySitsHere({ tableId });

export const announceBreakRules: RulesFor<'AnnounceBreak'> = [byWhoOpensTables, tableIsOpen, notBreakingYet];

/** Once cards were drawn the players hold them: the break is carried out, or undone with its draw. */
export const callOffBreakRules: RulesFor<'CallOffBreak'> = [
  byWhoOpensTables,
  tableIsOpen,
  breakIsAnnounced,
  nothingDrawnYet,
];

/** The players of a feeder go to the list in must-move order, whatever they would draw (RRP-2.3.9). */
const itFeedsNoTable: Rule = ({ tableId }, floor) =>
  linkOf(floor, tableId) ? feederGoesInOrder({ tableId }) : null;

/** A house that fills the empty seats elsewhere has nobody draw (RRP-2.3.14). */
const theHouseDraws: Rule = ({ tableId }, { settings }) =>
  settings.tableBreakSeatMethod === 'emptySeats' ? breakWithoutDraw({ tableId }) : null;

export const drawForBreakRules: RulesFor<'DrawForBreak'> = [
  byWhoOpensTables,
  tableIsOpen,
  itFeedsNoTable,
  theHouseDraws,
  nothingDrawnYet,
  somebodySits,
];

const drawn = (command: CommandNamed<'DrawForBreak'>, floor: Floor): BreakCardsDrawn => {
  const { tableId, seed } = command;
  const { table, game } = theTable(floor, tableId);
  const isAbsent = new Set<PlayerId>(command.absent ?? []);
  const declines = new Set<PlayerId>(command.declining ?? []);
  const all = sitters(table);
  const players = all.filter(({ playerId }) => !declines.has(playerId));
  const cards = drawCards(seed, 'break', players.length);
  const draws = players.flatMap((player, i) => {
    const card = cards[i];
    const absent = isAbsent.has(player.playerId) || floor.absences.has(player.playerId);
    return card ? [{ ...player, card, absent }] : [];
  });
  const declining = all.filter(({ playerId }) => declines.has(playerId));
  const byLot = floor.settings.tableBreakSeatMethod === 'randomDraw';
  const seats = byLot ? { seats: drawLots(seed, likeSeats(floor, tableId)) } : {};
  const facts = { tableId, gameId: game.gameId, seed, draws, declining, ...seats };
  return { type: 'BreakCardsDrawn', ...stampOf(command), ...facts };
};

/** Nobody comes to the table any more, so that the cards drawn are those of everybody who sits there. */
const drawing = (command: CommandNamed<'DrawForBreak'>, floor: Floor): readonly FloorEvent[] => {
  const { tableId } = command;
  const stamp = stampOf(command);
  const { table } = theTable(floor, tableId);
  const ended = table.seats.flatMap((_, i) =>
    endReservation(floor, { stamp, at: { tableId, seat: i + 1 }, cause: 'table-closed' }),
  );
  return [drawn(command, floor), ...ended];
};

const ofTable = (command: CommandNamed<'AnnounceBreak' | 'CallOffBreak'>, floor: Floor) => {
  const { tableId } = command;
  return { ...stampOf(command), tableId, gameId: theTable(floor, tableId).game.gameId };
};

export const breakingDecisions: DecisionsOf<'AnnounceBreak' | 'CallOffBreak' | 'DrawForBreak'> = {
  AnnounceBreak: (command, floor) =>
    judge(announceBreakRules, [command, floor], () =>
      accept({ type: 'TableBreakAnnounced', ...ofTable(command, floor) }),
    ),
  CallOffBreak: (command, floor) =>
    judge(callOffBreakRules, [command, floor], () =>
      accept({ type: 'TableBreakCalledOff', ...ofTable(command, floor) }),
    ),
  DrawForBreak: (command, floor) =>
    judge(drawForBreakRules, [command, floor], () => accept(...drawing(command, floor))),
};

const withGame = (
  floor: FloorFacts,
  tableId: TableId,
  change: (game: NonNullable<Table['game']>) => Table['game'],
): FloorFacts => {
  const table = floor.tables.get(tableId);
  if (!table?.game) return floor;
  return { ...floor, tables: floor.tables.set(tableId, { ...table, game: change(table.game) }) };
};

const breaks = (floor: FloorFacts, tableId: TableId): FloorFacts =>
  withGame(floor, tableId, (game) => ({ ...game, breaking: true }));

export const breakingEvolutions: EvolutionsOf<
  'TableBreakAnnounced' | 'TableBreakCalledOff' | 'BreakCardsDrawn'
> = {
  TableBreakAnnounced: (floor, { tableId }) => breaks(floor, tableId),
  TableBreakCalledOff: (floor, { tableId }) => withGame(floor, tableId, ({ breaking: _, ...game }) => game),
  BreakCardsDrawn: (floor, { tableId, at, seed, draws, declining, seats }) => ({
    ...breaks(floor, tableId),
    breakDraws: floor.breakDraws.set(tableId, { at, seed, draws, declining, ...(seats ? { seats } : {}) }),
  }),
};
