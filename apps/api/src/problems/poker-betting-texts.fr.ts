import { type ProblemText } from './problem';

/** French words for what the rules of a hand do not allow: betting, turns and clocks. */
export const pokerBettingTextsInFrench: Readonly<Record<string, ProblemText>> = {
  'poker.not-your-turn': {
    title: 'Pas son tour',
    detail:
      'Ce n’est pas au siège {seat} de parler : c’est au siège {toAct}. S’il a parlé quand même, ' +
      'notez-le hors de son tour.',
  },
  'poker.not-hand-owner': {
    title: 'Pas sa main',
    detail: 'Seul le joueur lui-même agit pour le siège {seat} : un joueur par main.',
  },
  'poker.hand-not-live': {
    title: 'Hors du coup',
    detail: 'Le siège {seat} n’a plus de main vivante. Choisissez un joueur encore en jeu.',
  },
  'poker.no-betting-now': {
    title: 'Pas d’enchères',
    detail: 'On ne mise pas à ce moment. Voyez ce que la table attend.',
  },
  'poker.nothing-to-call': {
    title: 'Rien à payer',
    detail: 'Le siège {seat} n’a aucune mise à payer. Il dit parole ou mise.',
  },
  'poker.facing-bet': {
    title: 'Il y a une mise',
    detail: 'Le siège {seat} fait face à une mise : il paie, relance ou passe.',
  },
  'poker.check-not-allowed': {
    title: 'Pas de parole',
    detail: 'Le siège {seat} ne peut pas dire parole maintenant : il paie, relance ou passe.',
  },
  'poker.no-bring-in': {
    title: 'Pas d’ouverture forcée',
    detail: 'Il n’y a pas d’ouverture forcée à ce moment. Notez parole, une mise ou un abandon.',
  },
  'poker.bring-in-due': {
    title: 'Ouverture forcée d’abord',
    detail: 'Le siège {seat} ouvre ce coup : il pose l’ouverture forcée ou complète à la mise entière.',
  },
  'poker.bring-in-or-full-bet': {
    title: 'Ouverture ou mise entière',
    detail: 'Le siège {seat} ouvre de l’ouverture forcée ou de la mise entière, rien entre les deux.',
  },
  'poker.below-minimum-bet': {
    title: 'Sous le minimum',
    detail: 'La mise est sous le minimum de la table. Saisissez au moins le minimum, ou tout son tapis.',
  },
  'poker.below-minimum-raise': {
    title: 'Relance trop petite',
    detail:
      'La relance est plus petite que la précédente. Portez-la au minimum, notez un paiement, ou ' +
      'tout son tapis.',
  },
  'poker.above-stack': {
    title: 'Plus que son tapis',
    detail: 'C’est plus que ce qu’il a devant lui. Notez tapis, ou saisissez le montant à nouveau.',
  },
  'poker.above-pot': {
    title: 'Plus que le pot',
    detail:
      'C’est du pot limit : la mise ne dépasse pas le pot. Choisissez « Pot » pour le plus haut permis.',
  },
  'poker.not-the-limit': {
    title: 'Pas la limite',
    detail: 'En limite fixe, seule la mise de ce tour est permise. Notez le montant affiché.',
  },
  'poker.not-a-completion': {
    title: 'Pas la mise entière',
    detail: 'L’ouverture forcée se complète à la mise entière, ni plus ni moins.',
  },
  'poker.not-an-open-increment': {
    title: 'Pas par ces paliers',
    detail: 'On ouvre par les paliers de cette table. Arrondissez au palier permis.',
  },
  'poker.chip-too-small': {
    title: 'Jeton trop petit',
    detail: 'Ce montant ne se fait pas avec le plus petit jeton qui joue dans une mise ici. Arrondissez-le.',
  },
  'poker.raises-capped': {
    title: 'Plus de relance',
    detail: 'Les relances de ce tour sont épuisées. Le siège {seat} paie ou passe.',
  },
  'poker.betting-not-reopened': {
    title: 'Enchères non rouvertes',
    detail:
      'Un tapis inférieur à une relance entière ne rouvre pas les enchères : le siège {seat} paie ' +
      'ou passe.',
  },
  'poker.check-raise-not-allowed': {
    title: 'Pas de parole-relance',
    detail: 'Ce jeu se joue sans relance après parole : le siège {seat} a dit parole et paie ou passe.',
  },
  'poker.nobody-to-raise': {
    title: 'Personne à relancer',
    detail: 'Il ne reste personne pour payer une relance. Le siège {seat} paie ou passe.',
  },
  'poker.raise-barred': {
    title: 'Relance interdite',
    detail: 'Le siège {seat} a perdu le droit de relancer à ce tour. Il paie ou passe.',
  },
  'poker.openers-needed': {
    title: 'Ouverture à prouver',
    detail:
      'Le siège {seat} n’ouvre qu’avec une paire de valets ou mieux. Il dit parole, ou prouve ' +
      'qu’il les a.',
  },
  'poker.nothing-bid': {
    title: 'Aucun montant dit',
    detail: 'Le siège {seat} n’a annoncé aucun montant qui l’engage. Demandez-lui ce qu’il fait.',
  },
  'poker.short-call-pending': {
    title: 'Paiement incomplet',
    detail:
      'Le siège {seat} a payé avec trop peu de jetons. Il complète, ou reprend là où la règle le ' +
      'permet ; puis continuez.',
  },
  'poker.no-short-call': {
    title: 'Rien d’incomplet',
    detail: 'Le siège {seat} n’a pas de paiement incomplet à régler. Poursuivez les enchères.',
  },
  'poker.no-taking-back': {
    title: 'Pas de reprise',
    detail: 'Le siège {seat} ne peut pas reprendre ces jetons : il complète le paiement.',
  },
  'poker.no-forfeit': {
    title: 'Rien à abandonner',
    detail:
      'Le siège {seat} ne peut pas laisser ces jetons et passer. Il complète, ou appelez le chef ' +
      'de partie.',
  },
  'poker.action-behind': {
    title: 'D’autres ont parlé',
    detail: 'Quelqu’un a parlé derrière le siège {seat} : cela ne se change plus. Appelez le chef de partie.',
  },
  'poker.out-of-turn-binding': {
    title: 'Lié hors de son tour',
    detail:
      'Il est lié par ce qu’il a fait hors de son tour. Notez cette action, ou annulez-la si elle ' +
      'fut mal entendue.',
  },
  'poker.is-your-turn': {
    title: 'C’est son tour',
    detail: 'C’est au siège {seat} de parler. Notez son action comme d’habitude.',
  },
  'poker.already-out-of-turn': {
    title: 'Déjà noté',
    detail: 'Le siège {seat} a déjà parlé hors de son tour. Continuez jusqu’à son tour.',
  },
  'poker.nothing-out-of-turn': {
    title: 'Rien hors tour',
    detail: 'Le siège {seat} n’a rien fait hors de son tour.',
  },
  'poker.turn-not-lost': {
    title: 'Tour non perdu',
    detail: 'Seuls {behind} ont parlé derrière lui ; son tour se perd à {needed}. Revenez à lui.',
  },
  'poker.turn-kept': {
    title: 'Il garde son tour',
    detail: 'Le siège {seat} s’est manifesté à temps et garde son tour. Laissez-le parler.',
  },
  'poker.no-clock': {
    title: 'Pas de temps ici',
    detail:
      'Cette table se joue sans demande de temps. Appelez le chef de partie si quelqu’un est trop lent.',
  },
  'poker.clock-running': {
    title: 'Temps en cours',
    detail: 'Le temps court déjà pour le siège {seat}. Attendez qu’il finisse.',
  },
  'poker.clock-not-running': {
    title: 'Aucun temps ne court',
    detail: 'Aucun temps n’est demandé. Demandez-le d’abord.',
  },
  'poker.clock-only-by-dealer': {
    title: 'Le croupier demande le temps',
    detail: 'Ici seul le croupier ou le chef de partie demande le temps. Adressez-vous au croupier.',
  },
  'poker.clock-by-absent': {
    title: 'Pas de l’extérieur',
    detail: 'Le siège {seat} n’est pas à la table : seul un joueur présent demande le temps.',
  },
  'poker.time-not-over': {
    title: 'Temps non écoulé',
    detail: 'Le temps court encore. Sa main n’est morte qu’à la fin du temps.',
  },
  'poker.no-all-in-option': {
    title: 'Pas de tapis ici',
    detail:
      'Le siège {seat} n’a pas de tapis proposé à ce moment. Notez une autre action, ou appelez le ' +
      'chef de partie.',
  },
  'poker.no-chips-in-transit': {
    title: 'Rien en route',
    detail: 'Le siège {seat} n’a pas de jetons en route : rien ne se joue sur avance.',
  },
  'poker.no-oversize-bet': {
    title: 'Rien au-dessus du pot',
    detail: 'Aucune mise de ce tour ne dépassait le pot : rien n’est à ramener.',
  },
  'poker.count-not-in-turn': {
    title: 'Pas à lui de demander',
    detail: 'Le siège {seat} ne demande le compte que face à la mise. Attendez son tour.',
  },
  'poker.bet-return-refused': {
    title: 'La mise reste',
    detail: 'Une mise au pot ne se rend pas entre joueurs. Elle reste.',
  },
};
