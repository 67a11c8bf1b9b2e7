import { type CashierBoardName } from '@cardroom/contracts';

/** What whoever works at the tables needs of the cage: fills, chips on their way, boxes. */
const forTables = ['cage', 'cage-transfers', 'cage-purchases', 'cage-boxes'] as const;

const forCage = [
  ...forTables,
  'cage-places',
  'cage-counts',
  'cage-windows',
  'cage-entries',
  'cage-players',
  'cage-collections',
  'cage-funds',
  'cage-registers',
  'cage-events',
  'cage-hints',
] as const;

const tableRoles: ReadonlySet<string> = new Set(['dealer', 'listKeeper']);

/** The cage's boards that a role's screens show; of these each follows what it may read. */
export const cageBoardsFor = (role: string): readonly CashierBoardName[] =>
  tableRoles.has(role) ? forTables : forCage;
