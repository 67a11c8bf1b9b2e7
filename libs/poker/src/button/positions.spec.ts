import { blindsOf, occupant, planned, played, positions, tableOf, termsOf, without } from './testing';

const six = [1, 2, 3, 4, 5, 6];
const moving = termsOf('rrp-cash', { buttonMethod: 'moving' });

describe('RRP-4.1.0.a the button is dealt last', () => {
  it('deals from the left of the button at seat 4 of six, and seat 4 last', () =>
    expect(planned(tableOf(six, positions(3, 4, 5))).dealtIn).toEqual([5, 6, 1, 2, 3, 4]));

  it('starts left of a button at an empty seat all the same', () =>
    expect(planned(without(tableOf(six), 2)).dealtIn).toEqual([3, 4, 5, 6, 1]));
});

describe('RRP-4.1.0.b the button moves after each hand', () => {
  it('goes from seat 4 to seat 5', () =>
    expect(planned(tableOf(six, positions(4, 5, 6))).positions.button).toBe(5));

  it('gives each seat button, small and big blind once in a round', () => {
    let table = tableOf(six);
    const had = six.map(() => {
      const { positions: at } = planned(table);
      table = played(table);
      return at;
    });
    expect(had.map(({ button }) => button).toSorted()).toEqual(six);
    expect(had.map(({ blinds }) => blinds[0]).toSorted()).toEqual(six);
    expect(had.map(({ blinds }) => blinds[1]).toSorted()).toEqual(six);
  });

  it('stays where it was after a misdeal or a void hand', () => {
    const table = tableOf(six);
    expect(played(table, termsOf(), { result: 'misdeal' })).toEqual(table);
    expect(played(table, termsOf(), { result: 'voided' })).toEqual(table);
    const moves = termsOf('rrp-cash', { misdealMovesButton: true });
    expect(played(table, moves, { result: 'misdeal' }).last).toEqual(positions(2, 3, 4));
  });
});

describe('RRP-4.1.0.e blind positions', () => {
  it('puts the small blind left of the button and the big one left of it', () =>
    expect(blindsOf(planned(tableOf([3, 4, 5, 6], positions(6, 3, 4)), termsOf()))).toEqual([
      'small 4 5',
      'big 5 10',
    ]));

  it('puts three blinds of 5, 10 and 20 on the three seats left of the button', () => {
    const terms = termsOf('rrp-cash', {}, { blinds: [5, 10, 20] });
    const plan = planned(tableOf([1, 2, 3, 4, 5, 6], positions(2, 3, 4, 5)), terms);
    expect(plan.positions.button).toBe(3);
    expect(blindsOf(plan)).toEqual(['small 4 5', 'middle 5 10', 'big 6 20']);
  });
});

describe('RRP-4.1.1 button and both blinds in every round', () => {
  it.each(['dead', 'moving'] as const)(
    'has each of six post one small and one big blind: %s',
    (buttonMethod) => {
      const terms = termsOf('rrp-cash', { buttonMethod });
      let table = tableOf(six);
      const posts = six.flatMap(() => {
        const plan = planned(table, terms);
        table = played(table, terms);
        return blindsOf(plan);
      });
      expect(posts.toSorted()).toEqual(
        six.flatMap((seat) => [`small ${seat} 5`, `big ${seat} 10`]).toSorted(),
      );
    },
  );

  it('keeps a blind already owed when the method is changed for the next hand', () => {
    const table = played(without(tableOf(six), 3), moving);
    expect(blindsOf(planned(table, termsOf('rrp-cash', { buttonMethod: 'dead' })))).toContain('small 4 5');
  });
});

