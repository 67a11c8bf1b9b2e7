import { type AppTexts } from '@cardroom/design';
import { useTranslation } from 'react-i18next';
import english from './en.json';
import french from './fr.json';

declare global {
  interface CardroomTexts {
    app: typeof english;
  }
}

/** Keys are those of the English file; French must have every one of them. */
export const texts: AppTexts<typeof english> = { en: english, fr: french };

/** The texts of kiosk and boards. */
export const useTexts = () => useTranslation('app');
