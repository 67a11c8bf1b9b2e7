import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { legalActions } from '../betting/legal-actions';
import { type Act } from '../hand/commands';
import { type ExpectedResult, readExpected } from './expected';
import { type HandHistory } from './hand-history';
import { readHandHistories } from './read';
import { type ReplayStep } from './replay';

const library = resolve(__dirname, '../..');

export const fixtures = join(library, 'fixtures');

/** Hands that were really played stay outside of the repository; null where they are not to be had. */
export const playedHands = (): string | null => {
  const folder = resolve(library, '../..', '../shared/data/phh');
  return existsSync(join(folder, 'expected.jsonl')) ? folder : null;
};

/** A hand of a folder with what must come of it. */
export interface ExpectedHand {
  readonly name: string;
  readonly text: string;
  readonly history: HandHistory;
  readonly expected: ExpectedResult;
}

/** Every hand of which the folder's `expected.jsonl` knows the result. */
export const expectedHands = (folder: string): readonly ExpectedHand[] => {
  const texts = new Map<string, string>();
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(folder, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  const read = new Map<string, ReturnType<typeof readHandHistories>>();
  const { results } = readExpected(readFileSync(join(folder, 'expected.jsonl'), 'utf8'));
  return results.map((expected) => {
    const text = textOf(expected.file);
    const file = read.get(expected.file) ?? readHandHistories(text);
    read.set(expected.file, file);
    const name = `${expected.file} ${expected.index ?? ''}`.trim();
    const found = file.ok ? file.value.find((hand) => hand.name === expected.index) : undefined;
    if (!found?.hand.ok) throw new Error(`${name} cannot be read: ${JSON.stringify(found?.hand ?? file)}`);
    return { name, text, history: found.hand.value, expected };
  });
};

/** Whether what a player did was among what he was offered before it, amount included. */
export const wasOffered = ({ before }: ReplayStep, { seat, action }: Act): boolean => {
  const legal = legalActions(before);
  if (legal?.seat !== seat || !legal[action.kind].allowed) return false;
  if (action.kind !== 'wager' || !legal.wager.allowed) return true;
  return legal.wager.amounts.some(
    ({ minTo, maxTo, step }) => action.to >= minTo && action.to <= maxTo && (action.to - minTo) % step === 0,
  );
};
