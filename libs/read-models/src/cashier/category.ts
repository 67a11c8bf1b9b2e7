import {
  type Cage,
  cashier,
  type CashierCommand,
  type CashierEvent,
  cashierEventVersions,
  rulesCited,
} from '@cardroom/cashier';
import { type Category } from '@cardroom/event-store';
import { foldedBy } from '../kept-states';
import { cashierRows } from './cashier-boards';

/** The cage of a room for one gaming day: two windows may serve one player, so its lock is taken before loading. */
export const cashierCategory: Category<CashierCommand, Cage, CashierEvent> = {
  name: 'cashier',
  concurrency: 'locked',
  decider: cashier,
  history: { versions: cashierEventVersions },
  boards: cashierRows,
  rulesCited,
  waypoints: { madeBy: foldedBy('@cardroom/cashier'), spacing: 5_000 },
};
