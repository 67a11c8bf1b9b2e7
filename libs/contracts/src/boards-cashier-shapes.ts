import { z } from 'zod';

// What several rows of the cage are made of.

export const instant = z.iso.datetime();

/** Cash, chips by face value, and what both are worth together. */
export const heldShape = z.object({
  cash: z.string(),
  chips: z.record(z.string(), z.number().int()),
  total: z.string(),
});
export type HeldShape = z.infer<typeof heldShape>;

export const player = { playerId: z.string(), alias: z.string().nullable() };
