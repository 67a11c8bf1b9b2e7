import { cardSign } from '../cards/notation';
import { type SeenCard } from '../cards/card';
import { type Language } from '../evaluation/names';
import { type Chips, type SeatNumber } from '../hand/state';
import { type Words, wordsIn } from './words';

/** How the command speaks of one hand: the language, the players' names and the unit of the amounts. */
export interface Speaker {
  readonly language: Language;
  readonly words: Words;
  readonly amount: (chips: Chips) => string;
  readonly player: (seat: SeatNumber) => string;
  readonly cards: (cards: readonly SeenCard[]) => string;
  /** Whether the listener may see the down cards of a seat. */
  readonly sees: (seat: SeatNumber) => boolean;
}

export interface SpeakerOptions {
  readonly language: Language;
  readonly nameOf: (seat: SeatNumber) => string;
  /** What the engine's whole chips are divided by to be amounts of the file. */
  readonly scale?: number;
  /** Everybody's cards are seen unless it says otherwise. */
  readonly sees?: (seat: SeatNumber) => boolean;
}

export const speaker = ({ language, nameOf, scale = 1, sees = () => true }: SpeakerOptions): Speaker => {
  const numbers = new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-US', { maximumFractionDigits: 4 });
  return {
    language,
    words: wordsIn(language),
    amount: (chips) => numbers.format(chips / scale),
    player: nameOf,
    cards: (cards) => cards.map(cardSign).join(' '),
    sees,
  };
};
