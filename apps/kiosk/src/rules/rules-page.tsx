import { type RulesAnswer } from '@cardroom/contracts';
import { useState } from 'react';
import { Keyboard } from '../keys/keyboard';
import { useTexts } from '../texts/texts';
import { RuleText } from './rule-text';
import './rules-page.css';
import { RulesFound } from './rules-found';
import { Situations, type Situation } from './situations';
import { useRules } from './use-rules';

type Rule = RulesAnswer['rules'][number];

const mostLetters = 40;

/** *Rules*: a house rule by word or by what has happened, and its text large enough to read together. */
export const RulesPage = () => {
  const { t } = useTexts();
  const [words, setWords] = useState('');
  const [situation, setSituation] = useState<Situation | null>(null);
  const [rule, setRule] = useState<Rule | null>(null);
  const { rules, isError } = useRules(words, situation);
  const isAsked = words.trim() !== '' || situation !== null;
  if (rule) return <RuleText rule={rule} onBack={() => setRule(null)} />;
  const type = (next: string) => {
    setSituation(null);
    setWords(next.replace(/^\s+/, '').slice(0, mostLetters));
  };
  return (
    <div className="rules">
      <h1>{situation ? t(`rules.situation.${situation}`) : t('rules.title')}</h1>
      <label className="rules__words">
        <span className="visually-hidden">{t('rules.search')}</span>
        <input
          type="text"
          role="searchbox"
          value={words}
          maxLength={mostLetters}
          inputMode="none"
          autoComplete="off"
          autoFocus
          placeholder={t('rules.placeholder')}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </label>
      <div className="rules__found" aria-busy={isAsked && !rules}>
        {isAsked ? (
          <RulesFound rules={rules} isError={isError} onRule={setRule} />
        ) : (
          <Situations onSituation={setSituation} />
        )}
      </div>
      {situation ? (
        <button type="button" className="big-button" data-quiet onClick={() => setSituation(null)}>
          {t('rules.others')}
        </button>
      ) : (
        <Keyboard value={words} onChange={type} asNames={false} />
      )}
    </div>
  );
};
