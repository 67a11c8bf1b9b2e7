import { clockText, dateText, useLanguage, useNow } from '@cardroom/design';
import { ActionIcon, Button } from '@mantine/core';
import { ChevronLeft, ChevronRight, History, RotateCcw } from 'lucide-react';
import { useFactWords } from '../boards/fact-words';
import { useShortcut } from '../shell/use-shortcut';
import { useTexts } from '../texts/texts';
import { useGoToPast, usePastBoard, usePastQuery } from './past';
import './past-bar.css';
import { PastPicker } from './past-picker';

/** The two steps from fact to fact, and what the fact was. */
const FactSteps = ({ query }: { readonly query: string }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const say = useFactWords();
  const go = useGoToPast();
  const { data, isFetching, isError } = usePastBoard('lists', query);
  const step = (position: string | null | undefined) => {
    if (position) go({ fact: position });
  };
  useShortcut('[', () => step(data?.previous));
  useShortcut(']', () => step(data?.next));
  const fact = data?.fact;
  return (
    <div className="past-steps" role="group" aria-label={t('past.steps')}>
      <ActionIcon
        variant="default"
        aria-label={t('past.factBack')}
        disabled={!data?.previous || isFetching}
        onClick={() => step(data?.previous)}
      >
        <ChevronLeft size={24} aria-hidden="true" />
      </ActionIcon>
      <p className="past-steps__fact" role="status">
        {isError && t('past.failed')}
        {!isError && fact && (
          <>
            <strong>{clockText(Date.parse(fact.at), language, true)}</strong>
            <span>{say(fact.type, fact.summary)}</span>
          </>
        )}
        {!isError && data && !fact && t('past.nothingYet')}
      </p>
      <ActionIcon
        variant="default"
        aria-label={t('past.factOn')}
        disabled={!data?.next || isFetching}
        onClick={() => step(data?.next)}
      >
        <ChevronRight size={24} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
};

/** What is being looked at. It is the past: nothing on the screen can be changed. */
const Shown = ({ query }: { readonly query: string }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { data } = usePastBoard('lists', query);
  const atMs = data ? Date.parse(data.at) : null;
  return (
    <p className="past-bar__shown">
      <History size={26} aria-hidden="true" />
      <span>
        <strong>{atMs === null ? '…' : clockText(atMs, language, true)}</strong>
        <small>{atMs === null ? '' : t('past.readOnly', { date: dateText(atMs, language) })}</small>
      </span>
    </p>
  );
};

/** *Past*: a date and a time, then step by fact, on whichever screen is open. */
export const PastBar = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts();
  const query = usePastQuery();
  const go = useGoToPast();
  const nowMs = useNow('minute');
  const toNow = () => {
    onClose();
    go({});
  };
  useShortcut('Escape', toNow);
  return (
    <section className="past-bar" aria-label={t('past.label')} data-past={query !== null}>
      {query === null ? (
        <p className="past-bar__shown">
          <History size={26} aria-hidden="true" />
          <span>
            <strong>{t('past.when')}</strong>
            <small>{t('past.hint')}</small>
          </span>
        </p>
      ) : (
        <Shown query={query} />
      )}
      <PastPicker nowMs={nowMs} onPick={(at) => go({ at })} />
      {query !== null && <FactSteps query={query} />}
      <Button
        className="past-bar__now"
        variant={query === null ? 'subtle' : 'filled'}
        color={query === null ? 'gray' : 'lamp'}
        leftSection={<RotateCcw size={20} aria-hidden="true" />}
        onClick={toNow}
      >
        {query === null ? t('past.leave') : t('past.now')}
      </Button>
    </section>
  );
};
