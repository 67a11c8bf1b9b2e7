import {
  after,
  call,
  check,
  deal,
  eventsOf,
  fold,
  noon,
  openHand,
  post,
  refusalOf,
  rulesOf,
  runOn,
  seedOf,
  stacks,
  started,
  wager,
} from '../testing';
import { type HandCommand } from './commands';
import { correctHand, handAfter, type HandStep } from './correction';
import { evolve } from './decider';
import { dealStartedAt, levelOfDeal } from './deal-start';
import { type HandEvent } from './events';
import { handHistory } from './history';
import { unopenedHand } from './initial';
import { type Hand } from './state';
import { allInCount, potTold } from './told';
import { instant } from '@cardroom/kernel';

const record = (...commands: readonly HandCommand[]): readonly HandStep[] => {
  let hand: Hand = unopenedHand;
  return commands.map((command) => {
    const events = eventsOf(hand, command);
    hand = events.reduce(evolve, hand);
    return { command, events };
  });
};

const dealing = record(
  openHand({ seed: 6 }),
  post,
  deal({ seed: seedOf(6) }),
  call(3),
  call(4),
  call(1),
  check(2),
  deal(),
  wager(1, 30),
  fold(2),
  fold(3),
  fold(4),
);
const eventsIn = (steps: readonly HandStep[]): readonly HandEvent[] => steps.flatMap(({ events }) => events);

describe('RRP-2.2.23 no rabbit hunting', () => {
  it('refuses to deal once the hand is over', () => {
    expect(refusalOf(handAfter(eventsIn(dealing)), deal())).toMatchObject({
      code: 'poker.hand-over',
      rule: 'RRP-2.2.23',
    });
  });

  it('keeps undealt cards out of the hand history', () => {
    const told = JSON.stringify(handHistory(eventsIn(dealing)));
    const hand = handAfter(eventsIn(dealing));
    const undealt = hand.deck.stub.filter((card) => told.includes(`"${card}"`));
    expect(undealt).toEqual([]);
    expect(told).not.toContain(seedOf(6));
  });
});

describe('RTC-16.b no rabbit hunting', () => {
  it('stores neither turn nor river of a deal won on the flop', () => {
    const won = handAfter(eventsIn(dealing));
    expect(won.boards[0]).toHaveLength(3);
    expect(handHistory(eventsIn(dealing)).some(({ type }) => (type as string) === 'DeckShuffled')).toBe(
      false,
    );
  });
});

describe('a hand can be replayed to any step', () => {
  it('gives the state after so many events', () => {
    const events = eventsIn(dealing);
    expect(handAfter(events)).toEqual(events.reduce(evolve, unopenedHand));
    expect(handAfter(events, 2).phase).toBe('dealing');
    expect(handAfter(events, 0)).toBe(unopenedHand);
  });
});

describe('a mis-entered action is corrected and the rest replayed', () => {
  it('shows which stacks change', () => {
    const corrected = correctHand(dealing, 8, wager(1, 50));
    if (!corrected.accepted) throw new Error('it is legal');
    const [result] = corrected.events;
    expect(result).toMatchObject({ stoppedAt: null, changes: [] });
    const earlier = correctHand(dealing, 3, wager(3, 20));
    expect(earlier.accepted && earlier.events[0]?.stoppedAt).toMatchObject({ step: 6 });
  });

  it('reports stacks that end differently', () => {
    const raised = record(openHand({}), post, deal(), fold(3), fold(4), wager(1, 30), fold(2));
    const folded = correctHand(raised, 5, call(1));
    expect(folded.accepted && folded.events[0]).toMatchObject({ stoppedAt: null });
    const other = correctHand(raised, 5, fold(1));
    expect(other.accepted && other.events[0]?.changes).toEqual(
      [
        { seat: 2, before: 990, after: 1005 },
        { seat: 1, before: 1010, after: 995 },
      ].toSorted((a, b) => a.seat - b.seat),
    );
  });

  it('refuses a replacement that is itself against the rules, and an unknown step', () => {
    expect(correctHand(dealing, 3, wager(3, 11))).toMatchObject({ accepted: false });
    expect(correctHand(dealing, 99, null)).toMatchObject({ refusal: { code: 'poker.no-such-step' } });
  });
});

