import { type z } from 'zod';
import { floorCommandBodies } from './floor';

/**
 * Bodies of every command: `POST /api/v1/<module>/<command>`. The floor’s names stand alone.
 */
export const commandBodies = {
  ...floorCommandBodies,
} as const;

export type CommandName = keyof typeof commandBodies;
export type CommandBody<N extends CommandName> = z.infer<(typeof commandBodies)[N]>;
