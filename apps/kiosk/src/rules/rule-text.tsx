import { type RulesAnswer } from '@cardroom/contracts';
import { useLanguage } from '@cardroom/design';
import { ChevronLeft } from 'lucide-react';
import { useTexts } from '../texts/texts';

interface RuleTextProps {
  readonly rule: RulesAnswer['rules'][number];
  readonly onBack: () => void;
}

/** One rule in the visitor's language, and below it in the other: two players may not share one. */
export const RuleText = ({ rule, onBack }: RuleTextProps) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const other = language === 'en' ? 'fr' : 'en';
  return (
    <article className="rule-text">
      <p className="rule-text__id">{t('rules.named', { rule: rule.id })}</p>
      <h1>{rule.title[language]}</h1>
      <p className="rule-text__words">{rule.text[language]}</p>
      <section lang={other} className="rule-text__other">
        <h2>{rule.title[other]}</h2>
        <p>{rule.text[other]}</p>
      </section>
      <p className="rule-text__ask">{t('rules.ask')}</p>
      <button type="button" className="big-button" data-quiet onClick={onBack}>
        <ChevronLeft size={36} aria-hidden="true" />
        {t('rules.back')}
      </button>
    </article>
  );
};
