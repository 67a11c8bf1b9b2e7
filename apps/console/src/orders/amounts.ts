import { useTexts } from '../texts/texts';
import { useQuestions } from './questions';

const written = /^\d{1,9}([.,]\d{1,2})?$/;

/** Asks for an amount of money; answers it as the server reads it, null when the user thinks better of it. */
export const useAmounts = () => {
  const { t } = useTexts();
  const { wordFor } = useQuestions();
  return async (title: string, why: string): Promise<string | null> => {
    const wanted = { label: t('asked.amount'), go: t('asked.go'), pattern: written, isFigure: true };
    const amount = await wordFor(title, why, wanted);
    return amount && amount.replace(',', '.');
  };
};
