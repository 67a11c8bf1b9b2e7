import { choice, flag, whole, wordList } from './define';

/** Where the button stands, who owes a blind, and how a player comes in or is away. */
export const buttonAndBlinds = {
  buttonMethod: choice(
    'dead',
    ['How the button moves when a blind is gone', 'Avance du bouton quand une blinde manque'],
    {
      dead: ['dead button: the big blind always moves on', 'bouton mort : la grosse blinde avance toujours'],
      moving: ['moving button', 'bouton mobile'],
    },
  ),
  finalTableButton: choice('highestCardDrawn', ['First button of a table', 'Premier bouton d’une table'], {
    highestCardDrawn: ['the highest card drawn', 'plus haute carte tirée'],
    highestCardDealt: ['the highest card dealt', 'plus haute carte donnée'],
    randomDraw: ['a random draw', 'tirage au sort'],
  }),
  buttonMovedDuringBreak: flag(false, [
    'The dealer moves the button before the players return from a break.',
    'Le croupier avance le bouton avant le retour de pause.',
  ]),
  misdealMovesButton: flag(false, ['A misdeal moves the button.', 'Une maldonne fait avancer le bouton.']),
  voidedDealMovesButton: flag(false, [
    'A voided deal moves the button.',
    'Une donne annulée fait avancer le bouton.',
  ]),
  headsUpButtonPosts: choice('smallBlind', ['Heads-up the button posts', 'En tête-à-tête le bouton pose'], {
    smallBlind: ['the small blind', 'la petite blinde'],
    bigBlind: ['the big blind', 'la grosse blinde'],
  }),
  headsUpRepeatBigBlind: choice(
    'moveButton',
    [
      'Going heads-up when a player would be big blind twice running',
      'Passage en tête-à-tête quand un joueur serait deux fois de suite grosse blinde',
    ],
    {
      moveButton: ['the button is set so that he is not', 'le bouton est placé pour l’éviter'],
      postSmallBlindOnly: ['he posts a small blind only', 'il ne pose qu’une petite blinde'],
    },
  ),
  holdemBlindCount: whole(2, { unit: 'blinds', min: 0, max: 6 }, [
    'Blinds of a hold’em table unless it says otherwise',
    'Blindes d’une table de hold’em sauf indication contraire',
  ]),
  holdemAnte: whole(0, { unit: 'chips', min: 0, max: 1_000_000 }, [
    'Ante of a hold’em table unless it says otherwise',
    'Ante d’une table de hold’em sauf indication contraire',
  ]),
  bigBlindOption: flag(true, [
    'The big blind may raise when everybody has only called.',
    'La grosse blinde peut relancer quand tous ont seulement suivi.',
  ]),
  straddleAllowed: flag(true, [
    'Big-bet games: the player left of the big blind may straddle.',
    'Hors limite fixe : le joueur à gauche de la grosse blinde peut poser une option (straddle).',
  ]),
  straddleAllowedLimit: flag(false, [
    'Limit games allow a straddle.',
    'Le straddle est permis en limite fixe.',
  ]),
  straddleMultiple: whole(2, { unit: 'bigBlinds', min: 2, max: 10 }, [
    'Size of a straddle',
    'Montant du straddle',
  ]),
  straddleMaxCount: whole(1, { unit: 'times', min: 1, max: 8 }, [
    'Straddles in a deal',
    'Straddles par donne',
  ]),
  newcomerNotDealtWhen: wordList(
    ['betweenBigBlindAndButton', 'notPosted'],
    ['A newcomer is not dealt in when', 'Un nouveau venu ne reçoit pas de cartes quand'],
    {
      betweenBigBlindAndButton: [
        'he sits between the button and the big blind',
        'il est assis entre le bouton et la grosse blinde',
      ],
      notPosted: ['he has not posted', 'il n’a pas posé de blinde'],
      smallBlindSeat: ['he sits in the small blind', 'il occupe la petite blinde'],
      buttonSeat: ['he sits on the button', 'il occupe le bouton'],
      buttonOnRight: ['the button is directly on his right', 'le bouton est juste à sa droite'],
      buttonOnLeft: ['the button is directly on his left', 'le bouton est juste à sa gauche'],
    },
  ),
  newcomerPostsToEnter: flag(true, [
    'A newcomer posts to be dealt in, or waits for the big blind.',
    'Un nouveau venu pose une blinde pour recevoir des cartes, ou attend la grosse blinde.',
  ]),
  newPlayerEntersBetweenBigBlindAndButton: flag(false, [
    'A new player may come in between the button and the big blind, his blinds being adjusted.',
    'Un nouveau joueur peut entrer entre le bouton et la grosse blinde, ses blindes étant ajustées.',
  ]),
  newPlayerPostBigBlinds: whole(1, { unit: 'bigBlinds', min: 1, max: 4 }, [
    'Post of a new player',
    'Mise d’entrée d’un nouveau joueur',
  ]),
  newPlayerPostBigBlindsLowball: whole(2, { unit: 'bigBlinds', min: 1, max: 4 }, [
    'Post of a new player in lowball',
    'Mise d’entrée d’un nouveau joueur au lowball',
  ]),
  missedBlindSetsMax: whole(1, { unit: 'times', min: 1, max: 10 }, [
    'Rounds of missed blinds that add up',
    'Tours de blindes manquées qui s’additionnent',
  ]),
  missedSmallBlindAlone: choice(
    'live',
    ['A missed small blind posted alone is', 'Une petite blinde manquée posée seule est'],
    {
      live: ['live', 'vivante'],
      dead: ['dead', 'morte'],
    },
  ),
  seatChangePostBigBlinds: whole(1, { unit: 'bigBlinds', min: 1, max: 4 }, [
    'Post that spares a seat-changer the wait',
    'Mise qui évite l’attente après un changement de siège',
  ]),
  seatChangePostBigBlindsLowball: whole(2, { unit: 'bigBlinds', min: 1, max: 4 }, [
    'Post that spares a seat-changer the wait in lowball',
    'Mise qui évite l’attente après un changement de siège au lowball',
  ]),
  absentBlindsPosted: flag(false, [
    'The blinds and antes of an absent player are posted from his chips.',
    'Les blindes et antes d’un absent sont posées sur ses jetons.',
  ]),
  absentHandDeadAt: choice(
    'ownTurn',
    ['The hand of an absent player is dead', 'La main d’un absent est morte'],
    {
      ownTurn: ['at his turn', 'à son tour'],
      facingBet: [
        'when it faces a bet, at showdown at the latest',
        'face à une mise, au plus tard à l’abattage',
      ],
      buttonSecondCard: ['when the button gets its second card', 'quand le bouton reçoit sa deuxième carte'],
    },
  ),
  allInMustRemainAtTable: flag(false, [
    'A player who is all-in must stay at the table for his hand to live.',
    'Un joueur à tapis doit rester à la table pour que sa main vive.',
  ]),
};
