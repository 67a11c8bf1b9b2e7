import { type RuleId } from '@cardroom/rulebook';

/** How a refusal is answered over HTTP: 403, 404 and 409. */
export type RefusalKind = 'forbidden' | 'not-found' | 'conflict';

/** Ids, numbers and instants that make the refusal concrete; never prose, never a legal name. */
export type RefusalFacts = Readonly<
  Record<string, string | number | boolean | null | readonly (string | number)[]>
>;

/**
 * "No", as a value. `code` is stable once released (`module.kebab-case`) and is what screens translate;
 * `rule` is the catalogue entry that demands it, checked by the compiler.
 */
export interface Refusal {
  readonly code: string;
  readonly kind: RefusalKind;
  readonly rule?: RuleId;
  readonly facts: RefusalFacts;
}

/** A way to say no, made once per module in `refusals.ts` and filled with facts where it is said. */
export interface RefusalMaker {
  (facts?: RefusalFacts): Refusal;
  readonly code: string;
}

/** Declares one way of saying no. */
export const refusal = (code: string, kind: RefusalKind, rule?: RuleId): RefusalMaker =>
  Object.assign((facts: RefusalFacts = {}): Refusal => ({ code, kind, facts, ...(rule ? { rule } : {}) }), {
    code,
  });
