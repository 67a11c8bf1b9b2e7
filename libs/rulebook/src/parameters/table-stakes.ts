import { choice, flag, whole, wholeList } from './define';

/** What plays at the table, and how chips come to it and leave it. */
export const tableStakes = {
  minBuyIn: whole(
    null,
    { unit: 'chips', min: 1, max: 1_000_000_000, none: ['set per table', 'fixée par table'] },
    ['Smallest buy-in', 'Cave minimale'],
  ),
  limitMinBuyInMaxBets: whole(10, { unit: 'maximumBets', min: 1, max: 100 }, [
    'Limit games: smallest buy-in where the table sets none',
    'Limite fixe : cave minimale si la table n’en fixe pas',
  ]),
  minBuyInAppliesToRebuys: flag(true, [
    'The minimum holds for later buy-ins of a player without chips.',
    'Le minimum vaut aussi pour les recaves d’un joueur sans jetons.',
  ]),
  shortBuyAllowed: whole(1, { unit: 'times', min: 0, max: 10 }, [
    'Buy-ins below the minimum allowed per game',
    'Caves réduites permises par partie',
  ]),
  topUpMinimum: whole(0, { unit: 'chips', min: 0, max: 1_000_000_000 }, [
    'Smallest top-up of a player with chips',
    'Plus petit complément de cave d’un joueur ayant des jetons',
  ]),
  topUpTiming: choice('betweenHands', ['Chips are added', 'Les jetons s’ajoutent'], {
    betweenHands: ['between hands', 'entre deux coups'],
  }),
  rebuysAllowed: flag(true, ['A player may buy in again.', 'Un joueur peut se recaver.']),
  addOnsAllowed: flag(true, [
    'A tournament may offer an add-on.',
    'Un tournoi peut offrir une recave finale.',
  ]),
  maxBuyIns: whole(null, { unit: 'buyIns', min: 1, max: 100, none: ['no limit', 'sans limite'] }, [
    'Buy-ins a player may take in all',
    'Caves qu’un joueur peut prendre en tout',
  ]),
  cashPlays: flag(false, ['Cash on the table plays.', 'L’argent liquide posé sur la table joue.']),
  acceptedCashBills: wholeList([100], { unit: 'faceValue', min: 1, max: 10_000 }, [
    'Notes that play, where cash does; none named: all of them',
    'Billets admis là où l’argent liquide joue ; sans précision, tous',
  ]),
  playingBehind: choice(
    'announced',
    ['Chips bought but not yet there play', 'Les jetons achetés mais pas encore livrés jouent'],
    {
      announced: ['if announced', 's’ils sont annoncés'],
      clubApprovalAndAnnounced: [
        'if announced and the club agrees',
        's’ils sont annoncés et que le cercle l’accepte',
      ],
    },
  ),
  unannouncedStake: choice(
    'minBuyIn',
    [
      'A player without chips who announced nothing plays for',
      'Un joueur sans jetons qui n’a rien annoncé joue',
    ],
    {
      minBuyIn: ['the smallest buy-in', 'la cave minimale'],
    },
  ),
  chipRemovalWhileSeated: choice(
    'whenAbsentForSafety',
    ['Chips may be taken off the table', 'Des jetons peuvent quitter la table'],
    {
      whenAbsentForSafety: ['for safety, during an absence', 'par sécurité, pendant une absence'],
      forbidden: ['never before leaving the game', 'jamais avant de quitter la partie'],
    },
  ),
  chipsPayRefreshments: flag(false, [
    'Table chips may pay for drinks and meals.',
    'Les jetons de la table peuvent payer consommations et repas.',
  ]),
  ratholeReturnMinutes: whole(
    60,
    { unit: 'minutes', min: 1, max: 1440, none: ['no return rule', 'pas de règle de retour'] },
    [
      'A player back within this time buys in for what he took away',
      'De retour dans ce délai, un joueur rapporte ce qu’il a emporté',
    ],
  ),
  ratholeReturnScope: choice('sameGame', ['The return rule holds for', 'La règle du retour vaut pour'], {
    sameGame: ['the same game and limit', 'le même jeu à la même limite'],
    sameTable: ['the same table', 'la même table'],
  }),
  chipTransfersBetweenPlayers: choice(
    'forbidden',
    ['Chips passing from player to player', 'Jetons d’un joueur à l’autre'],
    {
      forbidden: ['never', 'jamais'],
      unanimousConsent: ['if the whole table agrees', 'si toute la table est d’accord'],
    },
  ),
  playerLoansAllowed: flag(false, [
    'A player may lend chips to one who waits for his.',
    'Un joueur peut prêter des jetons à qui attend les siens.',
  ]),
  hiddenChipsPlay: choice('never', ['Chips that were hidden play', 'Les jetons cachés jouent'], {
    never: ['never', 'jamais'],
    neverForOwner: ['never to their owner’s benefit', 'jamais au profit de leur possesseur'],
    directorDecides: ['as the director decides', 'selon le directeur'],
  }),
  potArrangements: flag(false, [
    'Players may split a pot by agreement.',
    'Les joueurs peuvent partager un pot d’un commun accord.',
  ]),
  blindsChopAllowed: flag(true, [
    'The blinds may be taken back when all others have folded.',
    'Les blindes peuvent être reprises quand tous les autres se sont couchés.',
  ]),
  blindsChopHeadsUp: flag(false, [
    'The same is allowed when only two play.',
    'De même quand on ne joue qu’à deux.',
  ]),
  runItMaxTimes: whole(3, { unit: 'times', min: 1, max: 3 }, [
    'Times the rest of the board may be dealt when a player is all-in',
    'Nombre de fois où la fin du tableau peut être donnée quand un joueur est à tapis',
  ]),
};
