import { useWindowEvent } from '@mantine/hooks';

const types = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** One key for one action, while nothing is typed and no dialog is open. */
export const useKey = (key: string, act: () => void): void =>
  useWindowEvent('keydown', (event) => {
    if (event.key.toLowerCase() !== key.toLowerCase() || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (types(event.target) || document.querySelector('[role="dialog"], [role="menu"]')) return;
    event.preventDefault();
    act();
  });
