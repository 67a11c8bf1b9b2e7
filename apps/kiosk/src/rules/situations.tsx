import { useTexts } from '../texts/texts';

/** What players ask about most; each is a topic of the rule catalogue. */
const situations = [
  'waiting-list',
  'absence',
  'seat-change',
  'must-move',
  'buy-in',
  'time-collection',
  'conduct',
  'out-of-turn',
  'exposed-card',
  'misdeal',
  'showdown',
  'missed-blinds',
] as const;

export type Situation = (typeof situations)[number];

export const Situations = ({ onSituation }: { readonly onSituation: (situation: Situation) => void }) => {
  const { t } = useTexts();
  return (
    <>
      <h2>{t('rules.bySituation')}</h2>
      <ul className="rules__situations">
        {situations.map((situation) => (
          <li key={situation}>
            <button type="button" onClick={() => onSituation(situation)}>
              {t(`rules.situation.${situation}`)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};
