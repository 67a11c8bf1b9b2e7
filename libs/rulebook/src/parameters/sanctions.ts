import { choice, flag, whole, wordList } from './define';
import { roles, sanctions as rungs } from './words';

/** What a fault may cost, and what is proposed the first time. */
export const sanctions = {
  sanctionLadder: wordList(
    ['reprimand', 'suspension', 'exclusion'],
    ['Sanctions, from the lightest to the gravest', 'Sanctions, de la plus légère à la plus grave'],
    rungs,
  ),
  progressiveLadder: flag(true, [
    'The ladder is climbed one rung at a time; otherwise the gravity decides.',
    'L’échelle se gravit degré par degré ; sinon la gravité décide.',
  ]),
  sanctionRoles: wordList(
    ['floorSupervisor', 'shiftManager', 'management'],
    ['Who may sanction', 'Qui peut sanctionner'],
    roles,
  ),
  sanctionLookbackDays: whole(
    null,
    { unit: 'days', min: 1, max: 3650, none: ['the whole record', 'tout le dossier'] },
    ['How far back earlier faults count', 'Jusqu’où comptent les fautes passées'],
  ),
  suspensionUnit: choice('minutes', ['A suspension is counted in', 'Une exclusion temporaire se compte en'], {
    minutes: ['minutes', 'minutes'],
    deals: ['deals', 'donnes'],
    rounds: ['rounds of the table', 'tours de table'],
  }),
  defaultPenaltyMinutes: whole(10, { unit: 'minutes', min: 1, max: 480 }, [
    'Length proposed for a time penalty',
    'Durée proposée pour une pénalité de temps',
  ]),
  firstSanctionEtiquette: choice(
    'reprimand',
    ['First breach of etiquette', 'Premier manquement aux usages'],
    rungs,
  ),
  firstSanctionLanguage: choice(
    'reprimand',
    ['First obscene language', 'Premières paroles grossières'],
    rungs,
  ),
  firstSanctionDisturbance: choice('reprimand', ['First disturbance', 'Premier trouble'], rungs),
  firstSanctionCardAbuse: choice('reprimand', ['First card abuse', 'Première atteinte aux cartes'], rungs),
  firstSanctionPhone: choice('reprimand', ['First use of a phone', 'Premier usage du téléphone'], rungs),
  firstSanctionDamage: choice('suspension', ['First damage to property', 'Premier dégât matériel'], rungs),
  firstSanctionThreatVerbal: choice(
    'suspension',
    ['First threat by words', 'Première menace verbale'],
    rungs,
  ),
  firstSanctionThreatPhysical: choice(
    'exclusion',
    ['First physical threat', 'Première menace physique'],
    rungs,
  ),
  firstSanctionCollusion: choice(
    'exclusion',
    ['First collusion or cheating', 'Première collusion ou tricherie'],
    rungs,
  ),
  firstSanctionWeapon: choice('exclusion', ['Carrying a weapon', 'Port d’une arme'], rungs),
  otherTableEquipmentSanction: choice(
    'reprimand',
    ['Handling chips or cards of another table', 'Toucher jetons ou cartes d’une autre table'],
    rungs,
  ),
  grossMisconductCodes: wordList([], ['Acts that exclude automatically', 'Actes qui excluent d’office'], {
    chipTheft: ['theft of chips', 'vol de jetons'],
    chipGift: ['gift of chips', 'don de jetons'],
    chipRetention: ['holding back chips', 'rétention de jetons'],
    chipRemoval: ['removing chips', 'soustraction de jetons'],
    cardPalming: ['palming cards', 'escamotage de cartes'],
    peeking: ['peeking', 'regard indiscret'],
    seriousCollusion: ['serious or repeated collusion', 'collusion grave ou répétée'],
    seriousDisruption: ['serious or repeated disruption', 'trouble grave ou répété'],
    violence: ['violence', 'violence'],
    insult: ['insults', 'injures'],
  }),
  excludedStack: choice(
    'removedFromPlay',
    ['The stack of an excluded player is', 'Le tapis d’un exclu est'],
    {
      removedFromPlay: ['removed from play', 'retiré du jeu'],
    },
  ),
  confiscateHiddenTransferChips: flag(false, [
    'Chips pocketed or handed over during a move are confiscated.',
    'Les jetons empochés ou confiés pendant un transfert sont confisqués.',
  ]),
  badFaithAlertCount: whole(null, { unit: 'times', min: 1, max: 20, none: ['no alert', 'pas d’alerte'] }, [
    'Suspect errors from which the directors are alerted',
    'Fautes suspectes à partir desquelles les directeurs sont alertés',
  ]),
  minorErrorAlertCount: whole(null, { unit: 'times', min: 1, max: 50, none: ['no alert', 'pas d’alerte'] }, [
    'Minor errors from which the directors are alerted',
    'Erreurs mineures à partir desquelles les directeurs sont alertés',
  ]),
  clockAbuseAlertCount: whole(null, { unit: 'times', min: 1, max: 50, none: ['no alert', 'pas d’alerte'] }, [
    'Uses of the clock from which slow play is reported',
    'Demandes de temps à partir desquelles le jeu lent est signalé',
  ]),
};
