import { type ErrorAsk, type MayAnswer } from '@cardroom/contracts';
import { type HandInView, type StepEvent, useLanguage, useStepWords } from '@cardroom/design';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RuleText } from '../rules/rule-text';
import './deal-sheet.css';
import { usePlayOrders } from './use-play-orders';

/** Every rule that an answer names, at whatever depth it stands. */
export const rulesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return [...new Set(value.flatMap(rulesIn))];
  if (typeof value !== 'object' || value === null) return [];
  const found = Object.entries(value).flatMap(([name, inner]) =>
    name === 'rule' && typeof inner === 'string' ? [inner] : rulesIn(inner),
  );
  return [...new Set(found)];
};

/** What the engine would make of what was asked. */
export const eventsIn = ({ facts }: MayAnswer & { readonly allowed: true }): readonly StepEvent[] =>
  facts.flatMap((fact) => (Array.isArray(fact['events']) ? (fact['events'] as readonly StepEvent[]) : []));

/** What would come of it, line by line, with the rules it rests on; nothing is recorded yet. */
const Allowed = ({ answer }: { readonly answer: MayAnswer & { readonly allowed: true } }) => {
  const { t } = useTranslation('play');
  const linesOf = useStepWords();
  const events = eventsIn(answer);
  const more = events.filter(({ type }) => type !== 'HandVoided');
  const lines = linesOf({ step: 0, at: null, ask: { type: '' }, events: more });
  return (
    <>
      <p>
        <strong>
          {events.some(({ type }) => type === 'HandVoided') ? t('errors.isMisdeal') : t('errors.playGoesOn')}
        </strong>
      </p>
      {lines.map((line) => (
        <p key={line.key}>{line.words}</p>
      ))}
      {rulesIn(events).map((rule) => (
        <RuleText key={rule} rule={rule} />
      ))}
    </>
  );
};

interface RulesAnswerProps {
  readonly hand: HandInView;
  readonly ask: ErrorAsk;
  readonly onDone: () => void;
}

/** Asks the rules about an error and shows the answer before anything is recorded. */
export const RulesAnswer = ({ hand, ask, onDone }: RulesAnswerProps) => {
  const { t } = useTranslation('play');
  const { language } = useLanguage();
  const orders = usePlayOrders();
  const body = { hand: hand.number, ask };
  const { data, isError } = useQuery({
    queryKey: ['play-error', hand.number, hand.steps.length, ask],
    queryFn: () => orders.ask('play/report-error', body),
    retry: 1,
    staleTime: 0,
  });
  if (isError) return <p className="deal-sheet__answer">{t('errors.noAnswer')}</p>;
  if (!data) return <p className="deal-sheet__answer" aria-busy="true" />;
  if (!data.allowed)
    return (
      <div className="deal-sheet__answer" data-no role="status">
        <p>
          <strong>{t('errors.no')}</strong> {data.problem.texts[language]}
        </p>
        {data.problem.rule && <RuleText rule={data.problem.rule} />}
      </div>
    );
  const record = async () => {
    const problem = await orders.give('play/report-error', body, 'report-error');
    if (!problem) onDone();
  };
  return (
    <div className="deal-sheet__answer" role="status">
      <Allowed answer={data} />
      <div className="deal-sheet__row">
        <Button
          data-mark="report-error"
          color="lamp"
          loading={orders.running === 'report-error'}
          onClick={() => void record()}
        >
          {t('errors.record')}
        </Button>
      </div>
    </div>
  );
};
