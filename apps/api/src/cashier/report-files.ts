import { type CageReportAnswer } from '@cardroom/contracts';
import { type Language } from '../problems/problem';
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
import { reportTitle, said, word } from './book-words';

type Cell = CageReportAnswer['rows'][number][string];

/** A text that a spreadsheet would take for a formula is kept a text. */
const quoted = (cell: Cell | undefined, separator: string): string => {
  if (cell === null || cell === undefined) return '';
  const text =
    typeof cell === 'string' && /^[=+\-@\t]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell)
      ? `'${cell}`
      : String(cell);
  return new RegExp(`["\n\r${separator}]`).test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** With the mark by which spreadsheets know UTF-8, and the separator that those of the language expect. */
export const csvOf = ({ columns, rows, totals }: CageReportAnswer, language: Language): string => {
  const separator = language === 'fr' ? ';' : ',';
  const line = (cells: readonly (Cell | undefined)[]) =>
    cells.map((cell) => quoted(cell, separator)).join(separator);
  const names = columns.map(({ name }) => name);
  const sums = names.map((name, i) =>
    i === 0 && totals[name] === undefined ? word('total', language) : totals[name],
  );
  const lines = [
    line(columns.map(({ label }) => label)),
    ...rows.map((row) => line(names.map((name) => row[name]))),
    line(sums),
  ];
  return `\uFEFF${lines.join('\r\n')}\r\n`;
};

const timeOn = (iso: string, { timeZone, language }: Printing): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(iso));

const shownCell = (name: string, cell: Cell | undefined, printing: Printing): string => {
  if (cell === null || cell === undefined) return '–';
  if (typeof cell === 'number') return String(cell);
  return /^(at|askedAt)$/.test(name) ? timeOn(cell, printing) : said(cell, printing.language);
};

/** A report on A4, its totals in the last line. */
export const reportPaper = (report: CageReportAnswer, printing: Printing): Paper => {
  const { language } = printing;
  const title = reportTitle(report.report, language);
  const paper = newPaper({ size: 'A4', title });
  heading(paper, title, `${word('day', language)} ${report.day}`);
  const columns: readonly Column<CageReportAnswer['rows'][number]>[] = report.columns.map(
    ({ name, label }) => ({
      title: label,
      share: 1,
      text: (row) => shownCell(name, row[name], printing),
    }),
  );
  ruled(paper, columns, [...report.rows, report.totals]);
  addFeet(paper, footOf(printing));
  return paper;
};
