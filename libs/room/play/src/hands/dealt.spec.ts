import { fold, instant } from '@cardroom/kernel';
import { commitmentTo } from '@cardroom/poker';
import { play } from '../decider';
import { type PlayEvent } from '../events';
import { chipsMissing } from '../keeping';
import { factsOfHand, termsOf } from '../record/facts';
import { framesOf } from '../record/frames';
import { publishedHand, verifyHand } from '../record/published';
import { handRecord, recordFor } from '../record/record';
import { handText } from '../record/text';
import { seedRequired } from '../refusals';
import { emptyTable, type Table } from '../state';
import {
  at,
  clock,
  eventsOf,
  happened,
  next,
  nextAll,
  players,
  playing,
  refusalOf,
  seated,
  seedOf,
  tableAfter,
  timer,
  typesOf,
} from '../testing/testing';

const opened = seated('dealt', 2);
const start = at('19:03:00', timer).start({ hand: 1, seed: seedOf(2) });

/** Whoever is to act does the same thing until the hand is over. */
const playOut = (
  table: Table,
  kind: 'fold' | 'call' | 'check',
  moment = clock('19:03:05'),
): readonly PlayEvent[] => {
  const events: PlayEvent[] = [];
  let now = table;
  for (let i = 0; now.hand && i < 40; i++) {
    const seat = now.clock?.seat ?? 0;
    const who = at(instant(moment + i), playing(players[seat - 1]!));
    const asked = who.act(now.hands, seat, { kind });
    const other = who.act(now.hands, seat, { kind: 'check' });
    const more = eventsOf(now, refusalOf(now, asked) ? other : asked);
    events.push(...more);
    now = fold(play.evolve, now, more);
  }
  return events;
};

/** A store that keeps keys in its own order. */
const sortedKeys = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

