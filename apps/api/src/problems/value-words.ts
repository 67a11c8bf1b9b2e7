import { type Language } from './problem';

/** What facts of a refusal that are names in the record are called by people: by module and fact, or by fact alone. */
export type ValueWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

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
  },
};

const words: Readonly<Record<Language, ValueWords>> = { en: english, fr: french };

/** A value of a fact of the refusal `code` in words; as it stands where it is a name of its own or a number. */
export const valueWord = (
  { code, name }: { readonly code: string; readonly name: string },
  value: unknown,
  language: Language,
): string => {
  const text = String(value);
  const [module = ''] = code.split('.');
  return words[language][`${module}.${name}`]?.[text] ?? words[language][name]?.[text] ?? text;
};
