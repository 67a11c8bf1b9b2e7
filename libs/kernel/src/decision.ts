import { type Refusal } from './refusal';

/** What a command leads to: facts to record (possibly none), or a refusal that changes nothing. */
export type Decision<E> = Accepted<E> | Refused;

export interface Accepted<E> {
  readonly accepted: true;
  readonly events: readonly E[];
}

export interface Refused {
  readonly accepted: false;
  readonly refusal: Refusal;
}

export const accept = <E>(...events: readonly E[]): Accepted<E> => ({ accepted: true, events });

export const refuse = (refusal: Refusal): Refused => ({ accepted: false, refusal });

/** A rule as a statement that is true when kept: it answers null, or why the command breaks it. */
export type Policy<C, S> = (command: C, state: S) => Refusal | null;

/** Asks each rule in order; the first that objects decides, otherwise `otherwise` makes the events. */
export const judge = <C, S, E>(
  rules: readonly Policy<C, S>[],
  [command, state]: readonly [C, S],
  otherwise: () => Decision<E>,
): Decision<E> => {
  for (const rule of rules) {
    const objection = rule(command, state);
    if (objection) return refuse(objection);
  }
  return otherwise();
};

/**
 * A consistency boundary. `decide` answers a command from the state alone; `evolve` folds what happened,
 * decides nothing, never throws and ignores events it does not know.
 */
export interface Decider<C, S, E> {
  readonly initialState: S;
  readonly decide: (command: C, state: S) => Decision<E>;
  readonly evolve: (state: S, event: E) => S;
}

export const fold = <S, E>(evolve: (state: S, event: E) => S, state: S, events: readonly E[]): S =>
  events.reduce(evolve, state);
