import { useTranslation } from 'react-i18next';
import { faceOf } from './cards';
import { type CardText, hiddenCard } from './shapes';

/** A card in words, as a screen reader says it, and its rank in the letters of the language. */
export const useCardWords = () => {
  const { t } = useTranslation('play');
  return {
    wordsOf: (card: CardText): string => {
      const face = faceOf(card);
      if (face)
        return t('card.name', { rank: t(`card.rank.${face.rank}`), suit: t(`card.suit.${face.suit}`) });
      return t(card === hiddenCard ? 'card.hidden' : 'card.joker');
    },
    letterOf: (card: CardText): string => {
      const face = faceOf(card);
      return face ? t(`card.letter.${face.rank}`) : '';
    },
  };
};
