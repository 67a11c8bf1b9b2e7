import { type CageReportAnswer } from '@cardroom/contracts';
import {
  addFeet,
  type Column,
  footOf,
  heading,
  newPaper,
  type Paper,
  type Printing,
  ruled,
} from '../papers/paper';
import { spreadsheetOf } from '../papers/spreadsheet';
import { type Language } from '../problems/problem';
import { reportTitle, word } from './book-words';
import { amountIn, furtherOf, type ReportCell } from './report-cells';

type Row = CageReportAnswer['rows'][number];

/** A text that a spreadsheet would take for a formula is kept a text. */
const quoted = (cell: ReportCell | undefined, separator: string): string => {
  if (cell === null || cell === undefined) return '';
  const text =
    typeof cell === 'string' && /^[=+\-@\t]/.test(cell) && !/^-?\d+([.,]\d+)?$/.test(cell)
      ? `'${cell}`
      : String(cell);
  return new RegExp(`["\n\r${separator}]`).test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The sums in the report's columns, with the word for them in the first; null where it has none. */
const sumsOf = (
  { columns, totals }: CageReportAnswer,
  language: Language,
): readonly (ReportCell | undefined)[] | null =>
  columns.some(({ name }) => totals[name] !== undefined)
    ? columns.map(({ name }, i) =>
        i === 0 && totals[name] === undefined ? word('total', language) : totals[name],
      )
    : null;

/** With the mark by which spreadsheets know UTF-8, and the separators that those of the language expect. */
export const csvOf = (report: CageReportAnswer, language: Language): string => {
  const { columns, rows } = report;
  const separator = language === 'fr' ? ';' : ',';
  const line = (cells: readonly (ReportCell | undefined)[]) =>
    cells.map((cell) => quoted(cell, separator)).join(separator);
  const shown = (cells: readonly (ReportCell | undefined)[]) =>
    line(cells.map((cell, i) => (columns[i]?.kind === 'money' ? amountIn(cell, language) : cell)));
  const sums = sumsOf(report, language);
  const lines = [
    line(columns.map(({ label }) => label)),
    ...rows.map((row) => shown(columns.map(({ name }) => row[name]))),
    ...(sums ? [shown(sums)] : []),
    ...(report.about === null ? [] : [line([report.about])]),
    ...furtherOf(report, language).map(([label, value]) => line([label, amountIn(value, language)])),
  ];
  return `\uFEFF${lines.join('\r\n')}\r\n`;
};

const timeOn = (iso: string, { timeZone, language }: Printing): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(iso));

/** Of which day, and of what. */
const subjectOf = ({ day, about }: CageReportAnswer, language: Language): string =>
  [`${word('day', language)} ${day}`, ...(about === null ? [] : [about])].join(' · ');

const aboutOf = (report: CageReportAnswer, printing: Printing): readonly string[] => [
  printing.roomName,
  subjectOf(report, printing.language),
  footOf(printing),
];

/** Numbers as numbers in the room's currency, instants as dates on the room's clock. */
export const spreadsheetOfReport = (
  report: CageReportAnswer,
  printing: Printing,
  decimals: number,
): Promise<Buffer> => {
  const { language, timeZone } = printing;
  const { columns, rows } = report;
  const sheet = {
    title: reportTitle(report.report, language),
    about: aboutOf(report, printing),
    columns,
    rows: rows.map((row) => columns.map(({ name }) => row[name] ?? null)),
    totals: sumsOf(report, language),
    further: furtherOf(report, language),
  };
  return spreadsheetOf(sheet, { language, timeZone, decimals });
};

/** A date with its time takes more room than an amount, and would else be broken in two. */
const shares = { instant: 5, text: 4, money: 3 } as const;

/** A report on A4, its totals in the last line; a wide one lies on its side. */
export const reportPaper = (report: CageReportAnswer, printing: Printing): Paper => {
  const { language } = printing;
  const title = reportTitle(report.report, language);
  const paper = newPaper({ size: 'A4', title, isWide: report.columns.length > 7 });
  heading(paper, title, subjectOf(report, language));
  const shown = (kind: string, cell: ReportCell | undefined): string => {
    if (cell === null) return '–';
    const isTime = kind === 'instant' && typeof cell === 'string' && !Number.isNaN(Date.parse(cell));
    if (isTime) return timeOn(cell, printing);
    return String((kind === 'money' ? amountIn(cell, language) : cell) ?? '');
  };
  const sums = sumsOf(report, language);
  const columns: readonly Column<readonly (ReportCell | undefined)[]>[] = report.columns.map(
    ({ label, kind }, i) => ({
      title: label,
      share: shares[kind],
      text: (row) => shown(kind, row[i]),
    }),
  );
  const cells = (row: Row) => report.columns.map(({ name }) => row[name] ?? null);
  ruled(paper, columns, [...report.rows.map(cells), ...(sums ? [sums] : [])]);
  for (const [label, value] of furtherOf(report, language))
    paper.text(`${label}${language === 'fr' ? '\u00A0' : ''}: ${amountIn(value, language) ?? '–'}`);
  addFeet(paper, footOf(printing));
  return paper;
};
