import { type ProblemText } from './problem';

export const movingInTextsInFrench: Readonly<Record<string, ProblemText>> = {
  'moving-in.not-csv': {
    title: 'Pas un CSV',
    detail: 'À partir de cette ligne, la feuille est illisible : un guillemet n’est pas fermé ou mal placé.',
  },
  'moving-in.column-missing': { title: 'Colonne absente', detail: 'La colonne {column} manque.' },
  'moving-in.column-unknown': {
    title: 'Colonne inconnue',
    detail: 'La colonne {column} n’est pas connue ici.',
  },
  'moving-in.value-missing': { title: 'Rien de saisi', detail: 'Il n’y a rien sous {column}.' },
  'moving-in.value-invalid': { title: 'Illisible', detail: '« {value} » n’est pas possible sous {column}.' },
  'moving-in.player-ambiguous': {
    title: 'Deux joueurs de ce nom',
    detail: 'Plusieurs joueurs s’appellent {alias}. Désignez-le par sa carte.',
  },
  'moving-in.card-unknown': { title: 'Carte inconnue', detail: 'Aucun joueur n’a la carte {card}.' },
  'moving-in.card-taken': { title: 'Carte déjà donnée', detail: 'La carte {card} est à quelqu’un d’autre.' },
  'moving-in.table-unknown': { title: 'Table inconnue', detail: 'Il n’y a pas de table {table}.' },
  'moving-in.moment-in-future': { title: 'Pas encore', detail: '{value} n’est pas encore passé.' },
  'moving-in.amount-unreadable': {
    title: 'Pas un montant',
    detail: '{value} n’est pas un montant dans la devise de la salle.',
  },
  'moving-in.no-house-key': {
    title: 'Pas de place pour les téléphones',
    detail:
      'Cette salle n’a pas de clé pour les données personnelles. Définissez HOUSE_KEY, ou ôtez la colonne phone.',
  },
  'moving-in.sheets-faulty': {
    title: 'Rien n’a été repris',
    detail:
      'Lignes qui ne peuvent pas être reprises : {faults}. La liste les nomme. Rien n’a été enregistré.',
  },
};
