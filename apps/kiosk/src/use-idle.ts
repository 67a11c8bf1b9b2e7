import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** After this long without a touch the kiosk returns home. */
export const idleSeconds = 30;

/** Counts down to the return; every touch or key starts anew. Null switches the watch off. */
export const useIdle = (limitSeconds: number | null, onIdle: () => void): number | null => {
  const lastTouchMs = useRef(Date.now());
  const [left, setLeft] = useState(limitSeconds);
  const act = useRef(onIdle);
  act.current = onIdle;
  const touched = () => {
    lastTouchMs.current = Date.now();
    setLeft(limitSeconds);
  };
  useWindowEvent('pointerdown', touched);
  useWindowEvent('keydown', touched);
  useEffect(() => {
    lastTouchMs.current = Date.now();
    setLeft(limitSeconds);
    if (limitSeconds === null) return;
    const timer = setInterval(() => {
      const idle = Math.floor((Date.now() - lastTouchMs.current) / 1_000);
      setLeft(limitSeconds - idle);
      if (idle >= limitSeconds) act.current();
    }, 250);
    return () => clearInterval(timer);
  }, [limitSeconds]);
  return left;
};
