import {
  asideUnknown,
  moreThanPot,
  notAuthorised,
  notLastHand,
  potNotSetAside,
  sharesDoNotAddUp,
  tableStopped,
} from '../refusals';
import { chipsMissing, stackOf } from '../keeping';
import { factsOfHand, termsOf } from '../record/facts';
import { handRecord } from '../record/record';
import { type Table } from '../state';
import {
  ana,
  approvedBy,
  at,
  ben,
  cleo,
  clock,
  dealer,
  euros,
  eventsOf,
  floor,
  happened,
  next,
  nextAll,
  refusalOf,
  seated,
  tableAfter,
} from '../testing/testing';
import { proposedMove } from './wrong-award';

/** Hand 1 of three: everybody is in for 80, and the dealer gives the pot of 240 to seat 2. */
const given = [
  ...seated('recorded', 3),
  at('20:00:00', dealer).start(),
  at('20:00:10', dealer).act(1, 1, { kind: 'wager', to: 8_000 }),
  at('20:00:20', dealer).act(1, 2, { kind: 'call' }),
  at('20:00:30', dealer).act(1, 3, { kind: 'call' }),
  ...['20:01', '20:02', '20:03'].flatMap((minute) => [
    at(`${minute}:00`, dealer).hand(1, { type: 'Deal' }),
    ...[2, 3, 1].map((seat, i) => at(`${minute}:1${i}`, dealer).act(1, seat, { kind: 'check' })),
  ]),
  at('20:04:00', dealer).hand(1, { type: 'AwardPot', shares: [{ seat: 2, amount: 24_000 }] }),
];
const table = tableAfter(...given);
const stop = at('20:04:30', floor).ask('StopTable', { reason: 'seat 3 asks', ruling: 'r-41' });
const why = { why: 'cameras', reason: 'to be looked at', approvedBy } as const;
const aside = (amount: number, hand = 1) =>
  at('20:05:00', floor).ask('SetPotAside', {
    hand,
    from: [{ playerId: ben, amountMinor: euros(amount) }],
    ...why,
  });

describe('RRP-2.1.5 a ruling is asked for before the next deal', () => {
  it('keeps the next hand from starting until it is decided', () => {
    const stopped = next(table, stop);
    expect(refusalOf(stopped, at('20:06:00', dealer).start())).toEqual(tableStopped({ ruling: 'r-41' }));
    const decided = next(stopped, at('20:06:00').ask('ReleaseTable', { decided: true }));
    expect(refusalOf(decided, at('20:06:30', dealer).start())).toBeNull();
  });

  it('stops the hand in progress, and its clock, for everybody but the floor', () => {
    const playing = next(table, at('20:06:00', dealer).start());
    const stopped = next(playing, { ...stop, at: clock('20:06:10') });
    const folds = { kind: 'fold' } as const;
    const acts = (by: typeof dealer) =>
      refusalOf(stopped, at('20:06:20', by).act(2, stopped.hand?.plan.dealtIn.at(-1) ?? 1, folds));
    expect(acts(dealer)).toEqual(tableStopped({ ruling: 'r-41' }));
    expect(acts(floor)?.code).not.toBe('play.table-stopped');
  });

  it('leaves an earlier hand as it is once the next is over', () => {
    const later = nextAll(
      table,
      at('20:06:00', dealer).start(),
      at('20:06:10', floor).hand(2, { type: 'VoidHand', rule: 'RRP-3.2.1' }),
    );
    expect(refusalOf(later, aside(10))).toEqual(notLastHand({ hand: 1, last: 2 }));
  });
});

