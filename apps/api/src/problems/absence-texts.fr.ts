import { type ProblemText } from './problem';

/** French words for the refusals of absences, custody, guests and seats. */
export const absenceTextsInFrench: Readonly<Record<string, ProblemText>> = {
  'floor.already-absent': {
    title: 'Déjà absent',
    detail: 'Le joueur du siège {seat} de la table {tableNumber} est déjà noté absent.',
  },
  'floor.not-absent': {
    title: 'Pas absent',
    detail: 'Le joueur du siège {seat} de la table {tableNumber} n’est pas noté absent.',
  },
  'floor.absence-expired': {
    title: 'Temps écoulé',
    detail:
      'Le temps d’absence du siège {seat} de la table {tableNumber} est écoulé ; une prolongation se demande d’avance. Au chef de partie de décider.',
  },
  'floor.absence-not-longer': {
    title: 'Pas plus long',
    detail: 'Le joueur du siège {seat} de la table {tableNumber} peut déjà s’absenter jusque-là sans accord.',
  },
  'floor.absence-too-long': {
    title: 'Plus long que permis',
    detail: 'La maison permet une absence annoncée de {most} minutes au plus.',
  },
  'floor.absence-not-due': {
    title: 'Pas encore échue',
    detail:
      'Le temps d’absence du siège {seat} de la table {tableNumber} n’est pas écoulé. Avant, seules des absences répétées permettent le ramassage, avec un motif.',
  },
  'floor.custody-exists': {
    title: 'Déjà enregistré',
    detail: 'Des jetons sont déjà en garde sous ce numéro.',
  },
  'floor.custody-unknown': {
    title: 'Rien en garde',
    detail: 'Aucun jeton n’est en garde sous ce numéro ; ils ont peut-être été rendus.',
  },
  'floor.second-person-required': {
    title: 'Compter à deux',
    detail: 'La personne qui a compté avec vous doit être quelqu’un d’autre que vous.',
  },
  'floor.custody-counted': {
    title: 'Déjà compté',
    detail: 'Les jetons en garde ont été comptés. Annulez le compte pour le corriger.',
  },
  'floor.already-played-over': {
    title: 'Siège déjà occupé',
    detail: 'Quelqu’un joue déjà sur le siège {seat} de la table {tableNumber}.',
  },
  'floor.not-played-over': {
    title: 'Personne ne l’occupe',
    detail: 'Personne ne joue sur le siège {seat} de la table {tableNumber} à la place d’un absent.',
  },
  'cashier.return-stack-required': {
    title: 'Rapporter la somme emportée',
    detail: 'Qui revient à la partie dans le délai rapporte ce qu’il en a emporté. Son tapis est plus petit.',
  },
  'floor.nothing-to-bring-back': {
    title: 'Rien à rapporter',
    detail: 'Le joueur du siège {seat} de la table {tableNumber} n’a rien à rapporter.',
  },
  'floor.guests-not-allowed': {
    title: 'Pas d’invités',
    detail: 'La maison n’admet pas d’invités derrière les joueurs.',
  },
  'floor.guest-objected': {
    title: 'Objection',
    detail:
      'Quelqu’un à la table s’est opposé à un invité derrière le siège {seat} de la table {tableNumber}.',
  },
  'floor.guests-full': {
    title: 'Pas d’autre invité',
    detail: 'Le siège {seat} de la table {tableNumber} a déjà ses invités ; la maison en admet {most}.',
  },
  'floor.no-guest': {
    title: 'Pas d’invité',
    detail: 'Aucun invité n’est derrière le siège {seat} de la table {tableNumber}.',
  },
  'floor.racks-allowed': {
    title: 'Racks permis',
    detail: 'La maison permet de jouer depuis le rack.',
  },
  'floor.already-flagged': {
    title: 'Déjà noté',
    detail: 'C’est déjà noté pour le siège {seat} de la table {tableNumber}.',
  },
  'floor.not-flagged': {
    title: 'Pas noté',
    detail: 'Ce n’est pas noté pour le siège {seat} de la table {tableNumber}.',
  },
};
