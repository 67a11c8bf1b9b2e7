import { dealerErrorsIn, type DealingFact } from './dealer-errors';

const floor = 'floor-r1-2026-11-28';
const table = (name: string) => `table-r1-${name}-2026-11-28`;

const signedIn = (dealerId: string, tableId: string): DealingFact => ({
  type: 'DealerSignedIn',
  streamId: floor,
  data: { dealerId, name: dealerId.toUpperCase(), tableId },
});
const pushed = (...moves: readonly [dealerId: string, from: string | null, to: string | null][]) => ({
  type: 'DealersPushed',
  streamId: floor,
  data: {
    moves: moves.map(([dealerId, from, to]) => ({ dealerId, name: dealerId.toUpperCase(), from, to })),
  },
});
const misdeal = (name: string, hand: number): DealingFact => ({
  type: 'HandFinished',
  streamId: table(name),
  data: { hand, by: { kind: 'timer' } },
});
const dealersOf = (...facts: readonly DealingFact[]) =>
  dealerErrorsIn(facts, 'r1').errors.map(({ dealer }) => dealer);

describe('whose table it was when a deal went wrong', () => {
  it('is that of the dealer who sat there then', () => {
    const sat = [signedIn('max', 't1'), signedIn('lou', 't2')];
    expect(dealersOf(...sat, misdeal('t1', 4))).toEqual(['max']);
    const swapped = pushed(['max', 't1', 't2'], ['lou', 't2', 't1']);
    expect(dealersOf(...sat, swapped, misdeal('t1', 5), misdeal('t2', 9))).toEqual(['lou', 'max']);
    expect(dealersOf(...sat, pushed(['max', 't1', null]), misdeal('t1', 6))).toEqual([]);
    expect(dealerErrorsIn(sat, 'r1').names.get('max')).toBe('MAX');
  });

  it('is one misdeal where it was also ruled on', () => {
    const ruled = {
      type: 'RulingAskedFor',
      streamId: 'rulings-r1-2026-11-28',
      data: { tableId: 't1', hand: 4 },
    };
    expect(dealersOf(signedIn('max', 't1'), ruled, misdeal('t1', 4), misdeal('t1', 5))).toEqual([
      'max',
      'max',
    ]);
  });

  it('is nobody’s where no dealer was signed in, and ends with the gaming day', () => {
    const yesterday = { ...signedIn('max', 't1'), streamId: 'floor-r1-2026-11-27' };
    expect(dealersOf(misdeal('t1', 4))).toEqual([]);
    expect(dealersOf(yesterday, misdeal('t1', 4))).toEqual([]);
  });

  it('counts an entry that had to be corrected', () => {
    const corrected = {
      type: 'HandCorrected',
      streamId: table('t1'),
      data: { hand: 7, by: { kind: 'staff' } },
    };
    expect(dealerErrorsIn([signedIn('max', 't1'), corrected, corrected], 'r1').errors).toEqual([
      { dealer: 'max', kind: 'entry-corrected' },
      { dealer: 'max', kind: 'entry-corrected' },
    ]);
  });
});
