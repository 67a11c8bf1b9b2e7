import { type AppTexts } from '@cardroom/design';
import { useTranslation } from 'react-i18next';
import cageInEnglish from '../cashier/texts/en.json';
import cageInFrench from '../cashier/texts/fr.json';
import conductInEnglish from '../conduct/texts/en.json';
import conductInFrench from '../conduct/texts/fr.json';
import peopleInEnglish from '../players/texts/en.json';
import peopleInFrench from '../players/texts/fr.json';
import floorInEnglish from './en.json';
import floorInFrench from './fr.json';

const english = {
  ...floorInEnglish,
  people: peopleInEnglish,
  cage: cageInEnglish,
  conduct: conductInEnglish,
};
const french = { ...floorInFrench, people: peopleInFrench, cage: cageInFrench, conduct: conductInFrench };

declare global {
  interface CardroomTexts {
    app: typeof english;
  }
}

/** Keys are those of the English file; French must have every one of them. */
export const texts: AppTexts<typeof english> = { en: english, fr: french };

/** The console's own texts. */
export const useTexts = () => useTranslation('app');
