import { afterDeal } from './after-deal';
import { dealtInOwing } from './dealt-in-owing';
import {
  betweenButtonAndBigBlind,
  entryPending,
  missedBlindDue,
  newcomerNextToButton,
  newcomerWaitsForButton,
  nothingToPost,
  playerAbsent,
} from './refusals';
import { askToPost, playOver, setPresent, setStack, sitDown, standUp, changeSeat } from './seating';
import { occupantOf } from './table';
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
import { carryOverPot } from '../hand/refusals';

const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const others = (...seats: readonly number[]): readonly number[] =>
  nine.filter((seat) => !seats.includes(seat));
const terms = termsOf();

describe('RRP-4.1.4 a new player waits or posts', () => {
  const table = accepted(sitDown({ seat: 7, stack: 500 }, tableOf(others(7))));

  it('waits without an answer', () => {
    const plan = planned(table);
    expect(plan.dealtIn).not.toContain(7);
    expect(whyOut(plan, 7)).toEqual(entryPending({ seat: 7 }));
  });

  it('is dealt in in the next hand when he posts', () =>
    expect(planned(accepted(askToPost({ seat: 7 }, table, terms))).dealtIn).toContain(7));

  it('takes no seat that is taken', () =>
    expect(sitDown({ seat: 1, stack: 500 }, table).accepted).toBe(false));
});

describe('RRP-4.1.5 waiting for the big blind', () => {
  const table = tableOf([1, 2, 3, 4, 5, occupant(6, { standing: { kind: 'new' } }), 7], positions(2, 3, 4));

  it('is dealt in when the big blind comes to his seat, without any other post', () => {
    expect(planned(table).dealtIn).not.toContain(6);
    const plan = planned(played(table));
    expect(plan.dealtIn).toContain(6);
    expect(blindsOf(plan)).toEqual(['small 5 5', 'big 6 10']);
  });

  it('waits for it at the new seat when he changes seats', () => {
    const moved = accepted(changeSeat({ from: 6, to: 8 }, table));
    expect(planned(played(moved)).dealtIn).not.toContain(8);
    expect(blindsOf(planned(played(played(moved))))).toContain('big 8 10');
  });
});

describe('RRP-4.1.6 posting to come in', () => {
  const waiting = tableOf([...others(8), occupant(8, { standing: { kind: 'new' } })], positions(2, 3, 4));
  const posting = accepted(askToPost({ seat: 8 }, waiting, terms));

  it('takes one big blind of 10 as his bet', () =>
    expect(blindsOf(planned(posting))).toEqual(['small 4 5', 'big 5 10', 'entry 8 10']));

  it('takes 20 in lowball', () =>
    expect(blindsOf(planned(posting, { ...terms, lowball: true }))).toContain('entry 8 20'));

  it('takes nothing more when the big blind is due at his seat anyway', () => {
    const due = { ...posting, last: positions(5, 6, 7) };
    expect(blindsOf(planned(due))).toEqual(['small 7 5', 'big 8 10']);
  });

  it('has nothing to take from a player who owes nothing', () =>
    expect(askToPost({ seat: 1 }, waiting, terms)).toEqual({
      accepted: false,
      refusal: nothingToPost({ seat: 1 }),
    }));
});

describe('RRP-4.1.7 letting the button pass', () => {
  it('counts no missed blind for a newcomer, however often the button passes', () => {
    let table = tableOf([1, 2, 3, occupant(4, { standing: { kind: 'new' } })], positions(1, 2, 3));
    table = { ...table, last: positions(3, 1, 2), occupants: table.occupants };
    expect(played(table).occupants.find(({ seat }) => seat === 4)?.missed).toEqual([]);
  });

  it('counts them for a player who has been dealt in before', () => {
    const table = tableOf([1, 2, 3, occupant(4, { present: false }), 5], positions(1, 2, 3));
    expect(occupantOf(played(table), 4)?.missed).toEqual([0, 1]);
  });
});

describe('RRP-4.1.8 playing over', () => {
  const away = tableOf([...others(5), occupant(5, { present: false, missed: [1, 1] })], positions(5, 6, 7));
  const over = accepted(playOver({ seat: 5, stack: 400 }, away));

  it('makes the one who plays over a newcomer, who posts or waits', () => {
    expect(whyOut(planned(over), 5)).toEqual(entryPending({ seat: 5 }));
    expect(blindsOf(planned({ ...accepted(askToPost({ seat: 5 }, over, terms)) }))).toContain('entry 5 10');
  });

  it('leaves what is owed with the absent player', () => {
    const back = accepted(standUp({ seat: 5 }, over));
    expect(occupantOf(back, 5)).toEqual(occupant(5, { present: false, missed: [1, 1] }));
  });

  it('is not for the seat of a player who is there', () =>
    expect(playOver({ seat: 4, stack: 400 }, away).accepted).toBe(false));

  it('makes him a seat-changer, not new, in a seat of his own', () => {
    const moved = accepted(changeSeat({ from: 5, to: 10 }, over));
    expect(occupantOf(moved, 10)?.standing.kind).not.toBe('new');
    expect(occupantOf(moved, 5)?.missed).toEqual([1, 1]);
  });
});

