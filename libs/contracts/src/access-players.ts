import { type Role } from '@cardroom/kernel';
import { type PlayersCommandName } from './players-commands';

const managers = ['shiftManager', 'roomManager'] as const;
const supervisors = ['floorSupervisor', ...managers] as const;
const floorStaff = ['listKeeper', ...supervisors] as const;
/** Those whose work asks for a legal name: identity at the cage, entries, disputes. */
const namers = ['cashier', 'tournamentDirector', ...supervisors] as const;

type PlayersCaller = Role | 'kiosk';

export const playersCommandAccess = {
  'players/register-player': [...floorStaff, 'cashier', 'tournamentDirector'],
  'players/change-alias': floorStaff,
  'players/issue-card': [...floorStaff, 'cashier', 'tournamentDirector'],
  'players/withdraw-card': [...floorStaff, 'cashier'],
  'players/set-language': [...floorStaff, 'cashier', 'tournamentDirector'],
  'players/set-needs': floorStaff,
  'players/keep-record': namers,
  'players/see-record': [...namers, 'auditor'],
  'players/find-by-name': [...namers, 'auditor'],
  'players/write-note': [...floorStaff, 'cashier', 'tournamentDirector'],
  'players/withdraw-note': [...floorStaff, 'cashier', 'tournamentDirector'],
  'players/keep-phone': [...floorStaff, 'kiosk'],
  'players/merge-players': supervisors,
  'players/erase-player': ['roomManager'],
  'players/change-rule': ['roomManager'],
} as const satisfies Readonly<Record<PlayersCommandName, readonly PlayersCaller[]>>;

export const playersOperations = {
  /** Alias, card, language, needs, notes for one's role, what is kept (not what stands there). */
  'read-player': [...floorStaff, 'cashier', 'tournamentDirector', 'auditor'],
  'read-hours': [...floorStaff, 'cashier', 'tournamentDirector', 'auditor'],
  /** Numbers that are perhaps one person: reasons, never names. */
  'read-duplicates': [...supervisors, 'auditor'],
  /** Who looked at whose legal name. */
  'read-looks': ['roomManager', 'auditor'],
  'read-erasures': ['roomManager', 'auditor'],
  'read-players-house': [...supervisors, 'auditor'],
  /** Alias and places of whoever shows his card. */
  'read-card': [...floorStaff, 'kiosk'],
} as const satisfies Readonly<Record<string, readonly PlayersCaller[]>>;
