import { z } from 'zod';
import { amount, idShape, reason } from './floor-shapes';

// Shapes that bodies of cage commands are made of. Money is a decimal string, chips a number of each face value.

/** How many chips of each face value: `{ "5.00": 20 }`. The room's face values stand on board `cage`. */
export const chips = z.record(amount, z.number().int().min(0).max(1_000_000));
/** Money and chips together, as counted. */
export const holding = z.strictObject({ cash: amount.optional(), chips: chips.optional() });

export const pay = z.enum(['cash', 'account']);
/** `vault`, `window:<id>`, `tray:<table id>`. */
export const housePlace = z.string().regex(/^(vault|(window|tray):[A-Za-z0-9][A-Za-z0-9_-]{0,63})$/);
export const windowId = idShape;
export const fund = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);
export { amount, idShape, reason };
export { second, secondCode } from './second-code';
