import { minor } from '@cardroom/kernel';
import { heldAt, imbalances, owedTo } from '../ledger/postings';
import {
  cageAlreadyOpen,
  cageClosed,
  cashierElsewhere,
  countInvalid,
  notAuthorised,
  notThere,
  notYourWindow,
  secondPersonRequired,
  stillOpen,
  windowAlreadyOpen,
  windowBeingCounted,
  windowNotCounted,
  windowNotOpen,
} from '../refusals';
import {
  at,
  cageAfter,
  carl,
  cora,
  dealer,
  euros,
  happened,
  holding,
  manager,
  openCage,
  rack,
  scenario,
  w1,
  w2,
  witness,
} from '../testing/testing';
import { id, type StaffId } from '@cardroom/kernel';

const opened = happened(...openCage());
const count = (cash: number, chips = rack, who = cora) =>
  at('23:00:00', who).ask('CountWindow', { windowId: who === cora ? w1 : w2, counted: holding(cash, chips) });
const close = (drawer: 'kept' | 'to-vault' = 'to-vault', who = cora) =>
  at('23:01:00', who).ask('CloseWindow', { windowId: who === cora ? w1 : w2, drawer, witness });

describe('a window opens with a counted float', () => {
  it('takes the float out of the vault', () => {
    const now = cageAfter(...openCage());
    expect(heldAt(now.balances, 'window:w1')).toEqual(holding(5_000, rack));
    expect(heldAt(now.balances, 'vault').cashMinor).toBe(euros(40_000));
  });

  it('shows and posts a float that is one chip of 100 short', () => {
    const short = at('12:10:00').open(w1, holding(5_000, rack), holding(5_000, { ...rack, '10000': 59 }));
    const [a, b] = openCage();
    const events = happened(...[a, b].flatMap((one) => (one ? [one] : [])), short);
    expect(events.at(-1)).toMatchObject({
      type: 'WindowOpened',
      difference: { cashMinor: 0, chips: { '10000': -1 } },
      differenceMinor: euros(-100),
    });
  });

  it('is opened by one person with a witness, at one window at a time', () => {
    const again = at('13:00:00', cora).open(w1, holding(1));
    scenario
      .given(...opened)
      .when(again)
      .thenRefused(windowAlreadyOpen({ windowId: w1 }));
    const second = { ...at('13:00:00', cora).open(w1, holding(1)), windowId: id<typeof w1>('w3') };
    scenario
      .given(...opened)
      .when(second)
      .thenRefused(cashierElsewhere({ windowId: w1 }));
    const alone = { ...second, by: manager, witness: id<StaffId>('manager') };
    scenario
      .given(...opened)
      .when(alone)
      .thenRefused(secondPersonRequired({ witness: 'manager' }));
    const byDealer = { ...second, by: dealer };
    scenario
      .given(...opened)
      .when(byDealer)
      .thenRefused(notAuthorised());
  });

  it('gives out no more than lies in the vault', () => {
    const tooMuch = { ...at('13:00:00', manager).open(w1, holding(40_001)), windowId: id<typeof w1>('w3') };
    scenario
      .given(...opened)
      .when(tooMuch)
      .thenRefused(notThere({ account: 'vault', item: 'cash', missing: 100 }));
  });
});

