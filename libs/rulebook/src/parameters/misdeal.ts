import { choice, flag, whole, wordList } from './define';

/** When a deal is void, and until when an error may be claimed. */
export const misdeal = {
  misdealBarActions: whole(2, { unit: 'players', min: 1, max: 10 }, [
    'Players who have acted in turn from which a misdeal can no longer be claimed',
    'Nombre de joueurs ayant agi à leur tour à partir duquel la maldonne n’est plus recevable',
  ]),
  misdealBarActionsWithRaise: whole(2, { unit: 'players', min: 1, max: 10 }, [
    'The same when one of them has raised',
    'De même si l’un d’eux a relancé',
  ]),
  irregularityDeadlineActions: whole(
    null,
    { unit: 'actions', min: 1, max: 20, none: ['no general deadline', 'pas de délai général'] },
    [
      'Later actions of any kind from which a minor error stands',
      'Nombre d’actions ultérieures, quelles qu’elles soient, à partir duquel une anomalie mineure est validée',
    ],
  ),
  majorAnomalies: wordList(
    ['extraHoleCard'],
    ['Errors that no later action makes valid', 'Anomalies qu’aucune action ne valide'],
    { extraHoleCard: ['a hole card too many', 'une carte fermée de trop'] },
  ),
  misdealFirstExposedCard: choice(
    'firstCardOfDeal',
    [
      'Hold’em and Omaha: the exposed card that is a misdeal by itself',
      'Hold’em et Omaha : carte exposée qui suffit à la maldonne',
    ],
    {
      firstCardOfDeal: ['the first card of the deal', 'la première carte de la donne'],
      firstOrSecondCardOfDeal: [
        'the first or second card of the deal',
        'la première ou la deuxième de la donne',
      ],
      firstCardOfDealBeforeSecondRoundEnds: [
        'the first card of the deal, if claimed before all have two',
        'la première de la donne, si on le dit avant que tous en aient deux',
      ],
      buttonFirstCard: ['the first card of the button', 'la première carte du bouton'],
    },
  ),
  misdealExposedCards: whole(2, { unit: 'cards', min: 1, max: 10 }, [
    'Cards exposed by the dealer from which the deal is a misdeal',
    'Cartes exposées par le croupier faisant maldonne',
  ]),
  misdealFloorCards: whole(
    null,
    { unit: 'cards', min: 1, max: 10, none: ['they count as exposed', 'elles comptent comme exposées'] },
    ['Cards fallen to the floor from which the deal is a misdeal', 'Cartes tombées à terre faisant maldonne'],
  ),
  misdealBoxedCards: whole(2, { unit: 'cards', min: 1, max: 10 }, [
    'Cards lying face up in the deck from which the deal is a misdeal',
    'Cartes retournées dans le paquet faisant maldonne',
  ]),
  misdealExtraCards: whole(2, { unit: 'cards', min: 1, max: 10 }, [
    'Surplus cards dealt from which the deal is a misdeal',
    'Cartes données en trop faisant maldonne',
  ]),
  misdealStubCards: whole(
    null,
    { unit: 'cards', min: 1, max: 10, none: ['never by itself', 'jamais à elles seules'] },
    [
      'Cards come out of the stub from which the deal is a misdeal',
      'Cartes sorties du talon faisant maldonne',
    ],
  ),
  misdealUnplayableCards: whole(
    null,
    { unit: 'cards', min: 1, max: 10, none: ['never by themselves', 'jamais à elles seules'] },
    [
      'Unplayable cards in the deal from which it is a misdeal',
      'Cartes injouables dans la donne faisant maldonne',
    ],
  ),
  misdealNonEntitled: choice(
    'always',
    [
      'A card dealt to someone not entitled is a misdeal',
      'Une carte donnée à qui n’y a pas droit fait maldonne',
    ],
    { always: ['always', 'toujours'], ifSeen: ['if he could have seen it', 's’il a pu la voir'] },
  ),
  strayJoker: choice('scrap', ['A joker in a game without one', 'Un joker dans un jeu sans joker'], {
    scrap: ['is scrap', 'est compté pour rien'],
    misdealUnlessNextCard: [
      'is a misdeal unless the next card can replace it',
      'fait maldonne sauf si la carte suivante peut le remplacer',
    ],
  }),
  deckCountErrorEffect: choice('resultStands', ['Cards missing from the deck', 'Cartes manquant au paquet'], {
    resultStands: ['the result stands, up to the tolerated number', 'le résultat tient, dans la tolérance'],
    voidAndRefund: ['the deal is void and bets go back', 'la donne est annulée et les mises rendues'],
  }),
  missingCardsTolerated: whole(2, { unit: 'cards', min: 0, max: 10 }, [
    'Missing cards with which a result still stands',
    'Cartes manquantes avec lesquelles le résultat tient encore',
  ]),
  studTournamentMisdealExposed: whole(1, { unit: 'cards', min: 1, max: 2 }, [
    'Tournament stud: down cards of a player exposed in the first deal that make a misdeal',
    'Stud en tournoi : cartes fermées d’un joueur exposées à la donne initiale faisant maldonne',
  ]),
  dealerMayCut: flag(true, ['The dealer may cut the deck himself.', 'Le croupier peut couper lui-même.']),
};
