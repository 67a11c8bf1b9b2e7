import writeXlsxFile, { type CellObject, type Row } from 'write-excel-file/node';
import { type Language } from '../problems/problem';

/** What a column holds; whatever its kind, a number is written as one. */
export type SheetKind = 'money' | 'instant' | 'text';
export type SheetCell = string | number | null;

export interface SheetColumn {
  readonly label: string;
  readonly kind: SheetKind;
}

/** A report for a spreadsheet. Money is in decimal strings, instants in ISO; null is what cannot be known. */
export interface Sheet {
  readonly title: string;
  /** Under the title: of which room, day and moment. */
  readonly about: readonly string[];
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetCell[])[];
  /** Under the rows, in bold, in the columns, nothing where a column has no sum; null where the report has none. */
  readonly totals: readonly (SheetCell | undefined)[] | null;
  /** Sums that belong to no column. */
  readonly further: readonly (readonly [label: string, value: SheetCell])[];
}

export interface SheetStyle {
  readonly language: Language;
  readonly timeZone: string;
  /** Of the room's currency. */
  readonly decimals: number;
}

/** Stands where a figure cannot be known: never zero, and nothing that a sum would count. */
const unknown = '–';

const moneyFormat = (decimals: number): string =>
  decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;

const dateFormat: Readonly<Record<Language, string>> = {
  en: 'dd mmm yyyy hh:mm:ss',
  fr: 'dd/mm/yyyy hh:mm:ss',
};

const partsIn = (iso: string, timeZone: string): ReadonlyMap<string, number> => {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' },
  });
  return new Map(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, Number(value)]));
};

/** What the clock on the room's wall showed: a spreadsheet's dates know of no time zone. */
export const wallTime = (iso: string, timeZone: string): Date => {
  const parts = partsIn(iso, timeZone);
  const of = (name: string): number => parts.get(name) ?? 0;
  return new Date(Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')));
};

const isDecimal = (cell: SheetCell): cell is string =>
  typeof cell === 'string' && /^-?\d+(\.\d+)?$/.test(cell);

const cellOf = (cell: SheetCell | undefined, kind: SheetKind, style: SheetStyle): CellObject | null => {
  if (cell === undefined) return null;
  if (cell === null) return { type: String, value: unknown, align: kind === 'money' ? 'right' : 'left' };
  if (typeof cell === 'number') return { type: Number, value: cell };
  if (kind === 'money' && isDecimal(cell))
    return { type: Number, value: Number(cell), format: moneyFormat(style.decimals) };
  if (kind === 'instant' && !Number.isNaN(Date.parse(cell)))
    return { type: Date, value: wallTime(cell, style.timeZone), format: dateFormat[style.language] };
  return { type: String, value: cell };
};

const bold = { fontWeight: 'bold' } as const;

const widthOf = ({ columns, rows }: Sheet, index: number): number => {
  const kind = columns[index]?.kind;
  const longest = Math.max(
    columns[index]?.label.length ?? 0,
    ...rows.map((row) => String(row[index] ?? '').length),
  );
  return kind === 'instant' ? 21 : Math.min(48, Math.max(8, longest + 2));
};

const rowsOf = (sheet: Sheet, style: SheetStyle): Row[] => {
  const { columns, rows, totals, further } = sheet;
  const kindOf = (index: number): SheetKind => columns[index]?.kind ?? 'text';
  const line = (cells: readonly (SheetCell | undefined)[]) =>
    cells.map((cell, index) => cellOf(cell, kindOf(index), style));
  const head = columns.map(({ label, kind }): CellObject => ({
    ...{ type: String, value: label, ...bold, wrap: true, bottomBorderStyle: 'thin' },
    align: kind === 'money' ? 'right' : 'left',
  }));
  const sums = (totals === null ? [] : line(totals)).map((cell): CellObject => ({
    ...cell,
    ...bold,
    topBorderStyle: 'thin',
  }));
  return [
    [{ type: String, value: sheet.title, ...bold, fontSize: 14 }],
    ...sheet.about.map((text) => [{ type: String, value: text }]),
    [],
    head,
    ...rows.map(line),
    ...(totals === null ? [] : [sums]),
    ...(further.length === 0 ? [] : [[]]),
    ...further.map(([label, value]) => [
      { type: String, value: label, ...bold },
      cellOf(value, typeof value === 'string' ? 'money' : 'text', style),
    ]),
  ];
};

/** The file, with its head staying in view. */
export const spreadsheetOf = (sheet: Sheet, style: SheetStyle): Promise<Buffer> =>
  writeXlsxFile(rowsOf(sheet, style), {
    sheet: sheet.title.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31),
    stickyRowsCount: sheet.about.length + 3,
    orientation: 'landscape',
    columns: sheet.columns.map((_, index) => ({ width: widthOf(sheet, index) })),
  }).toBuffer();

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
