import { type ErrorAsk, type HandAsk, type RulingAsk } from '@cardroom/contracts';
import { type UntimedCommand } from '@cardroom/play';
import { type Edge } from '../commands/edge';
import { amount } from '../commands/translating';

/** Where an amount stands in what is asked of a hand; a seat under the same name is a number and stays one. */
const amountFields: ReadonlySet<string> = new Set(['to', 'amount', 'chips']);

const inMinor = (value: unknown, path: string, edge: Edge): unknown => {
  if (Array.isArray(value)) return value.map((part, i) => inMinor(part, `${path}.${i}`, edge));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (part === undefined) return [];
      const at = `${path}.${name}`;
      if (amountFields.has(name) && typeof part === 'string') return [[name, amount(part, at, edge)]];
      if (name === 'motions') return [[name, motionsOf(part as readonly (readonly string[])[], at, edge)]];
      return [[name, inMinor(part, at, edge)]];
    }),
  );
};

const motionsOf = (motions: readonly (readonly string[])[], path: string, edge: Edge) =>
  motions.map((motion) => motion.map((chip) => amount(chip, path, edge)));

/** What is asked of a hand in the poker engine's words, its amounts in minor units. */
export const askOf = (ask: HandAsk | ErrorAsk | RulingAsk, edge: Edge): UntimedCommand =>
  inMinor(ask, 'ask', edge) as UntimedCommand;
