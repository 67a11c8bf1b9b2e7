import { type ProblemText } from './problem';

/** French words for the refusals of time collection. */
export const timeCollectionTextsInFrench: Readonly<Record<string, ProblemText>> = {
  'floor.collection-due': {
    title: 'Loyer à régler',
    detail:
      'Le loyer de la table {tableNumber} n’est pas réglé pour le siège {seats} : payer, ou libérer le siège.',
  },
  'floor.collection-not-due': {
    title: 'Pas encore dû',
    detail: 'La période {period} de la table {tableNumber} n’a pas commencé.',
  },
  'floor.collection-due-already': {
    title: 'Déjà commencée',
    detail: 'La période {period} de la table {tableNumber} a déjà commencé.',
  },
  'floor.collection-nothing-owed': {
    title: 'Rien à payer',
    detail: 'Il n’y a rien à payer là pour la période {period} de la table {tableNumber}.',
  },
  'floor.collection-not-paid': {
    title: 'Pas payé',
    detail: 'Le siège {seat} n’a pas payé la période {period} : il n’y a rien à rembourser.',
  },
  'floor.collection-payer-left': {
    title: 'Plus personne',
    detail: 'Le joueur concerné n’est plus assis au siège {seat} de la table {tableNumber}.',
  },
  'floor.collection-blind-unknown': {
    title: 'À qui la grosse blinde ?',
    detail: 'Le siège {seats} joue jusqu’à sa blinde : indiquer quel siège doit la grosse blinde de ce coup.',
  },
  'floor.collection-none': {
    title: 'Pas de loyer ici',
    detail: 'Aucun loyer n’est perçu à la table {tableNumber}.',
  },
  'floor.collection-by-the-clock': {
    title: 'À l’horloge',
    detail: 'À la table {tableNumber}, le loyer échoit à l’horloge et non à la relève du croupier.',
  },
  'floor.collection-open': {
    title: 'Perception en cours',
    detail:
      'La période {period} de la table {tableNumber} n’est pas encore perçue. Le tarif ne change qu’entre deux perceptions.',
  },
  'floor.collection-paused': {
    title: 'Déjà suspendue',
    detail: 'La perception de la table {tableNumber} est déjà suspendue.',
  },
  'floor.collection-not-paused': {
    title: 'Pas suspendue',
    detail: 'La perception de la table {tableNumber} n’est pas suspendue.',
  },
  'floor.collection-reason-required': {
    title: 'Motif nécessaire',
    detail: 'Dire pourquoi : le motif figure sur la feuille de perception.',
  },
  'floor.collection-not-authorised': {
    title: 'Réservé aux responsables',
    detail: 'Seul un chef de partie ou un responsable en décide pour le loyer.',
  },
  'floor.rate-unknown': {
    title: 'Aucun tarif',
    detail: 'Aucun tarif n’a été fixé pour ce jeu.',
  },
  'floor.rate-invalid': {
    title: 'Tarif incohérent',
    detail: 'Ce tarif n’a pas de sens : voir {field}.',
  },
  'floor.rate-in-force': {
    title: 'Tarif en vigueur',
    detail: 'La table {tableNumber} applique déjà le dernier tarif, version {version}.',
  },
  'floor.package-unknown': {
    title: 'Forfait inconnu',
    detail: 'Le tarif de la table {tableNumber} n’a pas de forfait de {periods} périodes.',
  },
  'floor.package-of-other-game': {
    title: 'Forfait d’un autre jeu',
    detail: 'Ce joueur a encore {periodsLeft} périodes payées d’avance dans un autre jeu.',
  },
};
