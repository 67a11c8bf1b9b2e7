import { type GameShape } from '@cardroom/contracts';
import { gameKind, shortGameKind } from '@cardroom/contracts/game-words';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../texts/start-texts';
import { amountText, stakesText } from './money';

/** A game in words: `No-limit Hold’em` (short `NL Hold’em`), `€1/2`, and both together as the name of its list. */
export const useGameWords = (currency: string) => {
  const { t } = useTranslation('design');
  const { language } = useLanguage();
  return (game: GameShape) => {
    const name = gameKind(game, language);
    const short = shortGameKind(game, language);
    const stakes = stakesText(game.stakes, currency, language);
    const least = amountText(game.minBuyIn, currency, language);
    const most = game.maxBuyIn === null ? null : amountText(game.maxBuyIn, currency, language);
    return { name, short, stakes, full: t('game.full', { name, stakes }), least, most };
  };
};
