import { accept, judge, type TableId } from '@cardroom/kernel';
import { buttonWinner } from '@cardroom/poker';
import { type Table } from '../carried';
import { type FloorEvent } from '../events';
import { byWhoIsInCharge, ofEntry, stampOf, tableIsOpen, tableIsRefilled, theTable } from '../ground-rules';
import { areKeptApart, isSeparatedAt } from '../moves/apart';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts, hasStarted, type LiveEntry } from '../state';
import { calling, callsEvolutions } from '../waiting-list/calls';
import { callableInOrder } from '../waiting-list/turn';
import { drawCards, drawSeats } from './drawing';
import { type ButtonDrawn, type SeatsDrawn } from './events';
import { alreadyDrawn, noButtonGame, seatsImposed, nobodyToDraw, tableHasStarted } from './refusals';

/** What was drawn at a table since it opened. */
export interface OpeningDraw {
  readonly seats: Pick<SeatsDrawn, 'at' | 'seed' | 'seats' | 'draws'> | null;
  readonly button: Pick<ButtonDrawn, 'at' | 'seed' | 'draws' | 'button'> | null;
}

const noDraw: OpeningDraw = { seats: null, button: null };

const drawAt = (floor: FloorFacts, tableId: TableId): OpeningDraw =>
  floor.openingDraws.get(tableId) ?? noDraw;

type OpeningRule = RulesFor<'DrawSeats' | 'AddExtraSeat'>[number];

export const tableIsOpening: OpeningRule = ({ tableId }, floor) =>
  hasStarted(theTable(floor, tableId).table, floor.settings) ? tableHasStarted({ tableId }) : null;

const freeSeats = ({ seats }: Table): readonly number[] =>
  seats.flatMap(({ state }, i) => (state === 'free' ? [i + 1] : []));

/**
 * The first names that can be called, as many as are drawn for: nobody who is kept apart from somebody there, or from
 * somebody who draws before him (RRP-2.3.5).
 */
const drawnFor = ({ tableId, players }: CommandNamed<'DrawSeats'>, floor: Floor): readonly LiveEntry[] => {
  const { table, game } = theTable(floor, tableId);
  const most = Math.min(freeSeats(table).length, players ?? Infinity);
  const drawing: LiveEntry[] = [];
  for (const entry of callableInOrder(floor, game.gameId)) {
    if (drawing.length >= most) break;
    const { playerId } = entry;
    const isApart =
      isSeparatedAt(floor, playerId, tableId) ||
      drawing.some((earlier) => areKeptApart(floor, playerId, earlier.playerId));
    if (!isApart) drawing.push(entry);
  }
  return drawing;
};

const somebodyDraws: RulesFor<'DrawSeats'>[number] = (command, floor) =>
  drawnFor(command, floor).length > 0 ? null : nobodyToDraw({ tableId: command.tableId });

const notDrawnYet: RulesFor<'DrawSeats'>[number] = ({ tableId }, floor) =>
  drawAt(floor, tableId).seats ? alreadyDrawn({ tableId }) : null;

/** Where the organiser imposes the tables nothing is drawn (FR4-1.1). */
const theHouseDraws: RulesFor<'DrawSeats'>[number] = ({ tableId }, { settings }) =>
  settings.initialSeating === 'organiserAssigned' ? seatsImposed({ tableId }) : null;

export const drawSeatsRules: RulesFor<'DrawSeats'> = [
  byWhoIsInCharge,
  tableIsOpen,
  tableIsRefilled,
  theHouseDraws,
  tableIsOpening,
  notDrawnYet,
  somebodyDraws,
];

interface Calls {
  readonly floor: Floor;
  readonly events: readonly FloorEvent[];
}

