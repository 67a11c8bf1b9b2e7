import { type Role } from '@cardroom/kernel';
import { type ConductCommandName } from './conduct';

const managers = ['shiftManager', 'roomManager'] as const;
/** Who may rule or sanction somewhere; the set in force says who does here. */
const rulers = ['floorSupervisor', 'tournamentDirector', ...managers] as const;
/** Whoever sees something may report it or ask for a ruling. */
const reporters = ['dealer', 'listKeeper', ...rulers] as const;
const readers = [...rulers, 'auditor'] as const;

export const conductCommandAccess = {
  'conduct/ask-for-ruling': reporters,
  'conduct/record-ruling': rulers,
  'conduct/take-ruling': ['listKeeper', ...rulers],
  'conduct/advise-on-ruling': rulers,
  'conduct/confirm-ruling': rulers,
  'conduct/play-on': rulers,
  'conduct/release-held-pot': rulers,
  'conduct/appeal-ruling': reporters,
  'conduct/decide-appeal': rulers,
  'conduct/annul-ruling': rulers,
  'conduct/note-on-ruling': rulers,
  'conduct/mark-good-faith-error': [...managers, 'tournamentDirector'],
  'conduct/report-incident': [...reporters, 'cashier'],
  'conduct/record-sanction': rulers,
  'conduct/decide-incident': rulers,
  'conduct/confirm-exclusion': [...managers, 'tournamentDirector'],
  'conduct/lift-sanction': [...managers, 'tournamentDirector'],
  'conduct/withdraw-incident': [...managers, 'tournamentDirector'],
  'conduct/confiscate-chips': rulers,
  'conduct/exclude-player': rulers,
  'conduct/exclude-at-own-request': managers,
  'conduct/end-own-request': ['roomManager'],
  'conduct/adopt-rule-set': ['roomManager'],
  'conduct/change-conduct-setting': ['roomManager'],
} as const satisfies Readonly<Record<ConductCommandName, readonly Role[]>>;

/** Whose code approves: who agrees to an exclusion gives his own, on whoever's screen. */
export const conductSecondPersons: Readonly<Partial<Record<ConductCommandName, readonly Role[]>>> = {
  'conduct/confirm-exclusion': [...managers, 'tournamentDirector'],
};

export const conductBoardAccess = {
  rulings: [...readers, 'dealer'],
  /** The record of a person: floor and above, never a dealer's screen nor the kiosk (RRP-2.1.8). */
  incidents: readers,
  sanctions: readers,
  'door-refusals': readers,
} as const;

export const conductOperations = {
  /** Rules by what happened, with the house's values; offences by word. */
  'search-house-rules': [...reporters, 'cashier', 'auditor', 'administrator'],
  /** A player's record, what is proposed for an offence, similar rulings. */
  'read-conduct': readers,
  'read-conduct-reports': readers,
  /** Patterns and flags: for those who judge them, and for nobody else (RTC-2.f). */
  'read-conduct-patterns': ['tournamentDirector', 'roomManager', 'auditor'],
  /** Exclusions that players asked for themselves: a closed store. */
  'read-own-requests': ['roomManager', 'auditor'],
  'print-exclusion-letter': managers,
} as const satisfies Readonly<Record<string, readonly Role[]>>;
