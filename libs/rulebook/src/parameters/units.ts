import { inBoth, type Text } from '../language';

/** What a parameter is counted in. */
export const units = {
  yesNo: inBoth(['yes or no', 'oui ou non']),
  word: inBoth(['choice', 'choix']),
  words: inBoth(['list', 'liste']),
  seconds: inBoth(['seconds', 'secondes']),
  minutes: inBoth(['minutes', 'minutes']),
  hours: inBoth(['hours', 'heures']),
  days: inBoth(['days', 'jours']),
  percent: inBoth(['percent', 'pour cent']),
  payments: inBoth(['payments', 'versements']),
  players: inBoth(['players', 'joueurs']),
  seats: inBoth(['seats', 'sièges']),
  tables: inBoth(['tables', 'tables']),
  levels: inBoth(['levels', 'paliers']),
  deals: inBoth(['deals', 'donnes']),
  rounds: inBoth(['rounds of the table', 'tours de table']),
  actions: inBoth(['actions', 'actions']),
  raises: inBoth(['raises', 'relances']),
  cards: inBoth(['cards', 'cartes']),
  chips: inBoth(['chips', 'jetons']),
  blinds: inBoth(['blinds', 'blindes']),
  bigBlinds: inBoth(['big blinds', 'grosses blindes']),
  maximumBets: inBoth(['largest bets', 'mises maximales']),
  buyIns: inBoth(['buy-ins', 'caves']),
  times: inBoth(['times', 'fois']),
  objections: inBoth(['objections', 'oppositions']),
  faceValue: inBoth(['face value of a note', 'valeur du billet']),
  minorUnits: inBoth(['smallest units of money', 'plus petites unités de monnaie']),
} as const satisfies Readonly<Record<string, Text>>;

export type Unit = keyof typeof units;
