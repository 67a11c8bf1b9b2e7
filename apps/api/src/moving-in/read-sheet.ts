import { movingInColumns, type MovingInFault } from '@cardroom/contracts';
import { CsvError, parse } from 'csv-parse/sync';
import { faultOf } from './faults';
import { columnMissing, columnUnknown, notCsv, valueInvalid, valueMissing } from './refusals';
import { type LineOf, type SheetName, sheetShapes } from './sheet-shapes';

export interface ReadLine<S extends SheetName> {
  readonly line: number;
  readonly fields: LineOf<S>;
}

export interface ReadSheet<S extends SheetName> {
  readonly lines: readonly ReadLine<S>[];
  readonly faults: readonly MovingInFault[];
}

interface RawLine {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number };
}

type Raw = { readonly header: readonly string[]; readonly lines: readonly RawLine[] };

const delimiters = [',', ';', '\t'];

const rawOf = (text: string): Raw => {
  let header: readonly string[] = [];
  const lines = parse(text, {
    bom: true,
    columns: (names: string[]) => (header = names.map((name) => name.trim())) as string[],
    delimiter: delimiters,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as RawLine[];
  return { header, lines };
};

const filled = (record: RawLine['record']): Record<string, string> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined && value !== ''));

const headerFaults = (sheet: SheetName, header: readonly string[]): MovingInFault[] => {
  const { needed, optional } = movingInColumns[sheet];
  const missing = needed.filter((name) => !header.includes(name));
  const unknown = header.filter((name) => !needed.includes(name) && !optional.includes(name));
  return [
    ...missing.map((column) => faultOf({ sheet, line: 1, column }, columnMissing({ column }))),
    ...unknown.map((column) => faultOf({ sheet, line: 1, column }, columnUnknown({ column }))),
  ];
};

const readLine = <S extends SheetName>(sheet: S, { record, info }: RawLine): ReadSheet<S> => {
  const fields = filled(record);
  const read = sheetShapes[sheet].safeParse(fields);
  if (read.success) return { lines: [{ line: info.lines, fields: read.data as LineOf<S> }], faults: [] };
  const columns = [...new Set(read.error.issues.map(({ path }) => String(path[0])))];
  const faults = columns.map((column) => {
    const value = fields[column];
    const why = value === undefined ? valueMissing({ column }) : valueInvalid({ column, value });
    return faultOf({ sheet, line: info.lines, column }, why);
  });
  return { lines: [], faults };
};

/** Reads one sheet: every line that can be read, and every fault of the others. */
export const readSheet = <S extends SheetName>(sheet: S, text: string): ReadSheet<S> => {
  try {
    const { header, lines } = rawOf(text);
    const faults = headerFaults(sheet, header);
    if (faults.length > 0) return { lines: [], faults };
    const read = lines.map((line) => readLine(sheet, line));
    return { lines: read.flatMap((each) => each.lines), faults: read.flatMap((each) => each.faults) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number((error as CsvError & { readonly lines?: number }).lines ?? 1);
    return { lines: [], faults: [faultOf({ sheet, line, column: null }, notCsv())] };
  }
};
