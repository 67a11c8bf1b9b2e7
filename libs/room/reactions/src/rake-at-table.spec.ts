import { on } from './testing/testing';
import { t1, twoTables } from './testing/two-tables';

const schedule = { perMille: 50, mostMinor: 300, noFlopNoDrop: true };
const feeSet = (rate: object) => ({ type: 'TableFeeSet', at: on('20:00'), tableId: t1, rate });
const box = { tableId: t1, boxId: 'x1' };

describe('rake by the floor’s rate', () => {
  it('is taken at the table from the next hand on, and no more when the fee is another', () => {
    const room = twoTables();
    room.fromFloor(feeSet({ kind: 'rake', rake: schedule }));
    room.tell();
    const taken = { perMille: 50, most: 300, noFlopNoDrop: true };
    expect(room.at(t1).terms).toMatchObject({ rake: taken, version: 2 });
    room.fromFloor(feeSet({ kind: 'rake', rake: schedule }));
    room.tell();
    expect(room.at(t1).terms).toMatchObject({ rake: taken, version: 2 });
    room.fromFloor(feeSet({ kind: 'rent' }));
    room.tell();
    expect(room.at(t1).terms).toMatchObject({ rake: null, version: 3 });
  });

  it('is left to the dealer where the rate does not say how much', () => {
    const room = twoTables();
    room.fromFloor(feeSet({ kind: 'rake' }));
    room.tell();
    expect(room.at(t1).terms).toMatchObject({ rake: null, version: 1 });
  });
});

describe('the box of a raked table', () => {
  it('leaves it when the cage has counted it', () => {
    const room = twoTables();
    room.fromCage({ type: 'BoxRemoved', kind: 'rake', ...box });
    room.fromCage({ type: 'BoxCounted', kind: 'rake', ...box, amountMinor: 0 });
    room.tell();
    expect(room.types(t1).slice(-2)).toEqual(['DropRemoved', 'DropCounted']);
    expect(room.at(t1).drops).toEqual([]);
  });

  it('takes a jackpot’s chips out of the table’s too, and none of its rake', () => {
    const room = twoTables();
    room.fromCage({ type: 'BoxRemoved', kind: 'jackpot', ...box });
    room.fromCage({ type: 'BoxCounted', kind: 'jackpot', ...box, amountMinor: 500 });
    room.tell();
    expect(room.types(t1).slice(-2)).toEqual(['DropRemoved', 'DropCounted']);
    const { outMinor, unplacedMinor, drops } = room.at(t1);
    expect({ outMinor, unplacedMinor, drops }).toEqual({ outMinor: 500, unplacedMinor: -500, drops: [] });
  });
});
