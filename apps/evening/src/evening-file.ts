import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { structures, variants } from '@cardroom/contracts';

/**
 * An evening, one JSON object a line: what people want and do, by the minute. The first line names the
 * evening; games and tables follow, then visits in any order. docs: apps/evening/README.md.
 */

const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,30}$/);
const minutes = z
  .number()
  .min(0)
  .max(24 * 60);
const amount = z.string().regex(/^\d{1,9}(\.\d{1,2})?$/);

const titleLine = z.strictObject({
  line: z.literal('evening'),
  version: z.literal(1),
  name: z.string().min(1).max(80),
  /** How long the evening lasts; whoever still sits then gets up. */
  minutes: z
    .number()
    .int()
    .min(1)
    .max(24 * 60),
});

const gameLine = z.strictObject({
  line: z.literal('game'),
  game: key,
  variant: z.enum(variants),
  structure: z.enum(structures),
  stakes: z.tuple([amount, amount]),
  minBuyIn: amount,
  maxBuyIn: amount.nullable(),
});

const tableLine = z.strictObject({
  line: z.literal('table'),
  number: z.number().int().min(1).max(999),
  section: z.string().min(1).max(40),
  seats: z.number().int().min(2).max(10),
});

/** How a player takes a call: he comes, lets it pass, or does not hear it. */
const answers = ['comes', 'passes', 'silent'] as const;

const visitLine = z.strictObject({
  line: z.literal('visit'),
  /** Minute of the evening at which he arrives. */
  at: minutes,
  alias: z.string().min(1).max(24),
  via: z.enum(['walk-in', 'kiosk', 'phone']),
  games: z.array(key).min(1).max(4),
  /** What he does at his first call, his second, and so on; after the last he comes. */
  calls: z.array(z.enum(answers)).max(5),
  /** Minutes from a call to his sitting down. */
  walks: minutes,
  /** Minutes he waits before he goes home. */
  patience: minutes,
  /** Minutes he plays once seated. */
  plays: minutes,
  /** Minutes after joining when he leaves the room, telling the list keeper, and for how long. */
  out: z.strictObject({ after: minutes, minutes }).optional(),
  /** Minutes after sitting down when he walks away, and for how long. */
  away: z.strictObject({ after: minutes, minutes }).optional(),
  /** What he asks for once he sits. */
  wants: z.enum(['seat', 'table']).optional(),
  /** He would rather leave the game than move up to its main table. */
  staysInFeeder: z.boolean().optional(),
  /** A game to whose list his first place goes over. */
  changesTo: key.optional(),
  /** How much he buys in for, as a share of what lies between the game's minimum and maximum; 0.4 when left out. */
  buysIn: z.number().min(0).max(1).optional(),
  /** Who carries his chips from the window; he himself when left out. */
  chipsBy: z.enum(['player', 'runner']).optional(),
  /** `front`: he pays money in before he plays, and buys from that. Cash when left out. */
  money: z.enum(['cash', 'front']).optional(),
  /** Buys more when he runs low; he does when left out. */
  topsUp: z.boolean().optional(),
  /** Minutes after sitting down when he breaks a rule of conduct, and which: an id of the rule catalogue. */
  offends: z
    .strictObject({
      after: minutes,
      rule: z
        .string()
        .regex(/^(RRP|RTC|THR|FR4)-[A-Za-z0-9]+(\.[A-Za-z0-9]+)*$/, 'a rule id, like RRP-1.1.3'),
      act: z.string().max(30).optional(),
      /** The house shuts him out for it, whatever the ladder proposes. */
      excluded: z.boolean().optional(),
    })
    .optional(),
  /** His taps arrive twice, as from a nervous finger or a lost answer. */
  doubleTaps: z.boolean().optional(),
});

const eveningLine = z.discriminatedUnion('line', [titleLine, gameLine, tableLine, visitLine]);

export type GameLine = z.infer<typeof gameLine>;
export type TableLine = z.infer<typeof tableLine>;
export type Visit = z.infer<typeof visitLine>;
export type EveningLine = z.infer<typeof eveningLine>;

export interface Evening {
  readonly name: string;
  readonly minutes: number;
  readonly games: readonly GameLine[];
  readonly tables: readonly TableLine[];
  /** In order of arrival. */
  readonly visits: readonly Visit[];
}

/** What is wrong with an evening file, each fault with its line. */
export class FaultyEvening extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

const readLine = (text: string): EveningLine | string => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  const parsed = eveningLine.safeParse(value);
  if (parsed.success) return parsed.data;
  return parsed.error.issues.map((issue) => `${issue.path.join('.') || 'line'}: ${issue.message}`).join('; ');
};

const faultsAcross = (lines: readonly (readonly [number, EveningLine])[]): string[] => {
  const games = new Set(lines.flatMap(([, line]) => (line.line === 'game' ? [line.game] : [])));
  const numbers = new Set<number>();
  const faults: string[] = [];
  if (lines[0]?.[1].line !== 'evening')
    faults.push('line 1: the first line names the evening ({"line":"evening",…})');
  for (const [at, line] of lines) {
    if (line.line === 'table' && numbers.has(line.number))
      faults.push(`line ${at}: table ${line.number} stands twice`);
    if (line.line === 'table') numbers.add(line.number);
    if (line.line !== 'visit') continue;
    const unknown = [...line.games, ...(line.changesTo ? [line.changesTo] : [])].filter(
      (game) => !games.has(game),
    );
    if (unknown.length > 0) faults.push(`line ${at}: no game line for ${unknown.join(', ')}`);
  }
  if (numbers.size === 0) faults.push('no table line: an evening needs a table');
  return faults;
};

/** Reads the lines of an evening; throws `FaultyEvening` naming every faulty line. */
export const parseEvening = (text: string): Evening => {
  const faults: string[] = [];
  const lines: (readonly [number, EveningLine])[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    const read = readLine(line);
    if (typeof read === 'string') faults.push(`line ${index + 1}: ${read}`);
    else lines.push([index + 1, read]);
  });
  if (faults.length === 0) faults.push(...faultsAcross(lines));
  if (faults.length > 0) throw new FaultyEvening(faults);
  return eveningOf(lines.map(([, line]) => line));
};

const eveningOf = (lines: readonly EveningLine[]): Evening => {
  const title = lines.find((line) => line.line === 'evening');
  const visits = lines.filter((line) => line.line === 'visit');
  return {
    name: title?.name ?? '',
    minutes: title?.minutes ?? 0,
    games: lines.filter((line) => line.line === 'game'),
    tables: lines.filter((line) => line.line === 'table'),
    visits: [...visits].sort((a, b) => a.at - b.at),
  };
};

export const readEvening = (path: string): Evening => parseEvening(readFileSync(path, 'utf8'));
