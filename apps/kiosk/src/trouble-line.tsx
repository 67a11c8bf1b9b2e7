import { type Problem } from '@cardroom/contracts';
import { useLanguage } from '@cardroom/design';
import { useTexts } from './texts/texts';

/** Why something was not done, in the visitor's language; with the rule where one says so. */
export const TroubleLine = ({ trouble }: { readonly trouble: Problem | 'unanswered' | null }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (
    <div role="alert">
      {trouble && (
        <p className="kiosk-problem">
          {trouble === 'unanswered' ? t('unanswered') : trouble.texts[language]}
          {trouble !== 'unanswered' && trouble.rule && <small> ({t('rule', { rule: trouble.rule })})</small>}
        </p>
      )}
    </div>
  );
};
