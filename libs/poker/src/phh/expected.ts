import { z } from 'zod';
import { type HandHistory } from './hand-history';
import { type Settlement } from './settlement';

const chips = z.number().int().nonnegative();
const byPlayer = z.record(z.string().regex(/^p\d+$/u), chips);

/** One line of an `expected.jsonl`: how a hand of the folder must end. Amounts are whole chips. */
const expectedSchema = z.object({
  file: z.string(),
  index: z.string().nullable(),
  finishing_stacks: z.array(chips),
  pots: z.array(z.object({ amount: chips, eligible: z.array(z.number().int()) })),
  awards: z.array(z.object({ pot: z.number().int(), share: z.string(), amounts: byPlayer })),
  uncalled_returned: byPlayer,
  folded: z.array(z.boolean()).optional(),
  mucked: z.array(z.boolean()).optional(),
});
export type ExpectedResult = z.infer<typeof expectedSchema>;

export interface ExpectedFile {
  readonly results: readonly ExpectedResult[];
  /** Lines, from 1, that are no expected result. */
  readonly badLines: readonly number[];
}

const parseLine = (line: string): ExpectedResult | null => {
  try {
    return expectedSchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
};

/** Reads an `expected.jsonl`, one hand on a line. */
export const readExpected = (text: string): ExpectedFile => {
  const results: ExpectedResult[] = [];
  const badLines: number[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const result = parseLine(line);
    if (result) results.push(result);
    else badLines.push(i + 1);
  }
  return { results, badLines };
};

/** Something in which a settled hand differs from its record, as JSON on both sides. */
export interface Difference {
  readonly what: 'stacks' | 'pots' | 'awards' | 'returned' | 'folded' | 'mucked' | 'recorded' | 'winnings';
  readonly expected: string;
  readonly found: string;
}

const difference = (what: Difference['what'], expected: unknown, found: unknown): readonly Difference[] => {
  const [wanted, got] = [JSON.stringify(expected), JSON.stringify(found)];
  return wanted === got ? [] : [{ what, expected: wanted, found: got }];
};

const named = (amounts: Readonly<Record<number, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(amounts).map(([seat, amount]) => [`p${seat}`, amount]));

const sorted = (amounts: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(amounts).toSorted(([a], [b]) => Number(a.slice(1)) - Number(b.slice(1))));

/** Compares a settlement with an expected result, to the chip. */
export const differencesFromExpected = (
  settled: Settlement,
  expected: ExpectedResult,
): readonly Difference[] => [
  ...difference('stacks', expected.finishing_stacks, settled.stacks),
  ...difference('pots', expected.pots, settled.pots),
  ...difference(
    'awards',
    expected.awards.map(({ pot, share, amounts }) => ({ pot, share, amounts: sorted(amounts) })),
    settled.awards.map(({ pot, share, amounts }) => ({ pot, share, amounts: named(amounts) })),
  ),
  ...difference('returned', sorted(expected.uncalled_returned), named(settled.returned)),
  ...(expected.folded ? difference('folded', expected.folded, settled.folded) : []),
  ...(expected.mucked ? difference('mucked', expected.mucked, settled.mucked) : []),
];

/** A source that halves an odd chip records parts of one: such a stack is met by either whole chip beside it. */
const meets = (recorded: number, found: number): boolean => Math.abs(recorded - found) < 1;

const rakeOf = ({ others, scale }: HandHistory): number => {
  const rake = others['_rake'];
  return typeof rake === 'number' ? rake * scale : 0;
};

/** What each player won from the pots, uncalled bets not counted. */
export const wonBy = ({ awards, stacks }: Settlement): readonly number[] =>
  stacks.map((_, i) => awards.reduce((sum, { amounts }) => sum + (amounts[i + 1] ?? 0), 0));

const meetsWinnings = (winnings: readonly number[], won: readonly number[], rake: number): boolean => {
  const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
  if (rake === 0) return winnings.every((paid, i) => meets(paid, won[i]!));
  const samePlayers = winnings.every((paid, i) => paid > 0 === won[i]! > 0 && paid <= won[i]!);
  return samePlayers && Math.round(total(winnings) + rake) === total(won);
};

/**
 * Compares a settlement with what the hand history itself records: finishing stacks, or what each player was paid.
 * Where the house took a rake, the same players must have been paid and payment and rake make up the pots.
 */
export const differencesFromRecord = (settled: Settlement, history: HandHistory): readonly Difference[] => {
  const { finishingStacks, winnings } = history;
  const rake = rakeOf(history);
  const won = wonBy(settled);
  const stacksDiffer =
    finishingStacks && rake === 0 && !finishingStacks.every((stack, i) => meets(stack, settled.stacks[i]!));
  return [
    ...(stacksDiffer ? difference('recorded', finishingStacks, settled.stacks) : []),
    ...(winnings && !meetsWinnings(winnings, won, rake) ? difference('winnings', winnings, won) : []),
  ];
};