describe('a window closes by a blind count', () => {
  it('is even when everything is there', () => {
    expect(happened(...openCage(), count(5_000)).at(-1)).toMatchObject({ differenceMinor: 0 });
  });

  it('shows one euro missing with the count, and posts it when it is signed', () => {
    const commands = [...openCage(), count(4_999), close()];
    expect(happened(...commands).at(-1)).toMatchObject({
      type: 'WindowClosed',
      cashier: 'cora',
      turn: 1,
      difference: { cashMinor: -100, chips: {} },
      differenceMinor: -100,
      witness: 'witness',
    });
    const { balances } = cageAfter(...commands);
    expect(owedTo(balances, 'income:over-short')).toBe(-100);
    expect(heldAt(balances, 'window:w1')).toEqual({ cashMinor: minor(0), chips: {} });
    expect(imbalances(balances)).toEqual({});
  });

  it('moves nothing between count and signature', () => {
    const given = happened(...openCage(), count(5_000));
    scenario
      .given(...given)
      .when(at('23:00:30').sell(60))
      .thenRefused(windowBeingCounted({ windowId: w1 }));
    const resumed = at('23:00:30').ask('ResumeWindow', { windowId: w1 });
    const goesOn = happened(...openCage(), count(5_000), resumed, at('23:00:40').sell(60));
    expect(goesOn.at(-1)).toMatchObject({ type: 'ChipsSold' });
    scenario
      .given(...happened(...openCage(), count(5_000), resumed))
      .when(close())
      .thenRefused(windowNotCounted({ windowId: w1 }));
  });

  it('is signed by its own cashier and somebody else', () => {
    const given = happened(...openCage(), count(5_000));
    scenario
      .given(...given)
      .when({ ...close(), by: carl })
      .thenRefused(notYourWindow({ windowId: w1 }));
    scenario
      .given(...given)
      .when({ ...close(), witness: id<StaffId>('cora') })
      .thenRefused(secondPersonRequired({ witness: 'cora' }));
    scenario
      .given(...opened)
      .when(close())
      .thenRefused(windowNotCounted({ windowId: w1 }));
  });

  it('refuses a count that is none', () => {
    for (const chips of [{ '123': 1 }, { '100': -1 }, { '100': 1.5 }])
      scenario
        .given(...opened)
        .when(count(5_000, chips as unknown as typeof rack))
        .thenRefused(countInvalid());
  });

  it('keeps its drawer for the next turn, which counts it again', () => {
    const next = at('23:30:00', carl).open(w1, holding(0), holding(5_000, rack));
    const commands = [
      ...openCage(),
      count(5_000, rack, carl),
      close('kept', carl),
      count(5_000),
      close('kept'),
      next,
    ];
    expect(happened(...commands).at(-1)).toMatchObject({ turn: 2, cashier: 'carl', differenceMinor: 0 });
  });
});

describe('the cage and its gaming day', () => {
  const closing = at('23:59:00', manager).ask('CloseCage', {});

  it('closes when its windows are closed, and hands every balance over', () => {
    scenario
      .given(...opened)
      .when(closing)
      .thenRefused(stillOpen({ windows: ['w1', 'w2'] }));
    const commands = [
      ...openCage(),
      at('19:00:00').sell(100),
      count(5_100, { ...rack, '10000': 59 }),
      close(),
    ];
    const all = [...commands, count(5_000, rack, carl), close('kept', carl), closing];
    const closed = happened(...all).at(-1);
    if (closed?.type !== 'CageClosed') throw new Error('it closes');
    const before = cageAfter(...all);
    const next = cageAfter({ ...at('23:59:30').openCage(), carried: closed.carried });
    expect(next.balances.toJS()).toEqual(before.balances.toJS());
    expect(next.windows.size).toBe(0);
    scenario
      .given(...happened(...all))
      .when(at('23:59:40').sell(60))
      .thenRefused(cageClosed({ day: '2026-11-28' }));
  });

  it('opens once, and from balances that balance', () => {
    scenario
      .given(...opened)
      .when(at('12:30:00').openCage())
      .thenRefused(cageAlreadyOpen({ day: '2026-11-28' }));
    const closed = happened(at('12:00:00').openCage(), closing).at(-1);
    if (closed?.type !== 'CageClosed') throw new Error('it closes');
    const balances = [{ account: 'vault', item: 'cash', change: 100 }] as const;
    const bent = { ...at('23:59:30').openCage(), carried: { ...closed.carried, balances } };
    expect(scenario.given().when(bent).decision).toMatchObject({
      refusal: { code: 'cashier.carried-unbalanced' },
    });
  });

  it('sells only at an open window', () => {
    const [open, stock] = openCage();
    const given = happened(...[open, stock].flatMap((one) => (one ? [one] : [])));
    scenario
      .given(...given)
      .when(at('19:00:00').sell(60))
      .thenRefused(windowNotOpen({ windowId: w1 }));
  });
});
