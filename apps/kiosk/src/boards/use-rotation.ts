import { languages, useLanguage } from '@cardroom/design';
import { useEffect, useRef, useState } from 'react';

const pageMs = 12_000;

const isFixed = () => new URLSearchParams(window.location.search).has('lang');

/**
 * Which of several pages is shown. A board has no control on it, so after each round it speaks the other language,
 * unless its address names one (`?lang=fr`).
 */
export const useRotation = (pages: number): number => {
  const [turn, setTurn] = useState(0);
  const { language, speak } = useLanguage();
  const round = Math.max(1, pages);
  const atEnd = useRef({ round, language, speak });
  atEnd.current = { round, language, speak };
  useEffect(() => {
    const timer = setInterval(() => {
      setTurn((before) => (before + 1) % atEnd.current.round);
    }, pageMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (turn !== 0 || isFixed()) return;
    const timer = setTimeout(() => {
      const other = languages.find((each) => each !== atEnd.current.language);
      if (other) atEnd.current.speak(other, { forget: true });
    }, pageMs * atEnd.current.round);
    return () => clearTimeout(timer);
  }, [turn]);
  return Math.min(turn, round - 1);
};
