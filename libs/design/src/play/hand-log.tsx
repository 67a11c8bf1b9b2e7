import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../texts/start-texts';
import { clockText } from '../words/time';
import './hand-log.css';
import { CardRow } from './playing-card';
import { type CardText } from './shapes';

/** One thing that happened in a hand, in words. */
export interface LogLine {
  readonly key: string;
  /** ISO; null where it is not known. */
  readonly at: string | null;
  readonly words: string;
  readonly cards?: readonly CardText[];
  /** Begins a new street. */
  readonly isStreet?: boolean;
  /** Was put right afterwards. */
  readonly isCorrected?: boolean;
  readonly more?: ReactNode;
}

interface HandLogProps {
  readonly lines: readonly LogLine[];
  /** The line that is shown at the table; lines after it are still to come. */
  readonly current?: number;
}

/** What happened in the hand, the newest below and in view. */
export const HandLog = ({ lines, current }: HandLogProps) => {
  const { t } = useTranslation('play');
  const { language } = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  const shown = current ?? lines.length - 1;
  useEffect(() => {
    const line = list.current?.children[shown];
    if (list.current && line instanceof HTMLElement)
      list.current.scrollTop = line.offsetTop - list.current.clientHeight + line.offsetHeight + 8;
  }, [shown]);
  if (lines.length === 0) return <p className="hand-log__none">{t('log.none')}</p>;
  return (
    <ol className="hand-log" ref={list} aria-label={t('log.label')} tabIndex={0}>
      {lines.map(({ key, at, words, cards, isStreet, isCorrected, more }, i) => (
        <li
          key={key}
          data-street={isStreet || undefined}
          data-corrected={isCorrected || undefined}
          data-later={i > shown || undefined}
          aria-current={i === shown && current !== undefined ? 'step' : undefined}
        >
          {at !== null && <time dateTime={at}>{clockText(Date.parse(at), language, true)}</time>}
          <span>
            {words}
            {cards && cards.length > 0 && <CardRow cards={cards} size="small" />}
          </span>
          {more}
        </li>
      ))}
    </ol>
  );
};
