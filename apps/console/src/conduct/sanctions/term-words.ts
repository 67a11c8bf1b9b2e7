import { clockText, dateText, useLanguage } from '@cardroom/design';
import { useTexts } from '../../texts/texts';
import { type Term } from './use-sanction';

/** For how long, in words. */
export const useTermWords = () => {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (term: Term): string => {
    if (term.kind === 'minutes') return t('conduct.term.minutes', { count: term.minutes });
    if (term.kind === 'deals') return t('conduct.term.deals', { count: term.deals });
    if (term.kind === 'rounds') return t('conduct.term.rounds', { count: term.rounds });
    if (term.kind === 'for-good') return t('conduct.term.forGood');
    const untilMs = Date.parse(term.until);
    return t('conduct.term.until', {
      when: `${dateText(untilMs, language)} ${clockText(untilMs, language)}`,
    });
  };
};
