import { chipsMissing } from '../keeping';
import { factsOfHand, termsOf } from '../record/facts';
import { handRecord } from '../record/record';
import { handText } from '../record/text';
import { type Table } from '../state';
import { at, dealer, euros, eventsOf, happened, next, nextAll, seated, tableAfter } from '../testing/testing';

const rake = { perMille: 50, most: 300, noFlopNoDrop: true };
const opened = seated('recorded', 3, { rake });
/** Everybody calls the flop of a pot of 60 euros, and the first bet takes it. */
const played = [
  at('20:00:00', dealer).start(),
  at('20:00:10', dealer).act(1, 1, { kind: 'wager', to: euros(20) }),
  at('20:00:20', dealer).act(1, 2, { kind: 'call' }),
  at('20:00:30', dealer).act(1, 3, { kind: 'call' }),
  at('20:00:40', dealer).hand(1, { type: 'Deal', board: ['2c', '7d', 'Jh'] }),
  at('20:00:50', dealer).act(1, 2, { kind: 'wager', to: euros(30) }),
  at('20:01:00', dealer).act(1, 3, { kind: 'fold' }),
  at('20:01:10', dealer).act(1, 1, { kind: 'fold' }),
];
const after: Table = tableAfter(...opened, ...played);

describe('rake of a recorded hand', () => {
  it('lies in the table’s box, and the winner has the rest; the uncalled bet is his', () => {
    expect(after.dropMinor).toBe(euros(3));
    expect(after.between.occupants.map(({ stack }) => stack)).toEqual([euros(80), euros(137), euros(80)]);
    expect([chipsMissing(after), after.inMinor - after.outMinor]).toEqual([0, euros(300)]);
    expect(after.last).toMatchObject({ potMinor: euros(60), rakedMinor: euros(3) });
  });

  it('is in the hand’s record, which is told again from its facts and terms', () => {
    const events = happened(...opened, ...played);
    const terms = termsOf(events, 1);
    const record = terms && handRecord(factsOfHand(events, 1), terms);
    expect(record).toMatchObject({ potMinor: euros(60), won: [{ seat: 2, amountMinor: euros(57) }] });
    const saying = { amount: String, seat: String, language: 'en' } as const;
    const text = terms && handText(factsOfHand(events, 1), terms, saying);
    expect(text).toContain('The house takes 300 from the pot');
  });

  it('is given back with the act that ended the hand', () => {
    const taken = at('20:01:20').ask('CorrectHand', {
      ...{ hand: 1, step: 8, replacement: null, reason: 'wrong key', approvedBy: 'shift' as never },
    });
    expect(next(after, taken).dropMinor).toBe(0);
  });

  it('is none from the next hand on where the house says so', () => {
    const without = next(after, at('20:02:00').ask('ChangeHouseRules', { rake: null }));
    expect(without.terms).toMatchObject({ rake: null, version: 2 });
    const kept = next(after, at('20:02:00').ask('ChangeHouseRules', { clocks: without.terms!.clocks }));
    expect(kept.terms).toMatchObject({ rake, version: 2 });
  });
});

describe('the box of a table', () => {
  const removed = next(after, at('21:00:00').ask('RemoveDrop', { box: 'x1' }));

  it('of another kind leaves the rake where it is, and what is counted is the table’s no more', () => {
    const jackpot = next(after, at('21:00:00').ask('RemoveDrop', { box: 'j1', isOther: true }));
    expect([jackpot.dropMinor, jackpot.drops]).toEqual([euros(3), [{ box: 'j1', amountMinor: 0 }]]);
    const counted = next(jackpot, at('21:00:05').ask('CountDrop', { box: 'j1', countedMinor: euros(5) }));
    expect([counted.dropMinor, counted.drops, counted.unplacedMinor]).toEqual([euros(3), [], -euros(5)]);
    expect(counted.outMinor - jackpot.outMinor).toBe(euros(5));
  });

  it('goes with what the hands say is in it, and the next one is empty', () => {
    expect([removed.dropMinor, removed.drops]).toEqual([0, [{ box: 'x1', amountMinor: euros(3) }]]);
    expect(eventsOf(removed, at('21:00:01').ask('RemoveDrop', { box: 'x1' }))).toEqual([]);
    expect(chipsMissing(removed)).toBe(0);
  });

  it('is off the table once it is counted, and what that differs by is kept', () => {
    const count = at('21:30:00').ask('CountDrop', { box: 'x1', countedMinor: euros(2) });
    const counted = nextAll(removed, count, { ...count, command: 'again' as never });
    expect([counted.drops, counted.outMinor, counted.unplacedMinor]).toEqual([[], euros(2), euros(1)]);
    expect(chipsMissing(counted)).toBe(0);
  });
});
