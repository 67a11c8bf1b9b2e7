import { choice, flag, whole } from './define';

/** Burns, boards dealt early or wrong, and hands with the wrong cards. */
export const irregularities = {
  burnCards: flag(true, [
    'A card is burned before flop, turn and river.',
    'On brûle une carte avant le flop, le turn et la river.',
  ]),
  burnOnRedeal: flag(false, [
    'A board card redealt from a reshuffled stub is preceded by a burn.',
    'Une carte du tableau redonnée d’un talon remêlé est précédée d’une carte brûlée.',
  ]),
  flopTooManyCards: choice('redeal', ['A flop with too many cards is', 'Un flop de trop de cartes est'], {
    redeal: ['taken back and dealt again', 'repris et redonné'],
  }),
  flopWithoutBurn: choice('redeal', ['Flop dealt without a burn', 'Flop donné sans brûler'], {
    redeal: ['taken back and dealt again', 'repris et redonné'],
    burnFirstOpenedAddOne: [
      'the first card is burned, one more is opened',
      'la première carte est brûlée, on en ouvre une de plus',
    ],
  }),
  turnWithoutBurn: choice('burnOpenedAndDealNext', ['Turn dealt without a burn', 'Turn donné sans brûler'], {
    burnOpenedAndDealNext: ['it is burned and the next card opened', 'il est brûlé et la suivante ouverte'],
  }),
  riverWithoutBurn: choice(
    'burnOpenedAndDealNext',
    ['River dealt without a burn', 'River donnée sans brûler'],
    {
      burnOpenedAndDealNext: [
        'it is burned and the next card opened',
        'elle est brûlée et la suivante ouverte',
      ],
    },
  ),
  prematureFlop: choice('reshuffleBoardIntoStub', ['Flop dealt too early', 'Flop prématuré'], {
    reshuffleBoardIntoStub: [
      'its cards are shuffled into the stub, the burn stays out',
      'ses cartes sont mêlées au talon, la carte brûlée reste dehors',
    ],
    misdealBelowTwoActionsElseReshuffleStub: [
      'a misdeal while few have acted, afterwards the stub is reshuffled',
      'maldonne si peu ont agi, sinon le talon est remêlé',
    ],
  }),
  prematureFlopActions: whole(2, { unit: 'actions', min: 1, max: 10 }, [
    'Actions from which an early flop is no longer a misdeal',
    'Actions à partir desquelles un flop prématuré ne fait plus maldonne',
  ]),
  prematureTurn: choice('setAsideAndUseRiverCard', ['Turn dealt too early', 'Turn prématuré'], {
    setAsideAndUseRiverCard: [
      'set aside, the river card becomes the turn, the river comes from the reshuffled stub',
      'mis de côté, la carte de river devient le turn, la river vient du talon remêlé',
    ],
    burnItAndTakeThirdFromBottom: [
      'burned, the third card from the bottom becomes the turn',
      'brûlé, la troisième carte du dessous devient le turn',
    ],
  }),
  prematureRiver: choice('reshuffleIntoStub', ['River dealt too early', 'River prématurée'], {
    reshuffleIntoStub: ['shuffled back into the stub', 'remêlée au talon'],
    burnItThenBurnAndDeal: [
      'burned, then a burn and the next card',
      'brûlée, puis on brûle et on ouvre la suivante',
    ],
  }),
  exposedCardRepair: choice(
    'replaceWithBurn',
    ['A single card exposed by the dealer', 'Une seule carte exposée par le croupier'],
    {
      replaceWithBurn: ['is replaced and becomes the burn', 'est remplacée et devient la carte brûlée'],
    },
  ),
  offTableCardIsExposed: flag(true, [
    'A card dealt off the table counts as exposed.',
    'Une carte donnée hors de la table compte comme exposée.',
  ]),
  foldedCardExposed: choice(
    'showBoth',
    ['A card of a folded hand exposed by accident', 'Carte d’une main jetée exposée par accident'],
    {
      showBoth: ['the whole hand is shown', 'toute la main est montrée'],
      showExposedOnly: ['only that card is shown', 'seule cette carte est montrée'],
    },
  ),
  extraCardRepair: choice(
    'returnAsBurn',
    ['One extra card noticed before the betting', 'Une carte de trop vue avant les enchères'],
    {
      returnAsBurn: ['goes back as the burn', 'revient comme carte brûlée'],
      none: ['is not repaired', 'n’est pas réparée'],
    },
  ),
  tooManyCards: choice('dead', ['A hand with too many cards is', 'Une main de trop de cartes est'], {
    dead: ['dead', 'morte'],
    misdeal: ['a misdeal', 'cause de maldonne'],
  }),
  tooFewCardsAfterDeadline: choice(
    'dead',
    [
      'A hand short of cards once errors can no longer be claimed is',
      'Une main incomplète une fois le délai passé est',
    ],
    { dead: ['dead', 'morte'], live: ['live', 'vivante'] },
  ),
  tooFewTopCardRepair: flag(true, [
    'A missing card that is the top of the deck is given to its player.',
    'La carte manquante, si elle est sur le talon, est donnée à son joueur.',
  ]),
  fouledHand: choice(
    'houseDecidesIfIdentifiable',
    ['A hand that touched the muck', 'Main ayant touché la défausse'],
    {
      houseDecidesIfIdentifiable: [
        'may be taken back if identifiable',
        'peut être reprise si elle est identifiable',
      ],
      dead: ['is dead', 'est morte'],
    },
  ),
  protectedHandFouled: choice(
    'directorDecides',
    ['A protected hand that was fouled', 'Main protégée mêlée à d’autres cartes'],
    {
      directorDecides: ['the director decides', 'le directeur décide'],
      liveElseRefund: ['lives, or its chips go back', 'vit, sinon ses jetons sont rendus'],
    },
  ),
  dealerKilledHandRefund: choice(
    'none',
    ['A hand killed by the dealer: refund', 'Main tuée par le croupier : remboursement'],
    {
      none: ['none', 'aucun'],
      lastBetIfUnanswered: ['the last bet, if unanswered', 'la dernière mise, si nul n’y a répondu'],
    },
  ),
};