describe('RRP-4.1.1.a moving button', () => {
  it('has two big blinds and the small blind on the button when the small blind leaves', () => {
    const left = without(tableOf(six), 2);
    const eleven = planned(left, moving);
    expect(eleven.positions.button).toBe(3);
    expect(blindsOf(eleven)).toEqual(['small 3 5', 'big 4 10', 'big 5 10']);
    const twelve = planned(played(left, moving), moving);
    expect(twelve.positions.button).toBe(4);
    expect(blindsOf(twelve)).toEqual(['small 4 5', 'small 5 5', 'big 6 10']);
  });

  it('has no small blind when the big blind leaves, and its deferred one in the next hand', () => {
    const left = without(tableOf(six), 3);
    const eleven = planned(left, moving);
    expect(eleven.positions.button).toBe(2);
    expect(blindsOf(eleven)).toEqual(['big 4 10', 'big 5 10']);
    const twelve = planned(played(left, moving), moving);
    expect(twelve.positions.button).toBe(4);
    expect(blindsOf(twelve)).toEqual(['small 4 5', 'small 5 5', 'big 6 10']);
  });
});

describe('RRP-12.1.a moving button, the hands after', () => {
  it('is regular again in the third hand', () => {
    const third = planned(played(played(without(tableOf(six), 2), moving), moving), moving);
    expect(third.positions).toEqual(positions(5, 6, 1));
    expect(blindsOf(third)).toEqual(['small 6 5', 'big 1 10']);
  });
});

const dead = termsOf('rrp-cash', { buttonMethod: 'dead' });

describe('RRP-4.1.1.b dead button', () => {
  it('leaves the button at the empty seat of the small blind who left', () => {
    const plan = planned(without(tableOf(six), 2), dead);
    expect(plan.positions).toEqual(positions(2, 3, 4));
    expect(plan.dealtIn.at(-1)).toBe(1);
  });

  it('has no small blind when the big blind left, and the button at his empty seat afterwards', () => {
    const left = without(tableOf(six), 3);
    expect(blindsOf(planned(left, dead))).toEqual(['big 4 10']);
    expect(planned(left, dead).positions.button).toBe(2);
    const twelve = planned(played(left, dead), dead);
    expect(twelve.positions).toEqual(positions(3, 4, 5));
    expect(blindsOf(twelve)).toEqual(['small 4 5', 'big 5 10']);
  });

  it('gives the same positions as the moving button when nobody leaves', () =>
    expect(planned(tableOf(six), dead).positions).toEqual(planned(tableOf(six), moving).positions));
});

describe('RRP-12.1.b dead button method', () => {
  it('gives the seat before the empty button the last action', () => {
    const plan = planned(without(tableOf(six), 2), dead);
    expect(blindsOf(plan)).toEqual(['small 3 5', 'big 4 10']);
    expect(plan.dealtIn).toEqual([3, 4, 5, 6, 1]);
  });
});

describe('RRP-12.1 a choice of method', () => {
  it('applies the method of the table to the next hand', () => {
    const left = without(tableOf(six), 2);
    expect(planned(left, dead).positions.button).toBe(2);
    expect(planned(left, moving).positions.button).toBe(3);
  });
});

describe('RRP-11.23 dead button in tournaments', () => {
  const terms = termsOf('rrp-tournament');

  it('has no small blind and no button move past the one who busted', () => {
    const busted = without(tableOf(six), 3);
    expect(planned(busted, terms).positions.button).toBe(2);
    expect(blindsOf(planned(busted, terms))).toEqual(['big 4 10']);
    const next = planned(played(busted, terms), terms);
    expect(next.positions).toEqual(positions(3, 4, 5));
    expect(next.dealtIn.at(-1)).toBe(2);
  });

  it('has the button at the empty seat 2 and no small blind when seats 2 and 3 both bust', () => {
    const plan = planned(without(tableOf(six), 2, 3), terms);
    expect(plan.positions.button).toBe(2);
    expect(blindsOf(plan)).toEqual(['big 4 10']);
  });
});

