import { type z } from 'zod';
import { cashierCommandBodies } from './cashier';
import { conductCommandBodies } from './conduct';
import { floorCommandBodies } from './floor';
import { playersCommandBodies } from './players-commands';
import { playCommandBodies } from './play';

/**
 * Bodies of every command: `POST /api/v1/<module>/<command>`. The floor's names stand alone, the others begin with
 * their module: `cashier/sell-chips`.
 */
export const commandBodies = {
  ...floorCommandBodies,
  ...cashierCommandBodies,
  ...conductCommandBodies,
  ...playersCommandBodies,
  ...playCommandBodies,
} as const;

export type CommandName = keyof typeof commandBodies;
export type CommandBody<N extends CommandName> = z.infer<(typeof commandBodies)[N]>;
