import { z } from 'zod';

const instant = z.iso.datetime();

/**
 * Board `room`, key `room`: the gaming day and the settings in force, with `currency` (ISO 4217) and `timeZone`
 * (IANA) among them.
 */
export const roomRow = z.object({
  room: z.string(),
  name: z.string(),
  day: z.string().nullable(),
  openedAt: instant.nullable(),
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type RoomRow = z.infer<typeof roomRow>;

/**
 * Board `actions`, key the command id: the recent actions that can still be undone. `by` is the member of staff
 * or the device; `summary` has `alias`, `tableNumber`, `seat`, `gameId` where they apply.
 */
export const actionRow = z.object({
  commandId: z.string(),
  type: z.string(),
  at: instant,
  by: z.string(),
  summary: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
export type ActionRow = z.infer<typeof actionRow>;
