import { chipsMissing, stackOf } from '../keeping';
import {
  handActedOn,
  handIsOver,
  handNotDead,
  moreThanPot,
  notAuthorised,
  notLastHand,
  ruledByFloor,
} from '../refusals';
import { type Table } from '../state';
import {
  ana,
  approvedBy,
  at,
  ben,
  cleo,
  dealer,
  euros,
  eventsOf,
  floor,
  next,
  nextAll,
  playing,
  refusalOf,
  seated,
  seedOf,
  tableAfter,
  timer,
  typesOf,
} from '../testing/testing';

const why = { why: 'cameras', reason: 'ruling r-1', approvedBy } as const;
const kill = (hand: number, seat: number) =>
  at('20:00:20', floor).hand(hand, { type: 'KillHand', seat, rule: 'RRP-1.1.3' });
const restore = (hand: number, seat: number, by = floor) =>
  at('20:00:50', by).ask('RestoreHand', { hand, seat, reason: 'ruling r-2', approvedBy });
const gone = (table: Table, seat: number) =>
  table.hand?.hand.players.find((player) => player.seat === seat)?.gone ?? null;
const toAct = ({ hand }: Table) => hand?.hand.players[hand.hand.round.toAct]?.seat;

/** Four at the table, seat 1 on the button and seat 4 first to act, at each depth. */
const dealing = {
  recorded: tableAfter(...seated('recorded', 4), at('20:00:00', dealer).start()),
  dealt: tableAfter(...seated('dealt', 4), at('20:00:00', timer).start({ seed: seedOf(2) })),
};

describe.each(['recorded', 'dealt'] as const)('RRP-3.3.1 a ruling on a hand, %s', (depth) => {
  const table = dealing[depth];
  const first = toAct(table) as number;
  const second = toAct(next(table, kill(1, first))) as number;
  const calls = (seat: number) =>
    at('20:00:30', depth === 'dealt' ? floor : dealer).act(1, seat, { kind: 'call' });

  it('kills it, and the turn goes on to the next', () => {
    const killed = next(table, kill(1, first));
    expect([gone(killed, first), second === first]).toEqual(['dead', false]);
    expect(refusalOf(killed, calls(first))).not.toBeNull();
    expect(chipsMissing(killed)).toBe(0);
  });

  it('gives it back, with its turn, while nobody acted on its death', () => {
    const restored = nextAll(table, kill(1, first), restore(1, first));
    expect([gone(restored, first), toAct(restored)]).toEqual([null, first]);
    expect(refusalOf(restored, calls(first))).toBeNull();
    const [fact] = eventsOf(next(table, kill(1, first)), restore(1, first));
    expect(fact).toMatchObject({ type: 'HandCorrected', was: { type: 'KillHand', seat: first }, approvedBy });
    expect(chipsMissing(restored)).toBe(0);
  });

  it('lets what others did stand: the hand stays dead once the next has acted', () => {
    const acted = nextAll(table, kill(1, first), calls(second));
    expect(refusalOf(acted, restore(1, first))).toEqual(handActedOn({ seat: first }));
    const asked = at('20:00:50', timer).ask('LetHandBeRestored', { hand: 1, seat: first });
    expect(refusalOf(acted, asked)).toEqual(handActedOn({ seat: first }));
  });

  it('gives back a hand that had acted, whoever acted after its death', () => {
    const later = nextAll(table, calls(first), calls(second), kill(1, first));
    const third = toAct(later) as number;
    const acted = nextAll(later, calls(third));
    expect(gone(nextAll(acted, restore(1, first)), first)).toBeNull();
  });

  it('is for who rules, and for dead hands', () => {
    expect(refusalOf(table, restore(1, first))).toEqual(handNotDead({ seat: first }));
    expect(refusalOf(next(table, kill(1, first)), restore(1, first, dealer))).toEqual(notAuthorised());
  });
});

