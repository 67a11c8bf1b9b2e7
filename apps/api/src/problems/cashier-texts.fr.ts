import { type ProblemText } from './problem';

/** Les mots français pour chaque refus de la caisse. */
export const cashierTextsInFrench: Readonly<Record<string, ProblemText>> = {
  'cashier.cage-not-open': {
    title: 'Caisse fermée',
    detail: 'La caisse n’est pas ouverte. Un responsable l’ouvre avec la journée de jeu.',
  },
  'cashier.cage-already-open': {
    title: 'Caisse déjà ouverte',
    detail: 'La caisse du {day} est encore ouverte. On la clôt avant d’en ouvrir une autre.',
  },
  'cashier.cage-closed': {
    title: 'Caisse close',
    detail: 'La caisse du {day} est close ; ses comptes sont signés.',
  },
  'cashier.denominations-invalid': {
    title: 'Valeurs des jetons',
    detail: 'Les jetons ont des valeurs différentes, toutes supérieures à zéro.',
  },
  'cashier.carried-unbalanced': {
    title: 'Comptes non soldés',
    detail: 'Ce que la veille transmet ne tombe pas juste. Rien n’a été ouvert ; appelez le directeur.',
  },
  'cashier.windows-still-open': {
    title: 'Guichets ouverts',
    detail: 'Le guichet {windows} n’est pas encore clos.',
  },
  'cashier.not-authorised': {
    title: 'Non autorisé',
    detail: 'Cela ne relève pas de votre fonction à la caisse. Adressez-vous à votre responsable.',
  },
  'cashier.second-person-required': {
    title: 'Deuxième personne requise',
    detail: 'Deux personnes en répondent, et la seconde est quelqu’un d’autre.',
  },
  'cashier.reason-required': {
    title: 'Motif requis',
    detail: 'Indiquez le motif ; il est gardé avec l’écriture.',
  },
  'cashier.setting-unknown': {
    title: 'Réglage inconnu',
    detail: 'La caisse n’a pas de réglage du nom de {setting}.',
  },
  'cashier.setting-invalid': {
    title: 'Valeur non admise',
    detail: '{value} n’est pas une valeur de {setting}.',
  },
  'cashier.count-invalid': {
    title: 'Comptage irrecevable',
    detail: 'On compte des jetons de la salle et des billets de la monnaie, entiers, jamais moins de zéro.',
  },
  'cashier.nothing-to-move': {
    title: 'Rien à mouvoir',
    detail: 'Le montant est nul.',
  },
  'cashier.chips-delivered': {
    title: 'Jetons remis',
    detail:
      'Les jetons sont devant le joueur. Contre-passez d’abord leur remise : elle les retire de son tapis.',
  },
  'cashier.register-still-kept': {
    title: 'Encore conservé',
    detail:
      'Le registre du {registerDay} est conservé par la loi. Ses pièces sont détruites à la fin du délai.',
  },
  'cashier.not-there': {
    title: 'Pas en caisse',
    detail: 'Il manque {short} {accountKind}. Rien n’a bougé.',
  },
  'cashier.not-equal': {
    title: 'Valeurs différentes',
    detail: 'Il entre {takes} et il sortirait {gives}.',
  },
  'cashier.more-than-in-play': {
    title: 'Plus qu’il n’en est sorti',
    detail:
      '{asked} de jetons reviendraient alors qu’il n’en est sorti que {out}. Certains ne sont pas d’ici.',
  },
  'cashier.window-not-open': {
    title: 'Guichet fermé',
    detail: 'Le guichet {windowId} n’est pas ouvert.',
  },
  'cashier.window-already-open': {
    title: 'Guichet déjà ouvert',
    detail: 'Le guichet {windowId} est déjà ouvert.',
  },
  'cashier.window-being-counted': {
    title: 'Guichet en comptage',
    detail: 'On compte le guichet {windowId} ; reprenez-le ou clôturez-le d’abord.',
  },
  'cashier.window-not-counted': {
    title: 'Pas encore compté',
    detail: 'On compte le guichet {windowId} avant de le clore ou de le reprendre.',
  },
  'cashier.not-your-window': {
    title: 'Ce n’est pas votre guichet',
    detail: 'Seul le caissier qui a signé pour le guichet {windowId} y sert.',
  },
  'cashier.cashier-at-another-window': {
    title: 'À un autre guichet',
    detail: 'Vous tenez le guichet {windowId}. Un caissier répond d’un seul tiroir à la fois.',
  },
  'cashier.transfer-exists': {
    title: 'Déjà demandé',
    detail: 'Ce transfert est déjà demandé.',
  },
  'cashier.transfer-unknown': {
    title: 'Transfert inconnu',
    detail: 'Ce transfert n’existe pas aujourd’hui.',
  },
  'cashier.wrong-transfer-state': {
    title: 'Pas à ce stade',
    detail: 'Le transfert est {state}.',
  },
  'cashier.transfer-places-invalid': {
    title: 'Mauvais lieux',
    detail: 'Un transfert ({kind}) ne va pas ainsi : de « {fromKind} » à « {toKind} ».',
  },
  'cashier.purchase-exists': {
    title: 'Déjà vendu',
    detail: 'Cet achat est déjà saisi.',
  },
  'cashier.purchase-not-confirmed': {
    title: 'Achat non confirmé',
    detail: 'La caisse n’a pas vendu ces jetons ; seuls ceux qu’elle a vendus jouent.',
  },
  'cashier.not-on-the-way': {
    title: 'Pas en route',
    detail: 'Ces jetons ne sont pas en route vers une table.',
  },
  'cashier.already-announced': {
    title: 'Déjà annoncé',
    detail: 'La table est déjà prévenue.',
  },
  'cashier.behind-not-allowed': {
    title: 'Sans l’accord du cercle',
    detail: 'Le cercle n’a pas accepté que les jetons en route jouent.',
  },
  'cashier.below-minimum-buy-in': {
    title: 'Sous la cave minimale',
    detail: 'Il jouerait avec moins que le minimum de {minimum}.',
  },
  'cashier.short-buy-in-used': {
    title: 'Cave réduite déjà prise',
    detail: 'La seule cave réduite de cette partie est prise ; le minimum est de {minimum}.',
  },
  'cashier.below-minimum-top-up': {
    title: 'Complément trop petit',
    detail: 'Un complément est d’au moins {minimum}.',
  },
  'cashier.above-maximum-buy-in': {
    title: 'Au-dessus du maximum',
    detail: 'Il aurait {stack} devant lui ; le maximum est de {maximum}.',
  },
  'cashier.amount-taken-unknown': {
    title: 'Pas encore compté',
    detail:
      'Ses jetons ramassés ne sont pas comptés : on ignore ce qu’il doit rapporter. Faites-les compter d’abord.',
  },
  'cashier.rebuys-not-allowed': {
    title: 'Pas de recave',
    detail: 'On ne se recave pas ici.',
  },
  'cashier.buy-ins-used-up': {
    title: 'Caves épuisées',
    detail: 'Il s’est cavé {count} fois ; la maison en permet {most}.',
  },
  'cashier.minimum-required': {
    title: 'Minimum non fixé',
    detail: 'Cette table n’a pas de cave minimale. Un responsable la fixe d’abord.',
  },
  'cashier.stack-unknown': {
    title: 'Tapis inconnu',
    detail: 'Nul n’a dit ce qu’il a devant lui. Demandez à la table.',
  },
  'cashier.buy-in-due': {
    title: 'Cave due',
    detail: 'Il a regardé ses cartes sans mise : {due} est dû, et {amount} est moins.',
  },
  'cashier.going-south': {
    title: 'Les jetons restent',
    detail: 'Qui continue à jouer n’emporte rien. Il quitte d’abord la partie, ou s’absente.',
  },
  'cashier.stack-not-restored': {
    title: 'Tapis non rétabli',
    detail: 'Il a mis {owed} à l’abri et les rapporte avant d’être servi.',
  },
  'cashier.nothing-taken-off': {
    title: 'Rien d’emporté',
    detail: 'Il a {out} hors de la table, et non {amount}.',
  },
  'cashier.chip-transfer-refused': {
    title: 'Pas de jetons entre joueurs',
    detail: 'Nul ne joue les jetons d’un autre.',
  },
};
