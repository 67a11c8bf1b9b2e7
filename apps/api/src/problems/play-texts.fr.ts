import { type ProblemText } from './problem';

/** French words for the refusals of the play of tables. */
export const playTextsInFrench: Readonly<Record<string, ProblemText>> = {
  'play.table-not-open': {
    title: 'Non suivie',
    detail: 'Le jeu de la table {tableNumber} n’est pas suivi en ce moment.',
  },
  'play.table-already-open': { title: 'Déjà suivie', detail: 'Le jeu de cette table est déjà suivi.' },
  'play.table-closed': { title: 'Fermée', detail: 'Le jeu de cette table est terminé pour aujourd’hui.' },
  'play.not-authorised': { title: 'Pas à vous de décider', detail: 'C’est au chef de partie d’en décider.' },
  'play.reason-required': { title: 'Motif requis', detail: 'Dites pourquoi.' },
  'play.game-unknown': { title: 'Jeu inconnu', detail: 'Le moteur de la table ne connaît pas ce jeu.' },
  'play.seed-required': {
    title: 'Pas de hasard tiré',
    detail: 'Une table distribuée demande une graine tirée par la salle.',
  },
  'play.not-paused': { title: 'Pas en pause', detail: 'La table n’est pas en pause.' },
  'play.already-paused': { title: 'Déjà en pause', detail: 'La table est déjà en pause.' },
  'play.table-paused': { title: 'En pause', detail: 'La table est en pause ; reprenez d’abord.' },
  'play.last-hand-announced': {
    title: 'Dernier coup',
    detail: 'Le dernier coup est annoncé ; aucun autre ne commence.',
  },
  'play.no-last-hand-announced': { title: 'Rien à annuler', detail: 'Aucun dernier coup n’a été annoncé.' },
  'play.hand-in-progress': { title: 'Entre deux coups', detail: 'Cela se fait entre deux coups.' },
  'play.stacks-not-known': {
    title: 'Compter les tapis',
    detail: 'Les tapis doivent être comptés avant qu’un coup soit noté ou distribué.',
  },
  'play.seat-unknown': { title: 'Siège inexistant', detail: 'La table n’a pas de siège {seat}.' },
  'play.seat-taken': { title: 'Occupé', detail: 'Le siège {seat} est occupé.' },
  'play.seat-not-taken': { title: 'Libre', detail: 'Personne n’est au siège {seat}.' },
  'play.already-seated': { title: 'Déjà assis', detail: 'Il joue déjà à cette table.' },
  'play.not-seated': { title: 'Pas à cette table', detail: 'Il ne joue pas à cette table.' },
  'play.owner-is-here': {
    title: 'Son joueur est là',
    detail: 'Le joueur de ce siège n’est pas absent ; personne ne joue à sa place.',
  },
  'play.not-your-seat': {
    title: 'Pas votre siège',
    detail: 'Un joueur par main : vous n’agissez que pour votre siège.',
  },
  'play.not-for-players': {
    title: 'Pas pour les joueurs',
    detail: 'C’est l’affaire du croupier ou du chef de partie.',
  },
  'play.not-leaving': { title: 'Ne part pas', detail: 'Il n’est pas sur le départ.' },
  'play.sanction-unknown': { title: 'Inconnue', detail: 'Aucune sanction de ce nom ne court à cette table.' },
  'play.sanction-length': {
    title: 'Combien de temps ?',
    detail: 'Dites soit un nombre de coups, soit une durée.',
  },
  'play.not-held-out': { title: 'Rien ne le retient', detail: 'Rien ne le prive de cartes.' },
  'play.nobody-to-draw': {
    title: 'Personne pour tirer',
    detail: 'Moins de deux joueurs peuvent tirer le bouton.',
  },
  'play.sitting-out': { title: 'Ne joue pas', detail: 'Il a demandé à ne pas jouer.' },
  'play.dealt-out': { title: 'Privé de cartes', detail: 'Une sanction le prive de cartes.' },
  'play.held-out': {
    title: 'En attente',
    detail: 'Quelque chose est à régler avant qu’il reçoive des cartes.',
  },
  'play.not-in-chips': {
    title: 'Pas en jetons',
    detail: 'Le montant n’est pas un multiple du plus petit jeton.',
  },
  'play.below-minimum-buy-in': {
    title: 'Sous le minimum',
    detail: 'La cave minimale de la table n’est pas atteinte.',
  },
  'play.short-buy-in-used': {
    title: 'Petite cave déjà prise',
    detail: 'Il a déjà eu sa seule cave sous le minimum.',
  },
  'play.above-maximum-buy-in': {
    title: 'Au-dessus du maximum',
    detail: 'Le maximum de la table serait dépassé.',
  },
  'play.below-minimum-top-up': {
    title: 'Recave trop petite',
    detail: 'La plus petite recave de la maison n’est pas atteinte.',
  },
  'play.rebuys-not-allowed': {
    title: 'Pas de recave',
    detail: 'On ne peut pas acheter de jetons ici en ce moment.',
  },
  'play.going-south': {
    title: 'Les jetons restent',
    detail: 'Personne ne retire de jetons de la table pendant qu’il joue.',
  },
  'play.chips-stay': { title: 'Les jetons restent', detail: 'Ces jetons restent en jeu.' },
  'play.more-than-stack': { title: 'Plus qu’il n’a', detail: 'Son tapis est plus petit.' },
  'play.chips-in-play': { title: 'En jeu', detail: 'Ses jetons sont en jeu ; attendez la fin du coup.' },
  'play.purchase-unknown': { title: 'Achat inconnu', detail: 'Aucun jeton de cet achat n’est en route.' },
  'play.purchase-twice': { title: 'Déjà connu', detail: 'Ces jetons sont déjà en route.' },
  'play.already-announced': { title: 'Déjà annoncé', detail: 'La table est déjà prévenue.' },
  'play.lost-in-play': {
    title: 'Perdus au jeu',
    detail: 'Ces jetons ont été perdus pendant qu’ils étaient en route.',
  },
  'play.refreshments-not-allowed': {
    title: 'Pas du tapis',
    detail: 'Les consommations ne se paient pas du tapis ici.',
  },
  'play.transfer-forbidden': {
    title: 'Pas de passage de jetons',
    detail: 'Les joueurs ne se passent pas de jetons.',
  },
  'play.consent-missing': {
    title: 'Accord manquant',
    detail: 'Tous les joueurs de la table doivent être d’accord.',
  },
  'play.nothing-in-custody': { title: 'Rien en garde', detail: 'La maison ne garde aucun de ses jetons.' },
  'play.no-hand': { title: 'Pas de coup', detail: 'Aucun coup n’est en cours.' },
  'play.other-hand': { title: 'Un autre coup', detail: 'Ce coup est terminé ; regardez à nouveau.' },
  'play.other-depth': {
    title: 'Suivie autrement',
    detail: 'Cette table n’est pas suivie ainsi en ce moment.',
  },
  'play.not-playable': {
    title: 'Impossible de distribuer',
    detail: 'Trop peu de joueurs peuvent recevoir des cartes.',
  },
  'play.no-such-step': { title: 'Saisie inexistante', detail: 'Le coup n’a pas cette saisie.' },
  'play.turn-clock-runs': {
    title: 'Horloge déjà lancée',
    detail: 'Une horloge court pour chaque décision à cette table.',
  },
  'play.drawn-by-engine': {
    title: 'Distribué par le moteur',
    detail: 'Le moteur distribue ici ; on ne saisit pas de cartes.',
  },
  'play.table-stopped': { title: 'Arrêtée', detail: 'La table est arrêtée pour une décision.' },
  'play.already-stopped': { title: 'Déjà arrêtée', detail: 'La table est déjà arrêtée.' },
  'play.not-stopped': { title: 'Pas arrêtée', detail: 'La table n’est pas arrêtée.' },
  'play.pot-not-set-aside': {
    title: 'Mettre le pot de côté',
    detail: 'Tant que la décision est ouverte, la table ne rejoue que si le pot est mis de côté.',
  },
  'play.not-last-hand': { title: 'Trop tard', detail: 'Seul le dernier coup peut être contesté.' },
  'play.more-than-pot': { title: 'Plus que le pot', detail: 'C’est plus que ce qu’il y avait dans le pot.' },
  'play.aside-unknown': { title: 'Inconnu', detail: 'La maison ne tient aucun pot de ce numéro.' },
  'play.shares-do-not-add-up': { title: 'Le compte n’y est pas', detail: 'Les parts ne font pas le pot.' },
  'play.nothing-moves': { title: 'Rien ne bouge', detail: 'Les mêmes joueurs auraient les mêmes jetons.' },
  'play.not-your-table': {
    title: 'Pas votre table',
    detail: 'Vous agissez à la table où la salle vous a placé.',
  },
  'play.not-dealt': {
    title: 'Pas une table distribuée',
    detail: 'Les joueurs n’agissent eux-mêmes que là où le moteur distribue.',
  },
  'play.nobody-sits': { title: 'Siège vide', detail: 'Personne n’est assis au siège {seat}.' },
  'play.seat-token-over': {
    title: 'Siège quitté',
    detail: 'Ce siège n’est plus le vôtre. Adressez-vous à la salle.',
  },
  'play.hand-unknown': { title: 'Coup inconnu', detail: 'Aucun coup terminé de ce nom n’est connu ici.' },
};
