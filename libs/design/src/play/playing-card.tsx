import { suitPaths } from '../parts/suit';
import { type CardFace, faceOf, type SuitLetter } from './cards';
import './playing-card.css';
import { type CardText, hiddenCard } from './shapes';
import { useCardWords } from './use-card-words';

const suitNames = { s: 'spade', h: 'heart', d: 'diamond', c: 'club' } as const;

/** A suit told by its form first and by one of four colours second: diamonds are hollow, clubs are on three legs. */
export const SuitSign = ({ suit }: { readonly suit: SuitLetter }) => (
  <svg className="suit-sign" data-suit={suit} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={suitPaths[suitNames[suit]]} />
  </svg>
);

const Face = ({ card, face: { suit } }: { readonly card: CardText; readonly face: CardFace }) => {
  const { letterOf } = useCardWords();
  return (
    <>
      <span className="playing-card__rank">{letterOf(card)}</span>
      <SuitSign suit={suit} />
    </>
  );
};

interface PlayingCardProps {
  readonly card: CardText;
  readonly size?: 'small' | 'medium' | 'large';
  /** Folded or out of play. */
  readonly dim?: boolean;
}

/** One card, drawn: large enough to be read at arm's length, named for who cannot see it. */
export const PlayingCard = ({ card, size = 'medium', dim = false }: PlayingCardProps) => {
  const { wordsOf } = useCardWords();
  const face = faceOf(card);
  return (
    <span
      className="playing-card"
      role="img"
      aria-label={wordsOf(card)}
      data-card={card}
      data-size={size}
      data-suit={face?.suit}
      data-dim={dim || undefined}
      data-hidden={card === hiddenCard || undefined}
    >
      {face && <Face card={card} face={face} />}
      {!face && card !== hiddenCard && <span className="playing-card__rank">★</span>}
    </span>
  );
};

interface CardRowProps {
  readonly cards: readonly CardText[];
  readonly size?: 'small' | 'medium' | 'large';
  readonly dim?: boolean;
  /** Places that are still to come, drawn empty. */
  readonly places?: number;
}

export const CardRow = ({ cards, size = 'medium', dim = false, places = 0 }: CardRowProps) => (
  <span className="card-row">
    {cards.map((card, i) => (
      <PlayingCard key={`${card}-${i}`} card={card} size={size} dim={dim} />
    ))}
    {Array.from({ length: Math.max(0, places - cards.length) }, (_, i) => (
      <span key={i} className="playing-card playing-card--place" data-size={size} aria-hidden="true" />
    ))}
  </span>
);
