import { type ProblemText } from './problem';

const texts: Readonly<Record<string, readonly [title: string, detail: string]>> = {
  'conduct.not-authorised': [
    'Hors de vos attributions',
    'Ce point relève d’autres personnes. Voyez le superviseur de quart.',
  ],
  'conduct.reason-required': ['Motif nécessaire', 'Dites pourquoi, en quelques mots.'],
  'conduct.setting-unknown': ['Réglage inconnu', 'Il n’existe ni réglage ni règlement {setting}.'],
  'conduct.setting-invalid': ['Valeur impossible', 'Cette valeur n’est pas possible pour {setting}.'],
  'conduct.ruling-exists': ['Déjà enregistrée', 'Une décision existe déjà sous ce numéro.'],
  'conduct.ruling-unknown': ['Décision inconnue', 'Cette décision n’existe pas.'],
  'conduct.already-decided': ['Déjà décidé', 'Quelqu’un a déjà décidé.'],
  'conduct.not-decided': ['Pas encore décidé', 'Personne n’a encore décidé, ou la décision a été reprise.'],
  'conduct.ruling-final': [
    'Décision sans appel',
    'Cette décision est définitive. Ajoutez une note si elle comporte une erreur.',
  ],
  'conduct.ruling-window-closed': [
    'Trop tard',
    'La donne suivante a commencé ou la table est fermée : le résultat est acquis.',
  ],
  'conduct.not-your-ruling': [
    'Hors de vos attributions',
    'Appelez le chef de partie : ici décident {roles}.',
  ],
  'conduct.call-the-director': [
    'Appelez le directeur',
    'Seul le directeur ou un adjoint en décide : {roles}.',
  ],
  'conduct.call-the-controller': ['Appelez le contrôleur', 'Seul le contrôleur du jeu en décide : {roles}.'],
  'conduct.advice-not-asked': ['Avis non demandé', 'Ici l’avis est donné par {roles}.'],
  'conduct.rule-required': ['Quelle règle ?', 'Une décision cite au moins une règle du recueil.'],
  'conduct.intent-required': ['Quelle intention ?', 'Dites si l’acte est accidentel, incertain ou délibéré.'],
  'conduct.official-text-first': [
    'Le texte officiel prime',
    'La règle {official} du texte officiel en traite. Citez-la, ou confirmez la décision sans elle.',
  ],
  'conduct.departure-not-allowed': [
    'Impossible ici',
    'Dans cette maison, aucune décision n’écarte la règle.',
  ],
  'conduct.confirmation-required': [
    'À confirmer',
    'Un supérieur doit confirmer ; d’ici là, rien n’est exécuté.',
  ],
  'conduct.nothing-to-confirm': ['Rien à confirmer', 'Cette décision n’attend pas de confirmation.'],
  'conduct.appeal-open': [
    'Appel déjà formé',
    'Un appel est déjà ouvert sur cette décision, et il n’y en a qu’un.',
  ],
  'conduct.no-appeal-open': ['Pas d’appel', 'Aucun appel n’est ouvert sur cette décision.'],
  'conduct.appeal-not-yours': [
    'Hors de vos attributions',
    'En décident {roles}, et non l’auteur de la première décision.',
  ],
  'conduct.hand-not-identifiable': [
    'Cartes non identifiables',
    'Les cartes du siège {seat} ne se distinguent plus : la main est morte.',
  ],
  'conduct.hand-stays-dead': [
    'La main reste morte',
    'Dans cette maison, la main du siège {seat} n’est pas reprise.',
  ],
  'conduct.outcome-not-offered': ['Hors des choix', 'La règle laisse ces choix : {offered}.'],
  'conduct.deal-waits': ['La donne attend', 'Dans cette maison, la donne attend la décision.'],
  'conduct.amount-out-of-range': ['Montant impossible', 'Le montant sort des limites possibles.'],
  'conduct.nothing-held': [
    'Rien à remettre',
    'Aucun pot n’est réservé ici, ou personne n’a décidé à qui il revient.',
  ],
  'conduct.already-held': ['Déjà réservé', 'Le pot est déjà réservé.'],
  'conduct.no-table': ['Aucune table', 'Cette décision ne concerne aucune table.'],
  'conduct.offence-unknown': ['Faute inconnue', 'La règle {offence} ne désigne aucune faute d’un joueur.'],
  'conduct.incident-incomplete': ['Il manque un élément', 'Il faut dire aussi : {missing}.'],
  'conduct.rule-not-applicable': ['Règle sans objet', 'La règle {offence} ne s’applique pas dans ce cas.'],
  'conduct.not-the-offender': [
    'Pas le fautif',
    'Celui que la remarque aide n’est pas en faute ; son auteur l’est.',
  ],
  'conduct.incident-exists': ['Déjà enregistré', 'Cet incident est déjà enregistré.'],
  'conduct.incident-unknown': ['Incident inconnu', 'Ce joueur n’a pas d’incident sous ce numéro.'],
  'conduct.incident-closed': ['Déjà décidé', 'Cet incident est déjà tranché.'],
  'conduct.override-reason-required': [
    'Pourquoi autrement ?',
    'Il est proposé : {proposed}. Dites pourquoi vous décidez autrement.',
  ],
  'conduct.suspension-end-required': ['Jusqu’à quand ?', 'Dites quand la mesure prend fin.'],
  'conduct.term-invalid': ['Durée impossible', 'Cette durée n’est pas possible pour cette sanction.'],
  'conduct.event-required': ['Quelle épreuve ?', 'Dites de quelle épreuve il s’agit.'],
  'conduct.step-not-on-ladder': [
    'Hors de l’échelle',
    'La maison ne prononce pas cette sanction ; son échelle : {ladder}.',
  ],
  'conduct.step-not-offered': ['Impossible ici', 'Cette sanction n’est pas possible dans ce cas ({why}).'],
  'conduct.only-report': ['Vous pouvez le signaler', 'Ici sanctionnent {roles}. Faites un rapport.'],
  'conduct.exclusion-automatic': [
    'Exclusion définitive',
    'Un acte de ce genre, prouvé, entraîne l’exclusion définitive et rien d’autre.',
  ],
  'conduct.not-pending': ['Rien à confirmer', 'Cette mesure n’attend pas de confirmation.'],
  'conduct.not-yours-to-confirm': ['Hors de vos attributions', 'La confirmation revient à : {role}.'],
  'conduct.not-running': ['Plus en vigueur', 'Cette mesure n’est plus en vigueur.'],
  'conduct.not-confiscated': ['Pas de confiscation', 'Dans cette maison, ces jetons ne sont pas confisqués.'],
  'floor.open-ruling': [
    'Une décision est attendue',
    'Une décision demandée à la table {tableNumber} n’est pas rendue : rendez-la avant de fermer la table.',
  ],
  'floor.impounded-pot-open': [
    'Un pot est gardé',
    'La maison garde un pot de la table {tableNumber} : attribuez-le ou remettez-le à la caisse avant de fermer la table.',
  ],
  'floor.player-barred': [
    'Exclu',
    'Ce joueur est exclu depuis le {sinceDay} ({rule}). Appelez le superviseur de quart.',
  ],
  'floor.player-suspended': [
    'Exclu temporairement',
    'Ce joueur est exclu jusqu’au {untilDay} ({rule}). Appelez le superviseur de quart.',
  ],
  'cashier.player-barred': [
    'Exclu',
    'Pas de vente : ce joueur est exclu depuis le {sinceDay} ({rule}). Appelez le superviseur de quart.',
  ],
  'cashier.player-suspended': [
    'Exclu temporairement',
    'Pas de vente : ce joueur est exclu jusqu’au {untilDay} ({rule}). Appelez le superviseur de quart.',
  ],
  'tournament.player-barred': [
    'Hors de l’épreuve',
    'Ce joueur est exclu de cette épreuve depuis le {sinceDay}. Appelez le directeur.',
  ],
  'conduct.player-frozen': [
    'Décision attendue',
    'Un incident ({rule}) est à l’examen : il garde son rang et son tour passe.',
  ],
  'conduct.see-supervisor': ['Voyez un responsable', 'Veuillez vous adresser à un responsable.'],
  'conduct.standing-unknown': [
    'Vérification impossible',
    'On ne peut vérifier si ce joueur peut jouer : il ne le peut donc pas. Appelez le superviseur de quart.',
  ],
  'conduct.term-too-short': ['Durée trop courte', 'La durée la plus courte est de {leastMonths} mois.'],
  'conduct.already-excluded': [
    'Déjà en vigueur',
    'Cette mesure est déjà en vigueur, pour une durée au moins égale.',
  ],
  'conduct.not-excluded': ['Rien en vigueur', 'Rien de tel n’est en vigueur pour cette personne.'],
  'conduct.term-not-over': ['Pas avant le terme', 'Cette mesure n’est pas levée avant son terme.'],
};

/** French words for what conduct and rulings refuse. */
export const conductTextsInFrench: Readonly<Record<string, ProblemText>> = Object.fromEntries(
  Object.entries(texts).map(([code, [title, detail]]) => [code, { title, detail }]),
);
