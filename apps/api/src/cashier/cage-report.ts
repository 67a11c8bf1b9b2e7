import { type CageReportAnswer, type CageReportName, type cageReportQuery } from '@cardroom/contracts';
import { cageReports, columnKind } from '@cardroom/read-models';
import { type z } from 'zod';
import { bytesOf, type Printing } from '../papers/paper';
import { paperWords } from '../papers/words';
import { type SignedIn } from '../people/signed-in';
import { refusedBy } from '../problems/refused';
import { word } from './book-words';
import { type Books } from './cage-books';
import { countFirst, reportNeedsWindow } from './refusals';
import { inWordsOf, type Names, windowIn, withGame } from './report-cells';
import { csvOf, reportPaper, spreadsheetOfReport } from './report-files';

type Query = z.infer<typeof cageReportQuery>;

interface Wanted {
  readonly who: SignedIn;
  readonly query: Query;
  readonly books: Books;
  readonly names: Names;
}

export const printingOf = ({ room }: SignedIn, { at, position }: Books, language: 'en' | 'fr'): Printing => ({
  ...{ language, at, position, words: paperWords[language] },
  roomName: room.name,
  timeZone: room.timeZone,
});

/** A cashier counts his drawer before he is told what it should hold. */
const countsBlind = (who: SignedIn): boolean => who.kind === 'staff' && who.role === 'cashier';

/** A window's statement says of which it is, and is not for its cashier while he has not counted. */
const windowOf = ({ who, query: { windowId }, books, names }: Wanted): string => {
  if (windowId === undefined) throw refusedBy(reportNeedsWindow());
  const window = books.cage.windows.find((one) => one.windowId === windowId);
  if (countsBlind(who) && window?.state === 'open') throw refusedBy(countFirst({ windowId }));
  return windowIn(books, windowId, names);
};

/** A report from the books as they stand open, its columns and games in the words of the language. */
export const reportOf = (name: CageReportName, wanted: Wanted): CageReportAnswer => {
  const { who, query, books, names } = wanted;
  const { windowId, language } = query;
  const { cage, entries, floor, sessions, at, position } = books;
  const about = name === 'window-statement' ? windowOf(wanted) : null;
  const events = entries.map(({ event }) => event);
  const table = cageReports[name]({ events, cage, floor, sessions, windowId, isBlind: countsBlind(who) });
  return {
    ...{ report: name, about, day: cage.day?.day ?? '', at, position },
    columns: table.columns.map((column) => ({
      name: column,
      label: word(column, language),
      kind: columnKind(column),
    })),
    rows: table.rows.map((row) => withGame(row, names)),
    totals: { ...table.totals },
  };
};

/** In words and names, for people and their spreadsheets. */
export const fileOf = async (
  report: CageReportAnswer,
  { who, query, books, names }: Wanted,
): Promise<Buffer> => {
  const { format, language } = query;
  const worded = inWordsOf(report, names);
  const printing = printingOf(who, books, language);
  if (format === 'csv') return Buffer.from(csvOf(worded, language));
  if (format === 'pdf') return bytesOf(reportPaper(worded, printing));
  return spreadsheetOfReport(worded, printing, books.cage.day?.currencyDecimals ?? 2);
};

/** With the window that it is of, as far as a name of a file takes it. */
export const fileNameOf = (
  { report, about, day }: CageReportAnswer,
  { windowId = '', format }: Query,
): string =>
  `${[report, ...(about === null ? [] : [windowId.replace(/[^\w-]/g, '')]), day].join('-')}.${format}`;
