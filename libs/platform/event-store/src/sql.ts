import { type Instant, instant } from '@cardroom/kernel';
import { type ClientBase, type Pool, type QueryResultRow, types } from 'pg';

/** A pool, or one of its clients inside a transaction. */
export type Queryable = Pool | ClientBase;

export interface Statement {
  /** Prepared once a connection under this name; leave it out for statements that are planned each time. */
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

const int8 = 20;
const timestamptz = 1184;
const xid8 = 5069;

const isoPattern = /^(\d{4,})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d{1,6}))?([+-])(\d\d)(?::(\d\d))?$/;

/** Reads PostgreSQL's ISO form of a timestamp with time zone, whatever zone the session has. */
export const parseTimestamp = (text: string): Instant => {
  const found = isoPattern.exec(text);
  if (!found) throw new RangeError(`not a timestamp: ${text}`);
  const [, year, month, day, hour, minute, second, fraction = '', sign, offsetHours, offsetMinutes = '0'] =
    found;
  const local = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    Number(fraction.padEnd(3, '0').slice(0, 3)),
  );
  const offsetMs = (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000;
  return instant(sign === '-' ? local + offsetMs : local - offsetMs);
};

type Parse = (text: string) => unknown;
const parsers = new Map<number, Parse>([
  [int8, BigInt],
  [xid8, BigInt],
  [timestamptz, parseTimestamp],
]);

/** 64-bit integers as bigint and never as a number, timestamps as instants. Given with each query, so that the pool's other users keep theirs. */
const logTypes: {
  getTypeParser: typeof types.getTypeParser;
} = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) ||
    types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser,
};

const configOf = ({ name, text, values }: Statement) => ({
  text,
  ...(name ? { name } : {}),
  ...(values ? { values: [...values] } : {}),
  types: logTypes,
});

/** Runs a statement and answers its rows, typed by the caller who wrote the statement. */
export const query = async <R extends QueryResultRow>(on: Queryable, statement: Statement): Promise<R[]> =>
  (await on.query<R>(configOf(statement))).rows;

/** How many rows a statement changed. */
export const execute = async (on: Queryable, statement: Statement): Promise<number> =>
  (await on.query(configOf(statement))).rowCount ?? 0;