/** The draw, and for each name the call that keeps its seat (promise 2). */
const drawing = (command: CommandNamed<'DrawSeats'>, floor: Floor): readonly FloorEvent[] => {
  const { tableId, seed } = command;
  const stamp = stampOf(command);
  const { table, game } = theTable(floor, tableId);
  const entries = drawnFor(command, floor);
  const seats = freeSeats(table);
  const drawn = drawSeats({ seed, seats, players: entries.length });
  const draws = entries.map((entry, i) => {
    const { entryId, playerId, alias } = ofEntry(entry);
    return { entryId, playerId, alias, seat: drawn[i] ?? 0 };
  });
  const calls = draws.reduce<Calls>(
    (now, { entryId, seat }) => {
      const call = calling({ type: 'CallPlayer', ...stamp, entryId, tableId, seat }, now.floor);
      const after = { ...now.floor, ...callsEvolutions.PlayerCalled(now.floor, call) };
      return { floor: after, events: [...now.events, call] };
    },
    { floor, events: [] },
  );
  return [
    { type: 'SeatsDrawn', ...stamp, tableId, gameId: game.gameId, seed, seats, draws },
    ...calls.events,
  ];
};

const withButton: ReadonlySet<string> = new Set(['holdem', 'omaha', 'omaha-hi-lo', 'five-card-draw']);

const gameHasAButton: RulesFor<'DrawButton'>[number] = ({ tableId }, floor) => {
  const { gameId } = theTable(floor, tableId).game;
  const variant = floor.games.get(gameId)?.variant ?? '';
  return withButton.has(variant) ? null : noButtonGame({ gameId, variant });
};

const buttonNotDrawnYet: RulesFor<'DrawButton'>[number] = ({ tableId }, floor) =>
  drawAt(floor, tableId).button ? alreadyDrawn({ tableId }) : null;

/** Who has a seat kept but does not sit yet draws no card: he is new when he comes (RRP-2.3.6). */
const sitting = ({ seats }: Table) =>
  seats.flatMap((use, i) =>
    use.state === 'seated' ? [{ playerId: use.seated.playerId, alias: use.seated.alias, seat: i + 1 }] : [],
  );

const twoSit: RulesFor<'DrawButton'>[number] = ({ tableId }, floor) =>
  sitting(theTable(floor, tableId).table).length < 2 ? nobodyToDraw({ tableId }) : null;

export const drawButtonRules: RulesFor<'DrawButton'> = [
  tableIsOpen,
  gameHasAButton,
  buttonNotDrawnYet,
  twoSit,
];

const drawingButton = (command: CommandNamed<'DrawButton'>, floor: Floor): ButtonDrawn => {
  const { tableId, seed } = command;
  const { table, game } = theTable(floor, tableId);
  const players = sitting(table);
  const cards = drawCards(seed, 'button', players.length);
  const draws = players.flatMap((player, i) => {
    const card = cards[i];
    return card ? [{ ...player, card }] : [];
  });
  const button = buttonWinner({ draws, lowball: false });
  return { type: 'ButtonDrawn', ...stampOf(command), tableId, gameId: game.gameId, seed, draws, button };
};

export const openingDrawsDecisions: DecisionsOf<'DrawSeats' | 'DrawButton'> = {
  DrawSeats: (command, floor) =>
    judge(drawSeatsRules, [command, floor], () => accept(...drawing(command, floor))),
  DrawButton: (command, floor) =>
    judge(drawButtonRules, [command, floor], () => accept<FloorEvent>(drawingButton(command, floor))),
};

const noted = (floor: FloorFacts, tableId: TableId, drawn: Partial<OpeningDraw>): FloorFacts => ({
  ...floor,
  openingDraws: floor.openingDraws.set(tableId, { ...drawAt(floor, tableId), ...drawn }),
});

export const openingDrawsEvolutions: EvolutionsOf<'SeatsDrawn' | 'ButtonDrawn'> = {
  SeatsDrawn: (floor, { tableId, at, seed, seats, draws }) =>
    noted(floor, tableId, { seats: { at, seed, seats, draws } }),
  ButtonDrawn: (floor, { tableId, at, seed, draws, button }) =>
    noted(floor, tableId, { button: { at, seed, draws, button } }),
};

/** The seat that is kept for him is the one he drew. */
export const drewHisSeat = (
  floor: FloorFacts,
  {
    playerId,
    tableId,
    seat,
  }: { readonly playerId: string; readonly tableId: TableId; readonly seat: number },
): boolean =>
  drawAt(floor, tableId).seats?.draws.some((drawn) => drawn.playerId === playerId && drawn.seat === seat) ??
  false;
