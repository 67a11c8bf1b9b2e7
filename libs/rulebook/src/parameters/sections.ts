import { inBoth, type Text } from '../language';
import { betCorrection } from './bet-correction';
import { betting } from './betting';
import { buttonAndBlinds } from './button-and-blinds';
import { cage } from './cage';
import { clock } from './clock';
import { conduct } from './conduct';
import { type Parameter } from './define';
import { games } from './games';
import { irregularities } from './irregularities';
import { misdeal } from './misdeal';
import { rulings } from './rulings';
import { sanctions } from './sanctions';
import { seating } from './seating';
import { showdown } from './showdown';
import { tableStakes } from './table-stakes';
import { tables } from './tables';
import { timeCollection } from './time-collection';
import { tournamentEntries } from './tournament-entries';
import { tournamentPrizes } from './tournament-prizes';
import { tournamentTables } from './tournament-tables';
import { waitingList } from './waiting-list';

/** One page of the house settings: related parameters under a title. */
export interface ParameterSection {
  readonly title: Text;
  readonly parameters: Readonly<Record<string, Parameter<unknown>>>;
}

/** Every parameter a house may set, by name. */
export const parameters = {
  ...rulings,
  ...sanctions,
  ...conduct,
  ...waitingList,
  ...seating,
  ...tables,
  ...timeCollection,
  ...tableStakes,
  ...buttonAndBlinds,
  ...betting,
  ...betCorrection,
  ...clock,
  ...misdeal,
  ...irregularities,
  ...showdown,
  ...games,
  ...tournamentEntries,
  ...tournamentTables,
  ...tournamentPrizes,
};

/** The same parameters as pages of a settings screen, in reading order. */
export const parameterSections: readonly ParameterSection[] = [
  { title: inBoth(['Authority and rulings', 'Autorité et décisions']), parameters: rulings },
  { title: inBoth(['Sanctions', 'Sanctions']), parameters: sanctions },
  { title: inBoth(['Conduct', 'Comportement']), parameters: conduct },
  { title: inBoth(['Waiting lists', 'Listes d’attente']), parameters: waitingList },
  { title: inBoth(['Seats', 'Sièges']), parameters: seating },
  { title: inBoth(['Cash tables', 'Tables d’argent']), parameters: tables },
  { title: inBoth(['Time collection', 'Loyer de siège']), parameters: timeCollection },
  { title: inBoth(['Buy-ins and table stakes', 'Caves et argent sur table']), parameters: tableStakes },
  { title: inBoth(['Button and blinds', 'Bouton et blindes']), parameters: buttonAndBlinds },
  { title: inBoth(['Betting', 'Enchères']), parameters: betting },
  {
    title: inBoth(['Words, chips and corrections', 'Paroles, jetons et corrections']),
    parameters: betCorrection,
  },
  { title: inBoth(['Calling time', 'Demande de temps']), parameters: clock },
  { title: inBoth(['Misdeals', 'Maldonnes']), parameters: misdeal },
  { title: inBoth(['Irregularities', 'Irrégularités']), parameters: irregularities },
  { title: inBoth(['Showdown and pots', 'Abattage et pots']), parameters: showdown },
  { title: inBoth(['Games', 'Jeux']), parameters: games },
  {
    title: inBoth(['Tournament: entries and levels', 'Tournoi : engagements et paliers']),
    parameters: tournamentEntries,
  },
  { title: inBoth(['Tournament: tables', 'Tournoi : tables']), parameters: tournamentTables },
  {
    title: inBoth(['Tournament: chips and prizes', 'Tournoi : jetons et prix']),
    parameters: tournamentPrizes,
  },
];

/** What the house sets for its cage beside the rule texts: no rule set brings it, and none changes it. */
export const cageParameters = cage;
export const cageSection: ParameterSection = {
  title: inBoth(['Registers and limits', 'Registres et seuils']),
  parameters: cage,
};