describe('RTC-29 the lost small blind virtually has the button', () => {
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const terms = termsOf('rtc');

  it('lets seat 3 act last again when the small blind at seat 4 is eliminated', () => {
    const plan = planned(without(tableOf(nine, positions(3, 4, 5)), 4), terms);
    expect(blindsOf(plan)).toEqual(['small 5 5', 'big 6 10']);
    expect(plan.dealtIn.at(-1)).toBe(3);
  });

  it('posts no small blind when the big blind at seat 5 is eliminated', () => {
    const plan = planned(without(tableOf(nine, positions(3, 4, 5)), 5), terms);
    expect(plan.positions.button).toBe(4);
    expect(blindsOf(plan)).toEqual(['big 6 10']);
  });

  it('gives a newcomer in seat 4 the button and his cards', () => {
    const refilled = tableOf(
      [1, 2, 3, occupant(4, { standing: { kind: 'new' } }), 5, 6, 7],
      positions(3, 4, 5),
    );
    const plan = planned(refilled, terms);
    expect(plan.positions.button).toBe(4);
    expect(plan.dealtIn).toContain(4);
  });
});

describe('RRP-4.1.3 heads-up blinds', () => {
  it('gives the button and the small blind to the big blind of the hand before', () => {
    const plan = planned(tableOf([2, 5], positions(1, 5, 2), { lastDealtIn: [1, 2, 5] }));
    expect(plan.positions.button).toBe(2);
    expect(blindsOf(plan)).toEqual(['small 2 5', 'big 5 10']);
    expect(plan.dealtIn).toEqual([5, 2]);
  });

  it('alternates, and goes on by the method of the house with a third player', () => {
    const first = tableOf([2, 5], positions(2, 2, 5));
    expect(blindsOf(planned(first))).toEqual(['small 5 5', 'big 2 10']);
    const third = tableOf([2, 5, occupant(7, { standing: { kind: 'new' } })], positions(2, 2, 5));
    const plan = planned(third);
    expect(plan.positions).toEqual(positions(2, 5, 7));
    expect(blindsOf(plan)).toEqual(['small 5 5', 'big 7 10']);
  });
});

describe('RRP-11.25 heads-up the small blind is on the button', () => {
  const headsUp = (busted: number): ReturnType<typeof planned> =>
    planned(without(tableOf([1, 2, 3]), busted), termsOf('rrp-tournament'));

  it.each([
    [1, 3, 2],
    [3, 2, 1],
    [2, 3, 1],
  ])('when seat %i busts, seat %i has the button and seat %i the big blind', (busted, button, big) =>
    expect(headsUp(busted).positions).toEqual(positions(button, button, big)),
  );
});

const rtc = termsOf('rtc', {}, { blinds: [500, 1000] });

describe('RTC-26 heads-up the button posts the small blind', () => {
  it('has seat 2 post 500 and seat 7 post 1,000', () => {
    const plan = planned(tableOf([2, 7], positions(7, 7, 2)), rtc);
    expect(blindsOf(plan)).toEqual(['small 2 500', 'big 7 1000']);
    expect(plan.dealtIn).toEqual([7, 2]);
  });
});

describe('RTC-26.a big blind twice heads-up', () => {
  it('has the big blind of the three-handed deal post a small one only', () => {
    const plan = planned(without(tableOf([1, 2, 3]), 1), rtc);
    expect(plan.positions.button).toBe(2);
    expect(blindsOf(plan)).toEqual(['small 2 500', 'big 3 500']);
  });

  it('asks a whole big blind of the other one', () =>
    expect(blindsOf(planned(without(tableOf([1, 2, 3]), 2), rtc))).toEqual(['small 3 500', 'big 1 1000']));

  it('is an exception for one deal', () => {
    const next = planned(played(without(tableOf([1, 2, 3]), 1), rtc), rtc);
    expect(blindsOf(next)).toEqual(['small 3 500', 'big 2 1000']);
  });
});

describe('FR4-3.0 posting the blinds', () => {
  const fr4 = termsOf('fr4');

  it('asks the small blind of the first player after the dealer and the big one of the second', () => {
    const plan = planned(tableOf([4, 5, 6, 7], positions(7, 4, 5)), fr4);
    expect(plan.positions.button).toBe(4);
    expect(blindsOf(plan)).toEqual(['small 5 5', 'big 6 10']);
  });

  it('has the dealer post the big blind with two players', () =>
    expect(blindsOf(planned(tableOf([4, 6], positions(6, 4, 6)), fr4))).toEqual(['small 6 5', 'big 4 10']));
});
