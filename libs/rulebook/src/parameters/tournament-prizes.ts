import { choice, flag, whole, wholeList, wordList } from './define';
import { suits } from './words';

/** Changing up chips, ranking, prizes and cancellation. */
export const tournamentPrizes = {
  chipRaceMaxPerPlayer: whole(1, { unit: 'chips', min: 1, max: 10 }, [
    'Chip race: new chips a player may win',
    'Échange des petits jetons : nouveaux jetons par joueur, au plus',
  ]),
  chipRaceFirstSeat: whole(1, { unit: 'seats', min: 1, max: 10 }, [
    'Chip race: seat that gets the first card',
    'Échange des petits jetons : siège qui reçoit la première carte',
  ]),
  chipRaceSuitOrder: wordList(
    ['spades', 'hearts', 'diamonds', 'clubs'],
    [
      'Chip race: suits from highest to lowest',
      'Échange des petits jetons : couleurs de la plus haute à la plus basse',
    ],
    suits,
  ),
  chipRaceRemainder: choice(
    'drop',
    [
      'Chip race: odd chips worth less than a new one',
      'Échange des petits jetons : reste inférieur à un nouveau jeton',
    ],
    {
      drop: ['leave play', 'retiré du jeu'],
      roundUp: ['count as one', 'arrondi à un jeton'],
    },
  ),
  chipRaceCanEliminate: flag(true, [
    'Chip race: a player may lose his last chips in it.',
    'Échange des petits jetons : un joueur peut y perdre ses derniers jetons.',
  ]),
  chipRaceStopsClock: flag(true, [
    'Chip race: the clock stands still.',
    'Échange des petits jetons : la pendule est arrêtée.',
  ]),
  chipRaceLevels: wholeList([], { unit: 'levels', min: 1, max: 100 }, [
    'Levels after which there is a chip race; none named: the director says',
    'Paliers suivis d’un échange des petits jetons ; sans précision, le directeur décide',
  ]),
  colourUpStopsClock: flag(false, [
    'Colouring up a single stack stops the clock.',
    'Changer les jetons d’un seul tapis arrête la pendule.',
  ]),
  handForHandTrigger: choice(
    'directorDecides',
    ['Tables play hand for hand', 'Les tables jouent main par main'],
    {
      directorDecides: ['when the director says so', 'quand le directeur le décide'],
      oneEliminationBeforePrizeJump: [
        'one elimination before a better prize',
        'à une élimination d’un meilleur prix',
      ],
    },
  ),
  simultaneousEliminationTieBreak: choice(
    'biggerStartingStack',
    ['Two out in the same deal: ahead is', 'Deux éliminés dans la même donne : est devant'],
    {
      biggerStartingStack: ['the bigger stack at its start', 'le plus gros tapis au début de la donne'],
    },
  ),
  rankingBy: choice('eliminationOrder', ['Final ranking by', 'Classement final selon'], {
    eliminationOrder: ['order of elimination', 'l’ordre d’élimination'],
  }),
  payout: choice('houseSchedule', ['Prizes', 'Prix'], {
    houseSchedule: ['by the house schedule', 'selon le barème de la maison'],
    byRank: ['by rank only', 'au seul classement'],
    winnerTakesAll: ['all to the winner', 'tout au vainqueur'],
  }),
  cancelBeforeMoneyRefund: choice(
    'directorDecides',
    ['Cancelled, nobody in the money', 'Annulation, personne dans les prix'],
    {
      directorDecides: ['the director decides, equitably', 'le directeur décide, en équité'],
      entryAndFeeToAll: ['entry and fee to everybody', 'droits et frais rendus à tous'],
      none: ['no refund', 'pas de remboursement'],
    },
  ),
  cancelInMoneyRefund: choice(
    'directorDecides',
    ['Cancelled, somebody in the money', 'Annulation, quelqu’un dans les prix'],
    {
      directorDecides: ['the director decides, equitably', 'le directeur décide, en équité'],
      poolEqualSharesMinusPaid: [
        'equal shares of the pool, less what was paid; fees kept',
        'parts égales de la dotation, moins les prix versés ; frais gardés',
      ],
      none: ['no refund', 'pas de remboursement'],
    },
  ),
  cancelClawback: flag(false, [
    'A prize paid above the share is asked back.',
    'Un prix versé au-delà de la part est réclamé.',
  ]),
  cancelReasonRequired: flag(true, ['A cancellation needs a reason.', 'Une annulation doit être motivée.']),
  refundRounding: choice('minorUnit', ['Shares are rounded down to', 'Les parts sont arrondies'], {
    minorUnit: ['the smallest unit of money', 'à la plus petite unité de monnaie'],
  }),
  refundRemainderTo: choice('biggestStack', ['What is left over goes to', 'Le reste va'], {
    biggestStack: ['the biggest stack', 'au plus gros tapis'],
  }),
  quitRefund: choice('none', ['A player who gives up gets back', 'Un joueur qui abandonne récupère'], {
    none: ['nothing', 'rien'],
  }),
};
