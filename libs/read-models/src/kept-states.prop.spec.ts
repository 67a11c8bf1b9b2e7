import { goldenNight, type NightStep, playNight } from '@cardroom/cashier/testing';
import { goldenConduct, goldenRulings } from '@cardroom/conduct/testing/golden-night';
import { type BoardRow, type Category } from '@cardroom/event-store';
import { statesFromWaypoint } from '@cardroom/event-store/testing';
import { type Floor, floor, type FloorCommand, type FloorEvent } from '@cardroom/floor';
import { playEvening, type RandomStep } from '@cardroom/floor/testing';
import { type Instant } from '@cardroom/kernel';
import { playEvening as playAtTable } from '@cardroom/play/testing/random-evening';
import fc from 'fast-check';
import { isCollection, isKeyed } from 'immutable';
import { allCashierRows } from './cashier/cashier-boards';
import { cashierCategory } from './cashier/category';
import { floorCategory } from './categories';
import { conductCategory, rulingsCategory } from './conduct/category';
import { allConductRows } from './conduct/conduct-rows';
import { allRulingRows } from './conduct/ruling-rows';
import { allRows } from './floor-boards';
import { tableCategory } from './play/category';
import { allPlayRows } from './play/play-tables';

const spelledBefore = new WeakMap<object, unknown>();

/**
 * A state with everything in it spelled out, maps as their entries in the order in which they are met. What is shared
 * in the state is spelled once and shared again: a floor holds the same seats many times over.
 */
const spelled = (state: unknown): unknown => {
  if (typeof state !== 'object' || state === null) return state;
  const known = spelledBefore.get(state) ?? spelledAnew(state);
  spelledBefore.set(state, known);
  return known;
};

const spelledAnew = (state: object): unknown => {
  if (isCollection(state))
    return isKeyed(state) ? [...state.entries()].map(spelled) : [...state].map(spelled);
  if (state instanceof Map || Array.isArray(state)) return [...state].map(spelled);
  return Object.fromEntries(Object.entries(state).map(([key, value]) => [key, spelled(value)]));
};

interface Folding<C, S, E extends { type: string; at: Instant }> {
  readonly category: Category<C, S, E>;
  readonly rows: (state: S) => readonly BoardRow[];
  /** What is decided on a state, for comparison. */
  readonly decisions?: (state: S) => unknown;
}

/** Compares the end and some moments on the way of a fold from a waypoint with a fold from the beginning. */
const holdsFrom = <C, S, E extends { type: string; at: Instant }>(
  { category, rows, decisions = () => null }: Folding<C, S, E>,
  events: readonly E[],
  version: number,
): number => {
  const { initialState, evolve } = category.decider;
  let compared = 0;
  for (const [reached, state] of statesFromWaypoint(category, events, version)) {
    const isCompared = compared === 0 || reached === events.length;
    if (!isCompared) continue;
    const wanted = events.slice(0, reached).reduce<S>(evolve, initialState);
    expect(rows(state)).toEqual(rows(wanted));
    expect(decisions(state)).toEqual(decisions(wanted));
    expect(spelled(state)).toEqual(spelled(wanted));
    compared += 1;
  }
  return compared;
};

const middles = (events: readonly unknown[]): readonly number[] =>
  [0.05, 0.1, 0.2, 0.5].map((part) => Math.max(1, Math.floor(events.length * part)));

describe('a fold from a waypoint is the fold from the beginning: boards, decisions and state', () => {
  const step: fc.Arbitrary<RandomStep> = fc.record({
    what: fc.nat(10_000),
    who: fc.nat(10_000),
    where: fc.nat(10_000),
    seconds: fc.nat(120),
  });
  const room = { players: 14, tables: 5, games: 3, everything: true };

  /** The last remembered actions, and one that is not, asked to be undone. */
  const undoing = (now: Floor): unknown =>
    [...now.recent.slice(-4).map(({ command }) => command), 'never'].map((action) => {
      const by = { kind: 'staff', id: 's1', role: 'shiftManager' };
      const at = (now.recent.at(-1)?.events.at(-1)?.at ?? 0) + 1_000;
      return spelled(
        floor.decide({ type: 'UndoAction', at, by, command: 'undo', action } as FloorCommand, now),
      );
    });

  it('of the floor, with what may still be undone', () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 260, maxLength: 300, size: 'max' }), (steps) => {
        const events = playEvening(room, steps).flatMap<FloorEvent>(({ decision }) =>
          decision.accepted ? decision.events : [],
        );
        for (const version of middles(events))
          compared += holdsFrom(
            { category: floorCategory, rows: allRows, decisions: undoing },
            events,
            version,
          );
      }),
      { numRuns: 3 },
    );
    expect(compared).toBeGreaterThan(0);
  });

  it('of a table’s play, in the middle of a hand too', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('counted' as const, 'recorded' as const, 'dealt' as const),
        fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
        (depth, choices) => {
          const { events } = playAtTable(depth, choices);
          for (const version of middles(events))
            expect(
              holdsFrom({ category: tableCategory, rows: allPlayRows }, events, version),
            ).toBeGreaterThan(1);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('of the cage', () => {
    const nightStep: fc.Arbitrary<NightStep> = fc.record({
      what: fc.nat(10_000),
      who: fc.nat(10_000),
      amount: fc.nat(10_000),
      which: fc.nat(10_000),
    });
    const nights = fc
      .array(nightStep, { minLength: 60, maxLength: 140, size: 'max' })
      .map((steps) => playNight(steps).flatMap(({ decision }) => (decision.accepted ? decision.events : [])));
    const holds = (events: ReturnType<typeof goldenNight>): void => {
      for (const version of middles(events))
        expect(
          holdsFrom({ category: cashierCategory, rows: allCashierRows }, events, version),
        ).toBeGreaterThan(0);
    };
    fc.assert(fc.property(nights, holds), { numRuns: 10 });
    holds(goldenNight());
  });

  it('of rulings and of a player’s conduct', () => {
    for (const events of goldenRulings())
      for (const version of middles(events))
        holdsFrom({ category: rulingsCategory, rows: allRulingRows }, events, version);
    for (const events of goldenConduct())
      for (const version of middles(events))
        holdsFrom({ category: conductCategory, rows: allConductRows }, events, version);
  });
});

describe('what names the code that folds', () => {
  it('is the same each time, and another for other modules', () => {
    const names = [floorCategory, tableCategory, cashierCategory, conductCategory].map(
      ({ waypoints }) => waypoints?.madeBy() ?? '',
    );
    expect(names.every((name) => /^[0-9a-f]{32}$/.test(name))).toBe(true);
    expect(new Set(names).size).toBe(4);
  });
});
