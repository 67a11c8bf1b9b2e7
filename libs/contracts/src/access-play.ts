import { type Role } from '@cardroom/kernel';
import { type PlayCommandName } from './play';

const supervisors = ['floorSupervisor', 'shiftManager', 'roomManager'] as const;
const floor = ['listKeeper', ...supervisors] as const;
/** The dealer of the table, and whoever stands behind him. */
const atTable = ['dealer', ...supervisors] as const;
/** Who holds a seat's token acts for that seat alone. */
const playerToo = [...atTable, 'player'] as const;
const everyStaff = ['dealer', 'cashier', ...floor, 'tournamentDirector', 'auditor'] as const;

/** Who may give which command at a table. Dealers act at the table where the floor has them signed in. */
export const playCommandAccess = {
  'play/change-depth': supervisors,
  'play/change-clocks': supervisors,
  'play/announce-last-hand': supervisors,
  'play/go-on': supervisors,
  'play/pause-table': atTable,
  'play/resume-table': atTable,
  'play/start-hand': atTable,
  'play/hand-done': ['listKeeper', ...atTable],
  'play/play-hand': playerToo,
  'play/report-error': atTable,
  'play/rule-on-hand': supervisors,
  'play/undo-entry': atTable,
  'play/correct-hand': supervisors,
  'play/sit-out': playerToo,
  'play/sit-in': playerToo,
  'play/post-to-play': playerToo,
  'play/leave-table': ['player'],
  'play/draw-for-button': atTable,
  'play/place-button': supervisors,
  'play/add-chips': atTable,
  'play/pay-from-stack': atTable,
  'play/count-stacks': atTable,
  'play/stop-table': ['listKeeper', ...atTable],
  'play/release-table': supervisors,
  'play/set-pot-aside': supervisors,
  'play/award-aside': supervisors,
  'play/move-pot': supervisors,
} as const satisfies Readonly<Record<PlayCommandName, readonly (Role | 'player')[]>>;

export const playBoardAccess = { 'play-tables': everyStaff } as const;

export const playOperations = {
  /** A table as the caller may see it: everybody but the seat itself without the cards of a live hand. */
  'look-at-table': [...everyStaff, 'publicBoard', 'player'],
  'search-hands': everyStaff,
  /** Lets a player act for his seat at a dealt table. */
  'issue-seat-token': ['dealer', ...floor],
  'revoke-seat-token': floor,
  'read-own-seat': ['player'],
} as const;