describe('RTC-32.h defective deck', () => {
  const voided: HandCommand = { type: 'VoidHand', at: noon, rule: 'RTC-32.h' };

  it('returns 200, 1,500 and 1,500 on the turn', () => {
    const rtc = started({ rules: 'rtc', blinds: [100, 200], stacks: [5000, 5000, 5000, 5000] });
    const bets = after(rtc, wager(3, 1500), call(4), fold(1), fold(2), deal(), voided);
    expect([bets.phase, stacks(bets)]).toEqual(['void', [5000, 5000, 5000, 5000]]);
  });
});

describe('THR-A31 defective deck refund', () => {
  it('gives 200, 600 and 600 back before the pot is won', () => {
    const thr = started({ rules: 'thr', blinds: [100, 200], stacks: [5000, 5000, 5000] });
    const bets = after(thr, wager(3, 600), call(1), fold(2), { type: 'VoidHand', at: noon, rule: 'THR-A31' });
    expect(stacks(bets)).toEqual([5000, 5000, 5000]);
  });
});

describe('THR-A32 past pots stand', () => {
  it('refuses to void a deal whose pot was won', () => {
    const won = after(started({ rules: 'thr' }), fold(3), fold(4), fold(1));
    expect(refusalOf(won, { type: 'VoidHand', at: noon, rule: 'THR-A31' })?.code).toBe('poker.hand-over');
  });
});

describe('RTC-16.c pots not counted', () => {
  it('tells no total under RTC, and 15 where players are told', () => {
    expect(potTold(started({ rules: 'rtc' }))).toBeNull();
    expect(potTold(started({}))).toBe(15);
  });
});

describe('RTC-16.d counting an all-in stack', () => {
  const allIn = after(
    started({ rules: 'rtc', stacks: [5000, 5000, 700, 5000, 5000] }),
    wager(3, 700),
    fold(4),
  );

  it('counts for the player whose turn it is, not for others', () => {
    expect(allInCount(allIn, { of: 3, asker: 5 })).toBe(700);
    expect(allInCount(allIn, { of: 3, asker: 1 })).toMatchObject({ rule: 'RTC-16.d' });
    expect(allInCount(allIn, { of: 3, asker: 4 })).toMatchObject({ code: 'poker.count-not-in-turn' });
  });

  it('counts an announced amount, and any request where the house allows it', () => {
    expect(allInCount(allIn, { of: 3, asker: 1, announced: true })).toBe(700);
    expect(allInCount(started({ rules: rulesOf('rrp-cash') }), { of: 2, asker: 4 })).toBe(10);
  });
});

const marks = (gathered: number, riffle: number) => ({
  cardsGatheredAt: instant(gathered),
  firstRiffleAt: instant(riffle),
});
const levels = [
  { level: 1, from: instant(0) },
  { level: 2, from: instant(1000) },
];

describe('RRP-11.8.a hand starts at first riffle', () => {
  const rules = rulesOf('rrp-tournament');

  it('plays the old level when riffled before the signal, the new one after it', () => {
    expect(levelOfDeal(levels, dealStartedAt(rules, marks(900, 998)))?.level).toBe(1);
    expect(levelOfDeal(levels, dealStartedAt(rules, marks(900, 1001)))?.level).toBe(2);
  });
});

describe('RTC-5.d.4 when a deal starts', () => {
  const rules = rulesOf('rtc');

  it('plays the new level when the cards are gathered after the bell', () => {
    expect(levelOfDeal(levels, dealStartedAt(rules, marks(1001, 1100)))?.level).toBe(2);
    expect(levelOfDeal(levels, dealStartedAt(rules, marks(999, 1100)))?.level).toBe(1);
  });
});

describe('a hand run on to its end', () => {
  it('pays every chip that came to it', () => {
    const over = runOn(
      after(started({ stacks: [100, 100, 100], seed: 12 }), wager(3, 100), call(1), call(2)),
    );
    expect([over.phase, stacks(over).reduce((sum, chips) => sum + chips)]).toEqual(['over', 300]);
  });
});
