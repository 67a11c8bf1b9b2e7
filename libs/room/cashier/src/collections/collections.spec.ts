import { id, type StaffId } from '@cardroom/kernel';
import { type BoxId } from '../ids';
import { heldAt, imbalances, owedTo } from '../ledger/postings';
import {
  alreadyCollected,
  feeKindsMixed,
  notThere,
  reasonRequired,
  secondPersonRequired,
  wrongBoxState,
} from '../refusals';
import { type BoxKind } from '../state-parts';
import {
  ana,
  at,
  ben,
  cageAfter,
  chipsOf,
  dealer,
  euros,
  happened,
  holding,
  manager,
  openCage,
  scenario,
  supervisor,
  t1,
  w1,
  witness,
} from '../testing/testing';

const rent = (received: number, period = 1) =>
  at('20:30:00').ask('CollectRent', {
    windowId: w1,
    tableId: t1,
    period,
    sheet: [
      { seat: 1, playerId: ana, amountMinor: euros(5), isPaid: true },
      { seat: 2, playerId: ben, amountMinor: euros(5), isPaid: true },
      { seat: 3, playerId: ben, amountMinor: euros(5), isPaid: false },
    ],
    received: holding(received),
  });
const boxId = (name: string) => id<BoxId>(name);
const place = (kind: BoxKind, name: string = kind) =>
  at('18:00:00', dealer).ask('PlaceBox', { boxId: boxId(name), tableId: t1, kind });
const remove = (name: string) => at('23:00:00', supervisor).ask('RemoveBox', { boxId: boxId(name), witness });
const count = (name: string, amount: number, expected: number | null) =>
  at('23:30:00', manager).ask('CountBox', {
    boxId: boxId(name),
    chips: chipsOf(amount),
    expectedMinor: expected === null ? null : euros(expected),
    witness,
  });

describe('rent is taken in against the sheet of its table', () => {
  it('tells what is owed, and what came in against what was paid', () => {
    expect(happened(...openCage(), rent(10)).at(-1)).toMatchObject({
      owedMinor: euros(5),
      differenceMinor: 0,
    });
    expect(happened(...openCage(), rent(9)).at(-1)).toMatchObject({ differenceMinor: euros(-1) });
    const { balances } = cageAfter(...openCage(), rent(9));
    expect([owedTo(balances, 'income:rent'), imbalances(balances)]).toEqual([euros(9), {}]);
  });

  it('is taken once a period, until it is reversed', () => {
    const first = rent(10);
    const given = happened(...openCage(), first);
    scenario
      .given(...given)
      .when(rent(10))
      .thenRefused(alreadyCollected({ tableId: t1, period: 1 }));
    expect(scenario.given(...given).when(rent(10, 2)).decision.accepted).toBe(true);
    const reversal = at('20:40:00').ask('ReverseEntry', {
      entry: first.command,
      reason: 'wrong sheet',
      witness,
    });
    expect(happened(...openCage(), first, reversal, rent(10)).at(-1)).toMatchObject({
      type: 'RentCollected',
    });
  });
});

describe('kinds of fee never mix at a table', () => {
  it('takes no rent where a rake box stands, and places no rake box where rent is taken', () => {
    scenario
      .given(...happened(...openCage(), place('rake')))
      .when(rent(10))
      .thenRefused(feeKindsMixed({ tableId: t1, fee: 'rake' }));
    scenario
      .given(...happened(...openCage(), rent(10)))
      .when(place('rake'))
      .thenRefused(feeKindsMixed({ tableId: t1, fee: 'rent', box: 'rake' }));
  });

  it('lets the fund of a jackpot stand beside either, one box of it', () => {
    const given = happened(...openCage(), place('rake'), place('jackpot'));
    scenario
      .given(...given)
      .when(place('jackpot', 'j2'))
      .thenRefused(feeKindsMixed({ tableId: t1, box: 'jackpot' }));
  });

  it('changes the fee once the old box is away', () => {
    const toRent = at('22:00:00', supervisor).ask('SetTableFee', { tableId: t1, fee: 'rent' });
    scenario
      .given(...happened(...openCage(), place('rake')))
      .when(toRent)
      .thenRefused(feeKindsMixed({ tableId: t1, fee: 'rent', box: 'rake' }));
    expect(happened(...openCage(), place('rake'), remove('rake'), toRent).at(-1)).toMatchObject({
      fee: 'rent',
    });
  });
});

describe('a drop box is removed, and counted by two', () => {
  const full = [...openCage(), at('19:00:00').sell(400), place('rake'), place('jackpot')];

  it('posts what was counted, beside what the hands say', () => {
    const commands = [...full, remove('rake'), count('rake', 84, 85)];
    expect(happened(...commands).at(-1)).toMatchObject({
      amountMinor: euros(84),
      differenceMinor: euros(-1),
    });
    const { balances } = cageAfter(...commands);
    expect(owedTo(balances, 'income:rake')).toBe(euros(84));
    expect(imbalances(balances)).toEqual({});
  });

  it('keeps each kind in its own account', () => {
    const commands = [
      ...full,
      remove('rake'),
      remove('jackpot'),
      count('rake', 84, null),
      count('jackpot', 20, 20),
    ];
    const { balances } = cageAfter(...commands);
    expect([owedTo(balances, 'income:rake'), owedTo(balances, 'fund:jackpot')]).toEqual([
      euros(84),
      euros(20),
    ]);
    expect(happened(...commands).at(-2)).toMatchObject({ differenceMinor: null });
  });

  it('is not counted at the table, nor twice, nor by one', () => {
    const at1 = scenario.given(...happened(...full));
    at1.when(count('rake', 1, null)).thenRefused(wrongBoxState({ boxId: 'rake', state: 'at-table' }));
    const away = scenario.given(...happened(...full, remove('rake')));
    away
      .when({ ...count('rake', 1, null), witness: id<StaffId>('manager') })
      .thenRefused(secondPersonRequired({ witness: 'manager' }));
    scenario
      .given(...happened(...full, remove('rake'), count('rake', 84, null)))
      .when(count('rake', 84, null))
      .thenRefused(wrongBoxState({ boxId: 'rake', state: 'counted' }));
  });
});

describe('a promotional fund is traced to the unit', () => {
  const add = at('18:00:00', manager).ask('AddToFund', {
    fund: 'jackpot',
    amountMinor: euros(100),
    reason: 'seed',
    witness,
  });
  const pay = (amount: number, reason = 'bad beat') =>
    at('22:00:00').ask('PayFromFund', {
      windowId: w1,
      fund: 'jackpot',
      playerId: ana,
      holding: holding(amount),
      reason,
      witness,
    });

  it('pays what is in it and not a cent more', () => {
    const given = happened(...openCage(), add);
    scenario
      .given(...given)
      .when(pay(101))
      .thenRefused(notThere({ account: 'fund:jackpot', item: 'claim', missing: 100 }));
    scenario
      .given(...given)
      .when(pay(100, ' '))
      .thenRefused(reasonRequired());
    const { balances } = cageAfter(...openCage(), add, pay(100));
    expect([owedTo(balances, 'fund:jackpot'), imbalances(balances)]).toEqual([0, {}]);
    expect(heldAt(balances, 'window:w1').cashMinor).toBe(euros(4_900));
  });
});
