import { minor } from '@cardroom/kernel';
import { cashier } from '../decider';
import { heldAt, owedTo } from '../ledger/postings';
import {
  cashNotInPlay,
  changeRequired,
  chipsStay,
  chipTransferRefused,
  consentMissing,
  goingSouth,
  moreThanStack,
  nothingTakenOff,
  noteNotInPlay,
  notWaitingForChips,
  stackNotRestored,
} from '../refusals';
import {
  ana,
  at,
  ben,
  cageAfter,
  chipsOf,
  dealer,
  euros,
  game,
  happened,
  holdem,
  openCage,
  purchaseId,
  scenario,
  t1,
} from '../testing/testing';
import { mayBeDealtIn } from './safety';

const opened = happened(...openCage());
const d = at('21:00:00', dealer);
const seat = (stack: number, isLeaving = false) => ({
  tableId: t1,
  gameId: holdem,
  stackMinor: euros(stack),
  isLeaving,
});

const safety = (amount: number, extra: { isAbsent?: boolean; stack?: number } = {}) =>
  d.ask('TakeForSafety', {
    tableId: t1,
    playerId: ana,
    amountMinor: euros(amount),
    stackMinor: euros(extra.stack ?? 900),
    isAbsent: extra.isAbsent ?? true,
  });
const back = (amount: number) =>
  d.ask('BringBack', { tableId: t1, playerId: ana, amountMinor: euros(amount) });

describe('RRP-2.2.5 chips stay on the table while their player plays', () => {
  const sold = at('20:00:00').sell(900);

  it('refuses to let 400 of 900 be pocketed or cashed', () => {
    const no = goingSouth({ tableId: t1, stackMinor: euros(900), askedMinor: euros(400) });
    scenario
      .given(...opened)
      .when(safety(400, { isAbsent: false }))
      .thenRefused(no);
    const given = happened(...openCage(), sold);
    scenario
      .given(...given)
      .when(at('21:00:00').cashOut(400, { seat: seat(900) }))
      .thenRefused(no);
  });

  it('cashes the 900 of a player who leaves', () => {
    const given = happened(...openCage(), sold);
    const leaving = at('21:00:00').cashOut(900, { seat: seat(900, true) });
    expect(scenario.given(...given).when(leaving).decision.accepted).toBe(true);
  });

  it('holds a player out until all 500 taken for safety are back', () => {
    const away = cageAfter(...openCage(), safety(500));
    expect(mayBeDealtIn(away, ana)).toEqual(stackNotRestored({ tableId: t1, owedMinor: euros(500) }));
    const some = cageAfter(...openCage(), safety(500), back(499));
    expect(mayBeDealtIn(some, ana)).toEqual(stackNotRestored({ tableId: t1, owedMinor: euros(1) }));
    expect(mayBeDealtIn(cageAfter(...openCage(), safety(500), back(500)), ana)).toBeNull();
  });

  it('knows how much is in the stack, and how much is out', () => {
    scenario
      .given(...opened)
      .when(safety(901))
      .thenRefused(moreThanStack({ amountMinor: euros(901), stackMinor: euros(900) }));
    scenario
      .given(...happened(...openCage(), safety(500)))
      .when(back(501))
      .thenRefused(nothingTakenOff({ outMinor: euros(500), amountMinor: euros(501) }));
  });
});

describe('THR-1.4.c nothing is taken off before leaving the game', () => {
  const given = happened(...openCage({ chipRemovalWhileSeated: 'forbidden' }), at('20:00:00').sell(2_000));
  const no = chipsStay({ tableId: t1, stackMinor: euros(2_000), askedMinor: euros(500) });

  it('refuses 500 to one who stays, absent or not, and cashes 2,000 when he leaves', () => {
    scenario
      .given(...given)
      .when(safety(500, { stack: 2_000 }))
      .thenRefused(no);
    scenario
      .given(...given)
      .when(at('21:00:00').cashOut(500, { seat: seat(2_000) }))
      .thenRefused(no);
    const leaving = at('21:00:00').cashOut(2_000, { seat: seat(2_000, true) });
    expect(scenario.given(...given).when(leaving).decision.accepted).toBe(true);
  });
});

