import { type CardDrawn, drawForButton } from './opening-draw';
import { confirmButton, proposeButton } from './correction';
import {
  buttonOutOfPosition,
  dealingOffWait,
  deckDefective,
  entryPending,
  nobodyDrew,
  notTheButton,
  seatChangeWait,
} from './refusals';
import { askToPost, changeSeat, exchangeSeats, sitDown, standUp } from './seating';
import { occupantOf, type TableBetweenHands } from './table';
import {
  accepted,
  blindsOf,
  occupant,
  planned,
  played,
  positions,
  tableOf,
  termsOf,
  whyOut,
} from './testing';

const terms = termsOf();
const draws = (...cards: readonly [seat: number, card: CardDrawn['card']][]): readonly CardDrawn[] =>
  cards.map(([seat, card]) => ({ seat, card }));

const firstButton = (cards: readonly CardDrawn[], lowball = false): number | undefined =>
  accepted(drawForButton({ draws: cards, lowball }, tableOf([1, 2, 3, 4, 5, 6, 7], null))).firstRound
    ?.firstButton;

describe('RRP-2.3.6 drawing for the button', () => {
  it('gives it to the ace of spades before the ace of diamonds', () =>
    expect(firstButton(draws([2, 'Kc'], [5, 'Ad'], [7, 'As']))).toBe(7));

  it('gives it to the lowest card in lowball: the three of clubs before the three of spades', () =>
    expect(firstButton(draws([1, '3s'], [4, '3c'], [6, 'Kh']), true)).toBe(4));

  it('finds the deck defective when two cards are equal', () =>
    expect(
      drawForButton({ draws: draws([1, '3s'], [4, '3s']), lowball: false }, tableOf([1, 4], null)),
    ).toEqual({
      accepted: false,
      refusal: deckDefective({ card: '3s' }),
    }));

  it('needs somebody who drew', () =>
    expect(drawForButton({ draws: [], lowball: false }, tableOf([1, 4], null))).toEqual({
      accepted: false,
      refusal: nobodyDrew(),
    }));
});

describe('RRP-3.7.2 a drawn card settles the button', () => {
  it('breaks a tie of ranks by suit', () => expect(firstButton(draws([1, 'Qd'], [6, 'Qh']))).toBe(6));
});

describe('RRP-11.22 starting button', () => {
  it('goes to the king of spades at seat 3 before the king of hearts at seat 6', () =>
    expect(firstButton(draws([3, 'Ks'], [6, 'Kh'], [1, '2c']))).toBe(3));
});

/** Six players, the button drawn at seat 2; seats 7 and 8 are empty. */
const started = (...seats: readonly number[]): TableBetweenHands => {
  const seated = seats.map((seat) => occupant(seat, { standing: { kind: 'new' } }));
  const cards = seats.map((seat): CardDrawn => ({ seat, card: seat === 2 ? 'As' : (`${seat}d` as '3d') }));
  return accepted(drawForButton({ draws: cards, lowball: false }, tableOf(seated, null)));
};

describe('RRP-4.1.14 a table just started', () => {
  it('is in its first round until the button is back at the first seat', () => {
    let table = started(2, 3, 4);
    for (let deal = 0; deal < 3; deal++) table = played(table);
    expect(table.firstRound).not.toBeNull();
    expect(played(table).last?.button).toBe(2);
    expect(played(table).firstRound).toBeNull();
  });
});

describe('RRP-4.1.15 who drew is active', () => {
  it('has him owe 15 for the first two blinds he was away for', () => {
    const table = started(2, 3, 4, 5, 6);
    const away = { ...table, occupants: table.occupants.map((o) => ({ ...o, present: o.seat !== 3 })) };
    const two = played(played(away));
    expect(occupantOf(two, 3)?.missed).toEqual([1, 1]);
  });

  it('has a player who came after the draw be new', () => {
    const table = accepted(sitDown({ seat: 8, stack: 500 }, started(2, 3, 4, 5, 6)));
    expect(occupantOf(table, 8)?.standing.kind).toBe('new');
    expect(occupantOf(table, 3)?.standing.kind).toBe('active');
  });
});

