import { type LegalInPlay } from './shapes';
import { mayWager, nearestWager, presetsOf } from './wagers';

const no = { allowed: false, refusal: { code: 'poker.facing-bet' } } as const;

const facing = (amount: number, to: number, wager: LegalInPlay['wager']): LegalInPlay => ({
  seat: 3,
  fold: { allowed: true },
  check: no,
  call: { allowed: true, amount, to, allIn: false },
  bringIn: no,
  wager,
});

describe('amounts offered for a bet', () => {
  it('are the least, parts of the pot after a call, and everything', () => {
    const legal = facing(10, 10, {
      allowed: true,
      as: 'raise',
      amounts: [{ minTo: 20, maxTo: 200, step: 1 }],
    });
    expect(presetsOf(legal, 25)).toEqual([
      { name: 'min', to: 20 },
      { name: 'third', to: 22 },
      { name: 'half', to: 27 },
      { name: 'pot', to: 45 },
      { name: 'max', to: 200 },
    ]);
  });

  it('are offered once where they fall together, under the plainest name', () => {
    const legal = facing(4, 4, { allowed: true, as: 'raise', amounts: [{ minTo: 8, maxTo: 8, step: 4 }] });
    expect(presetsOf(legal, 6)).toEqual([{ name: 'min', to: 8 }]);
  });

  it('keep to the steps of the table', () => {
    const ranges = [{ minTo: 10, maxTo: 93, step: 5 }];
    expect(nearestWager(ranges, 22)).toBe(20);
    expect(nearestWager(ranges, 92)).toBe(93);
    expect([mayWager(ranges, 15), mayWager(ranges, 16), mayWager(ranges, 93), mayWager(ranges, 94)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('are none where raising is barred', () => {
    expect(presetsOf(facing(10, 10, no), 25)).toEqual([]);
  });
});
