import { conductWords } from '../conduct/report-words';
import { type Language } from './problem';

/** What facts of a refusal that are names in the record are called by people: by module and fact, or by fact alone. */
export type ValueWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

const placesInEnglish = { vault: 'the vault', window: 'a window', tray: 'a table' };
const placesInFrench = { vault: 'coffre', window: 'guichet', tray: 'table' };

const english: ValueWords = {
  'floor.state': {
    'called-in': 'called in',
    waiting: 'waiting',
    called: 'called',
    held: 'held',
    out: 'out of the room',
    left: 'left',
    removed: 'removed',
    seated: 'seated',
    ended: 'over',
    declined: 'declined',
    'no-answer': 'called without an answer',
    'place-lost': 'lost',
    'lock-up-expired': 'no longer held',
    'call-in-expired': 'expired',
  },
  'floor.reasons': { 'absent-chips': 'chips of an absent player', rent: 'rent', custody: 'chips in custody' },
  'cashier.state': {
    asked: 'asked for',
    approved: 'approved',
    sent: 'sent',
    received: 'received',
    cancelled: 'cancelled',
    held: 'held',
    returned: 'returned',
    forfeited: 'the house’s',
    reversed: 'taken back',
    'at-table': 'at the table',
    removed: 'removed',
    counted: 'counted',
  },
  'cashier.kind': { fill: 'fill', credit: 'credit', float: 'float' },
  'cashier.fromKind': placesInEnglish,
  'cashier.toKind': placesInEnglish,
  'cashier.accountKind': {
    vault: 'in the vault',
    window: 'in the drawer',
    tray: 'in the table’s tray',
    transit: 'on its way',
    runner: 'with the runner',
    custody: 'in custody',
    account: 'on the player’s account',
    deposit: 'in the deposit',
    fund: 'in the fund',
    pool: 'in the prize pool',
    fees: 'in the fees',
  },
  role: {
    dealer: 'dealer',
    cashier: 'cashier',
    listKeeper: 'list keeper',
    floorSupervisor: 'floor supervisor',
    tournamentDirector: 'tournament director',
    shiftManager: 'shift manager',
    roomManager: 'room manager',
    auditor: 'auditor',
    administrator: 'administrator',
    management: 'room manager',
    assistantDirector: 'assistant director',
    gameController: 'game controller',
  },
  'players.until': { null: 'none' },
  'conduct.missing': {
    target: 'at whom it was aimed',
    mode: 'whether in words or by hand',
    item: 'what was damaged',
    cost: 'what it costs',
    playersInPot: 'how many players were in the pot',
    amount: 'the amount',
    act: 'what was done',
    words: 'a word or two',
  },
  'conduct.why': {
    'exclusion-automatic': 'nothing but exclusion for good',
    'holds-no-hand': 'he holds no hand',
  },
};

const french: ValueWords = {
  'floor.state': {
    'called-in': 'inscrite à distance',
    waiting: 'en attente',
    called: 'appelée',
    held: 'retenue',
    out: 'hors de la salle',
    left: 'quittée',
    removed: 'retirée',
    seated: 'assise',
    ended: 'terminée',
    declined: 'déclinée',
    'no-answer': 'appelée sans réponse',
    'place-lost': 'perdue',
    'lock-up-expired': 'plus retenue',
    'call-in-expired': 'expirée',
  },
  'floor.reasons': { 'absent-chips': 'jetons d’un absent', rent: 'loyer', custody: 'jetons gardés' },
  'cashier.state': {
    asked: 'demandé',
    approved: 'approuvé',
    sent: 'envoyé',
    received: 'reçu',
    cancelled: 'annulé',
    held: 'gardé',
    returned: 'rendu',
    forfeited: 'acquis à la maison',
    reversed: 'contre-passé',
    'at-table': 'à la table',
    removed: 'retirée',
    counted: 'comptée',
  },
  'cashier.kind': { fill: 'approvisionnement', credit: 'retour de jetons', float: 'fonds de caisse' },
  'cashier.fromKind': placesInFrench,
  'cashier.toKind': placesInFrench,
  'cashier.accountKind': {
    vault: 'au coffre',
    window: 'dans le tiroir',
    tray: 'dans le bac de la table',
    transit: 'en route',
    runner: 'chez le changeur',
    custody: 'en garde',
    account: 'au compte du joueur',
    deposit: 'en dépôt',
    fund: 'au fonds',
    pool: 'à la dotation',
    fees: 'aux frais',
  },
  role: {
    dealer: 'croupier',
    cashier: 'caissier',
    listKeeper: 'responsable de la liste',
    floorSupervisor: 'chef de partie',
    tournamentDirector: 'directeur du tournoi',
    shiftManager: 'superviseur de quart',
    roomManager: 'directeur responsable',
    auditor: 'auditeur',
    administrator: 'administrateur',
    management: 'directeur responsable',
    assistantDirector: 'directeur adjoint',
    gameController: 'contrôleur du jeu',
  },
  'players.until': { null: 'aucun' },
  'conduct.missing': {
    target: 'qui était visé',
    mode: 'en paroles ou en gestes',
    item: 'ce qui a été abîmé',
    cost: 'ce que cela coûte',
    playersInPot: 'le nombre de joueurs dans le coup',
    amount: 'le montant',
    act: 'ce qui a été fait',
    words: 'un mot ou deux',
  },
  'conduct.why': {
    'exclusion-automatic': 'rien d’autre que l’exclusion définitive',
    'holds-no-hand': 'il n’a pas de main',
  },
};

const words: Readonly<Record<Language, ValueWords>> = { en: english, fr: french };

/** Facts that are several of what another fact is one of. */
const sameWordsAs: Readonly<Record<string, string>> = { roles: 'role' };
/** Facts about decisions and sanctions, which reports say in the same words. */
const decidedFacts: ReadonlySet<string> = new Set(['proposed', 'offered', 'ladder']);

/** A value of a fact of the refusal `code` in words; null where it is a name of its own or a number. */
export const valueWord = (
  { code, name }: { readonly code: string; readonly name: string },
  value: unknown,
  language: Language,
): string | null => {
  const text = String(value);
  const [module = ''] = code.split('.');
  const worded = words[language][`${module}.${name}`] ?? words[language][sameWordsAs[name] ?? name];
  const recorded = module === 'conduct' && decidedFacts.has(name) ? conductWords[language] : undefined;
  return (worded ?? recorded)?.[text] ?? null;
};
