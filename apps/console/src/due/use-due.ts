import { useNow } from '@cardroom/design';
import { useMemo } from 'react';
import { useBoard } from '../boards/use-board';
import { type DueItem, dueItems } from './due-items';

export interface Due {
  readonly over: readonly DueItem[];
  readonly running: readonly DueItem[];
}

/** What is due at the time on the screen, and what still runs. */
export const useDue = (): Due => {
  const rows = useBoard('due');
  const tables = useBoard('tables');
  const nowMs = useNow();
  const items = useMemo(() => dueItems(rows ?? new Map(), tables ?? new Map()), [rows, tables]);
  const overCount = items.filter(({ atMs }) => atMs <= nowMs).length;
  return useMemo(
    () => ({ over: items.slice(0, overCount), running: items.slice(overCount) }),
    [items, overCount],
  );
};
