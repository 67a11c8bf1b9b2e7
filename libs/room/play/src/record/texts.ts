import { type RuleId } from '@cardroom/kernel';
import { type ActionKind, type BettingStructure, type ForcedBetKind, type GameName } from '@cardroom/poker';

type Limit = BettingStructure['limit'];

interface Amounts {
  readonly paid: string;
  readonly to: string;
  readonly allIn: boolean;
}

/** What a hand is played at, and who has the button. */
interface Opening {
  readonly game: GameName;
  readonly limit: Limit;
  readonly players: number;
  /** Null in games without one. */
  readonly button: number | null;
}

/** What a hand history says, in one language. Amounts are said by whoever asks; seats with the names he knows. */
export interface Texts {
  readonly opening: (opening: Opening) => string;
  readonly sits: (seat: string, stack: string) => string;
  readonly posts: (seat: string, amount: string, kind: ForcedBetKind) => string;
  readonly board: (cards: string) => string;
  readonly acts: (seat: string, kind: ActionKind, amounts: Amounts) => string;
  readonly draws: (seat: string, cards: number) => string;
  readonly returned: (seat: string, amount: string) => string;
  readonly killed: (seat: string, rule: RuleId) => string;
  readonly shows: (seat: string, cards: string) => string;
  readonly mucks: (seat: string) => string;
  readonly raked: (amount: string) => string;
  readonly wins: (seat: string, amount: string, pot: number) => string;
  readonly held: (pot: number) => string;
  readonly voided: (rule: RuleId) => string;
}

const games: { readonly [G in GameName]: readonly [en: string, fr: string] } = {
  holdem: ['hold’em', 'hold’em'],
  omaha: ['Omaha', 'Omaha'],
  omaha8: ['Omaha hi-lo', 'Omaha hi-lo'],
  stud: ['seven-card stud', 'stud à sept cartes'],
  stud8: ['seven-card stud hi-lo', 'stud à sept cartes hi-lo'],
  draw: ['five-card draw', 'poker fermé'],
  jacksOrBetter: ['five-card draw, jacks or better', 'poker fermé, valets ou mieux'],
  richardHoldem: ['Richard hold’em', 'hold’em Richard'],
};

const limits: { readonly [L in Limit]: readonly [en: string, fr: string] } = {
  noLimit: ['No-limit', 'no limit'],
  potLimit: ['Pot-limit', 'pot limit'],
  fixedLimit: ['Limit', 'limite fixe'],
};

const bets: { readonly [K in ForcedBetKind]: readonly [en: string, fr: string] } = {
  ante: ['the ante', 'l’ante'],
  smallBlind: ['the small blind', 'la petite blinde'],
  bigBlind: ['the big blind', 'la grosse blinde'],
  blind: ['a blind', 'une blinde'],
  straddle: ['a straddle', 'un straddle'],
  kill: ['the kill', 'le kill'],
  entry: ['to come in', 'pour entrer'],
  missedBlind: ['a missed blind', 'une blinde manquée'],
};

const actionsEn: { readonly [K in ActionKind]: (amounts: Amounts) => string } = {
  fold: () => 'folds',
  check: () => 'checks',
  call: ({ paid }) => `calls ${paid}`,
  bet: ({ to }) => `bets ${to}`,
  raise: ({ to }) => `raises to ${to}`,
  complete: ({ to }) => `completes to ${to}`,
  bringIn: ({ paid }) => `brings it in for ${paid}`,
};

const actionsFr: { readonly [K in ActionKind]: (amounts: Amounts) => string } = {
  fold: () => 'se couche',
  check: () => 'dit parole',
  call: ({ paid }) => `suit de ${paid}`,
  bet: ({ to }) => `mise ${to}`,
  raise: ({ to }) => `relance à ${to}`,
  complete: ({ to }) => `complète à ${to}`,
  bringIn: ({ paid }) => `ouvre d’office de ${paid}`,
};

const en: Texts = {
  opening: ({ game, limit, players, button }) =>
    `${limits[limit][0]} ${games[game][0]}, ${players} players${button === null ? '' : `, button at seat ${button}`}`,
  sits: (seat, stack) => `Seat ${seat}: ${stack}`,
  posts: (seat, amount, kind) => `Seat ${seat} posts ${bets[kind][0]}: ${amount}`,
  board: (cards) => `Board: ${cards}`,
  acts: (seat, kind, amounts) => `Seat ${seat} ${actionsEn[kind](amounts)}${amounts.allIn ? ', all-in' : ''}`,
  draws: (seat, cards) => (cards === 0 ? `Seat ${seat} stands pat` : `Seat ${seat} draws ${cards}`),
  returned: (seat, amount) => `${amount} uncalled goes back to seat ${seat}`,
  killed: (seat, rule) => `The hand of seat ${seat} is dead (${rule})`,
  shows: (seat, cards) => `Seat ${seat} shows ${cards}`,
  mucks: (seat) => `Seat ${seat} mucks`,
  raked: (amount) => `The house takes ${amount} from the pot`,
  wins: (seat, amount, pot) =>
    `Seat ${seat} wins ${amount} of ${pot === 0 ? 'the main pot' : `side pot ${pot}`}`,
  held: (pot) => `${pot === 0 ? 'The main pot' : `Side pot ${pot}`} is set aside`,
  voided: (rule) => `The hand is void (${rule})`,
};

const fr: Texts = {
  opening: ({ game, limit, players, button }) =>
    `${games[game][1]} ${limits[limit][1]}, ${players} joueurs${button === null ? '' : `, bouton au siège ${button}`}`,
  sits: (seat, stack) => `Siège ${seat} : ${stack}`,
  posts: (seat, amount, kind) => `Le siège ${seat} pose ${bets[kind][1]} : ${amount}`,
  board: (cards) => `Tableau : ${cards}`,
  acts: (seat, kind, amounts) =>
    `Le siège ${seat} ${actionsFr[kind](amounts)}${amounts.allIn ? ', à tapis' : ''}`,
  draws: (seat, cards) =>
    cards === 0
      ? `Le siège ${seat} est servi`
      : `Le siège ${seat} change ${cards} carte${cards > 1 ? 's' : ''}`,
  returned: (seat, amount) => `${amount} non suivis retournent au siège ${seat}`,
  killed: (seat, rule) => `La main du siège ${seat} est morte (${rule})`,
  shows: (seat, cards) => `Le siège ${seat} montre ${cards}`,
  mucks: (seat) => `Le siège ${seat} jette ses cartes`,
  raked: (amount) => `La maison prélève ${amount} sur le pot`,
  wins: (seat, amount, pot) =>
    `Le siège ${seat} gagne ${amount} du ${pot === 0 ? 'pot principal' : `pot extérieur ${pot}`}`,
  held: (pot) => `Le ${pot === 0 ? 'pot principal' : `pot extérieur ${pot}`} est mis de côté`,
  voided: (rule) => `Le coup est annulé (${rule})`,
};

export const texts = { en, fr } as const;