describe('RRP-4.1.9 no entry between the button and the big blind', () => {
  const posting = (seat: number): ReturnType<typeof tableOf> =>
    tableOf([1, 3, 5, 6, 7, occupant(seat, { standing: { kind: 'new' } })], positions(1, 3, 5));

  it('refuses to let him post there, and lets him post when the button has passed', () => {
    expect(askToPost({ seat: 4 }, posting(4), terms)).toEqual({
      accepted: false,
      refusal: betweenButtonAndBigBlind({ seat: 4, button: 3 }),
    });
    const passed = { ...posting(4), last: positions(3, 5, 6) };
    expect(planned(accepted(askToPost({ seat: 4 }, passed, terms))).positions.button).toBe(5);
    expect(blindsOf(planned(accepted(askToPost({ seat: 4 }, passed, terms))))).toContain('entry 4 10');
  });

  it('lets a player behind the button post at once', () =>
    expect(askToPost({ seat: 2 }, posting(2), terms).accepted).toBe(true));

  it('does not give him the button: it stands at his seat and he waits', () => {
    const table = tableOf(
      [1, occupant(3, { standing: { kind: 'new' }, posts: true }), 5, 6, 7],
      positions(1, 3, 5),
    );
    expect(planned(table).positions.button).toBe(3);
    expect(whyOut(planned(table), 3)).toEqual(betweenButtonAndBigBlind({ seat: 3, button: 3 }));
  });

  it('applies to the small blind due from the moving button too', () => {
    const moving = termsOf('rrp-cash', { buttonMethod: 'moving' });
    expect(askToPost({ seat: 4 }, posting(4), moving).accepted).toBe(false);
  });
});

describe('RRP-12.3 the house may admit him early', () => {
  it('lets him post a live 10 between the button and the big blind', () => {
    const option = termsOf('rrp-cash', { newPlayerEntersBetweenBigBlindAndButton: true });
    const between = tableOf([1, 2, occupant(3, { standing: { kind: 'new' } }), 4, 5], positions(5, 1, 2), {});
    const later = { ...between, last: positions(1, 2, 4) };
    expect(askToPost({ seat: 3 }, later, terms).accepted).toBe(false);
    expect(blindsOf(planned(accepted(askToPost({ seat: 3 }, later, option)), option))).toContain(
      'entry 3 10',
    );
  });
});

describe('RRP-4.1.11 missed blinds', () => {
  const back = (missed: readonly number[], differences = {}): ReturnType<typeof planned> => {
    const table = tableOf([...others(8), occupant(8, { missed })], positions(2, 3, 4));
    const rules = termsOf('rrp-cash', differences);
    return planned(accepted(askToPost({ seat: 8 }, table, rules)), rules);
  };

  it('has 15 posted for both: 10 plays and 5 is dead', () =>
    expect(blindsOf(back([1, 1]))).toEqual(['small 4 5', 'big 5 10', 'entry 8 10', 'dead 8 5']));

  it('has a small blind missed alone play, unless the house says it is dead', () => {
    expect(blindsOf(back([1, 0]))).toContain('entry 8 5');
    expect(blindsOf(back([1, 0], { missedSmallBlindAlone: 'dead' }))).toContain('dead 8 5');
  });

  it('adds up one set and no more over three rounds away', () => {
    let table = tableOf([1, 2, 3, occupant(4, { present: false })], positions(1, 2, 3));
    for (let deal = 0; deal < 9; deal++) table = played(table);
    expect(occupantOf(table, 4)?.missed).toEqual([1, 1]);
    const two = termsOf('rrp-cash', { missedBlindSetsMax: 2 });
    for (let deal = 0; deal < 9; deal++) table = played(table, two);
    expect(occupantOf(table, 4)?.missed).toEqual([2, 2]);
  });

  it('is settled by the big blind when it comes to his seat', () => {
    const table = tableOf([1, 2, 3, occupant(4, { missed: [1, 1] }), 5], positions(1, 2, 3));
    expect(blindsOf(planned(table))).toEqual(['small 3 5', 'big 4 10']);
    expect(occupantOf(played(table), 4)?.missed).toEqual([]);
  });

  it('counts no blind of a void hand', () => {
    const table = tableOf([1, 2, 3, occupant(4, { present: false }), 5], positions(1, 2, 3));
    expect(occupantOf(played(table, terms, { result: 'voided' }), 4)?.missed).toEqual([]);
  });

  it('counts the small blind at the seat he has left, and once he posts, not twice', () => {
    const gone = accepted(setPresent({ seat: 3, present: false }, tableOf(nine)));
    expect(occupantOf(played(gone), 3)?.missed).toEqual([1, 0]);
    const there = tableOf([1, 2, occupant(3, { missed: [0, 1], posts: true }), 4, 5], positions(1, 2, 3));
    expect(blindsOf(planned(there))).toEqual(['big 4 10', 'entry 3 10', 'dead 3 5']);
  });
});

