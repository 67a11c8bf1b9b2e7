import { type HouseRules } from '../house-rules';
import { type Conflict } from './conflict';

const exceeds = (size: number | null, limit: number): boolean => size !== null && size > limit;

const finalDoesNotFit = ({ finalTablePlayers, finalSize, maxPlayersPerTable }: HouseRules): boolean =>
  exceeds(finalTablePlayers, maxPlayersPerTable) || exceeds(finalSize, maxPlayersPerTable);

const semiFinalDoesNotFit = (rules: HouseRules): boolean =>
  exceeds(rules.semiFinalTableSize, rules.maxPlayersPerTable) ||
  exceeds(rules.semiFinalPlayers, 2 * rules.semiFinalTableSize);

/** Values of an event that only make sense together. */
export const tournamentConflicts: readonly Conflict[] = [
  {
    parameters: ['eliminationRule', 'rebuysAllowed'],
    rules: ['FR4-1.25', 'FR4-1.3.1', 'FR4-1.3.2'],
    reason: [
      'A player who may buy more chips is not out because his own no longer pay a round.',
      'Qui peut racheter des jetons n’est pas éliminé parce que les siens ne paient plus un tour.',
    ],
    isWrong: ({ eliminationRule, rebuysAllowed }) =>
      eliminationRule === 'cannotPayAnotherRound' && rebuysAllowed,
  },
  {
    parameters: ['noShowRemovalMinutes', 'lateEntrantBlindedOff'],
    rules: ['FR4-1.14.1', 'RRP-11.4.a'],
    reason: [
      'A stack removed at once cannot be blinded off.',
      'Un tapis retiré aussitôt ne peut payer de blindes.',
    ],
    isWrong: ({ noShowRemovalMinutes, lateEntrantBlindedOff }) =>
      noShowRemovalMinutes === 0 && lateEntrantBlindedOff,
  },
  {
    parameters: ['minPlayersPerTable', 'maxPlayersPerTable'],
    rules: ['FR4-0', 'RTC-33'],
    reason: [
      'A table needs more players than it may seat.',
      'Une table exige plus de joueurs qu’elle n’en admet.',
    ],
    isWrong: ({ minPlayersPerTable, maxPlayersPerTable }) => minPlayersPerTable > maxPlayersPerTable,
  },
  {
    parameters: ['balanceTolerance', 'balanceToleranceLargeField'],
    rules: ['RRP-11.14.a', 'RRP-11.14.b'],
    reason: [
      'Few tables cannot differ by more than many may.',
      'Un petit nombre de tables ne peut différer plus qu’un grand.',
    ],
    isWrong: ({ balanceTolerance, balanceToleranceLargeField }) =>
      balanceTolerance > balanceToleranceLargeField,
  },
  {
    parameters: ['tablesMerge', 'redrawAtTables'],
    rules: ['FR4-1.35', 'RRP-11.15'],
    reason: [
      'Tables that never merge cannot be redrawn before the final.',
      'Des tables qui ne fusionnent jamais ne peuvent être retirées avant la finale.',
    ],
    isWrong: ({ tablesMerge, redrawAtTables }) => !tablesMerge && redrawAtTables.some((count) => count > 1),
  },
  {
    parameters: ['finalTablePlayers', 'finalSize', 'maxPlayersPerTable'],
    rules: ['RTC-34.a', 'FR4-1.35'],
    reason: ['The final does not fit at one table.', 'La finale ne tient pas à une table.'],
    isWrong: finalDoesNotFit,
  },
  {
    parameters: ['semiFinalPlayers', 'semiFinalTableSize', 'maxPlayersPerTable'],
    rules: ['RTC-34', 'RTC-33'],
    reason: ['The semi-final does not fit at two tables.', 'La demi-finale ne tient pas à deux tables.'],
    isWrong: semiFinalDoesNotFit,
  },
  {
    parameters: ['finalDeals', 'endOfPlay'],
    rules: ['FR4-1.35.1', 'RRP-11.32'],
    reason: [
      'A final of a set number of deals does not go on to the last survivor.',
      'Une finale à nombre de donnes fixé ne va pas jusqu’au dernier survivant.',
    ],
    isWrong: ({ finalDeals, endOfPlay }) => finalDeals !== null && endOfPlay === 'lastSurvivor',
  },
  {
    parameters: ['payout', 'dealMaking'],
    rules: ['FR4-1.36', 'RRP-11.31', 'RTC-2.h'],
    reason: [
      'Where the winner takes all there is nothing to share.',
      'Là où le vainqueur prend tout, il n’y a rien à partager.',
    ],
    isWrong: ({ payout, dealMaking }) => payout === 'winnerTakesAll' && dealMaking !== 'forbidden',
  },
];
