import { type PlayDepth } from '@cardroom/contracts';
import { type Evidence } from './checks';
import { type Door } from './room-client';
import { percentile, type Tally } from './tally';

const fixed = (value: number, digits = 0): string => (Number.isNaN(value) ? '–' : value.toFixed(digits));

const table = (rows: readonly (readonly [string, ...string[]])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map(
    (row) =>
      `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}`,
  );
};

const byCount = (counts: ReadonlyMap<string, number>): (readonly [string, string])[] =>
  [...counts].sort((a, b) => b[1] - a[1]).map(([kind, count]) => [kind, String(count)]);

export interface Account {
  readonly name: string;
  readonly seconds: number;
  /** Minutes of the evening that were played. */
  readonly minutes: number;
  /** Evening minutes a real minute: less than was asked for where the room did not keep up. */
  readonly speed: { readonly asked: number; readonly reached: number };
  readonly depth: PlayDepth | 'none';
  readonly tally: Tally;
  readonly door: Door;
  readonly evidence: Evidence;
}

const waits = ({ waits: byGame }: Tally): string[] =>
  table([
    ['Waits in minutes', 'players', 'p50', 'p95'],
    ...[...byGame].map(
      ([game, minutes]) =>
        [
          game,
          String(minutes.length),
          fixed(percentile(minutes, 0.5)),
          fixed(percentile(minutes, 0.95)),
        ] as const,
    ),
  ]);

const factCount = ({ factsByKind }: Evidence): number =>
  [...factsByKind.values()].reduce((sum, count) => sum + count, 0);

const latency = ({ latencies }: Door, seconds: number): string[] =>
  table([
    ['Commands', 'a second', 'p50 ms', 'p95 ms', 'p99 ms'],
    [
      String(latencies.length),
      fixed(latencies.length / seconds, 1),
      ...[0.5, 0.95, 0.99].map((share) => fixed(percentile(latencies, share), 1)),
    ],
  ]);

const checks = ({ checks: made }: Evidence): string[] =>
  made.flatMap(({ statement, faults }) => [
    `  ${faults.length === 0 ? 'kept  ' : 'BROKEN'}  ${statement}`,
    ...faults.slice(0, 5).map((fault) => `          ${fault}`),
    ...(faults.length > 5 ? [`          and ${faults.length - 5} more`] : []),
  ]);

const perHour = (hands: number, minutes: number): number => (hands * 60) / minutes;

const hands = ({ depth, minutes, evidence: { play } }: Account): string[] =>
  table([
    [
      `Hands, ${depth}`,
      'tables',
      'hands',
      'an hour and table: p50',
      'most',
      'time called',
      'ran out',
      'disputes',
      'ruled',
    ],
    [
      '',
      String(play.tables),
      String(play.handsByTable.reduce((all, one) => all + one, 0)),
      fixed(perHour(percentile(play.handsByTable, 0.5), minutes), 1),
      fixed(perHour(Math.max(0, ...play.handsByTable), minutes), 1),
      ...[play.clocksCalled, play.clocksRunOut, play.disputes, play.ruled].map(String),
    ],
  ]);

const money = ({ money: account }: Evidence): string[] =>
  table([
    ['Chips and cash', ''],
    ['chips in play', account.inPlay],
    ['chips in custody', account.custody],
    ['chips in the vault', account.vaultChips],
    ['cash in the vault', account.vaultCash],
    ['of it, taken in this evening', account.takings],
  ]);

/** The account of an evening, as the terminal shows it. */
export const reportOf = (account: Account): string => {
  const { name, seconds, speed, tally, door, evidence } = account;
  return [
    `${name}: ${fixed(seconds, 1)} s, ${fixed(speed.reached, 1)} minutes a minute of ${speed.asked} asked for`,
    '',
    ...waits(tally),
    '',
    ...hands(account),
    '',
    ...money(evidence),
    '',
    'What people did',
    ...table(byCount(tally.counts)),
    '',
    'Facts by kind',
    ...table(byCount(evidence.factsByKind)),
    ...(door.refusals.size > 0 ? ['', 'Refusals', ...table(byCount(door.refusals))] : []),
    '',
    ...latency(door, seconds),
    `  ${factCount(evidence)} facts in the log, ${fixed(factCount(evidence) / seconds, 1)} a second`,
    '',
    'What must be so',
    ...checks(evidence),
  ].join('\n');
};

export const isSound = ({ checks: made }: Evidence): boolean =>
  made.every(({ faults }) => faults.length === 0);
