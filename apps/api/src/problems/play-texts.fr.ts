import { type ProblemText } from './problem';

/** French words for the refusals of the play of tables. */
export const playTextsInFrench: Readonly<Record<string, ProblemText>> = {
  'play.table-not-open': {
    title: 'Pas suivie',
    detail:
      'Le jeu de cette table n’est pas suivi en ce moment. Demandez au chef de partie ' +
      'd’ouvrir la table.',
  },
  'play.table-already-open': {
    title: 'Déjà suivie',
    detail: 'Le jeu de cette table est déjà suivi. Continuez à jouer.',
  },
  'play.table-closed': {
    title: 'Fermée',
    detail: 'Le jeu de cette table est terminé pour aujourd’hui. Demandez au chef de partie de la rouvrir.',
  },
  'play.not-authorised': {
    title: 'Pas à vous de décider',
    detail: 'C’est au chef de partie de décider. Appelez-le.',
  },
  'play.reason-required': {
    title: 'Motif nécessaire',
    detail: 'Dites pourquoi, en quelques mots : cela reste inscrit.',
  },
  'play.game-unknown': {
    title: 'Jeu inconnu',
    detail: 'Le système ne connaît pas ce jeu. Demandez au chef de partie de régler à nouveau les enjeux.',
  },
  'play.seed-required': {
    title: 'Aucun hasard tiré',
    detail: 'Une table donnée demande une graine tirée par la maison. Réessayez ; sinon, notez les coups.',
  },
  'play.not-paused': { title: 'Pas en pause', detail: 'La table n’est pas en pause. Continuez à jouer.' },
  'play.already-paused': {
    title: 'Déjà en pause',
    detail: 'La table est déjà en pause. Reprenez quand le jeu continue.',
  },
  'play.table-paused': { title: 'En pause', detail: 'La table est en pause ; reprenez d’abord.' },
  'play.last-hand-announced': {
    title: 'Dernier coup',
    detail:
      'Le dernier coup est annoncé ; aucun autre ne commence. Le chef de partie peut laisser continuer.',
  },
  'play.no-last-hand-announced': {
    title: 'Rien à lever',
    detail: 'Aucun dernier coup n’est annoncé. Continuez à jouer.',
  },
  'play.hand-in-progress': {
    title: 'Entre deux coups',
    detail: 'Cela se fait entre deux coups. Terminez d’abord celui-ci.',
  },
  'play.stacks-not-known': {
    title: 'Comptez les tapis',
    detail:
      'Les tapis doivent être comptés avant qu’un coup soit noté ou donné. Touchez chaque siège et ' +
      'comptez.',
  },
  'play.seat-unknown': {
    title: 'Siège inexistant',
    detail: 'La table n’a pas de siège {seat}. Choisissez-en un qui est dessiné.',
  },
  'play.seat-taken': { title: 'Occupé', detail: 'Le siège {seat} est occupé. Choisissez-en un libre.' },
  'play.seat-not-taken': {
    title: 'Libre',
    detail: 'Personne n’est au siège {seat}. Choisissez un siège occupé.',
  },
  'play.already-seated': { title: 'Déjà assis', detail: 'Il joue déjà à cette table. Un siège par joueur.' },
  'play.not-seated': {
    title: 'Pas à cette table',
    detail: 'Il ne joue pas à cette table. Demandez au chef de partie de l’asseoir d’abord.',
  },
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
    detail: 'C’est l’affaire du croupier ou du chef de partie. Demandez au croupier.',
  },
  'play.not-leaving': { title: 'Ne part pas', detail: 'Il n’est pas sur le départ. Rien n’est à lever.' },
  'play.sanction-unknown': {
    title: 'Inconnue',
    detail: 'Aucune sanction de ce genre ne court à cette table. Elle a pu finir ; revoyez le siège.',
  },
  'play.sanction-length': {
    title: 'Combien de temps ?',
    detail: 'Dites soit un nombre de coups, soit une durée.',
  },
  'play.not-held-out': {
    title: 'Rien ne le retient',
    detail: 'Rien ne le prive de cartes : il en reçoit comme d’habitude.',
  },
  'play.game-has-started': {
    title: 'La partie a commencé',
    detail: 'Le bouton se tire à l’ouverture. S’il est mal placé, touchez « Bouton ici » sur le bon siège.',
  },
  'play.nobody-to-draw': {
    title: 'Personne pour tirer',
    detail: 'Moins de deux joueurs peuvent tirer le bouton. Attendez-en un second avec des jetons.',
  },
  'play.sitting-out': {
    title: 'Ne joue pas',
    detail: 'Il a demandé à ne pas jouer. Touchez « Rejoue » à son siège quand il revient.',
  },
  'play.dealt-out': {
    title: 'Privé de cartes',
    detail: 'Une sanction le prive de cartes. Elle se décompte d’elle-même.',
  },
  'play.held-out': {
    title: 'En attente',
    detail: 'Quelque chose est à régler avant qu’il reçoive des cartes. Appelez le chef de partie.',
  },
  'play.not-in-chips': {
    title: 'Pas en jetons',
    detail: 'Le montant n’est pas un multiple du plus petit jeton. Arrondissez-le.',
  },
  'play.below-minimum-buy-in': {
    title: 'Sous le minimum',
    detail: 'La cave minimale de la table n’est pas atteinte. Vendez-lui au moins le minimum.',
  },
  'play.short-buy-in-used': {
    title: 'Cave réduite déjà prise',
    detail: 'Il a déjà eu sa seule cave sous le minimum. Il prend maintenant au moins le minimum.',
  },
  'play.above-maximum-buy-in': {
    title: 'Au-dessus du maximum',
    detail: 'Le maximum de la table serait dépassé. Apportez moins de jetons.',
  },
  'play.below-minimum-top-up': {
    title: 'Complément trop petit',
    detail: 'Le plus petit complément de la maison n’est pas atteint. Apportez plus de jetons.',
  },
  'play.rebuys-not-allowed': {
    title: 'Pas de recave',
    detail: 'On ne peut pas acheter de jetons ici en ce moment. En tournoi, demandez à son bureau.',
  },
  'play.going-south': {
    title: 'Les jetons restent',
    detail: 'Personne ne retire de jetons de la table pendant qu’il joue. Il peut quitter le jeu avec tous.',
  },
  'play.chips-stay': {
    title: 'Les jetons restent',
    detail: 'Ces jetons restent en jeu jusqu’au départ de leur joueur.',
  },
  'play.more-than-stack': {
    title: 'Plus qu’il n’a',
    detail: 'Son tapis est plus petit. Comptez-le, ou saisissez le montant à nouveau.',
  },
  'play.chips-in-play': { title: 'En jeu', detail: 'Ses jetons sont en jeu ; attendez la fin du coup.' },
  'play.purchase-unknown': {
    title: 'Achat inconnu',
    detail: 'Aucun jeton de cet achat n’est en route. Demandez à la caisse.',
  },
  'play.purchase-twice': {
    title: 'Déjà connu',
    detail: 'Ces jetons sont déjà en route. Ne les notez pas deux fois.',
  },
  'play.already-announced': {
    title: 'Déjà annoncé',
    detail: 'La table est déjà prévenue. Rien de plus n’est nécessaire.',
  },
  'play.lost-in-play': {
    title: 'Perdus au jeu',
    detail: 'Ces jetons ont été perdus pendant qu’ils étaient en route : ils vont au gagnant du coup.',
  },
  'play.refreshments-not-allowed': {
    title: 'Pas du tapis',
    detail: 'Les consommations ne se paient pas du tapis ici. Il paie en espèces.',
  },
  'play.transfer-forbidden': {
    title: 'Pas de passage de jetons',
    detail: 'Les joueurs ne se passent pas de jetons. Rendez-les.',
  },
  'play.consent-missing': {
    title: 'Accord manquant',
    detail: 'Tous les joueurs de la table doivent être d’accord. Demandez à chacun.',
  },
  'play.nothing-in-custody': {
    title: 'Rien en garde',
    detail: 'La maison ne garde aucun de ses jetons. Demandez à la caisse s’il dit le contraire.',
  },
  'play.no-hand': { title: 'Pas de coup', detail: 'Aucun coup n’est en cours. Commencez-en un d’abord.' },
  'play.other-hand': {
    title: 'Un autre coup',
    detail: 'Ce coup est terminé ou pas commencé ; regardez à nouveau la table.',
  },
  'play.other-depth': {
    title: 'Suivie autrement',
    detail: 'Cette table n’est pas suivie ainsi en ce moment. Changez d’abord son suivi.',
  },
  'play.not-playable': {
    title: 'Impossible de donner',
    detail:
      'Trop peu de joueurs peuvent recevoir des cartes. Il en faut deux avec des jetons, à leur ' +
      'place et sans dette.',
  },
  'play.no-such-step': {
    title: 'Saisie inexistante',
    detail: 'Le coup n’a pas cette saisie. Revoyez-le ; quelqu’un l’a peut-être déjà corrigée.',
  },
  'play.turn-clock-runs': {
    title: 'Horloge déjà lancée',
    detail: 'Une horloge court pour chaque décision à cette table. Attendez qu’elle finisse.',
  },
  'play.drawn-by-engine': {
    title: 'Donné par le système',
    detail: 'Le système donne ici ; on ne saisit pas de cartes.',
  },
  'play.table-stopped': {
    title: 'Arrêtée',
    detail: 'La table est arrêtée pour une décision. Elle rejoue quand le chef de partie la libère.',
  },
  'play.already-stopped': {
    title: 'Déjà arrêtée',
    detail: 'La table est déjà arrêtée : le chef de partie est appelé.',
  },
  'play.not-stopped': { title: 'Pas arrêtée', detail: 'La table n’est pas arrêtée. Continuez à jouer.' },
  'play.pot-not-set-aside': {
    title: 'Mettre le pot de côté',
    detail: 'Tant que la décision est ouverte, la table ne rejoue que si le pot est mis de côté.',
  },
  'play.not-last-hand': {
    title: 'Trop tard',
    detail: 'Seul le dernier coup peut être contesté. Demandez une décision sur ce qui en reste.',
  },
  'play.hand-not-dead': {
    title: 'Main vivante',
    detail: 'La main du siège {seat} n’est pas déclarée morte. Rien n’est à rendre.',
  },
  'play.hand-acted-on': {
    title: 'Trop tard',
    detail: 'D’autres ont parlé depuis, ou des cartes sont venues : la main du siège {seat} reste morte.',
  },
  'play.hand-is-over': {
    title: 'Pot déjà donné',
    detail: 'Le pot est déjà attribué. Faites-le passer à qui il revient.',
  },
  'play.ruled-by-floor': {
    title: 'Décidé par le chef',
    detail: 'Le chef de partie l’a décidé : lui seul revient dessus. Appelez-le.',
  },
  'play.more-than-pot': {
    title: 'Plus que le pot',
    detail: 'C’est plus que ce qu’il y avait dans le pot. Saisissez le montant à nouveau.',
  },
  'play.aside-unknown': {
    title: 'Inconnu',
    detail: 'La maison ne tient aucun pot de ce numéro. Il est peut-être déjà attribué.',
  },
  'play.shares-do-not-add-up': {
    title: 'Le compte n’y est pas',
    detail: 'Les parts ne font pas le pot. Partagez-le à nouveau.',
  },
  'play.nothing-moves': {
    title: 'Rien ne bouge',
    detail: 'Les mêmes joueurs auraient les mêmes jetons. Nommez un autre gagnant.',
  },
  'play.not-your-table': {
    title: 'Pas votre table',
    detail: 'Vous agissez à la table où le chef de partie vous a placé. Demandez-lui de vous inscrire ici.',
  },
  'play.not-dealt': {
    title: 'Pas une table donnée',
    detail:
      'Les joueurs n’agissent eux-mêmes que là où le système donne. Dites au croupier ce que vous ' +
      'faites.',
  },
  'play.nobody-sits': {
    title: 'Siège vide',
    detail: 'Personne n’est assis au siège {seat}. Asseyez d’abord un joueur.',
  },
  'play.seat-token-over': {
    title: 'Siège quitté',
    detail:
      'Ce siège n’est plus le vôtre, ou son code est trop ancien. Demandez-en un autre au chef de ' +
      'partie.',
  },
  'play.hand-unknown': {
    title: 'Coup inconnu',
    detail: 'Aucun coup terminé de ce nom n’est connu ici. Cherchez-le par table et par heure.',
  },
};
