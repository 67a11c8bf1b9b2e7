import { chime } from '@cardroom/design';
import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { usePastQuery } from '../past/past';
import { type Due } from './use-due';

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

/** Sounds once for each thing that becomes due while the screen is open; the past makes no sound. */
export const useDueChime = ({ over }: Due, sound: boolean): void => {
  const known = useRef<ReadonlySet<string> | null>(null);
  const looksBack = usePastQuery() !== null;
  useEffect(() => {
    if (looksBack) return;
    const before = known.current;
    known.current = new Set(over.map(({ key }) => key));
    if (sound && before && over.some(({ key }) => !before.has(key))) void chime();
  }, [over, sound, looksBack]);
};