const pass = (consents: number) =>
  d.ask('PassChips', {
    tableId: t1,
    playerId: ana,
    to: ben,
    amountMinor: euros(200),
    stackMinor: euros(300),
    seated: 7,
    consents,
  });
const lend = (amount: number, stack = 1_200) =>
  d.ask('LendChips', {
    tableId: t1,
    playerId: ana,
    borrower: ben,
    amountMinor: euros(amount),
    stackMinor: euros(stack),
  });

describe('RRP-2.2.9 nobody plays the chips of another', () => {
  it('refuses to let chips pass, though all agree, and refuses a loan', () => {
    scenario
      .given(...opened)
      .when(pass(7))
      .thenRefused(chipTransferRefused({ from: ana, to: ben, amountMinor: euros(200) }));
    scenario
      .given(...opened)
      .when(lend(300))
      .thenRefused(chipTransferRefused({ from: ana, to: ben, amountMinor: euros(300) }));
  });

  it('cashes out the one and sells to the other', () => {
    const now = cageAfter(
      ...openCage(),
      at('20:00:00').sell(300),
      at('21:00:00').cashOut(300),
      at('21:01:00').sell(300, { playerId: ben }),
    );
    expect(heldAt(now.balances, 'in-play').chips).toEqual(chipsOf(300));
  });
});

describe('THR-1.4.h chips pass only with the consent of the whole table', () => {
  const given = happened(...openCage({ chipTransfersBetweenPlayers: 'unanimousConsent' }));

  it('takes 7 consents of 7, and refuses 6', () => {
    expect(scenario.given(...given).when(pass(7)).decision.accepted).toBe(true);
    scenario
      .given(...given)
      .when(pass(6))
      .thenRefused(consentMissing({ seated: 7, consents: 6 }));
  });
});

describe('THR-1.4.b.1 a lender plays with his stack less the loan', () => {
  const house = { playerLoansAllowed: true, chipTransfersBetweenPlayers: 'unanimousConsent' as const };
  const sent = at('20:00:00').sell(300, { playerId: ben, carriedBy: 'runner', purchaseId: purchaseId('b') });
  const waiting = [...openCage(house), sent];

  it('lends 300 of 1,200 and plays with 900, until they go back', () => {
    const events = happened(...waiting, lend(300), d.ask('RepayLoan', { borrower: ben }));
    expect(events.slice(-2)).toMatchObject([
      { type: 'ChipsLent', lenderStackMinor: euros(900) },
      { type: 'LoanRepaid', playerId: ana, borrower: ben, amountMinor: euros(300) },
    ]);
  });

  it('lends no more than is on its way, and nothing to one who waits for none', () => {
    scenario
      .given(...happened(...waiting))
      .when(lend(301))
      .thenRefused(notWaitingForChips({ borrower: ben, comingMinor: euros(300), amountMinor: euros(301) }));
    expect(scenario.given(...happened(...openCage(house))).when(lend(1)).decision.accepted).toBe(false);
  });
});

describe('THR-1.4.f table chips pay for drinks where the house takes them', () => {
  const drinks = (hand: 'none' | 'live' = 'none') =>
    d.ask('PayRefreshments', {
      tableId: t1,
      playerId: ana,
      chips: chipsOf(15),
      stackMinor: euros(800),
      hand,
    });
  const house = [...openCage({ chipsPayRefreshments: true }), at('20:00:00').sell(800)];

  it('leaves 785 of 800, and the 15 in the tray as income', () => {
    expect(happened(...house, drinks()).at(-1)).toMatchObject({ stackMinor: euros(785) });
    const now = cageAfter(...house, drinks());
    expect(heldAt(now.balances, 'tray:t1').chips).toEqual(chipsOf(15));
    expect(owedTo(now.balances, 'income:refreshments')).toBe(euros(15));
    expect(mayBeDealtIn(now, ana)).toBeNull();
  });

  it('refuses it during a hand, and where the house does not take them', () => {
    const code = (commands: typeof house, command: ReturnType<typeof drinks>) => {
      const { decision } = scenario.given(...happened(...commands)).when(command);
      return decision.accepted ? null : decision.refusal.code;
    };
    expect(code(house, drinks('live'))).toBe('cashier.not-during-hand');
    expect(code(openCage(), drinks())).toBe('cashier.refreshments-not-paid-in-chips');
  });
});

