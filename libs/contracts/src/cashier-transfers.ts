import { z } from 'zod';
import { holding, housePlace, idShape, reason, second } from './cashier-shapes';

export const transferKinds = ['fill', 'credit', 'float'] as const;

/** At the window the second person acts by his code; on his own screen he needs none. */
const byCode = second;

/** Fills, credits and floats, each asked, approved, sent and received; and counting a tray. */
export const transferBodies = {
  /** A fill goes from the vault or a window to a table's tray, a credit back, a float between vault and windows. */
  'cashier/ask-transfer': z.strictObject({
    transferId: idShape.optional(),
    kind: z.enum(transferKinds),
    from: housePlace,
    to: housePlace,
    holding,
  }),
  'cashier/approve-transfer': z.strictObject({ transferId: idShape, ...byCode }),
  'cashier/send-transfer': z.strictObject({ transferId: idShape }),
  /** Without `counted` all of it arrived. */
  'cashier/receive-transfer': z.strictObject({ transferId: idShape, counted: holding.optional(), ...byCode }),
  'cashier/cancel-transfer': z.strictObject({ transferId: idShape, reason }),
  'cashier/count-tray': z.strictObject({ tableId: idShape, counted: holding, ...second }),
} as const;
