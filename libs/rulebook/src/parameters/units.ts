import { inBoth, type Labels, type Language, type Text } from '../language';

/** A unit as it follows one, and as it follows several. */
interface UnitWords {
  readonly one: Text;
  readonly other: Text;
}

const counted = (one: Labels, other: Labels): UnitWords => ({ one: inBoth(one), other: inBoth(other) });
const uncounted = (labels: Labels): UnitWords => counted(labels, labels);

/** What a parameter is counted in. */
export const units = {
  yesNo: uncounted(['yes or no', 'oui ou non']),
  word: uncounted(['choice', 'choix']),
  words: uncounted(['list', 'liste']),
  seconds: counted(['second', 'seconde'], ['seconds', 'secondes']),
  minutes: counted(['minute', 'minute'], ['minutes', 'minutes']),
  hours: counted(['hour', 'heure'], ['hours', 'heures']),
  days: counted(['day', 'jour'], ['days', 'jours']),
  percent: uncounted(['percent', 'pour cent']),
  payments: counted(['payment', 'versement'], ['payments', 'versements']),
  players: counted(['player', 'joueur'], ['players', 'joueurs']),
  seats: counted(['seat', 'siège'], ['seats', 'sièges']),
  tables: counted(['table', 'table'], ['tables', 'tables']),
  levels: counted(['level', 'palier'], ['levels', 'paliers']),
  deals: counted(['deal', 'donne'], ['deals', 'donnes']),
  rounds: counted(['round of the table', 'tour de table'], ['rounds of the table', 'tours de table']),
  actions: counted(['action', 'action'], ['actions', 'actions']),
  raises: counted(['raise', 'relance'], ['raises', 'relances']),
  cards: counted(['card', 'carte'], ['cards', 'cartes']),
  chips: counted(['chip', 'jeton'], ['chips', 'jetons']),
  blinds: counted(['blind', 'blinde'], ['blinds', 'blindes']),
  bigBlinds: counted(['big blind', 'grosse blinde'], ['big blinds', 'grosses blindes']),
  maximumBets: counted(['largest bet', 'mise maximale'], ['largest bets', 'mises maximales']),
  buyIns: counted(['buy-in', 'cave'], ['buy-ins', 'caves']),
  times: counted(['time', 'fois'], ['times', 'fois']),
  objections: counted(['objection', 'opposition'], ['objections', 'oppositions']),
  faceValue: uncounted(['face value of a note', 'valeur du billet']),
  minorUnits: uncounted(['smallest units of money', 'plus petites unités de monnaie']),
} as const satisfies Readonly<Record<string, UnitWords>>;

export type Unit = keyof typeof units;

const plurals = { en: new Intl.PluralRules('en'), fr: new Intl.PluralRules('fr') } as const;

/** The unit as it is said after a number: "1 player", "0 players"; in French « 0 joueur ». */
export const unitAfter = (unit: Unit, count: number, language: Language): string =>
  units[unit][plurals[language].select(count) === 'one' ? 'one' : 'other'][language];
