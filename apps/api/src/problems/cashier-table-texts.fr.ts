import { type ProblemText } from './problem';

/** Les mots français des refus de la caisse : tables, prélèvements et tournois. */
export const cashierTableTextsInFrench: Readonly<Record<string, ProblemText>> = {
  'cashier.consent-missing': {
    title: 'Accord incomplet',
    detail: '{consents} joueurs sur {seated} sont d’accord ; il les faut tous.',
  },
  'cashier.not-waiting-for-chips': {
    title: 'Pas de jetons en route',
    detail: 'Un prêt attend ce qu’il a acheté : {coming} est en route, et {amount} demandé.',
  },
  'cashier.already-lent': {
    title: 'Prêt déjà fait',
    detail: 'Il a déjà un prêt.',
  },
  'cashier.no-loan': {
    title: 'Pas de prêt',
    detail: 'On ne lui a rien prêté.',
  },
  'cashier.more-than-stack': {
    title: 'Plus que le tapis',
    detail: '{amount} dépasse les {stack} qu’il a devant lui.',
  },
  'cashier.refreshments-not-paid-in-chips': {
    title: 'Pas en jetons',
    detail: 'La maison ne prend pas de jetons de table pour les consommations.',
  },
  'cashier.not-during-hand': {
    title: 'Entre deux coups',
    detail: 'Cela se fait entre deux coups.',
  },
  'cashier.has-stake': {
    title: 'Il a une mise',
    detail: 'Il a des jetons, ou ils sont en route.',
  },
  'cashier.cash-not-in-play': {
    title: 'L’argent ne joue pas',
    detail: 'Cet argent liquide ne joue pas. Changez-le en jetons.',
  },
  'cashier.change-required': {
    title: 'À changer d’abord',
    detail: 'L’argent du coup {handNumber} est changé en jetons avant qu’il soit servi.',
  },
  'cashier.nothing-to-change': {
    title: 'Rien à changer',
    detail: 'Il n’a pas d’argent à changer.',
  },
  'cashier.deposit-exists': {
    title: 'Déjà en dépôt',
    detail: 'Ce dépôt est déjà saisi.',
  },
  'cashier.deposit-unknown': {
    title: 'Dépôt inconnu',
    detail: 'Ce dépôt n’existe pas.',
  },
  'cashier.deposit-not-held': {
    title: 'Plus en dépôt',
    detail: 'Le dépôt est {state}.',
  },
  'cashier.nothing-in-custody': {
    title: 'Rien en garde',
    detail: 'La maison ne garde pas de jetons de ce joueur.',
  },
  'cashier.custody-not-awaited': {
    title: 'Pas attendu',
    detail: 'Aucun jeton ramassé de ce joueur n’attend d’être compté.',
  },
  'cashier.fee-kinds-mixed': {
    title: 'Un seul prélèvement',
    detail: 'Une table ne prélève que d’une façon. Retirez d’abord l’autre boîte.',
  },
  'cashier.box-exists': {
    title: 'Boîte déjà là',
    detail: 'Cette boîte est déjà saisie.',
  },
  'cashier.box-unknown': {
    title: 'Boîte inconnue',
    detail: 'Cette boîte n’existe pas.',
  },
  'cashier.wrong-box-state': {
    title: 'Pas à ce stade',
    detail: 'La boîte est {state}.',
  },
  'cashier.already-collected': {
    title: 'Déjà encaissé',
    detail: 'La période {period} de cette table est encaissée.',
  },
  'cashier.nothing-due': {
    title: 'Rien sur la feuille',
    detail: 'La salle n’a pas de période {period} pour cette table.',
  },
  'cashier.entry-unknown': {
    title: 'Écriture inconnue',
    detail: 'Cette écriture n’existe pas aujourd’hui. Un comptage ou un transfert se refait.',
  },
  'cashier.already-reversed': {
    title: 'Déjà contre-passé',
    detail: 'Cette écriture est déjà contre-passée.',
  },
  'cashier.identity-required': {
    title: 'Identité requise',
    detail:
      'Sa journée atteint ainsi {total}, au-delà de {limit}. Voyez ses papiers et saisissez-les d’abord.',
  },
  'cashier.identity-cannot-be-kept': {
    title: 'Papiers non conservables',
    detail: 'La maison n’a pas de clé pour garder les papiers. Rien n’est saisi ; appelez le directeur.',
  },
  'cashier.identity-unknown': {
    title: 'Papiers introuvables',
    detail: 'Aucun papier n’est gardé sous cette référence.',
  },
  'cashier.player-not-at-table': {
    title: 'Pas à une table',
    detail: 'Indiquez à quelle table il va jouer.',
  },
  'cashier.game-not-open': {
    title: 'Pas de partie',
    detail: 'Aucune partie n’est ouverte à cette table.',
  },
  'cashier.amount-not-made-up': {
    title: 'Tiroir insuffisant',
    detail:
      'Les jetons du tiroir ({available}) ne font pas {amount}. Nommez les jetons, ou demandez un fonds.',
  },
  'cashier.fact-unknown': {
    title: 'Code inconnu',
    detail: 'Rien de la caisse ne se trouve sous ce code.',
  },
  'cashier.no-cage-day': {
    title: 'Journée inconnue',
    detail: 'La caisse n’était pas ouverte. Une journée absente ne donne aucun état.',
  },
  'cashier.report-needs-window': {
    title: 'Quel guichet',
    detail: 'Indiquez de quel guichet il s’agit.',
  },
  'cashier.event-exists': {
    title: 'Épreuve déjà là',
    detail: 'Cette épreuve est déjà annoncée.',
  },
  'cashier.event-unknown': {
    title: 'Épreuve inconnue',
    detail: 'La caisse ne vend pas d’engagements pour cette épreuve.',
  },
  'cashier.event-cancelled': {
    title: 'Épreuve annulée',
    detail: 'Cette épreuve est définitivement arrêtée.',
  },
  'cashier.entrant-not-present': {
    title: 'Absent',
    detail: 'La cave se vend aux présents ; il n’est pas pointé.',
  },
  'cashier.stack-not-equal': {
    title: 'Caves égales',
    detail: 'Chacun reçoit {eventStack}, et non {stack}.',
  },
  'cashier.entrant-unknown': {
    title: 'Non engagé',
    detail: 'Il n’est pas engagé dans cette épreuve.',
  },
  'cashier.entrant-already-placed': {
    title: 'Déjà éliminé',
    detail: 'Il est déjà éliminé.',
  },
  'cashier.place-taken': {
    title: 'Place prise',
    detail: 'La place {place} est attribuée à un autre.',
  },
  'cashier.prize-not-due': {
    title: 'Prix irrecevable',
    detail:
      'La place {place} sur {paidPlaces} payées ne peut recevoir {prize} : il reste {pool} à la dotation.',
  },
  'cashier.only-director-cancels': {
    title: 'Réservé au directeur',
    detail: 'Seul le directeur arrête définitivement une épreuve.',
  },
  'cashier.cancel-reason-required': {
    title: 'Motif requis',
    detail: 'L’arrêt définitif d’une épreuve doit être motivé.',
  },
  'cashier.refund-not-decided': {
    title: 'Remboursement à décider',
    detail: 'Le règlement laisse le remboursement au directeur ; indiquez lequel.',
  },
  'cashier.stacks-missing': {
    title: 'Tapis manquants',
    detail: 'Il manque les tapis de {missing} joueurs encore en lice.',
  },
  'cashier.count-first': {
    title: 'Comptez d’abord',
    detail: 'Comptez le guichet {windowId} avant d’en voir le relevé.',
  },
  'cashier.paper-unknown': {
    title: 'Rien à imprimer',
    detail: 'Il n’y a rien de ce nom à imprimer ce jour-là.',
  },
};
