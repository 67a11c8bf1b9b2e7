import { useState } from 'react';
import { usePastQuery } from '../../past/past';
import { useMyWindow } from '../use-cage';
import { AtWindow } from './at-window';
import { OpenWindow } from './open-window';
import { SignWindow } from './sign-window';
import { Windows } from './windows';

/** *Window*: one's own counter; without one, all windows and the way to open one. */
export const WindowPage = () => {
  const mine = useMyWindow();
  const isPast = usePastQuery() !== null;
  const [isOpening, setOpening] = useState(false);
  if (isPast) return <Windows onOpen={() => undefined} />;
  if (mine?.state === 'counted') return <SignWindow row={mine} />;
  if (mine) return <AtWindow row={mine} />;
  if (isOpening) return <OpenWindow onClose={() => setOpening(false)} />;
  return <Windows onOpen={() => setOpening(true)} />;
};
