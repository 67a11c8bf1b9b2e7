import { id, minor, type PlayerId } from '@cardroom/kernel';
import { resolveRuleSet } from '@cardroom/rulebook';
import { type CancelEvent, type CashierCommand } from '../commands';
import { cashier } from '../decider';
import { type EventCancelled } from '../events';
import { imbalances, owedTo } from '../ledger/postings';
import { cancelReasonRequired, onlyDirectorCancels, refundNotDecided, stacksMissing } from '../refusals';
import { type Cage } from '../state';
import { at, cageAfter, cora, dealer, euros, openCage, staff, w1 } from '../testing/testing';
import { entryRulesOf } from './event';
import { sharesOf } from './sharing';

const director = staff('tournamentDirector');
const event = { eventId: 'cup' };
const player = (number: number): PlayerId => id<PlayerId>(`e${number}`);
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const eventWith = (
  { entrants, paidPlaces }: { readonly entrants: number; readonly paidPlaces: number },
  ruleSet: 'rtc' | 'rrp-tournament' = 'rtc',
): CashierCommand[] => [
  ...openCage(),
  at('18:00:00', director).ask('AnnounceEvent', {
    ...{ ...event, name: 'Cup', ruleSet, rules: entryRulesOf(resolveRuleSet(ruleSet)) },
    ...{ priceMinor: euros(100), feeMinor: euros(10), stack: 200, paidPlaces },
  }),
  ...range(1, entrants).map((number) => enter(player(number))),
];

const enter = (playerId: PlayerId): CashierCommand =>
  at('18:10:00').ask('SellEntry', {
    ...{ ...event, windowId: w1, playerId, pay: 'cash', isPresent: true, stack: 200 },
  });

/** The player of that number is out in the place of that number. */
const out = (place: number, prizeEuros: number | null = null): CashierCommand =>
  at('20:00:00', director).ask('PlaceEntrant', {
    ...{ ...event, playerId: player(place), place },
    prizeMinor: prizeEuros === null ? null : euros(prizeEuros),
  });

const stacksOf = (numbers: readonly number[]) =>
  numbers.map((number) => ({ playerId: player(number), stack: number }));

const cancel = (extra: Partial<CancelEvent> = {}, by = director): CancelEvent =>
  at('21:00:00', by).ask('CancelEvent', {
    ...{ ...event, reason: 'fire alarm', stacks: stacksOf(range(1, 100)), refund: null },
    ...extra,
  } as CancelEvent);

const cancelled = (cage: Cage, command: CancelEvent = cancel()): EventCancelled => {
  const decision = cashier.decide(command, cage);
  if (!decision.accepted) throw new Error(JSON.stringify(decision.refusal));
  return decision.events[0] as EventCancelled;
};

const refusalOf = (command: CancelEvent, cage: Cage) => {
  const decision = cashier.decide(command, cage);
  return decision.accepted ? null : decision.refusal;
};

const eurosOf = (fact: EventCancelled, numbers: readonly number[]): number[] =>
  numbers.map(
    (number) => (fact.refunds.find(({ playerId }) => playerId === player(number))?.amountMinor ?? 0) / 100,
  );

