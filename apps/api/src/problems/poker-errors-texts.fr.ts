import { type ProblemText } from './problem';

/** French words for what the rules of a hand do not allow: errors of dealing. */
export const pokerErrorsTextsInFrench: Readonly<Record<string, ProblemText>> = {
  'poker.action-occurred': {
    title: 'Trop tard pour une maldonne',
    detail:
      'Des joueurs ont parlé sur leurs cartes : la donne reste. Signalez l’erreur autrement, ou ' +
      'appelez le chef de partie.',
  },
  'poker.not-a-misdeal': {
    title: 'Pas une maldonne',
    detail:
      'Selon la règle, ce n’est pas une maldonne ici : le coup continue. Appelez le chef de partie ' +
      'en cas de désaccord.',
  },
  'poker.no-option-on-exposed-card': {
    title: 'Pas de choix',
    detail: 'Le siège {seat} n’a pas le choix pour une carte exposée : la règle dit si elle reste.',
  },
  'poker.card-already-seen': {
    title: 'Carte déjà vue',
    detail: 'Cette carte du siège {seat} est déjà retournée. Rien de plus à signaler.',
  },
  'poker.no-refund-after-action': {
    title: 'Pas de remboursement',
    detail:
      'Des joueurs ont parlé : rien n’est rendu au siège {seat}. Sa main est morte si elle est ' +
      'viciée ; appelez le chef de partie.',
  },
  'poker.hand-stands': {
    title: 'Le coup reste',
    detail:
      'C’est remarqué trop tard : les mises et le résultat restent. Appelez le chef de partie en ' +
      'cas de litige.',
  },
  'poker.earlier-deal-stands': {
    title: 'La donne d’avant reste',
    detail: 'Les enchères ont continué depuis : les cartes d’avant restent telles quelles.',
  },
  'poker.hand-stays-live': {
    title: 'La main vit',
    detail: 'Les cartes du siège {seat} sont reconnaissables : sa main reste vivante. Rendez-les-lui.',
  },
  'poker.floor-decides': {
    title: 'Le chef décide',
    detail: 'La règle laisse cela au chef de partie. Arrêtez ici et appelez-le.',
  },
  'poker.no-early-deal': {
    title: 'Rien de trop tôt',
    detail: 'Aucun tour n’a pu être donné trop tôt à ce moment. Choisissez une autre erreur.',
  },
  'poker.no-wrong-deal': {
    title: 'Impossible ici',
    detail: 'Cette erreur n’a pas pu se produire à ce moment du coup. Choisissez-en une autre.',
  },
  'poker.nothing-to-correct': {
    title: 'Rien à corriger',
    detail: 'Aucune erreur n’est ouverte dans ce coup. Signalez-la d’abord.',
  },
  'poker.card-count-right': {
    title: 'Compte juste',
    detail: 'Le siège {seat} a le bon nombre de cartes : {cards}. Recomptez, ou choisissez un autre siège.',
  },
  'poker.no-such-card': {
    title: 'Pas cette carte',
    detail: 'Il n’y a pas cette carte à cet endroit. Regardez de nouveau laquelle c’est.',
  },
  'poker.joker-plays': {
    title: 'Le joker joue',
    detail: 'Dans ce jeu, le joker fait partie du paquet et joue. Continuez.',
  },
  'poker.put-upcards-back': {
    title: 'Remettez les cartes',
    detail: 'Le siège {seat} a retourné ou mélangé ses cartes ouvertes. Remettez-les d’abord, dans l’ordre.',
  },
  'poker.cards-caused-action': {
    title: 'D’autres ont parlé dessus',
    detail:
      'Quelqu’un a parlé à cause de ces cartes du siège {seat} : elles ne se reprennent pas. ' +
      'Appelez le chef de partie.',
  },
  'poker.bring-in-stands': {
    title: 'L’ouverture reste',
    detail: 'Le joueur suivant a parlé : l’ouverture forcée reste au siège {from}. Continuez.',
  },
};
