import { type ProblemText } from './problem';

/** French words for what is refused of openings, breaks, stakes, decks and dealers. */
export const tableLifeTextsInFrench: Readonly<Record<string, ProblemText>> = {
  'floor.table-breaking': {
    title: 'Table en cours de bris',
    detail: 'La table {tableNumber} est en train de casser : personne de nouveau n’y vient.',
  },
  'floor.table-unsettled': {
    title: 'Reste à régler',
    detail: 'La table {tableNumber} ne peut pas encore fermer : {reasons} (sièges {seats}).',
  },
  'floor.table-has-started': {
    title: 'Partie commencée',
    detail: 'La table {tableNumber} n’est plus en ouverture : la partie y a commencé.',
  },
  'floor.extra-player-limit': {
    title: 'Trop de joueurs',
    detail: 'La table {tableNumber} peut ouvrir avec au plus {most} joueur au-delà de sa taille.',
  },
  'floor.deck-too-small': {
    title: 'Paquet insuffisant',
    detail:
      'À {players} joueurs le paquet peut manquer : il suffit pour {served}. Un chef de partie peut confirmer.',
  },
  'floor.nobody-to-draw': {
    title: 'Personne à tirer',
    detail: 'Il n’y a personne pour qui tirer à la table {tableNumber}.',
  },
  'floor.already-drawn': {
    title: 'Déjà tiré',
    detail: 'Ce tirage a déjà eu lieu à la table {tableNumber} et ne se refait pas.',
  },
  'floor.seat-drawn': {
    title: 'Place tirée au sort',
    detail:
      'Il a tiré le siège {drawn} à la table {tableNumber} ; il ne l’échange pas contre le siège {seat}.',
  },
  'floor.draw-due': {
    title: 'Places non tirées',
    detail: 'Les places de la table {tableNumber} se tirent d’abord : personne n’en a avant le tirage.',
  },
  'floor.tables-not-imposed': {
    title: 'Tables non imposées',
    detail: 'La salle n’impose pas les tables de départ.',
  },
  'floor.tables-not-revealed': {
    title: 'Pas encore révélé',
    detail:
      'Qui joue à la table {tableNumber} n’est pas encore révélé : personne n’y est appelé ni assis avant.',
  },
  'floor.table-imposed': {
    title: 'Table imposée',
    detail: 'Sa table de départ lui a été imposée et révélée ; elle ne s’échange pas.',
  },
  'floor.seats-imposed': {
    title: 'Places imposées',
    detail: 'Les sièges libres de la table {tableNumber} sont pour ceux à qui l’organisateur l’impose.',
  },
  'floor.imposed-table-full': {
    title: 'Trop de joueurs',
    detail: 'La table {tableNumber} offre {seats} sièges à imposer ; {players} joueurs sont nommés.',
  },
  'floor.imposed-twice': {
    title: 'Nommé deux fois',
    detail: 'Un joueur est nommé deux fois ; chacun a une seule table de départ.',
  },
  'floor.nothing-to-reveal': {
    title: 'Rien à révéler',
    detail: 'Aucune table imposée de ce jeu n’est encore cachée.',
  },
  'floor.feeder-goes-in-order': {
    title: 'Pas de tirage ici',
    detail:
      'La table {tableNumber} en alimente une autre : quand elle casse, ses joueurs vont sur la liste dans l’ordre de montée, sans tirage.',
  },
  'floor.no-button-game': {
    title: 'Sans bouton',
    detail: 'Ce jeu se joue sans bouton.',
  },
  'floor.already-breaking': {
    title: 'Bris déjà annoncé',
    detail: 'La table {tableNumber} est déjà en train de casser.',
  },
  'floor.not-breaking': {
    title: 'Pas de bris annoncé',
    detail: 'Aucun bris de la table {tableNumber} n’a été annoncé.',
  },
  'floor.cards-not-drawn': {
    title: 'Cartes non tirées',
    detail: 'Les joueurs de la table {tableNumber} n’ont pas encore tiré leurs cartes.',
  },
  'floor.break-without-draw': {
    title: 'Pas de tirage dans cette maison',
    detail:
      'Ici, personne ne tire quand une table casse : les joueurs de la table {tableNumber} prennent les sièges libres ailleurs, dans l’ordre de leurs places.',
  },
  'floor.seats-drawn-by-lot': {
    title: 'Sièges tirés au sort',
    detail: 'Les sièges des joueurs de la table {tableNumber} ont été tirés au sort : personne ne choisit.',
  },
  'floor.cards-drawn': {
    title: 'Cartes tirées',
    detail: 'Les joueurs de la table {tableNumber} ont déjà tiré leurs cartes.',
  },
  'floor.nobody-sits-here': {
    title: 'Table vide',
    detail: 'Personne n’est assis à la table {tableNumber} ; il suffit de la fermer.',
  },
  'floor.not-a-like-table': {
    title: 'Siège non proposé',
    detail: 'Le siège {seat} de la table {tableNumber} n’est pas un siège libre à une table du même jeu.',
  },
  'floor.seat-chosen-before': {
    title: 'Siège déjà choisi',
    detail:
      'Deux joueurs ont choisi le siège {seat} de la table {tableNumber} ; il revient à la plus forte carte.',
  },
  'floor.card-too-low': {
    title: 'Carte trop faible',
    detail: 'Il n’y a que {seats} sièges pour les joueurs de la table, et sa carte est trop faible.',
  },
  'floor.not-kept-by-break': {
    title: 'Non retenu après un bris',
    detail: 'Le siège {seat} de la table {tableNumber} n’est pas retenu pour l’absent d’une table cassée.',
  },
  'floor.break-seat-still-kept': {
    title: 'Siège encore retenu',
    detail: 'Le siège {seat} de la table {tableNumber} est retenu {hands} coups ; {skipped} ont été donnés.',
  },
  'floor.slips-missing': {
    title: 'Inscriptions manquantes',
    detail: 'Il faut {needed} inscriptions, et seules {given} ont été tirées.',
  },
  'floor.stakes-same': {
    title: 'Même partie',
    detail: 'La table {tableNumber} joue déjà cette partie.',
  },
  'floor.stakes-proposed-already': {
    title: 'Déjà demandé',
    detail: 'La table {tableNumber} a déjà demandé un changement ; il se décide d’abord.',
  },
  'floor.no-stakes-proposed': {
    title: 'Rien de demandé',
    detail: 'La table {tableNumber} n’a demandé ni autre jeu ni autre limite.',
  },
  'floor.objected-already': {
    title: 'Opposition déjà notée',
    detail: 'Ce joueur de la table {tableNumber} s’est déjà opposé.',
  },
  'floor.not-polled': {
    title: 'Non consulté',
    detail: 'Seuls les joueurs assis à la table {tableNumber} et non absents sont consultés.',
  },
  'floor.stakes-change-objected': {
    title: 'Des joueurs s’opposent',
    detail:
      '{objections} joueurs de la table {tableNumber} s’opposent ; {blocking} suffisent à refuser le changement.',
  },
  'floor.approval-required': {
    title: 'Accord nécessaire',
    detail: 'Relever la limite ou changer de jeu demande l’accord d’un chef de partie.',
  },
  'floor.half-the-table-objects': {
    title: 'Un joueur sur deux s’oppose',
    detail:
      'L’un des deux seuls joueurs de la table {tableNumber} s’oppose. Confirmez si le changement se fait malgré tout.',
  },
  'floor.deck-too-new': {
    title: 'Paquet trop récent',
    detail: 'Le paquet de la table {tableNumber} reste en jeu {rounds} tour complet du bouton.',
  },
  'floor.setup-too-new': {
    title: 'Jeu de paquets trop récent',
    detail: 'À la table {tableNumber}, les paquets ne sont pas en jeu depuis assez longtemps.',
  },
  'floor.defect-required': {
    title: 'Défaut à noter',
    detail: 'Dites ce qui ne va pas avec le paquet de la table {tableNumber}, et mettez-le sous sachet.',
  },
  'floor.dealer-signed-in': {
    title: 'Croupier déjà en poste',
    detail: 'Ce croupier est déjà en poste.',
  },
  'floor.dealer-not-signed-in': {
    title: 'Croupier absent',
    detail: 'Ce croupier n’est pas en poste.',
  },
  'floor.table-has-dealer': {
    title: 'Table pourvue',
    detail: 'Un autre croupier est en poste à la table {tableNumber}.',
  },
  'floor.section-unknown': {
    title: 'Section inconnue',
    detail: 'Il n’y a aucune table dans la section {section}.',
  },
  'floor.dealer-on-break': {
    title: 'Déjà en pause',
    detail: 'Ce croupier est déjà en pause.',
  },
  'floor.dealer-not-on-break': {
    title: 'Pas en pause',
    detail: 'Ce croupier n’a pas de pause à terminer.',
  },
  'floor.other-dealer': {
    title: 'Autre croupier',
    detail:
      'Un croupier ne prend et ne quitte que son propre poste ; un chef de partie le fait pour les autres.',
  },
  'floor.nobody-to-push': {
    title: 'Aucune relève',
    detail: 'Dans la section {section}, aucun croupier ne changerait de place.',
  },
};
