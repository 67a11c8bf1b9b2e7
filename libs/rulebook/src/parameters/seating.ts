import { choice, flag, whole } from './define';
import { roles } from './words';

/** Taking, holding, changing and leaving a seat. */
export const seating = {
  initialSeating: choice('firstComeChooses', ['Seats at the start', 'Places au départ'], {
    firstComeChooses: ['the first to arrive chooses first', 'le premier arrivé choisit'],
    randomDraw: ['drawn at random', 'tirées au sort'],
    organiserAssigned: ['assigned by the organiser', 'imposées par l’organisateur'],
  }),
  seatingRevealedOnSite: flag(false, [
    'The seats are revealed on site only.',
    'Les places ne sont révélées que sur place.',
  ]),
  seatChangeOnRequest: flag(true, [
    'A seated player may ask for another seat.',
    'Un joueur assis peut demander un autre siège.',
  ]),
  seatChangeAfterDecline: choice(
    'keepsTime',
    ['Declining a seat that was asked for', 'Décliner un siège qu’on avait demandé'],
    {
      keepsTime: ['keeps the time of the request', 'garde l’heure de la demande'],
      toEnd: ['sends the request to the end', 'renvoie la demande en fin de file'],
    },
  ),
  transferRefusedIfOldTableShorter: flag(true, [
    'A move is refused if it leaves the old table shorter than the new one.',
    'Un changement est refusé s’il laisse l’ancienne table plus courte que la nouvelle.',
  ]),
  lockUpNewTableMinutes: whole(5, { unit: 'minutes', min: 1, max: 120 }, [
    'Time a seat is held at a new table while somebody waits',
    'Temps de place retenue à une nouvelle table quand quelqu’un attend',
  ]),
  lockUpMaxMinutes: whole(10, { unit: 'minutes', min: 1, max: 120 }, [
    'Longest time any seat is held while somebody waits',
    'Temps maximal de place retenue quand quelqu’un attend',
  ]),
  lockUpLapseMinWaiting: whole(1, { unit: 'players', min: 1, max: 50 }, [
    'Waiting names from which a lock-up ends at its time',
    'Nombre d’inscrits à partir duquel une place retenue prend fin',
  ]),
  lockUpMoveNowMinWaiting: whole(2, { unit: 'players', min: 1, max: 50 }, [
    'Button games: names waiting for the seat left from which its player moves at once',
    'Jeux à bouton : nombre d’inscrits pour le siège quitté à partir duquel on part aussitôt',
  ]),
  lockUpStudMinWaiting: whole(1, { unit: 'players', min: 1, max: 50 }, [
    'Stud: names waiting from which only the current hand is played',
    'Stud : nombre d’inscrits à partir duquel on ne finit que le coup en cours',
  ]),
  lockUpStudExtraHands: whole(1, { unit: 'deals', min: 0, max: 10 }, [
    'Stud: hands that may still be played when fewer wait',
    'Stud : coups que l’on peut encore jouer quand il y en a moins',
  ]),
  absencePickupMinutes: whole(30, { unit: 'minutes', min: 1, max: 480 }, [
    'Absence after which chips may be picked up, unless a longer one was announced',
    'Absence après laquelle les jetons peuvent être ramassés, sauf durée annoncée plus longue',
  ]),
  absenceFrequentCount: whole(null, { unit: 'times', min: 2, max: 50, none: ['no prompt', 'pas d’alerte'] }, [
    'Absences in a session from which the floor is told they are frequent',
    'Absences dans une séance à partir desquelles elles sont signalées comme fréquentes',
  ]),
  absenceAnnouncedMaxMinutes: whole(
    null,
    {
      unit: 'minutes',
      min: 1,
      max: 1440,
      none: ['as agreed with the floor', 'selon l’accord du chef de partie'],
    },
    [
      'Longest absence that may be announced, from its start',
      'Durée maximale d’une absence annoncée, depuis son début',
    ],
  ),
  walkersPerTable: whole(null, { unit: 'players', min: 1, max: 9, none: ['no limit', 'sans limite'] }, [
    'Players of one table who may be absent at once before the next one walks on short time',
    'Joueurs d’une même table absents à la fois avant que le suivant n’ait qu’un temps réduit',
  ]),
  extraWalkerMinutes: whole(10, { unit: 'minutes', min: 1, max: 480 }, [
    'Absence of one walker too many after which chips may be picked up',
    'Absence d’un joueur en surnombre après laquelle les jetons peuvent être ramassés',
  ]),
  playOverApproverRole: choice(
    'floorSupervisor',
    ['Playing over a seat is allowed by', 'Jouer sur le siège d’un absent est permis par'],
    roles,
  ),
  guestsPerPlayer: whole(1, { unit: 'players', min: 0, max: 4 }, [
    'Guests a player may have behind him',
    'Invités qu’un joueur peut avoir derrière lui',
  ]),
  smokingAtTableAllowed: flag(false, [
    'Smoking is allowed at the tables.',
    'Il est permis de fumer aux tables.',
  ]),
  nonSmokingSeatsPerSide: whole(1, { unit: 'seats', min: 0, max: 5 }, [
    'Non-smoking seats on either side of the dealer',
    'Sièges non-fumeurs de chaque côté du croupier',
  ]),
};
