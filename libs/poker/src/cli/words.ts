import { type Limit } from '../betting/structure';
import { type Language } from '../evaluation/names';
import { type GameName, type Street } from '../games/game';
import { type PotShare } from '../hand/events';
import { type ForcedBetKind } from '../hand/state';

/** What the command says, in one language. */
export interface Words {
  readonly game: Readonly<Record<GameName, string>>;
  readonly limit: Readonly<Record<Limit, string>>;
  readonly street: Readonly<Record<Street['name'], string>>;
  readonly forcedBet: Readonly<Record<ForcedBetKind, string>>;
  readonly share: Readonly<Record<PotShare, string>>;
  readonly act: {
    readonly fold: string;
    readonly check: string;
    readonly call: (amount: string) => string;
    readonly bet: (to: string) => string;
    readonly raise: (to: string) => string;
    readonly complete: (to: string) => string;
    readonly bringIn: (amount: string) => string;
  };
  /** The same as what a player did: `p3 raises to 150`. */
  readonly did: {
    readonly fold: string;
    readonly check: string;
    readonly call: (amount: string) => string;
    readonly bet: (to: string) => string;
    readonly raise: (to: string) => string;
    readonly complete: (to: string) => string;
    readonly bringIn: (amount: string) => string;
  };
  /** The game with its limit, as a title. */
  readonly title: (limit: string, game: string) => string;
  readonly colon: string;
  readonly allIn: string;
  readonly may: (player: string, actions: string) => string;
  readonly or: string;
  readonly button: string;
  readonly seat: (seat: number) => string;
  readonly you: string;
  readonly posts: string;
  readonly holeCards: string;
  readonly pot: string;
  readonly mainPot: string;
  readonly sidePot: (number: number) => string;
  readonly returned: (amount: string, player: string) => string;
  readonly showdown: string;
  readonly shows: (player: string, cards: string) => string;
  readonly mucks: (player: string) => string;
  readonly beaten: (players: string) => string;
  readonly dead: (player: string) => string;
  readonly standsPat: (player: string) => string;
  readonly draws: (player: string, count: number, cards: string) => string;
  readonly wins: (player: string, amount: string, share: string) => string;
  readonly oddChip: (player: string, rule: string) => string;
  readonly low: (ranks: string) => string;
  readonly result: string;
  readonly unfinished: string;
}

const en: Words = {
  game: {
    holdem: "hold'em",
    omaha: 'Omaha',
    omaha8: 'Omaha hi-lo, eight or better',
    stud: 'seven-card stud',
    stud8: 'seven-card stud hi-lo, eight or better',
    draw: 'five-card draw',
    jacksOrBetter: 'five-card draw, jacks or better',
    richardHoldem: "François Richard hold'em",
  },
  limit: { noLimit: 'No-limit', potLimit: 'Pot-limit', fixedLimit: 'Limit' },
  street: {
    preflop: 'Before the flop',
    flop: 'Flop',
    turn: 'Turn',
    river: 'River',
    street3: 'Third street',
    street4: 'Fourth street',
    street5: 'Fifth street',
    street6: 'Sixth street',
    street7: 'Seventh street',
    beforeDraw: 'Before the draw',
    afterDraw: 'After the draw',
  },
  forcedBet: {
    ante: 'ante',
    smallBlind: 'small blind',
    bigBlind: 'big blind',
    blind: 'blind',
    straddle: 'straddle',
    kill: 'kill blind',
    entry: 'posted blind',
    missedBlind: 'missed blind',
  },
  share: { all: '', high: 'high', low: 'low', agreed: 'as agreed', byHand: 'by the dealer' },
  act: {
    fold: 'fold',
    check: 'check',
    call: (amount) => `call ${amount}`,
    bet: (to) => `bet ${to}`,
    raise: (to) => `raise to ${to}`,
    complete: (to) => `complete to ${to}`,
    bringIn: (amount) => `bring in for ${amount}`,
  },
  did: {
    fold: 'folds',
    check: 'checks',
    call: (amount) => `calls ${amount}`,
    bet: (to) => `bets ${to}`,
    raise: (to) => `raises to ${to}`,
    complete: (to) => `completes to ${to}`,
    bringIn: (amount) => `brings in for ${amount}`,
  },
  title: (limit, game) => `${limit} ${game}`,
  colon: ':',
  allIn: 'all-in',
  may: (player, actions) => `${player} may ${actions}`,
  or: 'or',
  button: 'button',
  seat: (seat) => `seat ${seat}`,
  you: 'you',
  posts: 'Posted',
  holeCards: 'Cards',
  pot: 'pot',
  mainPot: 'Main pot',
  sidePot: (number) => `Side pot ${number}`,
  returned: (amount, player) => `${amount} that nobody called goes back to ${player}`,
  showdown: 'Showdown',
  shows: (player, cards) => `${player} shows ${cards}`,
  mucks: (player) => `${player} mucks`,
  beaten: (players) => `beaten: ${players}`,
  dead: (player) => `the hand of ${player} is dead`,
  standsPat: (player) => `${player} stands pat`,
  draws: (player, count, cards) => `${player} draws ${count}, discarding ${cards}`,
  wins: (player, amount, share) => `${player} wins ${amount}${share === '' ? '' : ` (${share})`}`,
  oddChip: (player, rule) => `odd chip to ${player} by ${rule}`,
  low: (ranks) => `low ${ranks}`,
  result: 'Stacks at the end',
  unfinished: 'The file stops before the end of the hand.',
};

