import { choice, whole } from './define';
import { roles } from './words';

/** Opening, filling, changing and breaking cash tables; decks; must-move games. */
export const tables = {
  tableOpenCloseRole: choice(
    'floorSupervisor',
    ['Tables are opened and closed by', 'Les tables sont ouvertes et fermées par'],
    { floorSupervisor: roles.floorSupervisor, management: roles.management },
  ),
  tableOpenProposalPlayers: whole(
    null,
    { unit: 'players', min: 2, max: 20, none: ['no proposal', 'pas de proposition'] },
    [
      'Present players on a list from which an opening is proposed',
      'Joueurs présents sur une liste à partir desquels une ouverture est proposée',
    ],
  ),
  playersToStart: whole(5, { unit: 'players', min: 2, max: 10 }, [
    'Seated players from which a game is going',
    'Joueurs assis à partir desquels la partie commence',
  ]),
  shortHandedBelow: whole(5, { unit: 'players', min: 2, max: 10 }, [
    'A going table with fewer players is short-handed',
    'Une table en cours avec moins de joueurs est incomplète',
  ]),
  openingExtraPlayersMax: whole(1, { unit: 'players', min: 0, max: 2 }, [
    'Players above the normal size with whom a table may open',
    'Joueurs au-delà de la taille normale avec lesquels une table peut ouvrir',
  ]),
  mustPlayMaxVacantSeats: whole(3, { unit: 'seats', min: 0, max: 9 }, [
    'Vacant seats left, at most, with which a listed player must play in a new game',
    'Sièges vacants restants, au plus, avec lesquels un inscrit doit jouer dans une nouvelle partie',
  ]),
  stakesChangeBlockingObjections: whole(2, { unit: 'objections', min: 1, max: 10 }, [
    'Objections that block a change of stakes',
    'Oppositions qui empêchent un changement de limite',
  ]),
  tableBreakSeatMethod: choice(
    'drawnCard',
    ['Seats after a table breaks', 'Places après le bris d’une table'],
    {
      drawnCard: ['in the order of cards drawn', 'dans l’ordre de cartes tirées'],
      emptySeats: ['the empty seats elsewhere', 'les sièges libres ailleurs'],
      randomDraw: ['a random draw', 'tirage au sort'],
    },
  ),
  breakAbsentStudHands: whole(2, { unit: 'deals', min: 0, max: 10 }, [
    'Stud: hands for which a seat drawn for an absent player waits',
    'Stud : coups pendant lesquels la place tirée pour un absent attend',
  ]),
  breakListPosition: choice(
    'top',
    ['Players left without a seat go to the list at the', 'Les joueurs sans place vont, sur la liste'],
    {
      top: ['top', 'en tête'],
      bottom: ['bottom', 'en queue'],
    },
  ),
  deckMinRounds: whole(1, { unit: 'rounds', min: 0, max: 20 }, [
    'Rounds a new deck stays in play',
    'Tours pendant lesquels un nouveau paquet reste en jeu',
  ]),
  setupMinMinutes: whole(60, { unit: 'minutes', min: 0, max: 480 }, [
    'Time a new setup stays in play',
    'Temps pendant lequel un nouveau jeu de paquets reste en jeu',
  ]),
  dealerDownMinutes: whole(30, { unit: 'minutes', min: 10, max: 120 }, [
    'Length of a dealer’s down, after which a push is due',
    'Durée d’un tour de croupier, après laquelle une relève est due',
  ]),
  mustMoveOrder: choice('waitingList', ['Must-move players move up', 'Ordre de relocalisation forcée'], {
    waitingList: ['in the order of the waiting list', 'celui de la liste d’attente'],
    sittingDown: ['in the order of sitting down in the game', 'celui de l’arrivée à table dans la partie'],
  }),
  mustMoveRefusalCooldownMinutes: whole(60, { unit: 'minutes', min: 0, max: 1440 }, [
    'Time out for a player who refuses a must-move',
    'Temps hors jeu pour qui refuse une relocalisation forcée',
  ]),
  mustMoveStudExtraHands: whole(1, { unit: 'deals', min: 0, max: 10 }, [
    'Stud: hands a called must-move player may still play',
    'Stud : coups qu’un joueur appelé peut encore jouer',
  ]),
};
