import { choice, flag, wordList } from './define';
import { suits } from './words';

/** Who shows, in what order, and how a pot is divided. */
export const showdown = {
  showdownFirst: choice('lastAggressorLastRound', ['Who shows first', 'Qui montre en premier'], {
    lastAggressorLastRound: [
      'the last to bet or raise in the last round',
      'le dernier à avoir misé ou relancé au dernier tour',
    ],
    firstRaiserLastRound: ['the first to raise in the last round', 'le premier relanceur du dernier tour'],
    lastRaiserOfDeal: ['the last to raise in the deal', 'le dernier relanceur de la donne'],
    calledRaiser: ['the raiser who was called', 'le relanceur suivi'],
  }),
  callerMustShow: choice('onlyToWin', ['The caller must show', 'Le suiveur doit montrer'], {
    always: ['always', 'toujours'],
    onlyToWin: ['only to win', 'seulement pour gagner'],
    never: ['never', 'jamais'],
  }),
  calledHandSeenOnRequest: choice(
    'anyCalledHand',
    ['Hands that may be seen on request', 'Mains que l’on peut demander à voir'],
    {
      anyCalledHand: [
        'every called hand, by any player dealt in',
        'toute main suivie, par quiconque a reçu des cartes',
      ],
      calledPlayer: ['the hand of the player who was called', 'celle du joueur suivi'],
      all: ['all hands left at the end', 'toutes celles qui restent à la fin'],
    },
  ),
  showOneShowAll: choice('anyCards', ['Shown to one, shown to all', 'Montré à un, montré à tous'], {
    anyCards: ['any cards shown to a player', 'toutes cartes montrées à un joueur'],
    winnerNotCalledOnly: ['only those of an uncalled winner', 'seulement celles d’un gagnant non suivi'],
  }),
  exposedToSomeEffect: choice(
    'showToAllAfterHand',
    [
      'Cards shown to some during the betting are',
      'Des cartes montrées à certains pendant les enchères sont',
    ],
    {
      showToAllAfterHand: ['shown to all after the hand', 'montrées à tous après le coup'],
      tableToAllAndWarn: [
        'tabled for all at once, with a warning',
        'étalées aussitôt pour tous, avec avertissement',
      ],
    },
  ),
  allInShowdown: choice(
    'optional',
    ['All-in with no more betting: hands are', 'Tapis sans enchère possible : les mains sont'],
    {
      optional: ['kept until the showdown', 'gardées jusqu’à l’abattage'],
      mandatory: ['turned up at once', 'retournées aussitôt'],
    },
  ),
  announcePlayingBoard: flag(true, [
    'A player who plays the board must say so before giving up his cards.',
    'Qui joue le tableau doit le dire avant de rendre ses cartes.',
  ]),
  potAwardOrder: choice(
    'lastFormedFirst',
    ['Order in which pots are awarded', 'Ordre d’attribution des pots'],
    {
      lastFormedFirst: ['the last formed first', 'le dernier formé d’abord'],
    },
  ),
  sidePotRule: choice('layered', ['Chips above an all-in stack', 'Jetons au-delà d’un tapis'], {
    layered: [
      'form side pots among those who paid into them',
      'forment des pots extérieurs entre ceux qui les ont payés',
    ],
    excessToSecondBest: ['go to the second-best hand', 'reviennent à la deuxième meilleure main'],
  }),
  secondBestCappedByOwnStack: flag(true, [
    'The second-best hand wins no more than its own stack can cover.',
    'La deuxième main ne gagne que ce que couvre son propre tapis.',
  ]),
  oddChipRule: choice(
    'firstLeftOfButton',
    ['Button games: the odd chip goes to', 'Jeux à bouton : le jeton indivisible va'],
    {
      firstLeftOfButton: ['the first winner left of the button', 'au premier gagnant à gauche du bouton'],
      fairestByStacks: ['the shorter stack', 'au plus petit tapis'],
    },
  ),
  oddChipRuleStud: choice(
    'bestSingleCard',
    ['Stud: the odd chip goes to', 'Stud : le jeton indivisible va'],
    {
      bestSingleCard: [
        'the best single card by rank and suit, in low games the worst',
        'à la meilleure carte par rang et couleur, à la pire dans les jeux bas',
      ],
    },
  ),
  suitOrder: wordList(
    ['spades', 'hearts', 'diamonds', 'clubs'],
    [
      'Suits from highest to lowest when a drawn or dealt card must be ranked; never for a pot',
      'Couleurs de la plus haute à la plus basse pour départager une carte tirée ou donnée ; jamais un pot',
    ],
    suits,
  ),
};
