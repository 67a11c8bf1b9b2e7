import { useTranslation } from 'react-i18next';
import { ranksOfDeck, suitsOfDeck } from './cards';
import './card-picker.css';
import { SuitSign } from './playing-card';
import { type CardText } from './shapes';
import { useCardWords } from './use-card-words';

interface CardPickerProps {
  /** Cards that have been seen elsewhere. */
  readonly taken: ReadonlySet<CardText>;
  readonly chosen: readonly CardText[];
  readonly most: number;
  readonly onChange: (cards: readonly CardText[]) => void;
}

/** The whole deck, a row for each suit: a tap takes a card, a second one gives it back. */
export const CardPicker = ({ taken, chosen, most, onChange }: CardPickerProps) => {
  const { t } = useTranslation('play');
  const { wordsOf, letterOf } = useCardWords();
  const tap = (card: CardText) =>
    onChange(chosen.includes(card) ? chosen.filter((each) => each !== card) : [...chosen, card]);
  return (
    <div className="card-picker" role="group" aria-label={t('picker.label')}>
      {suitsOfDeck.map((suit) =>
        ranksOfDeck.map((rank) => {
          const card = `${rank}${suit}`;
          const isChosen = chosen.includes(card);
          return (
            <button
              key={card}
              type="button"
              className="card-picker__card"
              data-card={card}
              data-suit={suit}
              aria-label={wordsOf(card)}
              aria-pressed={isChosen}
              disabled={taken.has(card) || (!isChosen && chosen.length >= most)}
              onClick={() => tap(card)}
            >
              <span>{letterOf(card)}</span>
              <SuitSign suit={suit} />
            </button>
          );
        }),
      )}
    </div>
  );
};
