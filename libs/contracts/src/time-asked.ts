import { z } from 'zod';

/** `2026-11-28T21:14Z`, `2026-11-28T22:14:30+01:00`; without a zone, `2026-11-28T22:14`, the room's own clock. */
export const timeAsked = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?$/)
  .refine((text) => !Number.isNaN(Date.parse(text)));
