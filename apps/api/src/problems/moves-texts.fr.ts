import { type ProblemText } from './problem';

/** French words for the refusals of moves and must-moves. */
export const movesTextsInFrench: Readonly<Record<string, ProblemText>> = {
  'floor.no-seat-changes': {
    title: 'Pas de changement de siège',
    detail: 'Dans cette salle, les sièges ne se changent pas sur demande.',
  },
  'floor.pot-carried': {
    title: 'Pot reporté',
    detail:
      'Le pot de la table {tableNumber} est reporté : personne n’y change de siège avant qu’il soit gagné.',
  },
  'floor.no-pot-carried': {
    title: 'Pas de pot reporté',
    detail: 'Aucun pot n’est reporté à la table {tableNumber}.',
  },
  'floor.already-requested': {
    title: 'Demande déjà faite',
    detail: 'Ce joueur a déjà une demande. Annulez d’abord l’ancienne.',
  },
  'floor.request-unknown': {
    title: 'Demande inconnue',
    detail: 'Ce joueur n’a pas de demande de ce genre.',
  },
  'floor.not-seated': {
    title: 'Pas assis',
    detail: 'Ce joueur n’est assis à aucune table.',
  },
  'floor.seat-is-his': {
    title: 'Déjà à cette place',
    detail: 'Le joueur y est déjà assis.',
  },
  'floor.seat-claimed': {
    title: 'Quelqu’un passe avant',
    detail:
      '{alias} passe avant pour le siège {seat} de la table {tableNumber}. Proposez-le-lui d’abord, ou indiquez un motif.',
  },
  'floor.must-move-first': {
    title: 'La relocalisation passe avant',
    detail: '{alias} doit d’abord monter à la table {tableNumber}. Appelez-le, ou indiquez un motif.',
  },
  'floor.chain-order': {
    title: 'Ordre de relocalisation',
    detail:
      'La table {tableNumber} et celle de ce joueur sont liées par relocalisation : on monte dans l’ordre, pas sur demande.',
  },
  'floor.not-offered': {
    title: 'Pas proposé',
    detail: 'Le siège {seat} de la table {tableNumber} n’est pas proposé à ce joueur.',
  },
  'floor.move-announced': {
    title: 'Déplacement déjà annoncé',
    detail:
      'Ce joueur doit aller au siège {seat} de la table {tableNumber}. Terminez ou annulez d’abord ce déplacement.',
  },
  'floor.move-unknown': {
    title: 'Aucun déplacement annoncé',
    detail: 'Aucun déplacement n’est annoncé pour ce joueur.',
  },
  'floor.same-table': {
    title: 'Même table',
    detail: 'Un changement de siège à sa table se fait tout de suite, sans annonce.',
  },
  'floor.forced-move-reason': {
    title: 'Motif nécessaire',
    detail: 'Indiquez pourquoi la maison déplace ce joueur.',
  },
  'floor.forced-move-supervisor': {
    title: 'Réservé aux responsables',
    detail: 'Seul un chef de partie ou un responsable déplace un joueur qui ne l’a pas demandé.',
  },
  'floor.not-waiting-for-blind': {
    title: 'Compté en coups',
    detail: 'Ce joueur n’attend pas sa grosse blinde : ses coups sont comptés.',
  },
  'floor.must-move-due': {
    title: 'Attendu à la table principale',
    detail: 'Plus aucun coup ne lui est servi ici : il monte maintenant.',
  },
  'floor.lock-up-move-due': {
    title: 'Attendu à sa nouvelle table',
    detail: 'Plus aucun coup ne lui est servi ici : il va à la place retenue pour lui.',
  },
  'floor.separated-players': {
    title: 'Non disponible',
    detail: 'Ce joueur ne peut pas être placé à la table {tableNumber}.',
  },
  'floor.same-player': {
    title: 'Deux joueurs nécessaires',
    detail: 'Indiquez deux joueurs différents.',
  },
  'floor.kept-apart-already': {
    title: 'Déjà séparés',
    detail: 'Ces deux joueurs sont déjà séparés.',
  },
  'floor.not-kept-apart': {
    title: 'Pas séparés',
    detail: 'Ces deux joueurs ne sont pas séparés.',
  },
  'floor.kept-apart-supervisor': {
    title: 'Réservé aux responsables',
    detail: 'Seul un chef de partie ou un responsable sépare deux joueurs.',
  },
  'floor.must-move-mismatch': {
    title: 'Pas le même jeu',
    detail: 'La table principale et la secondaire doivent jouer le même jeu à la même limite.',
  },
  'floor.must-move-circle': {
    title: 'Chaîne fermée',
    detail: 'Cette chaîne de tables reviendrait sur elle-même.',
  },
  'floor.already-feeder': {
    title: 'Alimente déjà une table',
    detail: 'La table {tableNumber} alimente déjà une autre table.',
  },
  'floor.not-feeder': {
    title: 'Pas une table secondaire',
    detail: 'La table {tableNumber} n’alimente aucune autre table.',
  },
  'floor.must-move-cooldown': {
    title: 'Hors de cette partie pour un temps',
    detail: 'Ce joueur a refusé de monter et reste hors de cette partie encore {minutesLeft} minutes.',
  },
  'floor.no-cooldown': {
    title: 'Rien à lever',
    detail: 'Ce joueur n’est pas exclu de cette partie.',
  },
  'floor.must-move-not-due': {
    title: 'Pas son tour',
    detail: 'Ce n’est pas à ce joueur de monter.',
  },
};
