import { type ProblemText } from './problem';

/** Les mots français pour les refus des listes d’attente hors inscription et appel. */
export const waitingListTextsInFrench: Readonly<Record<string, ProblemText>> = {
  'floor.no-more-time': {
    title: 'Plus de délai',
    detail: 'La maison accorde au plus {times} fois un délai supplémentaire pour un appel.',
  },
  'floor.others-not-chosen': {
    title: 'Garder ou retirer ?',
    detail:
      'Le joueur a d’autres places sur des listes ({count}). Demandez-lui s’il les garde ou les quitte.',
  },
  'floor.deposits-not-taken': {
    title: 'Pas de dépôt ici',
    detail:
      'La maison ne prend pas de dépôt pour une place ou un siège ; un responsable peut fixer un montant.',
  },
  'floor.deposit-already-taken': {
    title: 'Dépôt déjà pris',
    detail: 'Un dépôt a déjà été pris pour cela.',
  },
  'floor.deposit-unknown': {
    title: 'Dépôt inconnu',
    detail: 'La maison n’a pas ce dépôt, ou l’a déjà réglé.',
  },
  'floor.nothing-locked-up': {
    title: 'Rien n’est retenu',
    detail: 'Aucune place ni aucun siège n’est retenu ici pour un joueur.',
  },
  'floor.forfeit-not-authorised': {
    title: 'Réservé aux responsables',
    detail: 'Seul un chef de partie ou un responsable laisse un dépôt à la maison, en disant pourquoi.',
  },
};
