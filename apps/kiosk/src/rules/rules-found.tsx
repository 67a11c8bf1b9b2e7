import { type RulesAnswer } from '@cardroom/contracts';
import { useLanguage } from '@cardroom/design';
import { ChevronRight } from 'lucide-react';
import { useTexts } from '../texts/texts';

type Rule = RulesAnswer['rules'][number];

interface RulesFoundProps {
  readonly rules: readonly Rule[] | undefined;
  readonly isError: boolean;
  readonly onRule: (rule: Rule) => void;
}

/** The rules that were found, the best first; a tap opens one. */
export const RulesFound = ({ rules, isError, onRule }: RulesFoundProps) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  if (isError) return <p className="rules__none">{t('unanswered')}</p>;
  if (!rules) return null;
  if (rules.length === 0) return <p className="rules__none">{t('rules.none')}</p>;
  return (
    <ul className="rules__list">
      {rules.map((rule) => (
        <li key={rule.id}>
          <button type="button" onClick={() => onRule(rule)}>
            <span>
              <strong>{rule.title[language]}</strong>
              <small>{rule.text[language]}</small>
            </span>
            <ChevronRight size={34} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
};
