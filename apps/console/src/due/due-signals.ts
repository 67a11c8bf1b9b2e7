import { chime } from '@cardroom/design';
import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { usePastQuery } from '../past/past';

/** Sound and colour of what has become due: each browser keeps its own choice. */
export const useDueSignals = () => {
  const [sound, setSound] = useLocalStorage({
    key: 'cardroom.due-sound',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const [colour, setColour] = useLocalStorage({
    key: 'cardroom.due-colour',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  return { sound, setSound, colour, setColour };
};

/** Sounds once for each thing that becomes due, or is called for, while the screen is open; the past makes no sound. */
export const useDueChime = (wanted: readonly { readonly key: string }[], sound: boolean): void => {
  const known = useRef<ReadonlySet<string> | null>(null);
  const looksBack = usePastQuery() !== null;
  useEffect(() => {
    if (looksBack) return;
    const before = known.current;
    known.current = new Set(wanted.map(({ key }) => key));
    if (sound && before && wanted.some(({ key }) => !before.has(key))) void chime();
  }, [wanted, sound, looksBack]);
};