describe('RRP-4.1.16 a new player in the first round', () => {
  const third = played(played(started(2, 3, 4, 5, 6, 8)));

  it('is dealt in without a post while no blind has come to seat 7', () => {
    const plan = planned(accepted(sitDown({ seat: 7, stack: 500 }, third)));
    expect(plan.dealtIn).toContain(7);
    expect(blindsOf(plan)).toEqual(['small 5 5', 'big 6 10']);
  });

  it('waits or posts when the big blind has passed his seat', () => {
    const passed = accepted(sitDown({ seat: 7, stack: 500 }, played(played(third))));
    expect(whyOut(planned(passed), 7)).toEqual(entryPending({ seat: 7 }));
  });

  it('waits or posts once the button is back at seat 2', () => {
    let table = third;
    for (let deal = 0; deal < 5; deal++) table = played(table);
    expect(table.firstRound).toBeNull();
    expect(planned(accepted(sitDown({ seat: 7, stack: 500 }, table))).dealtIn).not.toContain(7);
  });
});

describe('RRP-4.1.17 a seat change in the first round', () => {
  it('costs nothing while no blind has passed the new seat', () => {
    const table = played(started(2, 3, 4, 5, 6));
    const moved = accepted(changeSeat({ from: 5, to: 8 }, table));
    expect(planned(moved).dealtIn).toContain(8);
    expect(blindsOf(planned(moved))).toEqual(['small 4 5', 'big 6 10']);
  });

  it('has him wait as ever when one has', () => {
    const passed = played(played(started(2, 3, 5, 6)));
    const moved = accepted(changeSeat({ from: 2, to: 4 }, passed));
    expect(whyOut(planned(moved), 4)).toEqual(seatChangeWait({ seat: 4, deals: 1 }));
  });
});

describe('RRP-4.1.18 seat change and the blinds', () => {
  const table = tableOf([1, 2, 3, 4, 5, 6, 7], positions(1, 2, 3));
  const away = accepted(changeSeat({ from: 5, to: 8 }, table));

  it('waits two deals after moving two active seats away from the big blind', () => {
    expect(whyOut(planned(away), 8)).toEqual(seatChangeWait({ seat: 8, deals: 2 }));
    expect(whyOut(planned(played(away)), 8)).toEqual(seatChangeWait({ seat: 8, deals: 1 }));
    expect(planned(played(played(away))).dealtIn).toContain(8);
  });

  it('is dealt in at once after moving nearer', () => {
    const nearer = accepted(changeSeat({ from: 7, to: 5 }, tableOf([1, 2, 3, 4, 6, 7], positions(1, 2, 3))));
    expect(planned(nearer).dealtIn).toContain(5);
  });

  it('posts a live 10 instead of waiting, 20 in lowball', () => {
    const posting = accepted(askToPost({ seat: 8 }, away, terms));
    expect(blindsOf(planned(posting))).toEqual(['small 3 5', 'big 4 10', 'entry 8 10']);
    expect(blindsOf(planned(posting, { ...terms, lowball: true }))).toContain('entry 8 20');
  });

  it('counts active seats only', () => {
    const gaps = tableOf([1, 2, 3, 4, 5, occupant(6, { present: false })], positions(1, 2, 3));
    const moved = accepted(changeSeat({ from: 5, to: 8 }, gaps));
    expect(planned(moved).dealtIn).toContain(8);
  });

  it('settles missed blinds first', () => {
    const owing = tableOf([1, 2, 3, 4, occupant(7, { missed: [1, 0] }), 8], positions(1, 2, 3));
    const moved = accepted(changeSeat({ from: 7, to: 5 }, owing));
    expect(whyOut(planned(moved), 5)?.code).toBe('poker.missed-blind-due');
  });
});

describe('RRP-4.1.19 dealing off', () => {
  const table = tableOf([1, 2, 3, 4, 5, 6, 7], positions(3, 4, 5));
  const dealtOff = accepted(changeSeat({ from: 3, to: 8, dealsOff: true }, table));

  it('lets the blinds and the button pass the new seat and comes in without a post', () => {
    let later = dealtOff;
    for (let deal = 0; deal < 4; deal++) {
      expect(whyOut(planned(later), 8)?.code).toBe(dealingOffWait.code);
      later = played(later);
    }
    const plan = planned(later);
    expect(plan.positions.button).toBe(1);
    expect(plan.dealtIn).toContain(8);
    expect(blindsOf(plan)).toEqual(['small 2 5', 'big 4 10']);
  });

  it('is for the player who has just had the button', () =>
    expect(changeSeat({ from: 2, to: 8, dealsOff: true }, table)).toEqual({
      accepted: false,
      refusal: notTheButton({ seat: 2, button: 3 }),
    }));

  it('posts the big blind to come in sooner', () =>
    expect(blindsOf(planned(accepted(askToPost({ seat: 8 }, dealtOff, terms))))).toContain('entry 8 10'));

  it('gives nothing for the seat he has', () =>
    expect(changeSeat({ from: 3, to: 3, dealsOff: true }, table).accepted).toBe(false));
});

