import { type ProblemText } from './problem';

/** Les mots français pour chaque refus de la salle et du livre des joueurs. */
export const floorTextsInFrench: Readonly<Record<string, ProblemText>> = {
  'floor.day-not-open': {
    title: 'Pas de journée de jeu',
    detail: 'Aucune journée de jeu n’est ouverte. Un responsable en ouvre une d’abord.',
  },
  'floor.day-already-open': {
    title: 'Journée déjà ouverte',
    detail: 'La journée de jeu du {day} est encore ouverte. On la clôt avant d’en commencer une autre.',
  },
  'floor.day-closed': { title: 'Journée close', detail: 'La journée de jeu du {day} est close.' },
  'floor.setting-unknown': {
    title: 'Réglage inconnu',
    detail: 'La maison n’a pas de réglage du nom de {setting}.',
  },
  'floor.setting-invalid': {
    title: 'Valeur non admise',
    detail: 'Le règlement n’admet pas {value} pour {setting}.',
  },
  'floor.game-unknown': {
    title: 'Jeu non proposé',
    detail: 'La salle ne propose pas ce jeu aujourd’hui.',
  },
  'floor.game-exists': { title: 'Jeu déjà proposé', detail: 'La salle propose déjà exactement ce jeu.' },
  'floor.game-in-use': {
    title: 'Jeu en cours',
    detail: 'Le jeu est encore ouvert à la table {tables}. Fermez-le d’abord.',
  },
  'floor.stakes-invalid': {
    title: 'Enjeux incohérents',
    detail: 'Le second enjeu ne peut être plus petit que le premier, et aucun ne peut être nul.',
  },
  'floor.buy-in-invalid': {
    title: 'Cave incohérente',
    detail: 'La plus grande cave ne peut être plus petite que la plus petite.',
  },
  'floor.table-unknown': { title: 'Table inconnue', detail: 'Cette table n’est pas au plan de la salle.' },
  'floor.table-exists': { title: 'Table déjà là', detail: 'Cette table est déjà au plan de la salle.' },
  'floor.table-number-taken': {
    title: 'Numéro déjà pris',
    detail: 'Une autre table porte déjà le numéro {number}.',
  },
  'floor.seat-count-invalid': {
    title: 'Nombre de sièges',
    detail: 'Une table a entre {least} et {most} sièges.',
  },
  'floor.not-authorised': {
    title: 'Réservé aux responsables',
    detail:
      'Ouvrir, casser et fermer les tables revient à qui la maison désigne : le chef de partie, ou la seule direction.',
  },
  'floor.table-already-open': {
    title: 'Table déjà ouverte',
    detail: 'Un jeu est ouvert à la table {tableNumber}.',
  },
  'floor.table-closed': {
    title: 'Table fermée',
    detail: 'Aucun jeu n’est ouvert à la table {tableNumber}.',
  },
  'floor.table-frozen': {
    title: 'Table gelée',
    detail: 'La table {tableNumber} est gelée : on n’y appelle ni n’y place personne avant son dégel.',
  },
  'floor.table-not-frozen': { title: 'Table non gelée', detail: 'La table {tableNumber} n’est pas gelée.' },
  'floor.table-not-empty': {
    title: 'Table occupée',
    detail: 'La table {tableNumber} est encore occupée, au siège {seats}.',
  },
  'floor.entry-unknown': {
    title: 'Inscription inconnue',
    detail: 'Cette inscription n’est sur aucune liste du jour.',
  },
  'floor.entry-exists': { title: 'Déjà inscrit', detail: 'Cette inscription est déjà sur une liste.' },
  'floor.receipt-code-taken': {
    title: 'Veuillez réessayer',
    detail: 'Le code de reçu tiré était déjà pris. Veuillez réessayer.',
  },
  'floor.player-not-present': {
    title: 'Présence exigée',
    detail: 'Un joueur doit être dans la salle pour s’inscrire ou être appelé.',
  },
  'floor.call-in-expired': {
    title: 'Arrivé trop tard',
    detail:
      'Le délai d’arrivée après l’inscription à distance est passé. Le joueur peut s’inscrire à nouveau.',
  },
  'floor.already-on-list': {
    title: 'Déjà sur la liste',
    detail: 'Ce joueur est déjà sur la liste de ce jeu.',
  },
  'floor.already-in-game': {
    title: 'Déjà dans la partie',
    detail: 'Ce joueur est déjà assis dans ce jeu et ne peut en même temps l’attendre.',
  },
  'floor.wrong-entry-state': {
    title: 'Pas maintenant',
    detail: 'Cela ne peut se faire avec une inscription dans l’état « {state} ».',
  },
  'floor.entry-not-removed': {
    title: 'Encore sur la liste',
    detail: 'Seule une inscription retirée de la liste peut être rétablie.',
  },
  'floor.other-list': {
    title: 'Autre liste',
    detail: 'Les deux inscriptions sont sur des listes différentes.',
  },
  'floor.other-game': {
    title: 'Autre jeu',
    detail: 'La table {tableNumber} ne joue pas le jeu que ce joueur attend.',
  },
  'floor.already-there': { title: 'Déjà à cette place', detail: 'L’inscription est déjà à cette place.' },
  'floor.not-next': {
    title: 'Un autre joueur est le prochain',
    detail: '{nextAlias} est le prochain de la liste. Passer devant lui exige un motif, qu’il pourra lire.',
  },
  'floor.not-most-in-need': {
    title: 'Une autre table a plus besoin de joueurs',
    detail: 'La table {tableNumber} a plus besoin d’un joueur. En remplir une autre d’abord exige un motif.',
  },
  'floor.already-called': {
    title: 'Déjà appelé',
    detail: 'Le joueur est déjà appelé, pour le siège {seat} de la table {tableNumber}.',
  },
  'floor.not-called': {
    title: 'Pas appelé',
    detail: 'Ce joueur n’est pas appelé, ou son appel est terminé.',
  },
  'floor.already-answered': { title: 'Déjà répondu', detail: 'Le joueur a déjà répondu à cet appel.' },
  'floor.already-called-again': {
    title: 'Déjà appelé deux fois',
    detail: 'Un appel se répète une fois. Maintenant il répond, ou l’appel prend fin.',
  },
  'floor.still-time-to-answer': {
    title: 'Encore le temps de répondre',
    detail: 'Le joueur a encore le temps de répondre à cet appel.',
  },
  'floor.no-answer': {
    title: 'Délai écoulé',
    detail: 'Le délai pour répondre à cet appel est écoulé. Veuillez voir le responsable de la liste.',
  },
  'floor.staff-only': {
    title: 'Réservé au personnel',
    detail: 'Cela est réservé au personnel. Veuillez voir le responsable de la liste.',
  },
  'floor.seat-unknown': {
    title: 'Siège inconnu',
    detail: 'La table {tableNumber} n’a pas de siège {seat}.',
  },
  'floor.seat-taken': {
    title: 'Siège occupé',
    detail: 'Quelqu’un est assis au siège {seat} de la table {tableNumber}.',
  },
  'floor.seat-empty': {
    title: 'Siège vide',
    detail: 'Personne n’est assis au siège {seat} de la table {tableNumber}.',
  },
  'floor.seat-reserved': {
    title: 'Siège réservé',
    detail: 'Le siège {seat} de la table {tableNumber} est gardé pour quelqu’un d’autre.',
  },
  'floor.already-seated': {
    title: 'Déjà assis',
    detail:
      'Ce joueur a déjà le siège {seat} de la table {tableNumber}. Un joueur n’a qu’un siège dans la salle.',
  },
  'floor.seat-not-assigned': {
    title: 'Siège non attribué',
    detail:
      'Le siège {seat} de la table {tableNumber} n’a pas été donné à ce joueur. La salle donne les sièges.',
  },
  'floor.wrong-table': {
    title: 'Appelé à une autre table',
    detail: 'Le siège de ce joueur est à une autre table. Veuillez voir le responsable de la liste.',
  },
  'floor.arrives-twice': { title: 'Nommé deux fois', detail: 'Le même joueur est nommé deux fois.' },
  'floor.transfer-unbalances': {
    title: 'Laisserait la table plus courte',
    detail: 'Le changement laisserait l’ancienne table à {left} joueurs et la nouvelle à {there}.',
  },
  'floor.lock-up-expired': {
    title: 'Siège plus gardé',
    detail: 'Le temps de garde du siège {seat} de la table {tableNumber} est écoulé, et d’autres attendent.',
  },
  'floor.seat-not-reserved': {
    title: 'Siège non réservé',
    detail: 'Le siège {seat} de la table {tableNumber} n’est pas réservé.',
  },
  'floor.reason-required': {
    title: 'Motif exigé',
    detail: 'Il faut un motif : cela fait passer devant quelqu’un.',
  },
  'floor.supervisor-required': {
    title: 'Réservé à un chef de partie',
    detail: 'Seul un chef de partie ou un responsable en décide.',
  },
  'floor.action-unknown': {
    title: 'Rien à annuler',
    detail: 'Cette action n’est pas de celles que l’on peut annuler.',
  },
  'floor.undo-overtaken': {
    title: 'Trop tard pour annuler',
    detail: 'Autre chose s’est passé depuis, qui repose sur cette action. Corrigez par une nouvelle.',
  },
  'players.already-registered': { title: 'Déjà connu', detail: 'La salle connaît déjà ce joueur.' },
  'players.not-registered': {
    title: 'Joueur inconnu',
    detail: 'La salle ne connaît pas ce joueur. Inscrivez-le par son pseudonyme.',
  },
  'players.card-invalid': {
    title: 'Numéro de carte illisible',
    detail: 'Un numéro de carte a de 4 à 32 lettres ou chiffres.',
  },
  'players.alias-invalid': {
    title: 'Pseudonyme illisible',
    detail: 'Un pseudonyme a entre 1 et 24 lettres ou signes lisibles sur un tableau.',
  },
};
