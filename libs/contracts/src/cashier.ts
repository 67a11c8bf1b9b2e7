import { type z } from 'zod';
import { cageDayBodies } from './cashier-day';
import { saleBodies } from './cashier-sales';
import { cageTableBodies, entryBodies } from './cashier-tables';
import { transferBodies } from './cashier-transfers';

/** Bodies of the cage's commands: `POST /api/v1/cashier/<command>`. The edge adds who, when and the command id. */
export const cashierCommandBodies = {
  ...cageDayBodies,
  ...transferBodies,
  ...saleBodies,
  ...cageTableBodies,
  ...entryBodies,
} as const;

export type CashierCommandName = keyof typeof cashierCommandBodies;
export type CashierCommandBody<N extends CashierCommandName> = z.output<(typeof cashierCommandBodies)[N]>;
