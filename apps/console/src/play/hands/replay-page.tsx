import { type HandAnswer, type PlayView } from '@cardroom/contracts';
import {
  askOrThrow,
  Chips,
  clockText,
  dateText,
  FeltTable,
  HandLog,
  type LogLine,
  readView,
  StepSlider,
  type TableInView,
  useLanguage,
  useStepWords,
} from '@cardroom/design';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ChevronLeft, Download } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RuleLink } from '../../rules/rule-link';
import { useSession } from '../../session/session';
import './replay-page.css';
import { FairDeal } from './fair-deal';

interface Frame {
  readonly view: TableInView;
  readonly line: LogLine;
  readonly rules: readonly string[];
}

/** Every fact with the table after it. A fact that says nothing of its own keeps its place under its plain name. */
const useFrames = (answer: HandAnswer | undefined): readonly Frame[] => {
  const { t } = useTranslation('play');
  const linesOf = useStepWords();
  return useMemo(() => {
    return (answer?.steps ?? []).map(({ view: seen, at, rules, type }, i): Frame => {
      const view = readView(seen as PlayView);
      const lines = (view.hand?.steps ?? []).flatMap(linesOf);
      const words = lines.map((line) => line.words).join(' · ') || t(`fact.${type}` as 'fact.HandStarted');
      const cards = lines.flatMap((line) => line.cards ?? []);
      const isStreet = lines.some((line) => line.isStreet && (line.cards?.length ?? 0) > 0);
      return { view, rules, line: { key: String(i), at, words, cards, isStreet } };
    });
  }, [answer, linesOf, t]);
};

const Papers = ({ handId }: { readonly handId: string }) => {
  const { t } = useTranslation('play');
  const { language } = useLanguage();
  const papers = [
    { href: `/api/v1/play/hands/${handId}/phh?as=staff`, word: t('replay.phh'), file: `${handId}.phh` },
    {
      href: `/api/v1/play/hands/${handId}/text?as=staff&language=${language}`,
      word: t('replay.text'),
      file: `${handId}.txt`,
    },
  ];
  return papers.map(({ href, word, file }) => (
    <a key={file} className="replay-page__paper" href={href} download={file}>
      <Download size={20} aria-hidden="true" />
      {word}
    </a>
  ));
};

const Replay = ({ answer }: { readonly answer: HandAnswer }) => {
  const { t } = useTranslation('play');
  const { language } = useLanguage();
  const frames = useFrames(answer);
  const [step, setStep] = useState(Math.max(0, frames.length - 1));
  const go = useCallback((to: number) => setStep(to), []);
  const frame = frames[Math.min(step, frames.length - 1)];
  const { row, verify } = answer;
  const at = Date.parse(row.startedAt);
  return (
    <div className="replay-page">
      <header className="replay-page__head">
        <Link to="/hands" search={(now) => now} className="table-top__back" aria-label={t('replay.toHands')}>
          <ChevronLeft size={24} aria-hidden="true" />
        </Link>
        <h1>
          {t('hands.row', { table: row.tableNumber ?? '–', number: row.number })}
          <small>
            {dateText(at, language)} · {clockText(at, language, true)}
          </small>
        </h1>
        <Papers handId={row.handId} />
      </header>
      {frame && (
        <FeltTable table={frame.view.picture} boardCards={frame.view.boardCards}>
          {row.result !== 'played' && (
            <strong className="replay-page__result">{t(`hands.result.${row.result}`)}</strong>
          )}
        </FeltTable>
      )}
      <aside className="replay-page__side" aria-label={t('log.title')}>
        <HandLog lines={frames.map(({ line }) => line)} current={step} />
        {frame && frame.rules.length > 0 && (
          <p className="replay-page__rules">
            {frame.rules.map((rule) => (
              <RuleLink key={rule} rule={rule} quiet />
            ))}
          </p>
        )}
        {verify && <FairDeal verify={verify} />}
      </aside>
      <footer className="replay-page__foot">
        <StepSlider count={frames.length} step={step} words={frame?.line.words ?? ''} onStep={go} />
      </footer>
    </div>
  );
};

/** A past hand, fact by fact. */
export const ReplayPage = () => {
  const { currency } = useSession().room;
  const { t } = useTranslation('play');
  const { handId } = useParams({ from: '/hands/$handId' });
  const { data, isError } = useQuery({
    queryKey: ['hand', handId],
    queryFn: () => askOrThrow<HandAnswer>(`/play/hands/${encodeURIComponent(handId)}`),
    staleTime: Infinity,
  });
  if (isError) return <p className="play-page__gone">{t('hands.noAnswer')}</p>;
  if (!data) return <div className="replay-page" aria-busy="true" />;
  return (
    <Chips.Provider value={{ currency, unitMinor: 1 }}>
      <Replay key={handId} answer={data} />
    </Chips.Provider>
  );
};
