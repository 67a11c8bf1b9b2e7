import { z } from 'zod';

export const liveHealth = z.object({ status: z.literal('ok') });

/**
 * `GET /health/ready`. 200 while the room can decide, 503 otherwise. `timers` may be late without the room
 * stopping: a deadline is a fact, only its alarm clock is away, and `why` says so.
 */
export const readyHealth = z.object({
  status: z.enum(['ready', 'not-ready']),
  database: z.enum(['up', 'down']),
  live: z.object({ status: z.enum(['in-step', 'behind']), position: z.string() }),
  timers: z.object({
    status: z.enum(['on-time', 'late', 'unknown']),
    redis: z.enum(['up', 'down', 'not-used']),
    overdue: z.number().int(),
    why: z.string().optional(),
  }),
  /** What follows elsewhere from what was done: moves at the table, chips at the cage, sanctions everywhere. */
  reactions: z.object({ status: z.enum(['in-step', 'behind', 'unknown']), waitedMs: z.number().int() }),
});
export type ReadyHealth = z.infer<typeof readyHealth>;
