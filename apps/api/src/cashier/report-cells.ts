import { type CageReportAnswer } from '@cardroom/contracts';
import { type GameId, id, type TableId } from '@cardroom/kernel';
import { gameShapeIn, type ReportRow } from '@cardroom/read-models';
import { gameName } from '../papers/words';
import { type Language } from '../problems/problem';
import { said, word } from './book-words';
import { type Books } from './cage-books';

/** What people are called, beside what the log calls them. */
export interface Names {
  readonly language: Language;
  readonly nameOf: (staffId: string) => string;
  readonly tableNumber: (tableId: string) => number | null;
  readonly gameName: (gameId: string) => string;
}

export type ReportCell = CageReportAnswer['rows'][number][string];

const people: ReadonlySet<string> = new Set([
  ...['person', 'witness', 'by', 'askedBy', 'approvedBy', 'sentBy', 'receivedBy'],
]);
const places: ReadonlySet<string> = new Set(['place', 'from', 'to']);
const inWords: ReadonlySet<string> = new Set(['what', 'kind', 'state', 'direction']);

/** A game that the floor does not know stands for itself. */
const gameIn = ({ floor }: Books, gameId: string, language: Language): string => {
  const game = floor && gameShapeIn(floor, id<GameId>(gameId));
  return game ? gameName(game, language) : gameId;
};

/** Tables go by the number that people know, also those that are gone since. */
export const namesIn = (books: Books, { language, nameOf }: Pick<Names, 'language' | 'nameOf'>): Names => ({
  language,
  nameOf,
  tableNumber: (tableId) =>
    books.floor?.tables.get(id<TableId>(tableId))?.plan.number ??
    books.cage.record.tableNumbers.get(id<TableId>(tableId)) ??
    null,
  gameName: (gameId) => gameIn(books, gameId, language),
});

/** An amount with the decimal sign of the language: papers and spreadsheets show it as people there write it. */
export const amountIn = <C>(cell: C, language: Language): C | string =>
  language === 'fr' && typeof cell === 'string' ? cell.replace(/^(-?\d+)\.(\d+)$/, '$1,$2') : cell;

/** `window:1` is the window, `tray:t4` the tray of a table, under the number that people know. */
export const placeIn = (place: string, { language, tableNumber }: Names): string => {
  const [kind = '', id = ''] = [place.split(':')[0], place.slice(place.indexOf(':') + 1)];
  if (kind === place) return said(kind, language);
  const label = kind === 'window' ? word('window', language) : said(kind, language);
  return kind === 'tray' || kind === 'box' ? `${label} ${tableNumber(id) ?? id}` : `${label} ${id}`;
};

const cellIn = (column: string, cell: ReportCell | undefined, names: Names): ReportCell => {
  if (typeof cell !== 'string') return cell ?? null;
  if (people.has(column)) return names.nameOf(cell);
  if (places.has(column)) return placeIn(cell, names);
  return inWords.has(column) ? said(cell, names.language) : cell;
};

/** Games go by the name that the room's papers give them, wherever a report is shown. */
export const withGame = (row: ReportRow, { gameName }: Names): Record<string, ReportCell> =>
  typeof row['game'] === 'string' ? { ...row, game: gameName(row['game']) } : { ...row };

/** The report in words: as it goes to paper and to spreadsheets. */
export const inWordsOf = (report: CageReportAnswer, names: Names): CageReportAnswer => ({
  ...report,
  rows: report.rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, cellIn(column, cell, names)])),
  ),
});

/** Which window a statement is of: its number, its turn and who sits there. */
export const windowIn = ({ cage }: Books, windowId: string, { language, nameOf }: Names): string => {
  const window = cage.windows.find((one) => one.windowId === windowId);
  const name = `${word('window', language)} ${windowId}`;
  return window ? `${name} · ${word('turn', language)} ${window.turn} · ${nameOf(window.cashier)}` : name;
};

/** Sums that stand in no column of the report: an opening balance. */
export const furtherOf = (
  { columns, totals }: CageReportAnswer,
  language: Language,
): readonly (readonly [string, ReportCell])[] =>
  Object.entries(totals)
    .filter(([name]) => !columns.some((column) => column.name === name))
    .map(([name, value]) => [word(name, language), value ?? null] as const);
