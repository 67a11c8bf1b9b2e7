import { useWindowEvent } from '@mantine/hooks';
import { type RefObject } from 'react';

const rowsIn = (block: Element) => [...block.querySelectorAll<HTMLElement>('[data-entry]')];
const currentRow = () => document.activeElement?.closest<HTMLElement>('[data-entry]') ?? null;

/** From row to row in a list, and to the row at the same height in the next one. */
const moveFocus = (blocks: HTMLElement, key: string) => {
  const all = [...blocks.querySelectorAll('.list-block')];
  const row = currentRow();
  const block = row?.closest('.list-block');
  if (!row || !block) return rowsIn(blocks)[0]?.focus();
  const rows = rowsIn(block);
  const index = rows.indexOf(row);
  if (key === 'ArrowDown') return rows[index + 1]?.focus();
  if (key === 'ArrowUp') return rows[index - 1]?.focus();
  const step = key === 'ArrowRight' ? 1 : -1;
  for (let i = all.indexOf(block) + step; i >= 0 && i < all.length; i += step) {
    const others = rowsIn(all[i] ?? block);
    const next = others[Math.min(index, others.length - 1)];
    if (next) return next.focus();
  }
};

/** Keys stand for buttons on the row or in its list, so that a key does exactly what the tap does. */
const buttonOf: Readonly<Record<string, (row: HTMLElement, block: Element) => Element | null>> = {
  c: (_, block) => block.querySelector('[data-call-next]'),
  j: (_, block) => block.querySelector('[data-join]'),
  s: (row) => row.querySelector('[data-order="seat-called"]'),
  n: (row) => row.querySelector('[data-order="expire-call"]'),
  d: (row) => row.querySelector('[data-order="decline-call"]'),
  a: (row) => row.querySelector('[data-order="confirm-arrival"]'),
  h: (row) => row.querySelector('[data-order="hold-place"], [data-order="end-hold"]'),
  Enter: (row) => row.querySelector('[data-more]'),
};

const press = (blocks: HTMLElement, key: string): boolean => {
  const row = currentRow() ?? rowsIn(blocks)[0];
  const block = row?.closest('.list-block') ?? blocks.querySelector('.list-block');
  if (!block) return false;
  const button = buttonOf[key]?.(row ?? blocks, block);
  if (!(button instanceof HTMLElement)) return false;
  button.click();
  return true;
};

const isFree = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT|A)$/.test(target.tagName)) &&
  !document.querySelector('[role="dialog"], [role="menu"]');

/** Arrows move over the lists; letters do for the focused name what its buttons do. */
export const useListKeys = (blocks: RefObject<HTMLElement | null>): void =>
  useWindowEvent('keydown', (event) => {
    const board = blocks.current;
    if (!board || !isFree(event)) return;
    const { key, target } = event;
    if (key.startsWith('Arrow')) {
      event.preventDefault();
      moveFocus(board, key);
      return;
    }
    if (key === 'Enter' && target instanceof HTMLButtonElement) return;
    if (key in buttonOf && press(board, key)) event.preventDefault();
  });
