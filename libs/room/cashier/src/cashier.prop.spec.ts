import fc from 'fast-check';
import { carriedFrom, partsOf } from './day/carried';
import { cashier } from './decider';
import { type CashierEvent } from './events';
import { imbalances, isBalanced, outstandingMinor } from './ledger/postings';
import { type Cage } from './state';
import { at, cageAfter, openCage, witness } from './testing/testing';
import { type NightPlayed, type NightStep, playNight } from './testing/random-night';

const step: fc.Arbitrary<NightStep> = fc.record({
  what: fc.nat(10_000),
  who: fc.nat(10_000),
  amount: fc.nat(10_000),
  which: fc.nat(10_000),
});

const night = fc.array(step, { minLength: 60, maxLength: 160, size: 'max' });

/** A failure prints its seed and the steps; they are not shortened, the night is quickly played again. */
const holds = (property: (played: readonly NightPlayed[]) => void, numRuns = 25) =>
  fc.assert(
    fc.property(night, (steps) => property(playNight(steps))),
    { numRuns, endOnFailure: true },
  );

const boundary = new Set(['street', 'supply', 'difference', 'in-play', 'capital']);

/** What lies below zero where nothing can: a place that gave what it had not. */
const overdrawn = ({ balances }: Cage): string[] =>
  [...balances].flatMap(([account, items]) =>
    boundary.has(account) || account.startsWith('income:')
      ? []
      : [...items].flatMap(([item, count]) => (count < 0 ? [`${account} ${item} ${count}`] : [])),
  );

const eventsOf = ({ decision }: NightPlayed): readonly CashierEvent[] =>
  decision.accepted ? decision.events : [];

/** A count may find more chips than the room ever had; nothing else brings back more than is out. */
const counts = new Set(['WindowOpened', 'WindowClosed', 'TransferReceived', 'TrayCounted']);

const bringsTooMuch = (played: NightPlayed): boolean => {
  const [was, is] = [outstandingMinor(played.before.balances), outstandingMinor(played.after.balances)];
  return is < 0 && is < was && !eventsOf(played).some(({ type }) => counts.has(type));
};

describe('after any night the books balance to the unit', () => {
  it('each fact by itself, and all places together', () =>
    holds((played) => {
      const events = played.flatMap(eventsOf);
      const bent = events.filter((event) => 'postings' in event && !isBalanced(event.postings));
      expect(bent).toEqual([]);
      const off = played.filter(({ after }) => Object.keys(imbalances(after.balances)).length > 0);
      expect(off.map(({ command }) => command)).toEqual([]);
    }));

  it('and no place gives what it does not hold', () =>
    holds((played) => {
      expect(played.flatMap(({ after }) => overdrawn(after))).toEqual([]);
      expect(played.filter(bringsTooMuch).map(({ command }) => command)).toEqual([]);
    }));

  it('and a night is worth playing: most kinds of fact happen', () => {
    const seen = new Set<string>();
    let accepted = 0;
    holds((played) => {
      for (const { type } of played.flatMap(eventsOf)) {
        seen.add(type);
        accepted += 1;
      }
    });
    expect(accepted).toBeGreaterThan(500);
    expect(seen.size).toBeGreaterThan(20);
  });
});

describe('after any night nothing was reversed twice', () => {
  it('and a reversal posts the opposite of its entry', () =>
    holds((played) => {
      const reversals = played
        .flatMap(eventsOf)
        .flatMap((event) => (event.type === 'EntryReversed' ? [event] : []));
      expect(new Set(reversals.map(({ entry }) => entry)).size).toBe(reversals.length);
      const last = played.at(-1)?.after ?? cashier.initialState;
      for (const { entry, postings } of reversals) {
        const was = last.entries.get(entry)?.postings ?? [];
        expect(postings).toEqual(was.map((one) => ({ ...one, change: -one.change })));
      }
    }));

  it('and taking everything back, last first, gives the night before', () => {
    const before = cageAfter(...openCage());
    const sales = [at('19:00:00').sell(60), at('19:01:00').sell(80), at('19:02:00').cashOut(75)];
    fc.assert(
      fc.property(fc.subarray(sales, { minLength: 1 }), (some) => {
        const run = (cage: Cage, command: Parameters<typeof cashier.decide>[0]): Cage => {
          const decision = cashier.decide(command, cage);
          return decision.accepted ? decision.events.reduce(cashier.evolve, cage) : cage;
        };
        const night = some.reduce(run, before);
        const after = [...night.entries.keys()]
          .reverse()
          .map((entry) => at('20:00:00').ask('ReverseEntry', { entry, reason: 'test of the books', witness }))
          .reduce(run, night);
        expect(after.balances.equals(before.balances)).toBe(true);
      }),
    );
  });
});

describe('after any night the next day starts where it ended', () => {
  it('with every balance and all that is open', () =>
    holds((played) => {
      const last = played.at(-1)?.after ?? cashier.initialState;
      const carried = carriedFrom(last);
      const next = partsOf(JSON.parse(JSON.stringify(carried)) as typeof carried);
      expect(next.balances.equals(last.balances)).toBe(true);
      expect(carriedFrom(next)).toEqual(carried);
    }));
});
