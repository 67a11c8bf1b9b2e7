import { type Role } from '@cardroom/kernel';
import {
  cashierBoardAccess,
  cashierCommandAccess,
  cashierOperations,
  cashierSecondPersons,
} from './access-cashier';
import {
  conductBoardAccess,
  conductCommandAccess,
  conductOperations,
  conductSecondPersons,
} from './access-conduct';
import { playersCommandAccess, playersOperations } from './access-players';
import { playBoardAccess, playCommandAccess, playOperations } from './access-play';
import { type BoardName } from './boards';
import { type CommandName } from './commands';

/** Who may ask: staff by role, an enrolled kiosk, an enrolled public board, a player for the seat that he was given. */
export type Caller = Role | 'kiosk' | 'publicBoard' | 'player';

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
export const commandAccess: Readonly<Record<CommandName, readonly Caller[]>> = {
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
  'give-more-time': [...floorStaff, 'kiosk'],
  'hold-place': floorStaff,
  'end-hold': floorStaff,
  'mark-out': floorStaff,
  'mark-back': floorStaff,
  'confirm-arrival': [...floorStaff, 'kiosk'],
  'restore-entry': floorStaff,
  'reorder-entry': floorStaff,
  'transfer-entry': floorStaff,
  'take-deposit': [...floorStaff, 'cashier'],
  'settle-deposit': [...floorStaff, 'cashier'],
  'seat-called': floorStaff,
  'seat-together': floorStaff,
  'seat-player': floorStaff,
  'check-in': [...floorStaff, 'dealer'],
  'leave-seat': [...floorStaff, 'dealer'],
  'reserve-seat': floorStaff,
  'release-seat': floorStaff,
  'draw-seats': supervisors,
  'impose-tables': supervisors,
  'reveal-tables': supervisors,
  'draw-button': [...floorStaff, 'dealer'],
  /** Everybody on the floor may ask; the floor's rule answers that a supervisor decides (RRP-2.3.8). */
  'add-extra-seat': [...floorStaff, 'dealer'],
  'announce-break': supervisors,
  'call-off-break': supervisors,
  'draw-for-break': supervisors,
  'break-table': supervisors,
  'give-up-break-seat': floorStaff,
  'propose-stakes': [...floorStaff, 'dealer'],
  'object-to-stakes': [...floorStaff, 'dealer'],
  /** Lowering needs no approval; what does is refused to others by the floor's rule (RRP-2.2.16). */
  'confirm-stakes': [...floorStaff, 'dealer'],
  'withdraw-stakes': [...floorStaff, 'dealer'],
  'change-deck': [...floorStaff, 'dealer'],
  'sign-in-dealer': [...supervisors, 'dealer'],
  'sign-out-dealer': [...supervisors, 'dealer'],
  'start-dealer-break': [...supervisors, 'dealer'],
  'end-dealer-break': [...supervisors, 'dealer'],
  'push-dealers': supervisors,
  'mark-absent': [...floorStaff, 'dealer'],
  'announce-absence': supervisors,
  'mark-present': [...floorStaff, 'dealer'],
  'pick-up-chips': supervisors,
  'count-custody': [...supervisors, 'cashier'],
  'release-custody': [...supervisors, 'cashier'],
  /** The house names who may allow it; the floor's rule answers the others. */
  'allow-play-over': [...floorStaff, 'dealer'],
  'end-play-over': [...floorStaff, 'dealer'],
  'confirm-stack': [...floorStaff, 'dealer', 'cashier'],
  'admit-guest': [...floorStaff, 'dealer'],
  'end-guest': [...floorStaff, 'dealer'],
  'object-to-guest': [...floorStaff, 'dealer'],
  'flag-seat': [...floorStaff, 'dealer'],
  'clear-seat-flag': [...floorStaff, 'dealer'],
  'set-rate': managers,
  'apply-rate': supervisors,
  'start-collection': [...floorStaff, 'dealer'],
  'collect-time': [...floorStaff, 'dealer', 'cashier'],
  'pay-time': [...floorStaff, 'dealer', 'cashier'],
  'decline-time': [...floorStaff, 'dealer'],
  'waive-time': supervisors,
  'refund-time': supervisors,
  'pause-collection': supervisors,
  'resume-collection': supervisors,
  'sell-package': [...floorStaff, 'cashier'],
  'deal-hand': [...floorStaff, 'dealer'],
  'request-seat-change': [...floorStaff, 'dealer'],
  'request-table-change': [...floorStaff, 'dealer'],
  'cancel-request': [...floorStaff, 'dealer'],
  'decline-offer': [...floorStaff, 'dealer'],
  'move-player': floorStaff,
  'announce-move': floorStaff,
  'big-blind-passed': [...floorStaff, 'dealer'],
  'hand-passed': [...floorStaff, 'dealer'],
  'carry-pot': [...floorStaff, 'dealer'],
  'carried-pot-won': [...floorStaff, 'dealer'],
  'complete-move': [...floorStaff, 'dealer'],
  'cancel-move': floorStaff,
  'link-feeder': supervisors,
  'unlink-feeder': supervisors,
  'refuse-must-move': floorStaff,
  'lift-cooldown': supervisors,
  'keep-apart': supervisors,
  'end-keep-apart': supervisors,
  'undo-action': floorStaff,
  ...cashierCommandAccess,
  ...conductCommandAccess,
  ...playCommandAccess,
  ...playersCommandAccess,
};

/** Commands that somebody signs or approves with a code of his own, and whose code counts. */
export const secondPersons: Readonly<Partial<Record<CommandName, readonly Role[]>>> = {
  ...cashierSecondPersons,
  ...conductSecondPersons,
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
  moves: everyStaff,
  'kept-apart': supervisors,
  absences: everyStaff,
  'table-proposals': everyStaff,
  'table-breaks': everyStaff,
  'opening-draws': [...everyStaff, 'kiosk', 'publicBoard'],
  'imposed-tables': [...floorStaff, 'tournamentDirector', 'auditor'],
  dealers: everyStaff,
  custody: [...floorStaff, 'cashier', 'auditor'],
  due: everyStaff,
  deposits: [...floorStaff, 'cashier', 'auditor'],
  'time-collections': everyStaff,
  'collected-periods': [...floorStaff, 'cashier', 'auditor'],
  rates: [...floorStaff, 'cashier', 'auditor'],
  ...cashierBoardAccess,
  ...conductBoardAccess,
  ...playBoardAccess,
};

/** The desk's other operations: everything that is neither a floor command nor a board of now. */
export const operationAccess = {
  /** Follow boards live; each board's own row of the table still applies. */
  'follow-live': [...everyStaff, 'administrator', 'kiosk', 'publicBoard'],
  'look-at-past': everyStaff,
  'search-players': [...floorStaff, 'cashier', 'tournamentDirector', 'auditor'],
  'search-rules': [...everyStaff, 'administrator', 'kiosk'],
  'read-handover': [...floorStaff, 'tournamentDirector', 'auditor'],
  'read-log': [...managers, 'auditor'],
  /** Take over games, tables, players, seats and lists from paper or another system. */
  'move-in': managers,
  /** Lists, table sheets and seat cards on paper, for a power cut. */
  'print-papers': floorStaff,
  /** Key in what happened a while ago, with its true time. */
  'key-in-late': supervisors,
  'list-staff': ['roomManager', 'administrator', 'auditor'],
  /** Names of the room's dealers, without numbers: whom the floor may sign in at a table. */
  'list-dealers': [...floorStaff, 'auditor'],
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
  ...cashierOperations,
  ...conductOperations,
  ...playOperations,
  ...playersOperations,
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