const fr: Words = {
  game: {
    holdem: "hold'em",
    omaha: 'omaha',
    omaha8: 'omaha high-low, huit ou mieux',
    stud: 'stud à sept cartes',
    stud8: 'stud à sept cartes high-low, huit ou mieux',
    draw: 'poker fermé à cinq cartes',
    jacksOrBetter: 'poker fermé, ouverture aux valets',
    richardHoldem: "hold'em François Richard",
  },
  limit: { noLimit: 'sans limite', potLimit: 'limite au pot', fixedLimit: 'limite fixe' },
  street: {
    preflop: 'Avant le flop',
    flop: 'Flop',
    turn: 'Turn',
    river: 'River',
    street3: 'Troisième carte',
    street4: 'Quatrième carte',
    street5: 'Cinquième carte',
    street6: 'Sixième carte',
    street7: 'Septième carte',
    beforeDraw: 'Avant le tirage',
    afterDraw: 'Après le tirage',
  },
  forcedBet: {
    ante: 'ante',
    smallBlind: 'petite blinde',
    bigBlind: 'grosse blinde',
    blind: 'blinde',
    straddle: 'straddle',
    kill: 'blinde de kill',
    entry: 'blinde postée',
    missedBlind: 'blinde manquée',
  },
  share: { all: '', high: 'haut', low: 'bas', agreed: 'selon accord', byHand: 'par le croupier' },
  act: {
    fold: 'passer',
    check: 'dire parole',
    call: (amount) => `suivre ${amount}`,
    bet: (to) => `miser ${to}`,
    raise: (to) => `relancer à ${to}`,
    complete: (to) => `compléter à ${to}`,
    bringIn: (amount) => `poser l'ouverture forcée de ${amount}`,
  },
  did: {
    fold: 'passe',
    check: 'dit parole',
    call: (amount) => `suit ${amount}`,
    bet: (to) => `mise ${to}`,
    raise: (to) => `relance à ${to}`,
    complete: (to) => `complète à ${to}`,
    bringIn: (amount) => `pose l'ouverture forcée de ${amount}`,
  },
  title: (limit, game) => `${game.slice(0, 1).toUpperCase()}${game.slice(1)}, ${limit}`,
  colon: ' :',
  allIn: 'tapis',
  may: (player, actions) => `${player} peut ${actions}`,
  or: 'ou',
  button: 'bouton',
  seat: (seat) => `siège ${seat}`,
  you: 'vous',
  posts: 'Posé',
  holeCards: 'Cartes',
  pot: 'pot',
  mainPot: 'Pot principal',
  sidePot: (number) => `Pot extérieur ${number}`,
  returned: (amount, player) => `${amount} que nul n'a suivis reviennent à ${player}`,
  showdown: 'Abattage',
  shows: (player, cards) => `${player} montre ${cards}`,
  mucks: (player) => `${player} jette ses cartes`,
  beaten: (players) => `battus : ${players}`,
  dead: (player) => `la main de ${player} est morte`,
  standsPat: (player) => `${player} est servi`,
  draws: (player, count, cards) => `${player} change ${count} et jette ${cards}`,
  wins: (player, amount, share) => `${player} gagne ${amount}${share === '' ? '' : ` (${share})`}`,
  oddChip: (player, rule) => `jeton indivisible à ${player} par ${rule}`,
  low: (ranks) => `bas ${ranks}`,
  result: 'Tapis à la fin',
  unfinished: "Le fichier s'arrête avant la fin du coup.",
};

const words: Readonly<Record<Language, Words>> = { en, fr };

export const wordsIn = (language: Language): Words => words[language];

/** `fold, call 50 or raise to 100`. */
export const enumerate = (items: readonly string[], or: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${or} ${items.at(-1)}`;