describe('RRP-2.1.5 a ruling on a hand that is over', () => {
  it('restores nothing: the result stands', () => {
    const over = nextAll(
      dealing.recorded,
      kill(1, 4),
      at('20:01:00', floor).hand(1, { type: 'VoidHand', rule: 'RRP-3.2.1' }),
    );
    expect(refusalOf(over, restore(1, 4))).toEqual(handIsOver({ hand: 1 }));
    const dealtAgain = next(over, at('20:02:00', dealer).start());
    expect(refusalOf(dealtAgain, restore(1, 4))).toEqual(handIsOver({ hand: 1 }));
    const asked = at('20:02:10', timer).ask('LetHandBeRestored', { hand: 1, seat: 4 });
    expect(refusalOf(dealtAgain, asked)).toEqual(handIsOver({ hand: 1 }));
  });
});

describe('RRP-2.1.2 what the floor ruled is not struck out by the dealer', () => {
  const undo = (table: Table, by = dealer) =>
    at('20:00:40', by).ask('CorrectHand', {
      hand: 1,
      step: (table.hand?.steps.length ?? 0) - 1,
      replacement: null,
      reason: 'mis-entered',
      approvedBy,
    });

  it('where the floor killed the hand, and is where the dealer did', () => {
    const ruled = next(dealing.recorded, kill(1, 4));
    expect(refusalOf(ruled, undo(ruled))).toEqual(ruledByFloor({ seat: 4 }));
    expect(refusalOf(ruled, undo(ruled, floor))).toBeNull();
    const own = next(
      dealing.recorded,
      at('20:00:20', dealer).hand(1, { type: 'KillHand', seat: 4, rule: 'RRP-3.3.5' }),
    );
    expect(refusalOf(own, undo(own))).toBeNull();
  });
});

/** Hand 1 of three: everybody is in for 80, and the dealer gives the pot of 240 to seat 2. */
const awarding = [
  ...seated('recorded', 3),
  at('20:00:00', dealer).start(),
  at('20:00:10', dealer).act(1, 1, { kind: 'wager', to: 8_000 }),
  at('20:00:20', dealer).act(1, 2, { kind: 'call' }),
  at('20:00:30', dealer).act(1, 3, { kind: 'call' }),
  ...['20:01', '20:02', '20:03'].flatMap((minute) => [
    at(`${minute}:00`, dealer).hand(1, { type: 'Deal' }),
    ...[2, 3, 1].map((seat, i) => at(`${minute}:1${i}`, dealer).act(1, seat, { kind: 'check' })),
  ]),
];
const award = at('20:04:00', dealer).hand(1, { type: 'AwardPot', shares: [{ seat: 2, amount: 24_000 }] });
const during = tableAfter(...awarding);
const after = next(during, award);
const hold = (amount: number, ruling: string, hand = 1) =>
  at('20:03:50', floor).ask('HoldPot', { hand, amountMinor: euros(amount), ruling, ...why });
const voided = (hand: number) => at('20:09:00', floor).hand(hand, { type: 'VoidHand', rule: 'RRP-3.2.1' });

