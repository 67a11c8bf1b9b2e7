import { gamingDay, id, instant, minor, type RoomId, type TableId } from '@cardroom/kernel';
import { emptyTable, type Table } from '@cardroom/play';
import { allPlayRows } from './play-tables';

const table = (isClosed: boolean, leftMinor: number): Table => ({
  ...emptyTable,
  opened: {
    ...{ room: id<RoomId>('r'), tableId: id<TableId>('t1'), day: gamingDay('2026-03-21'), seats: 9 },
    ...{ openedAt: instant(0), isClosed },
  },
  inMinor: minor(20_000),
  outMinor: minor(20_000 - leftMinor),
  unplacedMinor: minor(leftMinor),
});

describe('a table that has closed', () => {
  it('stays on the board while a chip is its to answer for', () => {
    expect(allPlayRows(table(true, 1))).toMatchObject([
      { key: 't1', body: { state: 'closed', chipsMinor: 1 } },
    ]);
    expect(allPlayRows(table(true, -1))).toMatchObject([{ body: { chipsMinor: -1 } }]);
  });

  it('leaves it with its last chip, as an open one does not', () => {
    expect(allPlayRows(table(true, 0))).toEqual([]);
    expect(allPlayRows(table(false, 0))).toMatchObject([{ body: { chipsMinor: 0 } }]);
  });
});
