import { type ConductReportAnswer } from '@cardroom/contracts';
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
import { reportTitles, totalWords } from './report-words';

type Cell = ConductReportAnswer['rows'][number][string];

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/** A text that a spreadsheet would take for a formula is kept a text. */
const quoted = (cell: Cell | undefined, separator: string): string => {
  if (cell === null || cell === undefined) return '';
  const text =
    typeof cell === 'string' && /^[=+\-@\t]/.test(cell) && !isNumber(cell) ? `'${cell}` : String(cell);
  return ['"', '\n', '\r', separator].some((sign) => text.includes(sign))
    ? `"${text.replaceAll('"', '""')}"`
    : text;
};

const totalsOf = ({ totals }: ConductReportAnswer, language: Language): readonly [string, number][] =>
  Object.entries(totals).map(([name, sum]) => [totalWords[language][name] ?? name, sum]);

/** With the mark by which spreadsheets know UTF-8, and the separator that those of the language expect. */
export const csvOf = (report: ConductReportAnswer, language: Language): string => {
  const separator = language === 'fr' ? ';' : ',';
  const line = (cells: readonly (Cell | undefined)[]) =>
    cells.map((cell) => quoted(cell, separator)).join(separator);
  const lines = [
    line(report.columns.map(({ label }) => label)),
    ...report.rows.map((row) => line(report.columns.map(({ name }) => row[name]))),
    '',
    ...totalsOf(report, language).map((total) => line([...total])),
  ];
  return `\uFEFF${lines.join('\r\n')}\r\n`;
};

const instants = new Set(['at', 'until']);

const shown = (name: string, cell: Cell | undefined, { timeZone, language }: Printing): string => {
  if (cell === null || cell === undefined) return '–';
  if (!instants.has(name) || typeof cell === 'number') return String(cell);
  const format = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', format).format(new Date(cell));
};

/** The report for a spreadsheet: instants are dates, what it adds up to stands under the rows. */
export const reportSheet = (report: ConductReportAnswer, printing: Printing): Promise<Buffer> => {
  const { language, roomName, timeZone, at } = printing;
  const { columns, rows } = report;
  const sheet = {
    title: reportTitles[language][report.report],
    about: [roomName, at],
    columns: columns.map(({ name, label }) => ({
      label,
      kind: instants.has(name) ? ('instant' as const) : ('text' as const),
    })),
    rows: rows.map((row) => columns.map(({ name }) => row[name] ?? null)),
    totals: null,
    further: totalsOf(report, language),
  };
  return spreadsheetOf(sheet, { language, timeZone, decimals: 2 });
};

/** The report on A4, what it adds up to at its end. */
export const reportPaper = (report: ConductReportAnswer, printing: Printing): Paper => {
  const { language } = printing;
  const title = reportTitles[language][report.report];
  const paper = newPaper({ size: 'A4', title });
  heading(paper, printing.roomName, title);
  const columns: Column<ConductReportAnswer['rows'][number]>[] = report.columns.map(({ name, label }) => ({
    title: label,
    share: 1,
    text: (row) => shown(name, row[name], printing),
  }));
  ruled(paper, columns, report.rows);
  for (const [name, sum] of totalsOf(report, language))
    paper.text(`${name}${language === 'fr' ? '\u00A0' : ''}: ${sum}`);
  addFeet(paper, footOf(printing));
  return paper;
};
