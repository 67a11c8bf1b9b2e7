import { z } from 'zod';
import { amount, holding, idShape, reason, second, windowId } from './cashier-shapes';

export const houseProfileNames = ['fr-casino', 'generic'] as const;

/** The cage's day, its vault and its windows. */
export const cageDayBodies = {
  /**
   * Opens the cage for the floor's gaming day with what the last closing left. Face values and profile are needed on
   * a room's first day; later days go on with those of the day before.
   */
  'cashier/open-cage': z.strictObject({
    denominations: z.array(amount).min(1).max(20).optional(),
    profile: z.enum(houseProfileNames).optional(),
  }),
  'cashier/close-cage': z.strictObject({}),
  'cashier/change-cage-setting': z.strictObject({
    setting: z.string().max(60),
    value: z.union([
      z.string().max(60),
      z.number(),
      z.boolean(),
      z.array(z.number().int()).max(20),
      z.null(),
    ]),
  }),
  /** Money or chips brought into the vault from outside the room, or taken away. */
  'cashier/change-stock': z.strictObject({ direction: z.enum(['in', 'out']), holding, reason, ...second }),
  'cashier/count-vault': z.strictObject({ counted: holding, ...second }),
  /** `issued`: handed out from the vault now, to what the drawer kept. `counted`: both together, as counted. */
  'cashier/open-window': z.strictObject({ windowId, issued: holding, counted: holding, ...second }),
  /** A blind count: what the log says is answered only with the count's difference. */
  'cashier/count-window': z.strictObject({ windowId, counted: holding }),
  'cashier/resume-window': z.strictObject({ windowId }),
  /** Signs the last count with its difference. */
  'cashier/close-window': z.strictObject({ windowId, drawer: z.enum(['kept', 'to-vault']), ...second }),
  /** `commandId` of the entry, as board `cage-entries` names it. */
  'cashier/reverse-entry': z.strictObject({ entryId: idShape, reason, ...second }),
} as const;