describe('RRP-4.1.12 dealt in owing a blind', () => {
  it('kills a hand he looked at before posting and acting', () =>
    expect(dealtInOwing({ posted: false, looked: true, acted: false })).toBe('dead'));

  it('lets the hand stand once he has acted, and asks for the blind in the next deal', () => {
    expect(dealtInOwing({ posted: false, looked: true, acted: true })).toBe('livePostsNext');
    const table = tableOf([1, 2, 3, 4, occupant(6, { missed: [1, 0], posts: true })], positions(1, 2, 3));
    const plan = planned(table);
    const next = afterDeal(table, plan, { terms, outcome: { result: 'played', unpaid: [6] } });
    expect(whyOut(planned(next), 6)).toBeUndefined();
    expect(blindsOf(planned({ ...next, last: positions(4, 6, 1) }))).not.toContain('entry 6 5');
    expect(occupantOf(next, 6)?.missed).toEqual([1, 0]);
  });

  it('lets him post when he has not looked', () => {
    expect(dealtInOwing({ posted: false, looked: false, acted: false })).toBe('mayPost');
    expect(dealtInOwing({ posted: true, looked: true, acted: false })).toBe('live');
  });

  it('does not deal him in while the blind is unpaid', () => {
    const table = tableOf([...others(8), occupant(8, { missed: [1, 0] })], positions(2, 3, 4));
    expect(whyOut(planned(table), 8)).toEqual(missedBlindDue({ seat: 8, missed: [1, 0] }));
  });
});

describe('RRP-4.1.13 rebuying after an all-in', () => {
  const busted = tableOf([1, 2, 3, occupant(4, { stack: 0 }), 5], positions(1, 2, 3));

  it('owes the blinds that passed before he rebought: 15', () => {
    const later = accepted(setStack({ seat: 4, stack: 500 }, played(played(busted))));
    const back = accepted(askToPost({ seat: 4 }, later, terms));
    expect(blindsOf(planned(back)).filter((post) => post.includes(' 4 '))).toEqual([
      'entry 4 10',
      'dead 4 5',
    ]);
  });

  it('owes nothing when he rebuys before the next hand', () => {
    const plan = planned(accepted(setStack({ seat: 4, stack: 500 }, busted)));
    expect(blindsOf(plan)).toEqual(['small 3 5', 'big 4 10']);
  });

  it('is new when he gave up the seat and takes another', () => {
    const gone = accepted(standUp({ seat: 4 }, played(busted)));
    expect(occupantOf(accepted(sitDown({ seat: 4, stack: 500 }, gone)), 4)?.standing.kind).toBe('new');
  });
});

describe('RRP-11.24 new players are dealt in, in tournaments', () => {
  const tournament = termsOf('rrp-tournament');
  const arrives = (seat: number): ReturnType<typeof planned> =>
    planned(
      tableOf([...others(seat), occupant(seat, { standing: { kind: 'new' } })], positions(9, 1, 2)),
      tournament,
    );

  it('deals seat 5 in without a post, and seat 3 in the big blind', () => {
    expect(arrives(5).dealtIn).toContain(5);
    expect(blindsOf(arrives(5))).toEqual(['small 2 5', 'big 3 10']);
    expect(blindsOf(arrives(3))).toEqual(['small 2 5', 'big 3 10']);
  });

  it('gives no cards in the small blind or on the button', () => {
    expect(whyOut(arrives(2), 2)).toEqual(newcomerWaitsForButton({ seat: 2, button: 1 }));
    expect(whyOut(arrives(1), 1)).toEqual(newcomerWaitsForButton({ seat: 1, button: 1 }));
    expect(blindsOf(arrives(2))).toEqual(['big 3 10']);
  });
});