describe('RRP-2.1.6 a pot wrongly given', () => {
  const facts = factsOfHand(happened(...given), 1);
  const record = handRecord(facts, termsOf(happened(...given), 1)!)!;
  const moving = (amount: number, by = floor) =>
    at('20:10:00', by).ask('MovePot', {
      hand: 1,
      from: [{ playerId: ben, amountMinor: euros(240) }],
      to: [{ playerId: cleo, amountMinor: euros(amount) }],
      reason: 'seat 3 had the flush',
      approvedBy,
    });

  it('is built again from the log, and proposed to go from seat 2 to seat 3', () => {
    expect(record.pots).toMatchObject([{ amountMinor: euros(240), won: [{ seat: 2 }] }]);
    expect(proposedMove(record, 0, [{ seat: 3, amountMinor: euros(240) }])).toEqual({
      hand: 1,
      pot: 0,
      amountMinor: euros(240),
      from: [{ playerId: ben, amountMinor: euros(240) }],
      to: [{ playerId: cleo, amountMinor: euros(240) }],
    });
  });

  it('moves only what differs when it should have been split', () => {
    const split = [2, 3].map((seat) => ({ seat, amountMinor: euros(120) }));
    expect(proposedMove(record, 0, split)).toMatchObject({
      from: [{ playerId: ben, amountMinor: euros(120) }],
      to: [{ playerId: cleo, amountMinor: euros(120) }],
    });
    expect(proposedMove(record, 0, [{ seat: 2, amountMinor: euros(240) }])).toBeNull();
    expect(proposedMove(record, 0, [{ seat: 3, amountMinor: euros(239) }])).toBeNull();
  });

  it('moves when somebody in charge says so, and nobody else', () => {
    expect(refusalOf(table, moving(240, dealer))).toEqual(notAuthorised());
    const after = next(table, moving(240));
    expect([stackOf(after, ben), stackOf(after, cleo)]).toEqual([euros(20), euros(260)]);
    expect(chipsMissing(after)).toBe(0);
  });

  it('gives what it takes, and no unit less', () => {
    expect(refusalOf(table, moving(239))).toEqual(
      sharesDoNotAddUp({ sharesMinor: euros(239), amountMinor: euros(240) }),
    );
  });
});

describe('RRP-2.1.7 play goes on with the pot in the hands of the house', () => {
  const released = at('20:06:00').ask('ReleaseTable', { decided: false });

  it('only once it is set aside', () => {
    const stopped = next(table, stop);
    expect(refusalOf(stopped, released)).toEqual(potNotSetAside({ hand: 1 }));
    expect(refusalOf(next(stopped, aside(240)), released)).toBeNull();
  });

  it('for 1 up to the pot of 240', () => {
    const more = at('20:05:00', floor).ask('SetPotAside', {
      hand: 1,
      from: [
        { playerId: ben, amountMinor: euros(240) },
        { playerId: ana, amountMinor: euros(1) },
      ],
      ...why,
    });
    expect(refusalOf(table, aside(1))).toBeNull();
    expect(refusalOf(table, aside(240))).toBeNull();
    expect(refusalOf(table, more)).toEqual(moreThanPot({ askedMinor: euros(241), potMinor: euros(240) }));
  });

  it('belongs to no stack, and cannot be bet', () => {
    const after = next(table, aside(240));
    expect(stackOf(after, ben)).toBe(euros(20));
    expect(after.asides).toMatchObject([{ aside: 1, amountMinor: euros(240) }]);
    expect(chipsMissing(after)).toBe(0);
  });

  const award = (shares: readonly (readonly [typeof ana, number])[], id = 1) =>
    at('21:00:00', floor).ask('AwardAside', {
      aside: id,
      shares: shares.map(([playerId, amount]) => ({ playerId, amountMinor: euros(amount) })),
      reason: 'the cameras showed it',
      approvedBy,
    });

  it('goes to whom it belongs, all of it, also while the next hand is played', () => {
    const after = nextAll(table, aside(240), at('20:06:30', dealer).start());
    expect(refusalOf(after, award([[cleo, 239]]))).toEqual(
      sharesDoNotAddUp({ sharesMinor: euros(239), amountMinor: euros(240) }),
    );
    const awarded = next(after, award([[cleo, 240]]));
    expect(awarded.seats[2]?.queuedMinor).toBe(euros(240));
    const voided = at('21:01:00', floor).hand(2, { type: 'VoidHand', rule: 'RRP-3.2.1' });
    expect(stackOf(next(awarded, voided), cleo)).toBe(euros(260));
    expect(refusalOf(awarded, award([[cleo, 240]]))).toEqual(asideUnknown({ aside: 1 }));
  });

  it('waits in custody for a player who has left', () => {
    const gone = nextAll(
      table,
      aside(240),
      at('20:30:00').ask('LeaveSeat', { playerId: ben, cause: 'left' }),
    );
    const awarded = next(gone, award([[ben, 240]]));
    expect(awarded.custody.get(ben)).toBe(euros(240));
    expect(chipsMissing(awarded)).toBe(0);
  });

  it('is set aside in the hand itself, before anybody is given it', () => {
    const before: Table = tableAfter(...given.slice(0, -1));
    const events = eventsOf(before, at('20:04:00', floor).hand(1, { type: 'SetPotAside', pot: 0 }));
    expect(events.at(-1)).toMatchObject({ type: 'PotSetAside', pot: 0, amountMinor: euros(240), from: [] });
    const after = next(before, at('20:04:00', floor).hand(1, { type: 'SetPotAside', pot: 0 }));
    expect(chipsMissing(after)).toBe(0);
  });
});
