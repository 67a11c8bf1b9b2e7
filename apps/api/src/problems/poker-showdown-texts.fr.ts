import { type ProblemText } from './problem';

/** French words for what the rules of a hand do not allow: drawing, showing and pots. */
export const pokerShowdownTextsInFrench: Readonly<Record<string, ProblemText>> = {
  'poker.no-draw-now': {
    title: 'Pas de tirage',
    detail: 'On ne change pas de cartes à ce moment. Finissez d’abord les enchères.',
  },
  'poker.draw-already-asked': {
    title: 'Tirage fixé',
    detail: 'Le siège {seat} a dit combien de cartes il change : c’est fixé dès que le suivant a parlé.',
  },
  'poker.draw-already-served': {
    title: 'Déjà servi',
    detail: 'Ces cartes sont déjà données et restent. Appelez le chef de partie si le nombre est faux.',
  },
  'poker.cards-not-held': {
    title: 'Pas ses cartes',
    detail: 'Le siège {seat} n’a pas ces cartes. Choisissez parmi les siennes.',
  },
  'poker.not-opener': {
    title: 'Pas l’ouvreur',
    detail: 'Le siège {seat} n’a pas ouvert : il n’a rien à prouver.',
  },
  'poker.openers-not-proven': {
    title: 'Ouverture non prouvée',
    detail: 'Le siège {seat} a ouvert et prouve son ouverture avant que le pot soit poussé.',
  },
  'poker.openers-against-cards': {
    title: 'Pas une ouverture',
    detail:
      'Les cartes montrées par le siège {seat} ne valent pas une paire de valets. Appelez le chef ' +
      'de partie.',
  },
  'poker.openers-already-proven': {
    title: 'Déjà prouvé',
    detail: 'Le siège {seat} a prouvé son ouverture. Continuez.',
  },
  'poker.draw-counts-closed': {
    title: 'Trop tard',
    detail:
      'Dès qu’un joueur a parlé après le tirage, on ne dit plus au siège {seat} combien de cartes ' +
      'furent changées.',
  },
  'poker.no-showdown-now': {
    title: 'Pas d’abattage',
    detail: 'On ne montre ni ne jette à ce moment. Finissez d’abord les enchères.',
  },
  'poker.cards-do-not-match': {
    title: 'Pas les cartes données',
    detail: 'Ce ne sont pas les cartes données au siège {seat}. Saisissez celles qui sont retournées.',
  },
  'poker.must-show': {
    title: 'Il montre',
    detail:
      'Les enchères sont finies avec un joueur à tapis : le siège {seat} retourne sa main et ne ' +
      'peut pas la jeter.',
  },
  'poker.last-hand': {
    title: 'La dernière main reste',
    detail: 'Le siège {seat} a la dernière main vivante : elle gagne et ne peut pas être jetée.',
  },
  'poker.board-cannot-play': {
    title: 'Le tableau ne joue pas',
    detail: 'Dans ce jeu, le tableau seul n’est pas une main. Le joueur montre ses cartes.',
  },
  'poker.not-dealt-in': {
    title: 'Pas dans la donne',
    detail: 'Le siège {seat} n’a pas reçu de cartes : il n’a rien à demander dans ce coup.',
  },
  'poker.not-a-called-hand': {
    title: 'Main non payée',
    detail: 'Seule une main payée se montre sur demande ; celle du siège {seat} ne l’est pas.',
  },
  'poker.not-all-cards-tabled': {
    title: 'Toutes ses cartes',
    detail:
      'Le siège {seat} n’a retourné que {shown} cartes. Toutes sont retournées avant qu’il reçoive ' +
      'le pot.',
  },
  'poker.losing-hands-open': {
    title: 'Mains perdantes d’abord',
    detail: 'Les mains des sièges {seats} sont encore là. Ramassez-les avant de pousser le pot.',
  },
  'poker.hands-not-shown': {
    title: 'Mains non montrées',
    detail: 'Les sièges {seats} n’ont ni montré ni jeté. Demandez-leur avant de pousser le pot.',
  },
  'poker.award-objected': {
    title: 'Attribution contestée',
    detail: 'Le siège {seat} conteste l’attribution. Appelez le chef de partie avant de pousser le pot.',
  },
  'poker.no-objection': { title: 'Rien de contesté', detail: 'Personne n’a contesté l’attribution.' },
  'poker.unknown-pot': {
    title: 'Pot inexistant',
    detail: 'Ce coup n’a pas de pot {pot}. Voyez les pots au milieu de la table.',
  },
  'poker.pot-order': {
    title: 'Un autre pot d’abord',
    detail:
      'Les pots se poussent l’un après l’autre, le dernier pot extérieur d’abord : le pot {due} ' +
      'avant le pot {pot}.',
  },
  'poker.pot-already-awarded': {
    title: 'Pot déjà poussé',
    detail: 'Le pot {pot} est déjà attribué. S’il est allé au mauvais joueur, appelez le chef de partie.',
  },
  'poker.pot-not-yet-awarded': {
    title: 'Pot pas encore poussé',
    detail: 'La main du siège {seat} ne se montre sur demande qu’une fois le pot poussé.',
  },
  'poker.shares-do-not-add-up': {
    title: 'Le compte n’y est pas',
    detail: 'Les parts ne font pas le pot. Partagez-le à nouveau.',
  },
  'poker.share-not-eligible': {
    title: 'Sans droit à ce pot',
    detail: 'Le siège {seat} n’a pas de part dans ce pot. Choisissez parmi les sièges nommés à côté.',
  },
  'poker.award-against-cards': {
    title: 'Les cartes disent autre chose',
    detail:
      'D’après les cartes sur table, le pot {pot} revient à un autre. Vérifiez les mains, ou ' +
      'appelez le chef de partie.',
  },
  'poker.not-an-uncalled-winner': {
    title: 'Montré à tous',
    detail: 'Le siège {seat} montre à tous ce qu’il montre à un joueur : retournez sa main pour tous.',
  },
  'poker.run-count-exceeded': {
    title: 'Trop de tirages',
    detail: 'Le tableau se donne au plus {most} fois ici. Choisissez moins.',
  },
  'poker.run-it-big-bet-only': {
    title: 'Pas en limite',
    detail: 'Le tableau ne se donne plusieurs fois qu’en no limit et pot limit.',
  },
  'poker.run-it-needs-all-in': {
    title: 'Tapis d’abord',
    detail: 'Le tableau ne se donne plusieurs fois que si un joueur est à tapis et payé.',
  },
  'poker.run-it-needs-consent': {
    title: 'Tous d’accord',
    detail:
      'Tous les joueurs du pot doivent être d’accord avant que le tableau se donne plusieurs fois. ' +
      'Demandez à chacun.',
  },
  'poker.run-it-not-in-tournament': {
    title: 'Pas en tournoi',
    detail: 'En tournoi, le tableau se donne une seule fois.',
  },
  'poker.run-it-needs-board': {
    title: 'Plus de cartes à donner',
    detail: 'Il ne reste aucune carte du tableau à donner plusieurs fois.',
  },
  'poker.runs-already-agreed': {
    title: 'Déjà convenu',
    detail: 'Il est convenu que le tableau se donne {runs} fois. Donnez.',
  },
  'poker.pot-split-forbidden': {
    title: 'Pas de partage convenu',
    detail: 'Les joueurs ne se partagent pas un pot par accord ici. Jouez le coup jusqu’au bout.',
  },
  'poker.carry-over-pot': {
    title: 'Un pot est reporté',
    detail:
      'Un pot est reporté d’un coup précédent : le siège {seat} ne reprend pas les blindes. Jouez ' +
      'le coup.',
  },
};
