import i18next, { type Resource } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { playTexts } from '../play/texts/play-texts';
import english from './en.json';
import french from './fr.json';

declare global {
  /** Texts by namespace; each app adds its own as `app`, and a key that does not exist is a type error. */
  interface CardroomTexts {
    design: typeof english;
  }
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'design';
    resources: CardroomTexts;
  }
}

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

const memory = 'cardroom.language';

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

const firstLanguage = (): Language => {
  const asked =
    new URLSearchParams(window.location.search).get('lang') ?? window.localStorage.getItem(memory);
  if (isLanguage(asked)) return asked;
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
};

/** Both languages with the same keys, checked by the compiler where an app calls this. */
export interface AppTexts<T> {
  readonly en: T;
  readonly fr: T;
}

/** Starts both languages before the first screen is drawn; texts are part of the bundle, so nothing is awaited. */
export const startTexts = <T extends object>(texts: AppTexts<T>): void => {
  const resources: Resource = {
    en: { design: english, play: playTexts.en, app: texts.en as Resource[string][string] },
    fr: {
      design: french satisfies typeof english,
      play: playTexts.fr,
      app: texts.fr as Resource[string][string],
    },
  };
  const speak = (language: string) => void (document.documentElement.lang = language);
  i18next.on('languageChanged', speak);
  void i18next.use(initReactI18next).init({
    lng: firstLanguage(),
    fallbackLng: 'en',
    resources,
    defaultNS: 'design',
    interpolation: { escapeValue: false },
    initAsync: false,
  });
};

/** The language now, and how to change it for this screen (remembered unless `forget`). */
export const useLanguage = () => {
  const { i18n } = useTranslation('design');
  const language: Language = isLanguage(i18n.resolvedLanguage) ? i18n.resolvedLanguage : 'en';
  const speak = (next: Language, options: { readonly forget?: boolean } = {}) => {
    if (!options.forget) window.localStorage.setItem(memory, next);
    void i18n.changeLanguage(next);
  };
  return { language, speak };
};