describe('RTC-36.a dealing in a transferred player', () => {
  const rtc = termsOf('rtc', {}, { blinds: [500, 1000] });
  const table = (seat: number): ReturnType<typeof tableOf> =>
    tableOf([...others(seat), occupant(seat, { standing: { kind: 'new' } })], positions(2, 3, 4));

  it('gives no cards beside the button at seat 3', () => {
    expect(whyOut(planned(table(4), rtc), 4)).toEqual(newcomerNextToButton({ seat: 4, button: 3 }));
    expect(whyOut(planned(table(2), rtc), 2)).toEqual(newcomerNextToButton({ seat: 2, button: 3 }));
    expect(blindsOf(planned(table(4), rtc))).toEqual(['big 5 1000']);
  });

  it('deals in seat 5, who posts the big blind, and seat 6, who posts nothing', () => {
    expect(blindsOf(planned(table(5), rtc))).toEqual(['small 4 500', 'big 5 1000']);
    expect(planned(table(6), rtc).dealtIn).toContain(6);
  });

  it('deals him in without a post when the button is no longer beside him', () => {
    const next = planned(played(table(2), rtc), rtc);
    expect(next.dealtIn).toContain(2);
    expect(blindsOf(next)).toEqual(['small 5 500', 'big 6 1000']);
  });
});

describe('RTC-28 the dealer posts for an absent player', () => {
  const table = tableOf([1, 2, 3, occupant(4, { present: false, stack: 5000 }), 5], positions(1, 2, 3));

  it('takes the big blind of 200 from his chips and says so', () => {
    const plan = planned(table, termsOf('rtc', {}, { blinds: [100, 200] }));
    expect(blindsOf(plan)).toContain('big 4 200');
    expect(plan.postedByDealer).toEqual([{ seat: 4, rule: 'RTC-28' }]);
  });

  it('posts for nobody in a cash game (RRP-2.2.13)', () => {
    expect(whyOut(planned(table), 4)).toEqual(playerAbsent({ seat: 4 }));
    expect(planned(table).postedByDealer).toEqual([]);
  });
});

describe('RRP-11.10 an absent player is dealt in', () => {
  it('asks blind and ante of an absent big blind: 450 of 1,200', () => {
    const absent = occupant(4, { present: false, stack: 1200 });
    const tournament = termsOf('rrp-tournament', {}, { blinds: [200, 400], ante: 50 });
    const plan = planned(tableOf([1, 2, 3, absent, 5], positions(1, 2, 3)), tournament);
    const his = plan.forcedBets.filter(({ seat }) => seat === 4);
    expect(his.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['ante', 50],
      ['bigBlind', 400],
    ]);
    expect(plan.dealtIn).toContain(4);
  });
});

describe('RRP-11.17.a a short blind is not made up', () => {
  it('records no debt for a small blind of 120 instead of 200', () => {
    const table = tableOf([1, 2, occupant(3, { stack: 120 }), 4], positions(1, 2, 3));
    const tournament = termsOf('rrp-tournament', {}, { blinds: [200, 400] });
    const outcome = { result: 'played', stacks: new Map([[3, 360]]) } as const;
    const next = afterDeal(table, planned(table, tournament), { terms: tournament, outcome });
    expect(occupantOf(next, 3)).toEqual(occupant(3, { stack: 360 }));
    expect(blindsOf(planned(next, tournament))).toEqual(['small 4 200', 'big 1 400']);
  });
});

describe('RRP-3.4.6 money carried forward', () => {
  const carried = { chips: 180, passedOut: 0, forfeited: true, seats: [1, 2, 3, 5], sittingOut: [] };
  const newcomer = occupant(4, { standing: { kind: 'new' }, posts: true });
  const table = tableOf([1, 2, 3, newcomer, 5], positions(1, 2, 3));

  it('deals only to the players of the hand before; the big blind goes past the newcomer', () => {
    const plan = planned(table, { ...terms, carried });
    expect(plan.dealtIn.toSorted()).toEqual([1, 2, 3, 5]);
    expect(whyOut(plan, 4)).toEqual(carryOverPot({ seat: 4 }));
    expect(blindsOf(plan)).toEqual(['small 3 5', 'big 5 10']);
  });

  it('counts no missed blind for who may not play', () => {
    const returning = tableOf([1, 2, 3, occupant(4), 5], positions(1, 2, 3));
    expect(occupantOf(played(returning, { ...terms, carried }), 4)?.missed).toEqual([]);
    expect(planned(returning).dealtIn).toContain(4);
  });
});
