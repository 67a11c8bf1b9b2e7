import { useWindowEvent } from '@mantine/hooks';

const types = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** One key for one action, while nothing is typed and no dialog is open. Read by what the key prints, on any layout. */
export const useShortcut = (key: string, act: () => void): void =>
  useWindowEvent('keydown', (event) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (types(event.target) || document.querySelector('[role="dialog"], [role="menu"]')) return;
    event.preventDefault();
    act();
  });