describe('a dealt table runs its hands itself', () => {
  it('posts and deals in one decision, and commits to the hand after', () => {
    expect(typesOf(eventsOf(tableAfter(...opened), start))).toEqual([
      'HandStarted',
      'SeedCommitted',
      'HandAdvanced',
      'CardsDealt',
    ]);
  });

  it('gives the first to act his time', () => {
    const table = tableAfter(...opened, start);
    expect(table.clock).toMatchObject({ kind: 'turn', seat: 1, dueAt: clock('19:03:30') });
  });

  it('deals, shows and pays the rest as soon as nobody has a decision left', () => {
    const table = tableAfter(...opened, start);
    const events = playOut(table, 'call');
    expect(typesOf(events).at(-1)).toBe('HandFinished');
    const after = fold(play.evolve, table, events);
    expect(chipsMissing(after)).toBe(0);
    expect(after.last?.won.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(400);
    expect(after.nextHandAt).toBe(instant((after.last?.endedAt ?? 0) + 5_000));
  });

  it('begins the next hand when its time has come, and no sooner', () => {
    const table = tableAfter(...opened, start);
    const after = fold(play.evolve, table, playOut(table, 'fold'));
    const due = after.nextHandAt ?? instant(0);
    const knock = (moment: number) => at(instant(moment), timer).start({ hand: 2, seed: seedOf(3) });
    expect(eventsOf(after, knock(due - 1))).toEqual([]);
    expect(typesOf(eventsOf(after, knock(due)))[0]).toBe('HandStarted');
    expect(eventsOf(next(after, knock(due)), knock(due + 1))).toEqual([]);
  });
});

describe('fair dealing', () => {
  it('publishes the commitment a whole hand before the deal it binds', () => {
    const [first, second] = happened(...opened, start).filter((event) => event.type === 'SeedCommitted');
    expect(first).toMatchObject({ hand: 1, commitment: commitmentTo(seedOf(1)) });
    expect(second).toMatchObject({ hand: 2, commitment: commitmentTo(seedOf(2)) });
    const started = happened(...opened, start).find((event) => event.type === 'HandStarted');
    expect(started).toMatchObject({ commitment: commitmentTo(seedOf(1)) });
  });

  it('deals nothing without a seed for the hand after', () => {
    const without = at('19:03:00').ask('StartHand', {});
    expect(refusalOf(tableAfter(...opened), without)).toEqual(seedRequired());
  });

  it('is checked from what was published alone, and not before the end', () => {
    const before = happened(...opened, start);
    const table = fold(play.evolve, emptyTable, before);
    const all = [...before, ...playOut(table, 'call')];
    const terms = termsOf(all, 1)!;
    expect(verifyHand(factsOfHand(before, 1), terms)).toBeNull();
    const stored = JSON.parse(JSON.stringify(factsOfHand(all, 1), sortedKeys)) as PlayEvent[];
    expect(verifyHand(stored, terms)).toEqual({
      commitment: commitmentTo(seedOf(1)),
      findings: ['commitment', 'shuffle', 'deals', 'awards', 'end'].map((check) => ({ check, ok: true })),
    });
    expect(publishedHand(stored, terms).length).toBeGreaterThan(8);
  });

  it('finds a card that did not come off the deck', () => {
    const before = happened(...opened, start);
    const all = [...before, ...playOut(fold(play.evolve, emptyTable, before), 'call')];
    const terms = termsOf(all, 1)!;
    const text = JSON.stringify(factsOfHand(all, 1));
    const swapped = text.replace(/"board":\["(..)","(..)"/u, '"board":["$2","$1"');
    expect(swapped).not.toBe(text);
    const findings = verifyHand(JSON.parse(swapped) as PlayEvent[], terms)?.findings ?? [];
    expect(findings.find(({ check }) => check === 'deals')?.ok).toBe(false);
  });
});

describe('the record of a hand', () => {
  const before = happened(...opened, start);
  const all = [...before, ...playOut(fold(play.evolve, emptyTable, before), 'call')];
  const facts = factsOfHand(all, 1);
  const record = handRecord(facts, termsOf(all, 1)!)!;

  it('says who had what, won what, and with which cards', () => {
    expect(record.players.map(({ seat, startMinor }) => [seat, startMinor])).toEqual([
      [1, 10_000],
      [2, 10_000],
    ]);
    expect(record.boards[0]).toHaveLength(5);
    expect(record.pots.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(400);
    expect(record.seed).toBe(seedOf(1));
    expect(record.phh).toContain("variant = 'NT'");
  });

  it('is told line by line in both languages, with amounts and names as the reader says them', () => {
    const saying = { amount: (minor: number) => `${minor / 100} €`, seat: (seat: number) => `${seat} (Ana)` };
    const told = (language: 'en' | 'fr') => handText(facts, termsOf(all, 1)!, { ...saying, language });
    expect(told('en').slice(0, 2)).toEqual([
      `No-limit hold’em, 2 players, button at seat ${record.button}`,
      'Seat 1 (Ana): 100 €',
    ]);
    expect(told('fr').slice(0, 2)).toEqual([
      `hold’em no limit, 2 joueurs, bouton au siège ${record.button}`,
      'Siège 1 (Ana) : 100 €',
    ]);
    expect(told('en')).toHaveLength(told('fr').length);
    expect(told('en').join('\n')).toContain('posts the big blind: 2 €');
  });

  it('hides from players what was never shown, and from nobody what was', () => {
    const after = fold(play.evolve, emptyTable, before);
    const folded = [...before, ...playOut(after, 'fold')];
    const hidden = handRecord(factsOfHand(folded, 1), termsOf(folded, 1)!)!;
    const seen = recordFor({ kind: 'seat', seat: 1 }, hidden).players;
    expect(seen.map(({ cards }) => cards.includes('??'))).toEqual([false, true]);
    expect(recordFor({ kind: 'spectator' }, hidden)).toMatchObject({ seed: null, phh: null });
    expect(recordFor({ kind: 'supervisor' }, hidden)).toEqual(hidden);
  });

  it('can be played again step by step', () => {
    const frames = framesOf(facts, termsOf(all, 1)!, { kind: 'spectator' });
    expect(frames[0]).toMatchObject({ step: 0, hand: { phase: 'posting' } });
    expect(frames.at(-1)?.hand.phase).toBe('over');
    expect(frames.at(-1)?.hand.boards[0]).toHaveLength(5);
  });
});

describe('what has passed weighs nothing', () => {
  const afterHands = (count: number): Table => {
    let table = tableAfter(...opened);
    for (let n = table.hands + 1; n <= count; n++) {
      const due = table.nextHandAt ?? instant(0);
      table = next(table, at(due, timer).start({ hand: n, seed: seedOf(n + 1) }));
      const seat = table.clock?.seat ?? 0;
      table = next(table, at(instant(due + 1), playing(players[seat - 1]!)).act(n, seat, { kind: 'fold' }));
    }
    return table;
  };

  it('a table after three hundred hands holds no more than after three', () => {
    const size = (table: Table): number => JSON.stringify(table).length;
    const [few, many] = [afterHands(3), afterHands(300)];
    expect(many.hands).toBe(300);
    expect(size(many)).toBeLessThan(size(few) + 200);
  });
});

describe('a dealt table that waits', () => {
  it('has no next hand due with one player, and one as soon as there are two', () => {
    const one = tableAfter(...seated('dealt', 1));
    expect(eventsOf(one, at('19:10:00', timer).start({ hand: 1 }))).toEqual([]);
    const two = nextAll(one, at('19:11:00').sit(2), at('19:11:30').buy(players[1]!, 100));
    expect(typesOf(eventsOf(two, at('19:12:00', timer).start({ hand: 1 })))).toContain('HandStarted');
  });
});
