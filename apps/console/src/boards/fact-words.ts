import { type FactNote } from '@cardroom/contracts';
import { useTranslation } from 'react-i18next';
import { useLists, useWordsOfGame } from './use-board';

/** `PlayerCalled` to its key, `playerCalled`. */
const keyOf = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

/** A fact or an action in one line, in the language of the screen. A kind that is newer than the screen shows its name. */
export const useFactWords = () => {
  const { t, i18n } = useTranslation('app');
  const lists = useLists();
  const wordsOf = useWordsOfGame();
  return (type: string, summary: FactNote['summary']): string => {
    const game = lists?.find((list) => list.game.gameId === summary['gameId'])?.game;
    const key = `fact.${keyOf(type)}`;
    const known = (i18n.exists(key, { ns: 'app' }) ? key : 'fact.other') as 'fact.other';
    return t(known, { ...summary, type, game: game ? wordsOf(game).full : '' });
  };
};
