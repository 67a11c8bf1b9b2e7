import { useTranslation } from 'react-i18next';
import './language-switch.css';
import { languages, useLanguage } from '../texts/start-texts';

/** The two languages, each in its own words, one tap apart. Stands in the top right corner of every screen. */
export const LanguageSwitch = ({ forget = false }: { readonly forget?: boolean }) => {
  const { t } = useTranslation('design');
  const { language, speak } = useLanguage();
  return (
    <div className="language-switch" role="group" aria-label={t('language.label')}>
      {languages.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          onClick={() => speak(each, { forget })}
        >
          {each.toUpperCase()} <span className="visually-hidden">{t(`language.${each}`)}</span>
        </button>
      ))}
    </div>
  );
};
