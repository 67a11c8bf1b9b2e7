import { sorted } from './fingerprint';
import { seesAliasesOnly, type SignedIn } from '../people/signed-in';

export type Fact = { readonly type: string; readonly [field: string]: unknown };

/** What a kiosk may learn of a fact about the entry that it asked for. */
const deviceFields = [
  'type',
  'at',
  'entryId',
  'receiptCode',
  'gameId',
  'alias',
  'source',
  'arriveBy',
  'tableId',
  'seat',
  'call',
  'answerBy',
  'endsAt',
  'lapsesAt',
  'until',
  'cause',
] as const;

const entryOf = (facts: readonly Fact[], body: object): unknown =>
  (body as { readonly entryId?: unknown }).entryId ??
  facts.find((fact) => fact.type === 'PlayerListed')?.['entryId'];

/** The facts of an answer as this caller may see them: a device sees those about the one entry it acts for (F19). */
export const factsFor = (who: SignedIn, facts: readonly Fact[], body: object): readonly Fact[] => {
  if (!seesAliasesOnly(who)) return facts.map((fact) => sorted(fact) as Fact);
  const entryId = entryOf(facts, body);
  const own = facts.filter((fact) => entryId !== undefined && fact['entryId'] === entryId);
  return own.map((fact) => {
    const shown = deviceFields.filter((field) => field in fact).map((field) => [field, fact[field]]);
    return sorted(Object.fromEntries(shown)) as Fact;
  });
};
