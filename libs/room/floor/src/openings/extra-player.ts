import { accept, judge } from '@cardroom/kernel';
import { type OpenGame, type Table } from '../carried';
import { type FloorEvent } from '../events';
import { type GameVariant } from '../games/games';
import { isInCharge, roleOf, stampOf, tableIsOpen, tableIsRefilled, theTable } from '../ground-rules';
import { putSeat } from '../keeping';
import { type Stamp } from '../stamp';
import { type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type FloorFacts, freeSeat, seatCount } from '../state';
import { tableIsOpening } from './opening-draws';
import { deckTooSmall, extraPlayerLimit, supervisorForExtraPlayer } from './refusals';

type Rule = RulesFor<'AddExtraSeat'>[number];

const aSupervisorDecides: Rule = ({ by }) =>
  isInCharge(by) ? null : supervisorForExtraPlayer({ role: roleOf(by) ?? by.kind });

const extraPlayersAreFew: Rule = ({ tableId }, floor) => {
  const extra = theTable(floor, tableId).game.extraSeats ?? 0;
  const most = floor.settings.openingExtraPlayersMax;
  return extra < most ? null : extraPlayerLimit({ tableId, most });
};

/**
 * The most players whom 52 cards serve: every card they may hold, and the board with its burns. Stud is dealt to
 * eight by custom, though eight full hands would take more.
 */
const deckServes: Readonly<Record<GameVariant, number>> = {
  holdem: 22,
  omaha: 11,
  'omaha-hi-lo': 11,
  'seven-card-stud': 8,
  'seven-card-stud-hi-lo': 8,
  'five-card-draw': 10,
};

const deckSuffices: Rule = ({ tableId, confirmed }, floor) => {
  const { table, game } = theTable(floor, tableId);
  const variant = floor.games.get(game.gameId)?.variant;
  const players = seatCount(table) + 1;
  if (confirmed || !variant || players <= deckServes[variant]) return null;
  return deckTooSmall({ tableId, players, served: deckServes[variant] });
};

export const addExtraSeatRules: RulesFor<'AddExtraSeat'> = [
  aSupervisorDecides,
  tableIsOpen,
  tableIsRefilled,
  tableIsOpening,
  extraPlayersAreFew,
  deckSuffices,
];

export const extraPlayerDecisions: DecisionsOf<'AddExtraSeat'> = {
  AddExtraSeat: (command, floor) =>
    judge(addExtraSeatRules, [command, floor], () => {
      const { tableId } = command;
      const { table, game } = theTable(floor, tableId);
      const seat = table.seats.length + 1;
      return accept({ type: 'ExtraSeatAdded', ...stampOf(command), tableId, seat, gameId: game.gameId });
    }),
};

/** Those who leave an overfull table take their seat with them, until it has its normal size (RRP-2.3.8). */
export const extraSeatsRemoved = (
  floor: FloorFacts,
  events: readonly FloorEvent[],
  stamp: Stamp,
): readonly FloorEvent[] => {
  if (!events.some(({ type }) => type === 'SeatLeft')) return [];
  const removed = new Map<string, number>();
  return events.flatMap((event): FloorEvent[] => {
    if (event.type !== 'SeatLeft') return [];
    const { tableId, seat, gameId } = event;
    const extra = floor.tables.get(tableId)?.game?.extraSeats ?? 0;
    const soFar = removed.get(tableId) ?? 0;
    if (soFar >= extra || isTakenAgain(events, event)) return [];
    removed.set(tableId, soFar + 1);
    return [{ type: 'ExtraSeatRemoved', ...stamp, tableId, seat, gameId }];
  });
};

/** The same step seats or expects somebody else there, or ends the table: there is nothing left to take away. */
const isTakenAgain = (
  events: readonly FloorEvent[],
  left: Extract<FloorEvent, { readonly type: 'SeatLeft' }>,
): boolean =>
  events
    .slice(events.indexOf(left) + 1)
    .some(
      (event) =>
        (event.type === 'TableClosed' && event.tableId === left.tableId) ||
        ((event.type === 'PlayerSeated' || event.type === 'SeatReserved') &&
          event.tableId === left.tableId &&
          event.seat === left.seat),
    );

/** How many more extra seats the game at a table has. */
const withExtra = (game: OpenGame | null, more: number): Table['game'] =>
  game && { ...game, extraSeats: (game.extraSeats ?? 0) + more };

export const extraPlayerEvolutions: EvolutionsOf<'ExtraSeatAdded' | 'ExtraSeatRemoved'> = {
  ExtraSeatAdded: (floor, { tableId }) => {
    const table = floor.tables.get(tableId);
    if (!table) return floor;
    const grown = { ...table, game: withExtra(table.game, 1), seats: [...table.seats, freeSeat] };
    return { ...floor, tables: floor.tables.set(tableId, grown) };
  },
  ExtraSeatRemoved: (floor, event) => {
    const closed = putSeat(floor, event, { state: 'closed' });
    const table = closed.tables.get(event.tableId);
    if (!table) return floor;
    return {
      ...closed,
      tables: closed.tables.set(event.tableId, { ...table, game: withExtra(table.game, -1) }),
    };
  },
};
