import { useTranslation } from 'react-i18next';
import { useWordsOfGame } from '../boards/use-board';
import { useTexts } from '../texts/texts';
import { type TableFaceProps } from './table-face';

/** A table in one sentence, for those who hear the screen. */
export const useTableLabel = () => {
  const { t } = useTexts();
  const { t: word } = useTranslation('design');
  const wordsOf = useWordsOfGame();
  return ({ table: { number, state, game, seated, seats }, waiting }: TableFaceProps): string =>
    [
      t('table.name', { number }),
      word(`tableState.${state}`),
      ...(game
        ? [
            wordsOf(game).full,
            t('table.taken', { count: seated, seats: seats.length }),
            t('list.waiting', { count: waiting }),
          ]
        : [t('table.seats', { count: seats.length })]),
    ].join(', ');
};
