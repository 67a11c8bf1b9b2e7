import { type Role } from '@cardroom/kernel';
import { type BoardName } from './boards';
import { type FloorCommandName } from './floor';

/** Who may ask: staff by role, an enrolled kiosk, an enrolled public board. */
export type Caller = Role | 'kiosk' | 'publicBoard';

const floorStaff = ['listKeeper', 'floorSupervisor', 'shiftManager', 'roomManager'] as const;
const supervisors = ['floorSupervisor', 'shiftManager', 'roomManager'] as const;
const managers = ['shiftManager', 'roomManager'] as const;
const everyStaff = [
  'dealer',
  'cashier',
  'listKeeper',
  'floorSupervisor',
  'tournamentDirector',
  'shiftManager',
  'roomManager',
  'auditor',
] as const;

/** The one table of who may give which command. The same table hides a button and refuses a request. */
export const commandAccess: Readonly<Record<FloorCommandName, readonly Caller[]>> = {
  'open-day': managers,
  'close-day': managers,
  'change-house-setting': ['roomManager'],
  'offer-game': supervisors,
  'withdraw-game': supervisors,
  'place-table': supervisors,
  'open-table': supervisors,
  'freeze-table': supervisors,
  'thaw-table': supervisors,
  'close-table': supervisors,
  'join-list': [...floorStaff, 'kiosk'],
  'leave-list': [...floorStaff, 'kiosk'],
  'remove-entry': floorStaff,
  'call-player': floorStaff,
  'answer-call': [...floorStaff, 'kiosk'],
  'decline-call': [...floorStaff, 'kiosk'],
  'call-again': floorStaff,
  'expire-call': floorStaff,
  'hold-place': floorStaff,
  'end-hold': floorStaff,
  'mark-out': floorStaff,
  'mark-back': floorStaff,
  'confirm-arrival': [...floorStaff, 'kiosk'],
  'restore-entry': floorStaff,
  'reorder-entry': floorStaff,
  'seat-called': floorStaff,
  'seat-together': floorStaff,
  'seat-player': floorStaff,
  'check-in': [...floorStaff, 'dealer'],
  'leave-seat': [...floorStaff, 'dealer'],
  'reserve-seat': floorStaff,
  'release-seat': floorStaff,
  'undo-action': floorStaff,
};

export const boardAccess: Readonly<Record<BoardName, readonly Caller[]>> = {
  lists: everyStaff,
  tables: everyStaff,
  'public-lists': [...everyStaff, 'kiosk', 'publicBoard'],
  'public-games': [...everyStaff, 'kiosk', 'publicBoard'],
  receipts: [...floorStaff, 'kiosk'],
  'removed-entries': [...floorStaff, 'auditor'],
  room: [...everyStaff, 'kiosk', 'publicBoard', 'administrator'],
  actions: [...floorStaff, 'auditor'],
};

/** The desk's other operations: everything that is neither a floor command nor a board of now. */
export const operationAccess = {
  /** Follow boards live; each board's own row of the table still applies. */
  'follow-live': [...everyStaff, 'administrator', 'kiosk', 'publicBoard'],
  'look-at-past': everyStaff,
  'search-players': [...floorStaff, 'cashier', 'tournamentDirector'],
  'search-rules': [...everyStaff, 'administrator', 'kiosk'],
  'read-log': [...managers, 'auditor'],
  'list-staff': ['roomManager', 'administrator', 'auditor'],
  'add-staff': ['roomManager', 'administrator'],
  'change-staff': ['roomManager', 'administrator'],
  'change-code': ['roomManager', 'administrator'],
  'list-devices': ['roomManager', 'administrator', 'auditor'],
  'add-device': ['roomManager', 'administrator'],
  'revoke-device': ['roomManager', 'administrator'],
  /** Tokens for programs: everybody for himself, with his own role. */
  'list-tokens': [...everyStaff, 'administrator'],
  'make-token': [...everyStaff, 'administrator'],
  'revoke-token': [...everyStaff, 'administrator'],
  'change-own-code': [...everyStaff, 'administrator'],
  'read-session': [...everyStaff, 'administrator', 'kiosk', 'publicBoard'],
  'end-session': [...everyStaff, 'administrator'],
} as const satisfies Readonly<Record<string, readonly Caller[]>>;
export type OperationName = keyof typeof operationAccess;

/** Open to everybody without a session: signing in, enrolling, one's own receipt, health and documentation. */
export const openOperations = [
  'sign-in',
  'enrol-device',
  'read-receipt',
  'read-health',
  'read-documents',
] as const;
export type OpenOperation = (typeof openOperations)[number];

const namesFor = <N extends string>(table: Readonly<Record<N, readonly Caller[]>>, caller: Caller): N[] =>
  (Object.keys(table) as N[]).filter((name) => table[name].includes(caller));

/** Everything a caller may do, by name: what a screen offers, and what the server lets through. */
export const mayDo = (caller: Caller) => ({
  commands: namesFor(commandAccess, caller),
  boards: namesFor(boardAccess, caller),
  operations: namesFor<OperationName>(operationAccess, caller),
});
