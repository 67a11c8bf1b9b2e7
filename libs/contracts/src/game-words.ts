import { type GameShape } from './game-shape';

/** What the kinds of games and of betting are called, in one language: on screens, papers and in files alike. */
interface GameWords {
  readonly variants: Readonly<Record<GameShape['variant'], string>>;
  readonly shortVariants: Readonly<Record<GameShape['variant'], string>>;
  readonly structures: Readonly<Record<GameShape['structure'], string>>;
  readonly name: (variant: string, structure: GameShape['structure']) => string;
  readonly short: (variant: string, structure: GameShape['structure']) => string;
}

const englishBetting = { 'no-limit': 'No-limit', 'pot-limit': 'Pot-limit', 'fixed-limit': 'Limit' };
const englishLetters = { 'no-limit': 'NL', 'pot-limit': 'PL', 'fixed-limit': 'FL' };
const frenchBetting = { 'no-limit': 'no limit', 'pot-limit': 'pot limit', 'fixed-limit': 'limite fixe' };
const frenchLetters = { 'no-limit': 'NL', 'pot-limit': 'PL', 'fixed-limit': 'LF' };

export const gameWords: Readonly<Record<'en' | 'fr', GameWords>> = {
  en: {
    variants: {
      holdem: 'Hold’em',
      omaha: 'Omaha',
      'omaha-hi-lo': 'Omaha hi-lo',
      'seven-card-stud': 'Seven-card stud',
      'seven-card-stud-hi-lo': 'Seven-card stud hi-lo',
      'five-card-draw': 'Five-card draw',
    },
    shortVariants: {
      holdem: 'Hold’em',
      omaha: 'Omaha',
      'omaha-hi-lo': 'Omaha hi-lo',
      'seven-card-stud': 'Stud',
      'seven-card-stud-hi-lo': 'Stud hi-lo',
      'five-card-draw': 'Draw',
    },
    structures: { 'no-limit': 'No limit', 'pot-limit': 'Pot limit', 'fixed-limit': 'Fixed limit' },
    name: (variant, structure) => `${englishBetting[structure]} ${variant}`,
    short: (variant, structure) => `${englishLetters[structure]} ${variant}`,
  },
  fr: {
    variants: {
      holdem: 'Hold’em',
      omaha: 'Omaha',
      'omaha-hi-lo': 'Omaha haut-bas',
      'seven-card-stud': 'Stud à sept cartes',
      'seven-card-stud-hi-lo': 'Stud à sept cartes haut-bas',
      'five-card-draw': 'Poker fermé',
    },
    shortVariants: {
      holdem: 'Hold’em',
      omaha: 'Omaha',
      'omaha-hi-lo': 'Omaha haut-bas',
      'seven-card-stud': 'Stud',
      'seven-card-stud-hi-lo': 'Stud haut-bas',
      'five-card-draw': 'Fermé',
    },
    structures: { 'no-limit': 'No limit', 'pot-limit': 'Pot limit', 'fixed-limit': 'Limite fixe' },
    name: (variant, structure) => `${variant} ${frenchBetting[structure]}`,
    short: (variant, structure) => `${variant} ${frenchLetters[structure]}`,
  },
};

type Kind = Pick<GameShape, 'variant' | 'structure'>;

/** `No-limit Hold’em`, « Hold’em no limit ». */
export const gameKind = ({ variant, structure }: Kind, language: 'en' | 'fr'): string =>
  gameWords[language].name(gameWords[language].variants[variant], structure);

/** `NL Hold’em`, where there is little room. */
export const shortGameKind = ({ variant, structure }: Kind, language: 'en' | 'fr'): string =>
  gameWords[language].short(gameWords[language].shortVariants[variant], structure);
