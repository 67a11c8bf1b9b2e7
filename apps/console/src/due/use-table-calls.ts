import { type RulingRow, type TableRow } from '@cardroom/contracts';
import { useMemo } from 'react';
import { useBoard } from '../boards/use-board';

/** What a table calls for until somebody answers: the floor, or chips or drinks for a seat. */
export interface TableCall {
  readonly key: string;
  readonly kind: 'floor' | 'wants-chips' | 'wants-drinks';
  readonly tableId: string;
  readonly tableNumber: number;
  readonly seat: number | null;
  readonly alias: string | null;
  /** Of a call for the floor: what is to be ruled, and since when it waits. */
  readonly ruling: Pick<RulingRow, 'rulingId' | 'words' | 'askedAt'> | null;
}

const ofFloor = ({ rulingId, words, askedAt, tableId, tableNumber, ...row }: RulingRow): TableCall[] =>
  row.state === 'open' && row.takenAt === null && tableId !== null && tableNumber !== null
    ? [
        {
          ...{ key: rulingId, kind: 'floor', tableId, tableNumber, seat: row.seat, alias: null },
          ruling: { rulingId, words, askedAt },
        },
      ]
    : [];

const service = ['wants-chips', 'wants-drinks'] as const;

const ofSeats = ({ tableId, number: tableNumber, seats }: TableRow): TableCall[] =>
  seats.flatMap(({ seat, alias, flags = [] }) =>
    service
      .filter((kind) => flags.includes(kind))
      .map((kind) => {
        const key = `${tableId}-${seat}-${kind}`;
        return { key, kind, tableId, tableNumber, seat, alias, ruling: null };
      }),
  );

/** Every call that nobody has answered: for the floor first, the longest waiting on top, then by table. */
export const useTableCalls = (): readonly TableCall[] => {
  const rulings = useBoard('rulings');
  const tables = useBoard('tables');
  return useMemo(() => {
    const asked = [...(rulings?.values() ?? [])].sort((a, b) => a.askedAt.localeCompare(b.askedAt));
    const inOrder = [...(tables?.values() ?? [])].sort((a, b) => a.number - b.number);
    return [...asked.flatMap(ofFloor), ...inOrder.flatMap(ofSeats)];
  }, [rulings, tables]);
};
