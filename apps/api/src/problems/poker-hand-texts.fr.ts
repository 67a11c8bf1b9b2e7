import { type ProblemText } from './problem';

/** French words for what the rules of a hand do not allow: the deal and who is in it. */
export const pokerHandTextsInFrench: Readonly<Record<string, ProblemText>> = {
  'poker.hand-already-open': {
    title: 'Coup en cours',
    detail: 'Un coup est déjà en cours ici. Terminez-le avant d’en commencer un autre.',
  },
  'poker.hand-not-open': {
    title: 'Pas de coup',
    detail: 'Aucun coup n’est en cours. Commencez-en un d’abord.',
  },
  'poker.hand-over': {
    title: 'Coup terminé',
    detail:
      'Ce coup est terminé : le prochain est le seul qui compte. Appelez le chef de partie si son ' +
      'résultat est contesté.',
  },
  'poker.unknown-game': {
    title: 'Jeu inconnu',
    detail:
      'Le jeu « {game} » n’est pas de ceux qui se donnent ici. Demandez au chef de partie de ' +
      'vérifier les enjeux de la table.',
  },
  'poker.unknown-seat': {
    title: 'Pas dans ce coup',
    detail: 'Le siège {seat} n’a pas reçu de cartes. Choisissez un siège qui en a.',
  },
  'poker.seat-twice': {
    title: 'Siège nommé deux fois',
    detail: 'Le siège {seat} est nommé deux fois. Nommez chaque siège une seule fois.',
  },
  'poker.too-few-players': {
    title: 'Trop peu de joueurs',
    detail:
      '{players} joueur sur deux au moins peut recevoir des cartes. Attendez-en un autre ou ' +
      'faites-en revenir un.',
  },
  'poker.too-many-players': {
    title: 'Trop de joueurs',
    detail:
      '{players} joueurs, c’est trop pour ce jeu : {maxSeats} au plus reçoivent des cartes. ' +
      'Faites-en attendre le prochain coup.',
  },
  'poker.bad-amount': {
    title: 'Montant impossible',
    detail: '{amount} n’est pas un montant de jetons jouable. Saisissez le montant à nouveau.',
  },
  'poker.no-forced-bet': {
    title: 'Aucune mise forcée',
    detail:
      'Ce jeu n’a ni blinde ni ante : personne ne serait tenu de miser. Demandez au chef de partie ' +
      'de régler les enjeux.',
  },
  'poker.limit-not-for-rules': {
    title: 'Pas sous ces règles',
    detail:
      '{game} ne se joue pas en « {limit} » sous les règles de cette table. Choisissez une autre ' +
      'limite ou un autre règlement.',
  },
  'poker.joker-not-for-game': {
    title: 'Pas de joker dans ce jeu',
    detail: '{game} se joue sans joker. Retirez-le du jeu et recomptez les cartes.',
  },
  'poker.commitment-missing': {
    title: 'Donne non promise',
    detail:
      'La promesse de cette donne n’a pas été publiée : elle ne peut pas être donnée. Recommencez ' +
      'le coup.',
  },
  'poker.seed-missing': {
    title: 'Aucun hasard tiré',
    detail: 'Le système donne ici, et la maison n’a pas tiré de graine pour ce coup. Recommencez le coup.',
  },
  'poker.seed-does-not-match': {
    title: 'Pas la donne promise',
    detail:
      'La graine n’est pas celle promise avant la donne. Appelez le chef de partie : ce coup n’est ' +
      'pas donné.',
  },
  'poker.nothing-owed': {
    title: 'Rien à poser',
    detail: 'Ce siège ne doit ni blinde ni ante en ce moment. Poursuivez le coup.',
  },
  'poker.post-for-another-refused': {
    title: 'Chacun pour soi',
    detail: 'Personne ne pose pour un autre. Le siège {from} pose lui-même ou ne reçoit pas de cartes.',
  },
  'poker.blind-not-posted': {
    title: 'Il manque une blinde',
    detail: 'Une blinde ou une ante n’est pas encore posée. Prenez-la avant de donner les cartes.',
  },
  'poker.straddle-not-allowed': {
    title: 'Pas de straddle ici',
    detail: 'Cette table se joue sans straddle. Rendez les jetons.',
  },
  'poker.straddle-only-once': {
    title: 'Un seul straddle',
    detail: 'Il y a déjà un straddle dans ce coup, et la maison n’en admet qu’un.',
  },
  'poker.straddle-wrong-seat': {
    title: 'Pas à ce siège',
    detail: 'Le siège {seat} ne peut pas poser de straddle : c’est au siège {expected}. Rendez les jetons.',
  },
  'poker.straddle-wrong-amount': {
    title: 'Straddle inexact',
    detail:
      'Ce n’est pas le montant d’un straddle ici : c’est le double de la grosse blinde. Corrigez ' +
      'le montant.',
  },
  'poker.straddle-in-tournament': {
    title: 'Pas de straddle en tournoi',
    detail: 'Les tournois se jouent sans straddle. Rendez les jetons.',
  },
  'poker.betting-open': {
    title: 'Enchères non finies',
    detail: 'Le siège {seat} doit encore parler. Les cartes suivantes viennent après les enchères.',
  },
  'poker.no-deal-due': {
    title: 'Rien à donner',
    detail: 'Aucune carte n’est à donner maintenant. Voyez ce que la table attend.',
  },
  'poker.wrong-cards': {
    title: 'Mauvais nombre de cartes',
    detail:
      'Ce ne sont pas les cartes attendues. Vérifiez combien chaque siège et le tableau en ' +
      'reçoivent, puis saisissez-les à nouveau.',
  },
  'poker.card-twice': {
    title: 'Carte vue deux fois',
    detail:
      '{card} a déjà été vue dans ce coup. Mal lue, saisissez-la à nouveau ; en double dans le ' +
      'jeu, signalez un jeu vicié.',
  },
  'poker.unknown-card': {
    title: 'Pas une carte',
    detail: '« {card} » n’est pas une carte de ce jeu. Saisissez-la à nouveau.',
  },
  'poker.cards-are-dealt': {
    title: 'Cartes déjà données',
    detail: 'Les cartes sont déjà données. Signalez une maldonne si elles ne sont pas en ordre.',
  },
  'poker.bottom-card-not-dealt': {
    title: 'La dernière carte reste',
    detail:
      'La dernière carte du talon ne se donne jamais, et sans elle il en manque pour {due} cartes. ' +
      'Appelez le chef de partie.',
  },
  'poker.deck-too-short': {
    title: 'Talon trop court',
    detail:
      'Le talon a {stub} cartes, il en faut {due}. Remélangez l’écart ou donnez une carte commune, ' +
      'selon le jeu.',
  },
  'poker.table-hands-first': {
    title: 'Retournez d’abord les mains',
    detail:
      'Un joueur est à tapis et les enchères sont finies : retournez les cartes des sièges {seats} ' +
      'avant de continuer.',
  },
  'poker.button-missing': {
    title: 'Pas de bouton',
    detail: '{game} se donne à partir d’un bouton, et aucun n’est placé. Placez-le ou tirez-le au sort.',
  },
  'poker.no-such-step': {
    title: 'Saisie inexistante',
    detail: 'Ce coup n’a pas de saisie {step}. Revoyez le coup ; quelqu’un l’a peut-être déjà corrigé.',
  },
  'poker.entry-pending': {
    title: 'Entrée déjà choisie',
    detail: 'Le siège {seat} a déjà choisi comment il entre. Rien de plus n’est nécessaire.',
  },
  'poker.between-button-and-big-blind': {
    title: 'Pas entre bouton et blinde',
    detail:
      'Le siège {seat} est entre le bouton et la grosse blinde et ne peut pas y entrer. Il attend ' +
      'que le bouton soit passé.',
  },
  'poker.newcomer-waits-for-button': {
    title: 'Attendre le bouton',
    detail:
      'Le siège {seat} vient d’arriver et ne reçoit pas de cartes avant que le bouton (siège ' +
      '{button}) soit passé.',
  },
  'poker.missed-blind-due': {
    title: 'Blinde manquée due',
    detail: 'Le siège {seat} doit une blinde manquée. Il la pose ou attend la grosse blinde.',
  },
  'poker.seat-change-wait': {
    title: 'Attente après changement',
    detail:
      'Le siège {seat} a changé de place et attend avant de recevoir des cartes. Il peut poser ' +
      'pour entrer plus tôt là où la règle le permet.',
  },
  'poker.not-the-button': {
    title: 'Pas le bouton',
    detail:
      'Seul le joueur au bouton donne son dernier coup ainsi : ce n’est pas le siège {seat}. Le ' +
      'bouton est au siège {button}.',
  },
  'poker.player-absent': {
    title: 'Joueur absent',
    detail: 'Le joueur du siège {seat} n’est pas là. Qu’il revienne d’abord à sa place.',
  },
  'poker.no-chips': {
    title: 'Sans jetons',
    detail: 'Le siège {seat} n’a pas de jetons. Il prend une cave avant de recevoir des cartes.',
  },
  'poker.seat-taken': {
    title: 'Siège occupé',
    detail: 'Quelqu’un joue au siège {seat}. Choisissez-en un autre.',
  },
  'poker.seat-empty': {
    title: 'Siège vide',
    detail: 'Personne ne joue au siège {seat}. Choisissez un siège occupé.',
  },
  'poker.owner-present': {
    title: 'Son joueur est là',
    detail: 'Le joueur du siège {seat} est présent : personne ne joue à sa place.',
  },
  'poker.nothing-to-post': {
    title: 'Rien à poser',
    detail: 'Le siège {seat} n’a rien à poser pour jouer. Il reçoit des cartes au prochain coup.',
  },
  'poker.button-out-of-position': {
    title: 'Bouton mal placé',
    detail: 'Le bouton est au siège {button}, sa place est au siège {expected}. Remettez-le avant la donne.',
  },
  'poker.deck-defective': {
    title: 'Jeu incomplet',
    detail: '{card} est deux fois dans le jeu. Demandez un nouveau jeu au chef de partie et tirez à nouveau.',
  },
  'poker.nobody-drew': {
    title: 'Personne n’a tiré',
    detail: 'Aucun joueur n’a tiré de carte pour le bouton. Faites-en tirer deux au moins.',
  },
};