describe('RRP-2.1.7 a ruling has the pot held', () => {
  it('from the winner of the last hand at once, under its own name', () => {
    const held = next(after, hold(240, 'r-1'));
    expect(held.asides).toMatchObject([{ aside: 1, hand: 1, amountMinor: euros(240), ruling: 'r-1' }]);
    expect([stackOf(held, ben), chipsMissing(held)]).toEqual([euros(20), 0]);
  });

  it('from whoever wins the hand in progress, when it is over', () => {
    const asked = next(during, hold(100, 'r-1'));
    expect(asked.asides).toEqual([]);
    expect(typesOf(eventsOf(asked, award))).toEqual(['HandAdvanced', 'HandFinished', 'PotSetAside']);
    const held = next(asked, award);
    expect(held.asides).toMatchObject([{ amountMinor: euros(100), ruling: 'r-1' }]);
    expect([stackOf(held, ben), chipsMissing(held)]).toEqual([euros(160), 0]);
    expect(next(asked, voided(1)).holdsAsked).toEqual([]);
  });

  it('and gives it where the ruling has decided, also before the hand is over', () => {
    const to = { ruling: 'r-1', playerId: ana, reason: 'ruling r-1', approvedBy };
    const gives = at('20:03:55', floor).ask('AwardHold', to);
    const given = nextAll(during, hold(100, 'r-1'), gives);
    expect(given.asides).toEqual([]);
    const asks = typesOf(eventsOf(given, award));
    expect(asks).toEqual(['HandAdvanced', 'HandFinished', 'PotSetAside', 'AsideAwarded']);
    const over = next(given, award);
    const later = nextAll(during, hold(100, 'r-1'), award, at('20:10:00', floor).ask('AwardHold', to));
    for (const table of [over, later])
      expect([table.asides, stackOf(table, ana), stackOf(table, ben), chipsMissing(table)]).toEqual([
        [],
        stackOf(after, ana) + euros(100),
        euros(160),
        0,
      ]);
    expect(eventsOf(after, gives)).toEqual([]);
  });

  it('keeps two of them apart, within the one pot', () => {
    const both = nextAll(after, hold(100, 'r-1'), hold(140, 'r-2'));
    expect(both.asides.map(({ ruling, amountMinor }) => [ruling, amountMinor])).toEqual([
      ['r-1', euros(100)],
      ['r-2', euros(140)],
    ]);
    expect(refusalOf(both, hold(1, 'r-3'))).toEqual(moreThanPot({ askedMinor: euros(1), potMinor: 0 }));
    const first = at('20:06:00', floor).ask('AwardAside', {
      aside: 1,
      shares: [{ playerId: cleo, amountMinor: euros(100) }],
      reason: 'ruling r-1',
      approvedBy,
    });
    const awarded = next(both, first);
    expect(awarded.asides).toMatchObject([{ ruling: 'r-2', amountMinor: euros(140) }]);
    expect([stackOf(awarded, cleo), chipsMissing(awarded)]).toEqual([euros(120), 0]);
  });

  it('pays at the cashier where the ruling says so, though he sits here', () => {
    const held = next(after, hold(240, 'r-1'));
    const paid = next(
      held,
      at('20:06:00', floor).ask('AwardAside', {
        aside: 1,
        shares: [{ playerId: cleo, amountMinor: euros(240), goesTo: 'custody' }],
        reason: 'ruling r-1',
        approvedBy,
      }),
    );
    expect([paid.custody.get(cleo), stackOf(paid, cleo), chipsMissing(paid)]).toEqual([
      euros(240),
      euros(20),
      0,
    ]);
  });

  it('is about the last hand or the one in progress', () => {
    const second = next(after, at('20:05:00', dealer).start());
    expect(refusalOf(second, hold(240, 'r-1'))).toEqual(notLastHand({ hand: 1, last: 2 }));
    expect(refusalOf(second, hold(10, 'r-1', 2))).toBeNull();
    expect(refusalOf(after, { ...hold(240, 'r-1'), by: playing(ana) })).toEqual(notAuthorised());
  });
});

describe('RRP-2.1.6 a pot that is moved while the next hand is dealt', () => {
  const move = at('20:06:00', floor).ask('MovePot', {
    hand: 1,
    from: [{ playerId: ben, amountMinor: euros(240) }],
    to: [{ playerId: cleo, amountMinor: euros(240) }],
    reason: 'ruling r-1',
    approvedBy,
  });
  const second = next(after, at('20:05:00', dealer).start());

  it('goes over when that hand is over', () => {
    const asked = next(second, move);
    expect(typesOf(eventsOf(second, move))).toEqual(['PotMoveAsked']);
    expect(typesOf(eventsOf(asked, voided(2)))).toEqual(['HandAdvanced', 'HandFinished', 'PotMoved']);
    const over = next(asked, voided(2));
    expect([stackOf(over, ben), stackOf(over, cleo)]).toEqual([euros(20), euros(260)]);
    expect([over.movesAsked, chipsMissing(over)]).toEqual([[], 0]);
  });

  it('goes over as far as the chips are still there', () => {
    const moved = nextAll(
      second,
      { ...move, command: 'first' as never },
      { ...move, command: 'second' as never },
      voided(2),
    );
    expect([stackOf(moved, ben), stackOf(moved, cleo)]).toEqual([0, euros(280)]);
    expect([moved.movesAsked, chipsMissing(moved)]).toEqual([[], 0]);
  });
});
