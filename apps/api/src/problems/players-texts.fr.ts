import { type ProblemText } from './problem';

/** French words for the refusals about players' records. */
export const playersTextsInFrench: Readonly<Record<string, ProblemText>> = {
  'players.alias-insulting': {
    title: 'Pas sur nos écrans',
    detail: 'Ce pseudonyme contient un mot qui ne s’affiche pas ici. Merci d’en choisir un autre.',
  },
  'players.alias-shows-name': {
    title: 'Le pseudonyme dit un nom',
    detail: 'Ce pseudonyme révèle un nom légal. Merci d’en choisir un autre ; un prénom seul convient.',
  },
  'players.card-taken': {
    title: 'Carte d’un autre joueur',
    detail:
      'Un autre joueur détient la carte {cardNumber}. Retirez-la-lui d’abord, ou fusionnez les deux fiches.',
  },
  'players.card-unknown': {
    title: 'Carte inconnue',
    detail:
      'Cette carte n’est pas connue ici. Donnez un pseudonyme, ou adressez-vous au responsable de la liste.',
  },
  'players.erased': {
    title: 'Données effacées',
    detail: 'Les données personnelles de ce joueur ont été effacées. Qui revient est inscrit à nouveau.',
  },
  'players.merged': {
    title: 'Numéro fusionné',
    detail: 'Ce numéro a été fusionné avec un autre ; utilisez celui-ci.',
  },
  'players.record-changed': {
    title: 'Modifié entre-temps',
    detail:
      'Quelqu’un d’autre a modifié cette fiche entre-temps. Relisez-la, puis refaites votre modification.',
  },
  'players.record-empty': {
    title: 'Rien à conserver',
    detail: 'La fiche est vide. Remplissez-en au moins une partie.',
  },
  'players.no-record': {
    title: 'Pas de fiche complète',
    detail: 'Rien d’autre que le pseudonyme n’est conservé pour ce joueur.',
  },
  'players.birth-date-impossible': {
    title: 'Date de naissance impossible',
    detail:
      'La date de naissance est à venir, ou remonte à plus de {oldestYears} ans. Regardez encore la pièce.',
  },
  'players.too-young': {
    title: 'Trop jeune',
    detail: 'Personne ne joue ici avant {minimumAgeYears} ans. Appelez le superviseur de quart.',
  },
  'players.note-not-yours': {
    title: 'Pas votre note',
    detail: 'Votre fonction ne permet ni d’écrire ni de retirer une note de ce genre.',
  },
  'players.note-unknown': {
    title: 'Note introuvable',
    detail: 'Il n’existe pas de telle note au sujet de ce joueur.',
  },
  'players.merge-with-self': {
    title: 'Un seul et même',
    detail: 'Un numéro ne peut pas être fusionné avec lui-même.',
  },
  'players.merged-still-here': {
    title: 'Encore dans la salle',
    detail:
      'Le numéro qui disparaîtrait a un siège, un rang, des jetons ou de l’argent en cours. Gardez celui-là, ou ' +
      'réglez d’abord.',
  },
  'players.still-here': {
    title: 'Encore dans la salle',
    detail:
      'Ce joueur a un siège, un rang, des jetons ou de l’argent en cours. Réglez-les d’abord, puis effacez.',
  },
  'players.kept-for-register': {
    title: 'Conservation légale',
    detail: 'Cette personne figure au registre d’identité, que la loi fait conserver jusqu’au {until}.',
  },
  'players.kept-for-exclusion': {
    title: 'Conservation légale',
    detail: 'Ces données sont nécessaires à une exclusion (terme : {until}). Voyez le directeur responsable.',
  },
  'players.setting-out-of-range': {
    title: 'Hors limites',
    detail: 'Cette valeur n’est pas possible pour {setting} ; le maximum est {most}.',
  },
  'players.no-house-key': {
    title: 'Pas de clé de la maison',
    detail:
      'Ce serveur tourne sans la clé de la maison : il ne peut ni conserver ni lire de données personnelles.',
  },
  'players.erasure-unknown': {
    title: 'Reçu inconnu',
    detail: 'Il n’existe pas d’effacement sous le code {code}.',
  },
};
