import { type MovingInBody, type MovingInFault, type MovingInSheet } from '@cardroom/contracts';
import { type Floor } from '@cardroom/floor';
import { gameLines, listLines, playerLines, rateLines, seatLines, tableLines } from './lines';
import { askFloor, type LineReader, type Planned, type TakingOver } from './planned';
import { readSheet } from './read-sheet';
import { type SheetName } from './sheet-shapes';

export interface TakenOver extends Planned {
  /** Lines read of each sheet given. */
  readonly lines: Readonly<Partial<Record<MovingInSheet, number>>>;
}

const takeSheet = <S extends SheetName>(
  planned: TakenOver,
  { sheet, asked }: LineReader<S>,
  { text, taking }: { readonly text: string | undefined; readonly taking: TakingOver },
): TakenOver => {
  if (text === undefined) return planned;
  const read = readSheet(sheet, text);
  const start: Planned = { ...planned, faults: [...planned.faults, ...read.faults] };
  const taken = read.lines.reduce<Planned>((now, { line, fields }) => {
    const place = { sheet, line, column: null };
    return asked(place, fields, { floor: now.floor, taking }).reduce(
      (soFar, asking) => askFloor(soFar, place, asking),
      now,
    );
  }, start);
  return { ...taken, lines: { ...planned.lines, [sheet]: read.lines.length } };
};

const inOrder = (a: MovingInFault, b: MovingInFault): number => (a.sheet === b.sheet ? a.line - b.line : 0);

/** Takes sheets over in the order in which they build on each other; everything that is wrong is named at once. */
export const takeOver = (sheets: MovingInBody['sheets'], floor: Floor, taking: TakingOver): TakenOver => {
  const nothing: TakenOver = { floor, commands: [], faults: [], lines: {} };
  const games = takeSheet(nothing, gameLines, { text: sheets.games, taking });
  const rates = takeSheet(games, rateLines, { text: sheets.rates, taking });
  const tables = takeSheet(rates, tableLines, { text: sheets.tables, taking });
  const players = takeSheet(tables, playerLines, { text: sheets.players, taking });
  const seats = takeSheet(players, seatLines, { text: sheets.seats, taking });
  const lists = takeSheet(seats, listLines, { text: sheets.lists, taking });
  return { ...lists, faults: [...lists.faults].sort(inOrder) };
};
