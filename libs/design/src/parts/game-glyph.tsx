import { type GameShape } from '@cardroom/contracts';
import './game-glyph.css';
import { type Suit, suitPaths } from './suit';

interface Look {
  /** As many cards as a player is dealt, up to what stays readable. */
  readonly cards: number;
  readonly suit: Suit;
  readonly split: boolean;
}

const looks: Readonly<Record<GameShape['variant'], Look>> = {
  holdem: { cards: 2, suit: 'spade', split: false },
  omaha: { cards: 4, suit: 'heart', split: false },
  'omaha-hi-lo': { cards: 4, suit: 'diamond', split: true },
  'seven-card-stud': { cards: 3, suit: 'club', split: false },
  'seven-card-stud-hi-lo': { cards: 3, suit: 'club', split: true },
  'five-card-draw': { cards: 5, suit: 'diamond', split: false },
};

const spreadDegrees = 15;

/** A game's sign: a hand of as many cards as it deals, so that lists are told apart before they are read. */
export const GameGlyph = ({
  variant,
  size = 40,
}: {
  readonly variant: GameShape['variant'];
  readonly size?: number;
}) => {
  const { cards, suit, split } = looks[variant];
  const red = suit === 'heart' || suit === 'diamond';
  return (
    <svg
      className="game-glyph"
      width={size}
      height={size}
      viewBox="0 0 44 44"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: cards }, (_, i) => {
        const degrees = (i - (cards - 1) / 2) * spreadDegrees;
        const front = i === cards - 1;
        return (
          <g key={i} transform={`rotate(${degrees} 22 46)`}>
            <rect className="game-glyph__card" x="12.5" y="7" width="19" height="28" rx="3.2" />
            {front && (
              <path
                className="game-glyph__suit"
                data-red={red}
                d={suitPaths[suit]}
                transform="translate(15 13.5) scale(0.58)"
              />
            )}
          </g>
        );
      })}
      {split && <path className="game-glyph__split" d="M4 40.5h36" />}
    </svg>
  );
};
