import { type Role } from '@cardroom/kernel';
import { type CashierCommandName } from './cashier';

const managers = ['shiftManager', 'roomManager'] as const;
const supervisors = ['floorSupervisor', ...managers] as const;
/** Who sits at a window, or may. */
const cage = ['cashier', ...managers] as const;
const floor = ['listKeeper', ...supervisors] as const;
/** Who carries chips to a table, or counts them there. */
const atTables = ['dealer', 'cashier', ...floor] as const;
const readers = ['cashier', ...supervisors, 'auditor'] as const;

/** Who may give which command at the cage. */
export const cashierCommandAccess = {
  'cashier/open-cage': managers,
  'cashier/close-cage': managers,
  'cashier/change-cage-setting': ['roomManager'],
  'cashier/change-stock': managers,
  'cashier/count-vault': managers,
  'cashier/open-window': cage,
  'cashier/count-window': cage,
  'cashier/resume-window': cage,
  'cashier/close-window': cage,
  'cashier/reverse-entry': cage,
  'cashier/ask-transfer': atTables,
  /** At the window a supervisor approves by his code; the cage's rule answers who is none. */
  'cashier/approve-transfer': ['cashier', ...supervisors],
  'cashier/send-transfer': atTables,
  'cashier/receive-transfer': atTables,
  'cashier/cancel-transfer': atTables,
  'cashier/count-tray': atTables,
  'cashier/sell-chips': cage,
  'cashier/announce-behind': atTables,
  'cashier/deliver-chips': atTables,
  'cashier/cash-out': cage,
  'cashier/change-colour': cage,
  'cashier/pay-in': cage,
  'cashier/pay-out': cage,
  'cashier/hold-deposit': cage,
  'cashier/return-deposit': cage,
  'cashier/forfeit-deposit': supervisors,
  'cashier/take-into-custody': ['cashier', ...supervisors],
  'cashier/return-from-custody': ['cashier', ...supervisors],
  'cashier/take-identity': cage,
  'cashier/collect-rent': cage,
  'cashier/set-table-fee': supervisors,
  'cashier/place-box': ['cashier', ...supervisors],
  'cashier/remove-box': ['cashier', ...supervisors],
  'cashier/count-box': ['cashier', ...supervisors],
  'cashier/add-to-fund': managers,
  'cashier/pay-from-fund': cage,
  'cashier/take-for-safety': [...floor, 'dealer'],
  'cashier/bring-back': [...floor, 'dealer'],
  'cashier/pass-chips': supervisors,
  'cashier/lend-chips': [...floor, 'dealer'],
  'cashier/repay-loan': [...floor, 'dealer'],
  'cashier/pay-refreshments': [...floor, 'dealer'],
  'cashier/mark-looked-at-cards': [...floor, 'dealer'],
  'cashier/count-notes': [...floor, 'dealer'],
  'cashier/let-cash-play': [...floor, 'dealer'],
  'cashier/mark-cash-changed': [...floor, 'dealer', 'cashier'],
  'cashier/announce-event': ['tournamentDirector', ...managers],
  'cashier/sell-entry': cage,
  'cashier/place-entrant': ['tournamentDirector', ...managers],
  'cashier/give-up-entry': ['tournamentDirector', ...cage],
  /** Dealers and cashiers who try are answered by the rule (RTC-45). */
  'cashier/cancel-event': ['dealer', 'cashier', 'tournamentDirector', ...managers],
} as const satisfies Readonly<Record<CashierCommandName, readonly Role[]>>;

/** Whose code counts as the second person's: for most things anybody of the cage or the floor, for some a superior. */
export const cashierSecondPersons: Readonly<Partial<Record<CashierCommandName, readonly Role[]>>> = {
  'cashier/change-stock': ['cashier', ...supervisors],
  'cashier/count-vault': ['cashier', ...supervisors],
  'cashier/open-window': ['cashier', ...supervisors],
  'cashier/close-window': ['cashier', ...supervisors],
  'cashier/reverse-entry': supervisors,
  'cashier/approve-transfer': supervisors,
  'cashier/receive-transfer': atTables,
  'cashier/count-tray': atTables,
  'cashier/forfeit-deposit': ['cashier', ...supervisors],
  'cashier/take-into-custody': atTables,
  'cashier/return-from-custody': atTables,
  'cashier/remove-box': atTables,
  'cashier/count-box': ['cashier', ...supervisors],
  'cashier/add-to-fund': supervisors,
  'cashier/pay-from-fund': supervisors,
};

/** Who may read the cage's boards. */
export const cashierBoardAccess = {
  cage: [...atTables, 'tournamentDirector', 'auditor'],
  'cage-windows': readers,
  'cage-entries': readers,
  'cage-transfers': [...atTables, 'auditor'],
  'cage-purchases': [...atTables, 'auditor'],
  'cage-players': readers,
  'cage-collections': readers,
  'cage-boxes': [...atTables, 'auditor'],
  'cage-funds': readers,
  'cage-counts': readers,
  'cage-registers': ['cashier', ...managers, 'auditor'],
  /** What lies where by denomination. Drawers are not on it while their cashier could count from it. */
  'cage-places': [...supervisors, 'cashier', 'auditor'],
  'cage-events': ['cashier', 'tournamentDirector', ...managers, 'auditor'],
  'cage-hints': managers,
} as const;

/** Reads of the cage that are no boards. */
export const cashierOperations = {
  'read-statements': readers,
  'read-cage-reports': ['cashier', ...supervisors, 'auditor'],
  'print-cage-papers': ['cashier', ...supervisors, 'auditor'],
  /** Papers seen at a window: names and documents. Looking is recorded. */
  'read-identity': [...managers, 'auditor'],
  /** Names of those who work at the cage and the tables, to show beside entries. */
  'read-cage-people': [...readers, 'dealer'],
} as const;