describe('RTC-45 before anybody is in the money everybody gets entry and fee back', () => {
  const sixty = cageAfter(...eventWith({ entrants: 60, paidPlaces: 8 }), ...range(13, 60).map((n) => out(n)));

  it('60 entrants, 12 left: 60 refunds of 110, 6,600 in all, 48 of them to eliminated players', () => {
    const fact = cancelled(sixty);
    expect(fact.refunds).toHaveLength(60);
    expect(new Set(fact.refunds.map(({ amountMinor }) => amountMinor))).toEqual(new Set([euros(110)]));
    expect(fact.amountMinor).toBe(euros(6_600));
    expect(eurosOf(fact, range(13, 60)).filter((amount) => amount === 110)).toHaveLength(48);
  });

  it('and nothing of pool and fees is left', () => {
    const after = cashier.evolve(sixty, cancelled(sixty));
    expect([owedTo(after.balances, 'pool:cup'), owedTo(after.balances, 'fees:cup')]).toEqual([0, 0]);
    expect(imbalances(after.balances)).toEqual({});
    expect(after.events.get('cup')?.state).toBe('cancelled');
  });

  it('who entered twice gets 220', () => {
    const twice = cageAfter(...eventWith({ entrants: 2, paidPlaces: 1 }), enter(player(2)));
    expect(eurosOf(cancelled(twice), [1, 2])).toEqual([110, 220]);
  });

  it('holds with exactly 8 left and nobody eliminated since', () => {
    const eight = cageAfter(
      ...eventWith({ entrants: 60, paidPlaces: 8 }),
      ...range(9, 60).map((n) => out(n)),
    );
    expect(cancelled(eight).refund).toBe('entryAndFeeToAll');
  });

  it('is the director’s to do, with a reason', () => {
    for (const by of [dealer, cora]) expect(refusalOf(cancel({}, by), sixty)).toEqual(onlyDirectorCancels());
    expect(refusalOf(cancel({ reason: ' ' }), sixty)).toEqual(cancelReasonRequired());
  });

  it('and where the rules leave it to him, says what is paid back', () => {
    const free = cageAfter(...eventWith({ entrants: 3, paidPlaces: 1 }, 'rrp-tournament'));
    expect(refusalOf(cancel(), free)).toEqual(refundNotDecided());
    expect(cancelled(free, cancel({ refund: 'entryAndFeeToAll' })).amountMinor).toBe(euros(330));
  });
});

describe('RTC-45.a once a paid place is taken the pool is shared in equal parts', () => {
  const hundred = (...places: readonly CashierCommand[]): Cage =>
    cageAfter(
      ...eventWith({ entrants: 100, paidPlaces: 10 }),
      ...range(11, 100).map((n) => out(n)),
      ...places,
    );

  it('7 left, 10th to 8th paid: 7 × 1,000, then 850, 800 and 750; 90 get nothing', () => {
    const cage = hundred(out(10, 150), out(9, 200), out(8, 250));
    const fact = cancelled(cage);
    expect(eurosOf(fact, range(1, 7))).toEqual(Array(7).fill(1_000));
    expect(eurosOf(fact, [10, 9, 8])).toEqual([850, 800, 750]);
    expect([fact.refunds.length, fact.amountMinor]).toEqual([10, euros(9_400)]);
    const after = cashier.evolve(cage, fact);
    expect([owedTo(after.balances, 'pool:cup'), owedTo(after.balances, 'fees:cup')]).toEqual([
      0,
      euros(1_000),
    ]);
  });

  it('2 left, some paid above the share: they keep theirs, and the share becomes 925', () => {
    const prizes = [1_500, 1_100, 800, 600, 400, 250, 200, 150];
    const fact = cancelled(hundred(...prizes.map((prize, i) => out(i + 3, prize)).reverse()));
    expect(eurosOf(fact, [1, 2])).toEqual([925, 925]);
    expect(eurosOf(fact, range(3, 10))).toEqual([0, 0, 125, 325, 525, 675, 725, 775]);
    expect(fact.amountMinor).toBe(euros(5_000));
  });

  it('10th out and not paid yet: nothing is deducted, 10 × 1,000', () => {
    const fact = cancelled(hundred(out(10)));
    expect(eurosOf(fact, range(1, 10))).toEqual(Array(10).fill(1_000));
  });

  it('10,000 in 7 shares: 1,428.57 each, and 0.01 to the biggest stack', () => {
    const sharers = range(1, 7).map((number) => ({ playerId: player(number), alreadyMinor: minor(0) }));
    const refunds = sharesOf({ sharers, poolMinor: 1_000_000 }, stacksOf(range(1, 7)));
    expect(refunds.map(({ amountMinor }) => amountMinor)).toEqual([...Array(6).fill(142_857), 142_858]);
  });

  it('waits for the stacks of those who are left', () => {
    const cage = hundred(out(10, 150));
    expect(refusalOf(cancel({ stacks: stacksOf(range(1, 8)) }), cage)).toEqual(stacksMissing({ missing: 1 }));
  });
});
