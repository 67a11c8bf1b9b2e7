import { conductSettingsOf, type House } from '@cardroom/conduct';
import {
  type CommandId,
  gamingDay,
  type GameId,
  id,
  instant,
  minor,
  type PlayerId,
  type TableId,
} from '@cardroom/kernel';
import {
  factsOfHand,
  handEventsOf,
  play,
  type PlayCommand,
  type PlayEvent,
  startingClocks,
  type Table,
  termsOf,
} from '@cardroom/play';
import { type Action, noLimit } from '@cardroom/poker';
import { resolveRuleSet } from '@cardroom/rulebook';
import { readingOf, wishesOfHand } from './hand-tells-conduct';
import { room } from './testing/testing';

const t1 = id<TableId>('t1');
const [ana, ben, cleo] = ['ana', 'ben', 'cleo'].map((name) => id<PlayerId>(name)) as [
  PlayerId,
  PlayerId,
  PlayerId,
];
const everybody = [ana, ben, cleo].map((playerId, i) => ({ seat: i + 1, playerId, alias: `A${i}` }));
const by = { kind: 'timer' } as const;
const at = instant(Date.UTC(2026, 10, 28, 20));
const seed = '7'.padStart(64, '0') as never;
const stakes = {
  gameId: id<GameId>('nlhe'),
  game: 'holdem',
  structure: noLimit(200, { smallBlind: 100, bigBlind: 200 }),
  blinds: [minor(100), minor(200)],
  antePlays: 'ante',
  unitMinor: minor(100),
  tournament: false,
  minBuyInMinor: null,
  maxBuyInMinor: null,
} as const;

type Unstamped = PlayCommand extends infer C
  ? C extends PlayCommand
    ? Omit<C, 'at' | 'by' | 'command'>
    : never
  : never;

interface Played {
  readonly table: Table;
  readonly events: readonly PlayEvent[];
}

const then = ({ table, events }: Played, wish: Unstamped): Played => {
  const command = { ...wish, at, by, command: id<CommandId>(`c${events.length}`) } as PlayCommand;
  const decision = play.decide(command, table);
  if (!decision.accepted) throw new Error(`${wish.type}: ${JSON.stringify(decision.refusal)}`);
  return { table: decision.events.reduce(play.evolve, table), events: [...events, ...decision.events] };
};

const opened = (): Played => {
  const rules = resolveRuleSet('rtc');
  const clocks = { ...startingClocks, timeoutsBeforeSittingOut: null };
  const day = gamingDay('2026-11-28');
  const opening = { room, tableId: t1, day, seats: 9, stakes, rules, clocks };
  const wishes: Unstamped[] = [
    { type: 'OpenTable', ...opening, depth: 'counted' } as never,
    ...everybody.flatMap(({ playerId, alias, seat }) => [
      { type: 'TakeSeat', playerId, alias, seat, how: 'opening' } as never,
      { type: 'AddChips', playerId, amountMinor: minor(100_000), from: 'buy-in' } as never,
    ]),
    { type: 'DrawForButton', seed } as never,
    { type: 'ChangeDepth', depth: 'dealt', seed } as never,
    { type: 'StartHand', seed } as never,
  ];
  return wishes.reduce(then, { table: play.initialState, events: [] });
};

/** Plays a hand by a rule: what whoever is to act does, from the street he is on and what he owes. */
const handOf = (choose: (street: number, owed: number) => Action) => {
  let now = opened();
  while (now.table.hand) {
    const { number, hand } = now.table.hand;
    const seat = now.table.clock?.seat ?? 0;
    const bet = hand.players.find((player) => player.seat === seat)?.streetBet ?? 0;
    const ask = { type: 'Act' as const, seat, action: choose(hand.round.street, hand.round.level - bet) };
    now = then(now, { type: 'PlayHand', hand: number, ask } as never);
  }
  const terms = termsOf(now.events, 1);
  if (!terms) throw new Error('the table has terms');
  return readingOf(handEventsOf(factsOfHand(now.events, 1), terms));
};

let folds = 0;
const passive = (owed: number): Action => (owed > 0 ? { kind: 'call' } : { kind: 'check' }) as Action;

describe('the last two of a hand', () => {
  beforeEach(() => (folds = 0));

  it('are named with who gave the pot up after the flop', () => {
    const reading = handOf((street, owed) => {
      if (street === 1 && folds < 2) {
        folds += 1;
        return { kind: 'fold' } as Action;
      }
      return passive(owed);
    });
    expect(reading.lastTwo?.players).toHaveLength(2);
    expect(reading.lastTwo?.players).toContain(reading.lastTwo?.leftBy);
  });

  it('are named without anybody who left where both showed, and not at all before the flop', () => {
    const shown = handOf((street, owed) => {
      if (street === 1 && folds < 1) {
        folds += 1;
        return { kind: 'fold' } as Action;
      }
      return passive(owed);
    });
    expect(shown.lastTwo).toMatchObject({ leftBy: null });
    expect(handOf(() => ({ kind: 'fold' }) as Action).lastTwo).toBeNull();
    expect(handOf((_, owed) => passive(owed)).lastTwo).toBeNull();
  });
});

describe('RTC-2.f what the river shows is told to the directors', () => {
  const house = (trivialBetToPotPct: number | null): House => ({
    ruleSet: 'rtc',
    settings: { ...conductSettingsOf(resolveRuleSet('rtc')), trivialBetToPotPct, clockAbuseAlertCount: 2 },
  });
  const given = { room, tableId: t1, number: 1, players: everybody };
  const reading = (bet: number) => {
    folds = 0;
    let hasBet = false;
    return handOf((street, owed) => {
      if (street === 1 && folds < 1) {
        folds += 1;
        return { kind: 'fold' } as Action;
      }
      if (street === 3 && !hasBet) {
        hasBet = true;
        return { kind: 'wager', to: bet } as Action;
      }
      return street === 3 ? ({ kind: 'fold' } as Action) : passive(owed);
    });
  };

  it('a hand given up to a bet of a third of the pot where that counts as trifling, to the opponent by name', () => {
    const [flag] = wishesOfHand(reading(200), { ...given, house: house(40) });
    expect(flag).toMatchObject({ type: 'FlagSoftPlay', why: 'folded-to-trivial-bet', percentOfPot: 33 });
    expect(wishesOfHand(reading(200), { ...given, house: house(33) })).toEqual([]);
    expect(wishesOfHand(reading(200), { ...given, house: house(null) })).toEqual([]);
    expect(wishesOfHand(reading(600), { ...given, house: house(40) })).toEqual([]);
  });

  it('the clock called on somebody, where the house counts it', () => {
    const called = { lastTwo: null, lastRound: null, clocksCalledOn: [2] };
    expect(wishesOfHand(called, { ...given, house: house(null) })).toMatchObject([
      { type: 'NoteClock', playerId: ben, hand: 1, eventId: null },
    ]);
    const uncounted = { ...house(null), settings: { ...house(null).settings, clockAbuseAlertCount: null } };
    expect(wishesOfHand(called, { ...given, house: uncounted })).toEqual([]);
  });
});