describe('RRP-3.2.1.g the button is confirmed before any card', () => {
  it('refuses seat 5 where seat 4 is expected', () => {
    const expected = positions(4, 5, 6);
    expect(confirmButton({ button: 4 }, expected).accepted).toBe(true);
    expect(confirmButton({ button: 5 }, expected)).toEqual({
      accepted: false,
      refusal: buttonOutOfPosition({ button: 5, expected: 4 }),
    });
  });
});

describe('RRP-3.4.1 a wrong button in the last hand', () => {
  const right = { expected: positions(2, 3, 4), played: positions(2, 3, 4) };
  const skipped = { expected: positions(3, 4, 5), played: positions(4, 5, 6) };
  const stayed = { expected: positions(3, 4, 5), played: positions(2, 3, 4) };
  const seats = [1, 2, 3, 4, 5, 6];

  it('proposes seat 3 after a hand dealt from 4, or still from 2', () => {
    expect(proposeButton([right, skipped], seats)?.positions.button).toBe(3);
    expect(proposeButton([right, stayed], seats)?.positions.button).toBe(3);
    expect(proposeButton([right, skipped], seats)?.floorDecides).toBe(false);
  });

  it('leaves it to the floor after two wrong hands, and proposes nothing after a right one', () => {
    expect(proposeButton([skipped, stayed], seats)?.floorDecides).toBe(true);
    expect(proposeButton([skipped, right], seats)).toBeNull();
  });

  it('lists what each seat has had', () =>
    expect(proposeButton([right, skipped], seats)?.had.filter(({ seat }) => seat === 4)).toEqual([
      { seat: 4, button: true, smallBlind: false, bigBlind: true },
    ]));
});

describe('RRP-4.1.1.a a small blind put off', () => {
  const moving = termsOf('rrp-cash', { buttonMethod: 'moving' });
  const owing = tableOf([1, 2, 4, 5], positions(1, 2, 4), { deferred: [4] });

  it('goes with its player to another seat', () => {
    const moved = accepted(changeSeat({ from: 4, to: 3 }, owing));
    expect(moved.deferred).toEqual([3]);
    expect(blindsOf(planned(moved, moving))).toContain('small 3 5');
  });

  it('is owed by nobody once he has left, whoever takes his seat', () => {
    const left = accepted(standUp({ seat: 4 }, owing));
    expect(left.deferred).toEqual([]);
    expect(accepted(sitDown({ seat: 4, stack: 500 }, left)).deferred).toEqual([]);
  });

  it('has two players post when a third waits for the big blind', () => {
    const waits = occupant(3, { missed: [1, 1] });
    const table = tableOf([1, 2, waits], positions(1, 1, 2), { lastDealtIn: [1, 2] });
    const plan = planned(table, moving);
    expect(blindsOf(plan)).toEqual(['small 2 5', 'big 3 10']);
    expect([plan.positions.button, [...plan.dealtIn].sort()]).toEqual([1, [1, 2, 3]]);
    expect(blindsOf(planned(played(table, moving), moving)).some((bet) => bet.startsWith('big'))).toBe(true);
  });
});

describe('RRP-4.1.18 two players who exchange seats', () => {
  const table = tableOf(
    [1, 2, occupant(3, { stack: 300 }), 4, 5, occupant(6, { stack: 900, missed: [1, 0] })],
    positions(1, 2, 3),
    { deferred: [3] },
  );
  const exchanged = accepted(exchangeSeats({ seats: [3, 6] }, table));

  it('take their chips and their debts along', () => {
    expect(occupantOf(exchanged, 6)).toMatchObject({ stack: 300, missed: [] });
    expect(occupantOf(exchanged, 3)).toMatchObject({ stack: 900, missed: [1, 0] });
    expect(exchanged.deferred).toEqual([6]);
  });

  it('are looked at one by one: who comes nearer to the big blind waits for nothing, who goes away from it does', () => {
    expect(occupantOf(exchanged, 6)?.standing).toEqual({ kind: 'active' });
    expect(occupantOf(exchanged, 3)?.standing).toEqual({ kind: 'moved', dealsToWait: 3 });
  });

  it('need two who sit there', () =>
    expect(exchangeSeats({ seats: [3, 7] }, table)).toMatchObject({
      accepted: false,
      refusal: { code: 'poker.seat-empty' },
    }));
});
