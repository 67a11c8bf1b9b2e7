import { gameKind, type GameShape, type ListEntryShape, type SeatShape } from '@cardroom/contracts';
import { type Language } from '../problems/problem';

type EntryState = ListEntryShape['state'];
type Source = ListEntryShape['source'];

/** What stands on paper, in one language. */
export interface PaperWords {
  readonly lists: string;
  readonly tableSheets: string;
  readonly seatCards: string;
  readonly table: string;
  readonly seat: string;
  readonly number: string;
  readonly player: string;
  readonly since: string;
  readonly state: string;
  readonly source: string;
  readonly inAt: string;
  readonly outAt: string;
  readonly chips: string;
  readonly rent: string;
  readonly nobody: string;
  readonly printedAt: string;
  readonly dealer: string;
  readonly yourPlace: string;
  readonly joinedAt: string;
  readonly showIt: string;
  readonly asOf: string;
  readonly keyBack: string;
  readonly entry: Readonly<Record<EntryState, string>>;
  readonly from: Readonly<Record<Source, string>>;
  readonly seatState: Readonly<Partial<Record<SeatShape['state'], string>>>;
}

const english: PaperWords = {
  lists: 'Waiting lists',
  tableSheets: 'Table sheet',
  seatCards: 'Seat cards',
  table: 'Table',
  seat: 'Seat',
  number: 'No.',
  player: 'Player',
  since: 'Since',
  state: 'State',
  source: 'Came',
  inAt: 'In at',
  outAt: 'Out at',
  chips: 'Chips',
  rent: 'Rent',
  nobody: 'Nobody is waiting.',
  printedAt: 'Printed',
  dealer: 'Dealer:',
  yourPlace: 'Your place on the list',
  joinedAt: 'On the list since',
  showIt: 'Enter this code at the kiosk to see your place.',
  asOf: 'as of',
  keyBack: 'Write down each time: what stands here is keyed back in with it.',
  entry: {
    'called-in': 'called in',
    waiting: 'waiting',
    called: 'called',
    held: 'held',
    out: 'out of the room',
  },
  from: { 'walk-in': 'walk-in', kiosk: 'kiosk', phone: 'phone', 'call-in': 'call-in' },
  seatState: {
    reserved: 'reserved',
    absent: 'absent',
    held: 'held',
    closed: 'closed',
    'must-move': 'must move',
  },
};

const french: PaperWords = {
  lists: 'Listes d’attente',
  tableSheets: 'Feuille de table',
  seatCards: 'Cartes de place',
  table: 'Table',
  seat: 'Siège',
  number: 'N°',
  player: 'Joueur',
  since: 'Depuis',
  state: 'État',
  source: 'Venu',
  inAt: 'Arrivée',
  outAt: 'Départ',
  chips: 'Jetons',
  rent: 'Loyer',
  nobody: 'Personne n’attend.',
  printedAt: 'Imprimé',
  dealer: 'Croupier :',
  yourPlace: 'Votre rang sur la liste',
  joinedAt: 'Sur la liste depuis',
  showIt: 'Entrez ce code à la borne pour voir votre rang.',
  asOf: 'à',
  keyBack: 'Notez chaque heure : ce qui est écrit ici sera ressaisi avec elle.',
  entry: {
    'called-in': 'inscrit à distance',
    waiting: 'attend',
    called: 'appelé',
    held: 'place retenue',
    out: 'hors de la salle',
  },
  from: { 'walk-in': 'sur place', kiosk: 'borne', phone: 'téléphone', 'call-in': 'à distance' },
  seatState: {
    reserved: 'réservé',
    absent: 'absent',
    held: 'retenu',
    closed: 'fermé',
    'must-move': 'à déplacer',
  },
};

export const paperWords: Readonly<Record<Language, PaperWords>> = { en: english, fr: french };

const shortAmount = (amount: string): string => amount.replace(/\.0+$/, '');

/** `No-limit Hold’em · 1/2`: the game as screens name it, with its stakes. */
export const gameName = (game: GameShape, language: Language): string =>
  `${gameKind(game, language)} · ${game.stakes.map(shortAmount).join('/')}`;
