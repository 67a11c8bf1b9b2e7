import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';

/** A reader types what it reads and ends with Enter; a slow hand is not a reader. */
const longestPauseMs = 2_000;
const fewestSigns = 4;

/** Hears a card or a receipt that is held before the reader. Whoever types into a field is left alone. */
export const useScan = (onScan: ((text: string) => void) | null): void => {
  const heard = useRef({ text: '', atMs: 0 });
  useWindowEvent('keydown', ({ key, target }) => {
    if (!onScan || target instanceof HTMLInputElement) return;
    const now = Date.now();
    const before = now - heard.current.atMs > longestPauseMs ? '' : heard.current.text;
    if (key === 'Enter' && before.length >= fewestSigns) {
      heard.current = { text: '', atMs: now };
      onScan(before);
    } else if (/^[A-Za-z0-9]$/.test(key)) heard.current = { text: before + key, atMs: now };
  });
};
