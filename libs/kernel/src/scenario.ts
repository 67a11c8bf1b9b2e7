import { type Decider, type Decision, fold } from './decision';
import { type Refusal } from './refusal';

/** The outcome of a scenario, compared whole. */
export interface Outcome<E> {
  readonly decision: Decision<E>;
  /** Checks that exactly these events follow. */
  then(...events: readonly E[]): void;
  /** Checks that exactly this refusal is given, facts and rule included. */
  thenRefused(refusal: Refusal): void;
}

/**
 * Given what happened, when somebody asks, then exactly this follows. Written for Jest's `expect`, which is
 * passed in by each module's `testing.ts` so that the kernel itself depends on no test runner.
 */
export const scenarioOf =
  (expectEqual: (actual: unknown, expected: unknown) => void) =>
  <C, S, E>({ initialState, decide, evolve }: Decider<C, S, E>) => ({
    given: (...history: readonly E[]) => ({
      when: (command: C): Outcome<E> => {
        const decision = decide(command, fold(evolve, initialState, history));
        return {
          decision,
          then: (...events) => expectEqual(decision, { accepted: true, events }),
          thenRefused: (refusal) => expectEqual(decision, { accepted: false, refusal }),
        };
      },
    }),
  });
