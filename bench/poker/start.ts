import { execFileSync } from 'node:child_process';
import { type BenchRow } from './measure';

/** What a fresh process needs until it has evaluated its first seven-card hand, in processor time. */
interface Start {
  readonly ms: number;
  readonly mebibytes: number;
}

const measuring = (load: string, evaluate: string): string => `
  const memory = () => { gc(); const { heapUsed, arrayBuffers } = process.memoryUsage(); return heapUsed + arrayBuffers; };
  ${load}
  const before = memory();
  const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  const start = cpu();
  ${evaluate}
  const ms = cpu() - start;
  console.log(JSON.stringify({ ms, mebibytes: (memory() - before) / 2 ** 20 }));`;

const sevenCards = "['As', 'Ks', 'Qd', '7h', '7c', '2s', '2d']";

/** Our modules are compiled while they are loaded, which a built program does not do; the tables are what counts. */
const ours = measuring(
  "const { highStrength } = require('@cardroom/poker');",
  `globalThis.kept = highStrength(${sevenCards});`,
);
const phe = measuring('', `globalThis.kept = require('phe'); kept.evaluateCards(${sevenCards});`);
const evaluator = measuring(
  '',
  `globalThis.kept = require('poker-evaluator'); kept.evalHand(${sevenCards});`,
);

const started = (program: string): Start => {
  const args = ['--expose-gc', ...process.execArgv, '-e', program];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Start;
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

interface Unit {
  readonly of: (start: Start) => number;
  readonly unit: string;
}

const less = (
  name: string,
  [mine, peer]: readonly [readonly Start[], readonly Start[]],
  { of, unit }: Unit,
) => {
  const [ours = 0, theirs = 0] = [mine, peer].map((starts) => Math.round(median(starts.map(of)) * 10) / 10);
  const ratio = Math.round((ours / theirs) * 100) / 100;
  return { name, ours, peer: theirs, ratio, aim: 1, unit, better: 'less' as const };
};

type LessRow = BenchRow & { readonly unit: string; readonly better: 'less' };

/** Time and memory until the first seven-card hand is evaluated, in fresh processes that take turns. */
export const run = async (): Promise<readonly LessRow[]> => {
  const all = [0, 1, 2, 3, 4].map(() => [ours, phe, evaluator].map(started));
  const of = (program: number): readonly Start[] => all.map((round) => round[program] as Start);
  const ms: Unit = { of: (start) => start.ms, unit: 'ms' };
  const mebibytes: Unit = { of: (start) => start.mebibytes, unit: 'MiB' };
  return [
    less('first seven-card hand, beside phe loaded', [of(0), of(1)], ms),
    less('first seven-card hand, beside poker-evaluator loaded', [of(0), of(2)], ms),
    less('memory of the tables, beside phe', [of(0), of(1)], mebibytes),
    less('memory of the tables, beside poker-evaluator', [of(0), of(2)], mebibytes),
  ];
};
