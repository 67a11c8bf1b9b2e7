import { z } from 'zod';

/**
 * Whole minutes between which eight waits in ten are expected to end, from the room's own history; null where too
 * few seats were filled to say anything.
 */
export const expectedWaitShape = z.object({ lowMinutes: z.number().int(), highMinutes: z.number().int() });
export type ExpectedWaitShape = z.infer<typeof expectedWaitShape>;
