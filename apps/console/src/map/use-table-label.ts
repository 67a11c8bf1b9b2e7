import { type TableRow } from '@cardroom/contracts';
import { useTranslation } from 'react-i18next';
import { useWaitingFor, useWordsOfGame } from '../boards/use-board';
import { useTexts } from '../texts/texts';

/** A table in one sentence, for those who hear the screen. */
export const useTableLabel = () => {
  const { t } = useTexts();
  const { t: word } = useTranslation('design');
  const wordsOf = useWordsOfGame();
  const waitingFor = useWaitingFor();
  return ({ number, state, game, seated, seats }: TableRow): string =>
    [
      t('table.name', { number }),
      word(`tableState.${state}`),
      ...(game
        ? [
            wordsOf(game).full,
            t('table.taken', { seated, count: seats.length }),
            t('list.waiting', { count: waitingFor(game) }),
          ]
        : [t('table.seats', { count: seats.length })]),
    ].join(', ');
};
