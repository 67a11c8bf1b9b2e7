import { id, minor, type StaffId } from '@cardroom/kernel';
import { cashier } from '../decider';
import { type DepositId } from '../ids';
import { makeUp } from '../ledger/holding';
import { heldAt, imbalances, owedTo } from '../ledger/postings';
import {
  depositNotHeld,
  moreThanInPlay,
  notEqual,
  nothingInCustody,
  notThere,
  secondPersonRequired,
} from '../refusals';
import {
  ana,
  at,
  ben,
  cageAfter,
  carl,
  chipsOf,
  cora,
  denominations,
  euros,
  happened,
  holding,
  openCage,
  rack,
  scenario,
  supervisor,
  w1,
  witness,
} from '../testing/testing';
import { balanceOf } from './players-money';
import { statementOf } from './statement';

const payIn = (amount: number, who = ana) =>
  at('18:00:00').ask('PayIn', { windowId: w1, playerId: who, holding: holding(amount) });
const payOut = (amount: number) =>
  at('22:00:00').ask('PayOut', { windowId: w1, playerId: ana, holding: holding(amount) });
const fromAccount = (amount: number, by = cora) => at('19:00:00', by).sell(amount, { pay: 'account' });

describe('a player has money with the house', () => {
  it('pays in, buys from it, and takes the rest', () => {
    const commands = [
      ...openCage(),
      payIn(500),
      fromAccount(200),
      at('21:00:00').cashOut(250, { pay: 'account' }),
    ];
    scenario
      .given(...happened(...openCage(), payIn(500), fromAccount(200)))
      .when(at('21:00:00').cashOut(250, { pay: 'account' }))
      .thenRefused(moreThanInPlay({ askedMinor: euros(250), outMinor: euros(200) }));
    const back = [...commands.slice(0, -1), at('21:00:00').cashOut(150, { pay: 'account' }), payOut(450)];
    const now = cageAfter(...back);
    expect([balanceOf(now, ana), imbalances(now.balances)]).toEqual([0, {}]);
  });

  it('is never overdrawn by a cent', () => {
    const given = happened(...openCage(), payIn(200));
    expect(scenario.given(...given).when(fromAccount(200)).decision.accepted).toBe(true);
    const over = { ...payOut(200), holding: { cashMinor: minor(20_001), chips: {} } };
    scenario
      .given(...given)
      .when(over)
      .thenRefused(notThere({ account: `account:${ana}`, item: 'claim', missing: 1 }));
  });

  it('is spent once though two windows sell from it in the same second', () => {
    const before = cageAfter(...openCage(), payIn(100));
    const one = cashier.decide(fromAccount(100, cora), before);
    const after = one.accepted ? one.events.reduce(cashier.evolve, before) : before;
    const two = cashier.decide(fromAccount(100, carl), after);
    expect([one.accepted, two.accepted]).toEqual([true, false]);
  });

  it('has a statement that adds up to its balance', () => {
    const commands = [...openCage(), payIn(500), payIn(300, ben), fromAccount(200), payOut(100)];
    const statement = statementOf(happened(...commands), ana);
    expect(
      statement.lines.map(({ what, changeMinor, balanceMinor }) => [what, changeMinor, balanceMinor]),
    ).toEqual([
      ['PaidIn', 50_000, 50_000],
      ['ChipsSold', -20_000, 30_000],
      ['PaidOut', -10_000, 20_000],
    ]);
    expect(statement.closingMinor).toBe(balanceOf(cageAfter(...commands), ana));
  });
});

describe('a deposit is returned, or forfeited with a reason by two', () => {
  const depositId = id<DepositId>('d1');
  const take = at('18:00:00').ask('TakeDeposit', {
    windowId: w1,
    depositId,
    playerId: ana,
    holding: holding(50),
  });
  const giveBack = (amount = 50) =>
    at('19:00:00').ask('ReturnDeposit', { windowId: w1, depositId, holding: holding(amount) });
  const forfeit = at('19:00:00', supervisor).ask('ForfeitDeposit', {
    depositId,
    reason: 'never came',
    witness,
  });

  it('goes back whole and once', () => {
    const given = scenario.given(...happened(...openCage(), take));
    given.when(giveBack(49)).thenRefused(notEqual({ takesMinor: euros(50), givesMinor: euros(49) }));
    scenario
      .given(...happened(...openCage(), take, giveBack()))
      .when(giveBack())
      .thenRefused(depositNotHeld({ depositId, state: 'returned' }));
  });

  it('becomes income when it is forfeited', () => {
    const now = cageAfter(...openCage(), take, forfeit);
    expect([owedTo(now.balances, 'income:forfeits'), imbalances(now.balances)]).toEqual([euros(50), {}]);
    const alone = { ...forfeit, witness: id<StaffId>('supervisor') };
    scenario
      .given(...happened(...openCage(), take))
      .when(alone)
      .thenRefused(secondPersonRequired({ witness: 'supervisor' }));
  });
});

describe('chips of an absent player are kept for him', () => {
  const take = at('20:00:00', supervisor).ask('TakeIntoCustody', {
    playerId: ana,
    chips: chipsOf(180),
    witness,
  });
  const giveBack = at('21:00:00', supervisor).ask('ReturnFromCustody', { playerId: ana, witness });

  it('all come back, and only once', () => {
    const commands = [...openCage(), at('19:00:00').sell(180), take];
    expect(heldAt(cageAfter(...commands).balances, `custody:${ana}`).chips).toEqual(chipsOf(180));
    expect(heldAt(cageAfter(...commands, giveBack).balances, 'in-play').chips).toEqual(chipsOf(180));
    scenario
      .given(...happened(...commands, giveBack))
      .when(giveBack)
      .thenRefused(nothingInCustody({ playerId: ana }));
  });
});

describe('chips are changed for others of the same value', () => {
  const change = (takes: number, gives: Record<string, number>) =>
    at('20:00:00').ask('ChangeColour', {
      windowId: w1,
      takes: holding(0, chipsOf(takes)),
      gives: holding(0, gives),
    });
  const given = happened(...openCage(), at('19:00:00').sell(100));

  it('gives twenty of five for one of a hundred, and no more', () => {
    expect(scenario.given(...given).when(change(100, { '500': 20 })).decision.accepted).toBe(true);
    scenario
      .given(...given)
      .when(change(100, { '500': 21 }))
      .thenRefused(notEqual({ takesMinor: euros(100), givesMinor: euros(105) }));
  });
});

describe('an amount is made up from the chips at hand', () => {
  it('takes the largest first, and goes back where that does not come out', () => {
    expect(makeUp(euros(136), rack, denominations)).toEqual({ '10000': 1, '2500': 1, '500': 2, '100': 1 });
    expect(makeUp(euros(100), { '10000': 0, '2500': 4 }, denominations)).toEqual({ '2500': 4 });
    expect(makeUp(minor(60), { '50': 1, '20': 3 })).toEqual({ '20': 3 });
    expect(makeUp(minor(150), rack, denominations)).toBeNull();
  });
});
