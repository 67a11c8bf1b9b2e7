import { type RuleId } from '@cardroom/kernel';
import { type ActionKind, type ForcedBetKind, type GameName, type SeatNumber } from '@cardroom/poker';

interface Amounts {
  readonly paid: number;
  readonly to: number;
  readonly allIn: boolean;
}

/** What a hand history says, in one language. Amounts are minor units, as chips are. */
export interface Texts {
  readonly opening: (game: GameName, players: number, button: SeatNumber | null) => string;
  readonly sits: (seat: SeatNumber, stack: number) => string;
  readonly posts: (seat: SeatNumber, amount: number, kind: ForcedBetKind) => string;
  readonly board: (cards: string) => string;
  readonly acts: (seat: SeatNumber, kind: ActionKind, amounts: Amounts) => string;
  readonly draws: (seat: SeatNumber, cards: number) => string;
  readonly returned: (seat: SeatNumber, amount: number) => string;
  readonly killed: (seat: SeatNumber, rule: RuleId) => string;
  readonly shows: (seat: SeatNumber, cards: string) => string;
  readonly mucks: (seat: SeatNumber) => string;
  readonly raked: (amount: number) => string;
  readonly wins: (seat: SeatNumber, amount: number, pot: number) => string;
  readonly held: (pot: number) => string;
  readonly voided: (rule: RuleId) => string;
}

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
  opening: (game, players, button) =>
    `${game}, ${players} players${button === null ? '' : `, button at seat ${button}`}`,
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
  opening: (game, players, button) =>
    `${game}, ${players} joueurs${button === null ? '' : `, bouton au siège ${button}`}`,
  sits: (seat, stack) => `Siège ${seat} : ${stack}`,
  posts: (seat, amount, kind) => `Le siège ${seat} pose ${bets[kind][1]} : ${amount}`,
  board: (cards) => `Tableau : ${cards}`,
  acts: (seat, kind, amounts) =>
    `Le siège ${seat} ${actionsFr[kind](amounts)}${amounts.allIn ? ', à tapis' : ''}`,
  draws: (seat, cards) =>
    cards === 0 ? `Le siège ${seat} est servi` : `Le siège ${seat} change ${cards} cartes`,
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
