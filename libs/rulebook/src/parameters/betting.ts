import { choice, flag, whole } from './define';

/** What may be bet, by how much a raise must rise, and when the betting reopens. */
export const betting = {
  bettingStructure: choice(
    'perTable',
    [
      'Betting structure of every table under these rules',
      'Structure d’enchères de toutes les tables sous ce règlement',
    ],
    {
      perTable: ['each table has its own', 'chaque table a la sienne'],
      noLimit: ['no-limit', 'sans limite'],
      potLimit: ['pot-limit', 'limite du pot'],
      fixedLimit: ['fixed limit', 'limite fixe'],
    },
  ),
  checkAllowed: flag(true, [
    'A player who has no bet to call may check.',
    'Un joueur sans mise à suivre peut dire parole.',
  ]),
  checkBanAnnouncedBeforeStart: flag(true, [
    'A ban on checking must be announced before the game begins.',
    'L’interdiction de la parole doit être annoncée avant le début de la partie.',
  ]),
  checkRaiseAllowed: flag(true, [
    'A player who has checked may raise in the same round.',
    'Un joueur qui a dit parole peut relancer dans le même tour.',
  ]),
  minOpeningBet: choice(
    'bigBlind',
    ['Smallest opening bet in big-bet games', 'Plus petite ouverture hors limite fixe'],
    {
      bigBlind: ['the big blind', 'la grosse blinde'],
    },
  ),
  minRaiseRule: choice(
    'lastFullBetOrRaise',
    ['Smallest raise in big-bet games', 'Plus petite relance hors limite fixe'],
    {
      lastFullBetOrRaise: [
        'by the last full bet or raise of the round',
        'de la dernière mise ou relance complète du tour',
      ],
      doubleHighestBet: ['to twice the highest bet', 'au double de la plus haute mise'],
      smallBlind: ['by the small blind', 'de la petite blinde'],
    },
  ),
  reopenRule: choice(
    'fullRaise',
    [
      'Big-bet games: what reopens the betting to a player who has already acted',
      'Hors limite fixe : ce qui rouvre les enchères à qui a déjà agi',
    ],
    {
      fullRaise: ['one full raise', 'une relance complète'],
      fullRaiseCumulative: [
        'a full raise, short all-ins added together',
        'une relance complète, tapis incomplets additionnés',
      ],
      highestAtLeastDoubleOwnBet: [
        'a highest bet of at least twice his own',
        'une plus haute mise d’au moins le double de la sienne',
      ],
      anyIncrease: ['any increase', 'toute augmentation'],
    },
  ),
  limitReopenPercent: whole(50, { unit: 'percent', min: 1, max: 100 }, [
    'Fixed limit: share of a bet from which an all-in counts as a full bet and reopens the betting',
    'Limite fixe : part d’une mise à partir de laquelle un tapis vaut une mise entière et rouvre les enchères',
  ]),
  raiseCap: whole(null, { unit: 'raises', min: 1, max: 20, none: ['no cap', 'sans plafond'] }, [
    'Raises allowed in a round of a big-bet game',
    'Relances permises dans un tour hors limite fixe',
  ]),
  raiseCapThreeOrMoreRounds: whole(3, { unit: 'raises', min: 1, max: 20 }, [
    'Raises allowed in a round of a limit game with three or more betting rounds',
    'Relances permises par tour en limite fixe, jeux à trois tours d’enchères ou plus',
  ]),
  raiseCapTwoRounds: whole(4, { unit: 'raises', min: 1, max: 20 }, [
    'Raises allowed in a round of a limit game with two betting rounds',
    'Relances permises par tour en limite fixe, jeux à deux tours d’enchères',
  ]),
  headsUpUnlimitedRaises: flag(true, [
    'The cap does not apply when the betting was heads-up before it was reached.',
    'Le plafond ne vaut pas si les enchères étaient déjà en tête-à-tête avant de l’atteindre.',
  ]),
  smallestChip: choice('smallestInUse', ['Smallest chip that plays', 'Plus petit jeton qui joue'], {
    smallestInUse: [
      'the smallest used for antes, blinds, rake or collection',
      'le plus petit servant aux antes, blindes, prélèvement ou loyer',
    ],
    anyChip: ['any chip', 'tout jeton'],
  }),
  wagerUnitRequired: flag(false, [
    'Big-bet games: wagers must be made in the wager unit; smaller chips play only when they add up to it.',
    'Hors limite fixe : on mise par unité de mise ; les jetons plus petits ne jouent que s’ils la complètent.',
  ]),
  wagerUnit: choice(
    'bigBlindChip',
    ['The wager unit, where one is required', 'Unité de mise, si elle est exigée'],
    {
      bigBlindChip: ['the chip of the big blind', 'le jeton de la grosse blinde'],
    },
  ),
  potLimitRoundingUnit: whole(0, { unit: 'chips', min: 0, max: 100_000 }, [
    'Pot-limit: the pot is counted up to the next multiple of this; 0 counts it exactly',
    'Limite du pot : le pot est compté au multiple supérieur de cette unité ; 0 le compte exactement',
  ]),
  potLimitSmallBlindCountsAsBig: flag(true, [
    'Pot-limit: the small blind counts as a big blind until the big blind has acted.',
    'Limite du pot : la petite blinde compte comme une grosse jusqu’à l’action de la grosse blinde.',
  ]),
  potLimitOpenIncrement: choice(
    'smallBlind',
    [
      'Pot-limit: step of the first raise while the small blind counts as big',
      'Limite du pot : pas de la première relance quand la petite blinde compte comme grosse',
    ],
    { smallBlind: ['the small blind', 'la petite blinde'] },
  ),
};
