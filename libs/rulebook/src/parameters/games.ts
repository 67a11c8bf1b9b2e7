import { choice, flag, whole } from './define';

/** What differs from one game to the next: deck, ranking, stud and draw. */
export const games = {
  baseGame: choice(
    'perTable',
    ['Game of every table under these rules', 'Jeu de toutes les tables sous ce règlement'],
    {
      perTable: ['each table has its own', 'chaque table a le sien'],
      holdemNoLimit: ['no-limit hold’em', 'hold’em sans limite'],
    },
  ),
  deckSize: whole(52, { unit: 'cards', min: 52, max: 52 }, [
    'Cards of the deck, jokers not counted',
    'Cartes du paquet, jokers non compris',
  ]),
  jokers: whole(0, { unit: 'cards', min: 0, max: 1 }, [
    'Jokers in draw games',
    'Jokers dans les jeux à échange',
  ]),
  wheelStraight: flag(true, ['A-2-3-4-5 is a straight.', 'A-2-3-4-5 est une suite.']),
  aceLowInStraights: flag(true, [
    'The ace may be the lowest card of a straight.',
    'L’as peut être la plus basse carte d’une suite.',
  ]),
  holeCardsForHand: whole(2, { unit: 'cards', min: 2, max: 2 }, [
    'Hold’em: hole cards of a live hand, at most',
    'Hold’em : cartes fermées d’une main vivante, au plus',
  ]),
  lowQualifierRank: whole(8, { unit: 'cards', min: 5, max: 13, none: ['no qualifier', 'sans condition'] }, [
    'High-low: highest card a low hand may hold to take half',
    'High-low : plus haute carte d’une main basse qui prend la moitié',
  ]),
  dealerDealsSelfLast: flag(false, [
    'The dealer is a player and gives himself the last card.',
    'Le donneur est un joueur et se sert en dernier.',
  ]),
  dealLastCard: choice(
    'ifNecessary',
    ['The last card of the deck is dealt', 'La dernière carte du paquet est donnée'],
    {
      ifNecessary: ['if necessary', 'si nécessaire'],
      never: ['never', 'jamais'],
    },
  ),
  studBringInTieBreak: choice(
    'suit',
    ['Bring-in between equal door cards by', 'Mise d’ouverture forcée à égalité, selon'],
    {
      suit: ['suit', 'la couleur'],
      seat: ['seat', 'le siège'],
    },
  ),
  studOpenPairUpperLimitOption: flag(true, [
    'An open pair on fourth street allows the upper limit.',
    'Une paire ouverte à la quatrième carte permet la limite haute.',
  ]),
  studExposedDownCard: choice(
    'becomesUpcard',
    ['A down card exposed in the first deal', 'Carte fermée exposée à la donne initiale'],
    {
      becomesUpcard: ['becomes the upcard', 'devient la carte ouverte'],
    },
  ),
  studExposedLastCardAllInOption: flag(true, [
    'A player whose last card was exposed may declare himself all-in.',
    'Le joueur dont la dernière carte est exposée peut se déclarer à tapis.',
  ]),
  studHeadsUpSecondCardAfterFirstExposed: choice(
    'up',
    [
      'Heads-up, the first last card being exposed, the second is dealt',
      'En tête-à-tête, la première dernière carte étant exposée, la seconde est donnée',
    ],
    { up: ['face up', 'ouverte'], down: ['face down', 'fermée'] },
  ),
  studSixCardHandMayBeRuledLive: flag(true, [
    'A hand lacking only its seventh card may be ruled live.',
    'Une main sans sa seule septième carte peut être jugée vivante.',
  ]),
  drawOpeningRequirement: choice(
    'jacksOrBetter',
    ['Draw: the pot may be opened on', 'Jeux à échange : on ouvre avec'],
    {
      jacksOrBetter: ['jacks or better', 'une paire de valets ou mieux'],
      any: ['anything', 'n’importe quoi'],
    },
  ),
  drawLimitMultiplierAfterDraw: whole(2, { unit: 'times', min: 1, max: 4 }, [
    'Limit draw: the limit after the draw, as a multiple of that before',
    'Échange en limite fixe : limite après l’échange, en multiple de celle d’avant',
  ]),
  drawMaxConsecutiveCards: whole(4, { unit: 'cards', min: 1, max: 5 }, [
    'Cards a player may receive in a row on the draw',
    'Cartes qu’un joueur peut recevoir de suite à l’échange',
  ]),
  drawExposedBeforeDraw: choice(
    'keep',
    ['A card exposed before the draw is', 'Une carte exposée avant l’échange est'],
    {
      keep: ['kept', 'gardée'],
    },
  ),
  drawLowExposedBeforeDraw: choice(
    'keep',
    ['In low draw, a card exposed before the draw is', 'Au jeu bas, une carte exposée avant l’échange est'],
    {
      keep: ['kept', 'gardée'],
      keepIfLowCard: [
        'kept if it can belong to the best low',
        'gardée si elle peut servir la meilleure main basse',
      ],
    },
  ),
  jacksMaxConsecutiveAntes: whole(3, { unit: 'times', min: 1, max: 10 }, [
    'Antes in a row when nobody opens',
    'Antes de suite quand personne n’ouvre',
  ]),
  jacksCallersThatLockPot: whole(2, { unit: 'players', min: 1, max: 8 }, [
    'Callers from which the pot of a false opener plays',
    'Suiveurs à partir desquels le pot d’un faux ouvreur se joue',
  ]),
  openerMayRetrieveDiscard: choice(
    'floorDecision',
    [
      'The opener may take back a discard to prove openers',
      'L’ouvreur peut reprendre son écart pour prouver l’ouverture',
    ],
    {
      floorDecision: ['if the floor allows it', 'si le chef de partie le permet'],
      never: ['never', 'jamais'],
    },
  ),
};
