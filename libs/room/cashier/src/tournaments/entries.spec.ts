import { type Decision, type PlayerId } from '@cardroom/kernel';
import { resolveRuleSet } from '@cardroom/rulebook';
import { type CashierCommand, type SellEntry } from '../commands';
import { cashier } from '../decider';
import { type CashierEvent } from '../events';
import { owedTo } from '../ledger/postings';
import { entrantNotPresent, noRebuy, onlyDirectorCancels, stackNotEqual } from '../refusals';
import {
  ana,
  at,
  ben,
  cageAfter,
  cora,
  dealer,
  euros,
  happened,
  manager,
  openCage,
  staff,
  w1,
  witness,
} from '../testing/testing';
import { entryRulesOf } from './event';

const director = staff('tournamentDirector');
const event = { eventId: 'cup' };

const announced = (ruleSet: 'fr4' | 'rtc' | 'rrp-tournament', extra: object = {}): CashierCommand[] => [
  ...openCage(),
  at('18:00:00', director).ask('AnnounceEvent', {
    ...{ ...event, name: 'Cup', ruleSet, rules: entryRulesOf(resolveRuleSet(ruleSet)) },
    ...{ priceMinor: euros(100), feeMinor: euros(10), stack: 200, paidPlaces: 8, ...extra },
  }),
];

const sell = (playerId: PlayerId, extra: Partial<SellEntry> = {}): CashierCommand =>
  at('18:10:00').ask('SellEntry', {
    ...{ ...event, windowId: w1, playerId, pay: 'cash', isPresent: true, stack: 200 },
    ...extra,
  } as SellEntry);

const asked = (command: CashierCommand, ...before: readonly CashierCommand[]): Decision<CashierEvent> =>
  cashier.decide(command, cageAfter(...before));

const refusalOf = (decision: Decision<CashierEvent>) => (decision.accepted ? null : decision.refusal);

describe('FR4-1.3 the buy-in is fixed and the same for everyone', () => {
  it.each([180, 220])('refuses a stack of %i where the event gives 200', (stack) => {
    expect(refusalOf(asked(sell(ana, { stack }), ...announced('fr4')))).toEqual(
      stackNotEqual({ stack, eventStack: 200 }),
    );
  });

  it('gives 200, and where stacks may differ another one', () => {
    expect(asked(sell(ana), ...announced('fr4')).accepted).toBe(true);
    expect(asked(sell(ana, { stack: 180 }), ...announced('rtc')).accepted).toBe(true);
  });
});

describe('FR4-1.3.1 nobody buys chips again', () => {
  it('refuses a second sale whatever is left of the first', () => {
    expect(refusalOf(asked(sell(ana), ...announced('fr4'), sell(ana)))).toEqual(
      noRebuy({ playerId: ana, entries: 1 }),
    );
  });

  it('sells to another player, and again where the event lets players enter twice', () => {
    expect(asked(sell(ben), ...announced('fr4'), sell(ana)).accepted).toBe(true);
    expect(asked(sell(ana), ...announced('rtc'), sell(ana)).accepted).toBe(true);
  });

  it('sells again to who was never sold anything: the first sale was taken back', () => {
    const first = sell(ana);
    const back = at('18:11:00').ask('ReverseEntry', {
      entry: first.command,
      reason: 'wrong player',
      witness,
    });
    const cage = cageAfter(...announced('fr4'), first, back);
    expect(cage.events.get('cup')?.entrants).toEqual([]);
    expect(cashier.decide(sell(ana), cage).accepted).toBe(true);
  });
});

describe('FR4-1.34 those who are there pay for their stack', () => {
  it('refuses who is registered and not checked in', () => {
    expect(refusalOf(asked(sell(ana, { isPresent: false }), ...announced('fr4')))).toEqual(
      entrantNotPresent({ playerId: ana }),
    );
    expect(asked(sell(ana, { isPresent: false }), ...announced('rtc')).accepted).toBe(true);
  });

  it('takes the money and hands out the stack in one fact', () => {
    const decision = asked(sell(ana), ...announced('fr4'));
    const events = decision.accepted ? decision.events : [];
    expect(events).toMatchObject([
      { type: 'EntrySold', playerId: ana, stack: 200, amountMinor: euros(110), windowId: w1 },
    ]);
    const cage = cageAfter(...announced('fr4'), sell(ana));
    expect([owedTo(cage.balances, 'pool:cup'), owedTo(cage.balances, 'fees:cup')]).toEqual([
      euros(100),
      euros(10),
    ]);
  });
});

describe('FR4-1.4.a chips are not refunded', () => {
  it('pays nothing to who gives up with 140, and the 140 leave play', () => {
    const before = [...announced('fr4'), sell(ana)];
    const leaves = at('20:00:00', director).ask('GiveUpEntry', { ...event, playerId: ana, stack: 140 });
    const decision = asked(leaves, ...before);
    expect(decision.accepted && decision.events).toMatchObject([
      { type: 'EntryGivenUp', playerId: ana, stack: 140, refundMinor: 0 },
    ]);
    expect(owedTo(cageAfter(...before, leaves).balances, `account:${ana}`)).toBe(0);
  });

  it('and creates no refund when the event is stopped', () => {
    const stop = at('20:00:00', director).ask('CancelEvent', {
      ...{ ...event, reason: 'no more players', stacks: [], refund: null },
    });
    const [cancelled] = happened(...announced('fr4'), sell(ana), sell(ben), stop).slice(-1);
    expect(cancelled).toMatchObject({ type: 'EventCancelled', refunds: [], amountMinor: 0, postings: [] });
  });

  it('while a set that refunds does', () => {
    const stop = at('20:00:00', manager).ask('CancelEvent', {
      ...{ ...event, reason: 'fire alarm', stacks: [], refund: null },
    });
    const cage = cageAfter(...announced('rtc'), sell(ana), stop);
    expect(owedTo(cage.balances, `account:${ana}`)).toBe(euros(110));
  });
});

describe('who ends an event', () => {
  it.each([
    ['a dealer', dealer],
    ['a cashier', cora],
  ])('is not %s', (_, by) => {
    const stop = at('20:00:00', by).ask('CancelEvent', {
      ...{ ...event, reason: 'late', stacks: [], refund: null },
    });
    expect(refusalOf(asked(stop, ...announced('rtc'), sell(ana)))).toEqual(onlyDirectorCancels());
  });
});