const notes = (counts: Record<string, number>) =>
  d.ask('CountNotes', { tableId: t1, playerId: ana, notes: counts });
const cashBet = (handNumber: number, objections = 0) =>
  d.ask('LetCashPlay', { tableId: t1, playerId: ana, handNumber, objections });

describe('RRP-2.2.3 cash does not play unless the house says so', () => {
  it('refuses cash as part of a stack', () => {
    scenario
      .given(...opened)
      .when(notes({ '100': 1 }))
      .thenRefused(cashNotInPlay());
  });

  it('lets it play hand 30 when nobody objects, and holds its player out of hand 31 until it is changed', () => {
    const given = happened(...openCage(), cashBet(30));
    expect(given.at(-1)).toMatchObject({ type: 'CashPlayedOneHand', handNumber: 30 });
    scenario
      .given(...given)
      .when(cashBet(31))
      .thenRefused(changeRequired({ tableId: t1, handNumber: 30 }));
    expect(mayBeDealtIn(cageAfter(...openCage(), cashBet(30)), ana)?.code).toBe('cashier.change-required');
    const changed = d.ask('MarkCashChanged', { tableId: t1, playerId: ana });
    expect(mayBeDealtIn(cageAfter(...openCage(), cashBet(30), changed), ana)).toBeNull();
  });

  it('lets only the chips play when one player objects', () => {
    expect(happened(...openCage(), cashBet(30, 1)).at(-1)).toMatchObject({ type: 'CashKeptOut' });
  });
});

describe('RRP-12.5 a room that cannot change everything admits hundreds only', () => {
  it('counts a 100 and refuses a 50', () => {
    const given = happened(...openCage({ cashPlays: true, acceptedCashBills: [100] }));
    expect(scenario.given(...given).when(notes({ '100': 1 })).decision.accepted).toBe(true);
    expect(scenario.given(...given).when(notes({ '50': 1 })).decision.accepted).toBe(false);
  });

  it('refuses all cash to start with', () => {
    scenario
      .given(...opened)
      .when(notes({ '100': 1 }))
      .thenRefused(cashNotInPlay());
  });
});

describe('THR-1.3.3 whether cash plays is decided at the start', () => {
  it('has it changed before the next deal where it does not', () => {
    const kept = cageAfter(...openCage(), cashBet(7, 1));
    expect(mayBeDealtIn(kept, ana)?.code).toBe('cashier.change-required');
  });

  it('asks nothing where it does', () => {
    const plays = cageAfter(...openCage({ cashPlays: true }), cashBet(7));
    expect(mayBeDealtIn(plays, ana)).toBeNull();
  });
});

describe('THR-1.3.4 only notes of the given value are good to play', () => {
  const given = happened(...openCage({ cashPlays: true, acceptedCashBills: [100] }));

  it('does not count a 50 beside two hundreds', () => {
    const { decision } = scenario.given(...given).when(notes({ '100': 2, '50': 1 }));
    expect(decision).toMatchObject({ events: [{ amountMinor: minor(20_000), refusedMinor: minor(5_000) }] });
  });

  it('refuses a 50 alone, and takes it where any note plays', () => {
    scenario
      .given(...given)
      .when(notes({ '50': 1 }))
      .thenRefused(noteNotInPlay({ notes: ['50'], accepted: [100] }));
    const any = cageAfter(...openCage({ cashPlays: true, acceptedCashBills: [] }));
    expect(cashier.decide(notes({ '50': 1 }), any).accepted).toBe(true);
    expect(cashier.decide(notes({ '73': 1 }), any)).toMatchObject({
      refusal: { code: 'cashier.count-invalid' },
    });
  });
});

describe('a player who looked at his cards', () => {
  it('is a player without chips whose purchase is not on its way', () => {
    const coming = at('20:00:00').sell(100, { carriedBy: 'runner' });
    const look = d.ask('MarkLookedAtCards', { playerId: ana, game: game() });
    const { decision } = scenario.given(...happened(...openCage(), coming)).when(look);
    expect(decision).toMatchObject({ refusal: { code: 'cashier.has-stake', rule: 'THR-1.4.e' } });
  });
});
