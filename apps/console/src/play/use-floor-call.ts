import { type RulingRow } from '@cardroom/contracts';
import { useBoard } from '../boards/use-board';

const open: ReadonlySet<RulingRow['state']> = new Set(['open', 'awaiting-confirmation', 'appealed']);

/** What the floor was called for at a table and has not decided yet, the earliest first. */
export const useFloorCalls = (tableId: string): readonly RulingRow[] =>
  [...(useBoard('rulings')?.values() ?? [])]
    .filter((row) => row.tableId === tableId && open.has(row.state))
    .sort((a, b) => a.askedAt.localeCompare(b.askedAt));
