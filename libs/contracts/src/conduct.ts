import { type z } from 'zod';
import { rulingCommandBodies } from './conduct-rulings';
import { sanctionCommandBodies } from './conduct-sanctions';

/** Bodies of every command of conduct and rulings. */
export const conductCommandBodies = { ...rulingCommandBodies, ...sanctionCommandBodies } as const;

export type ConductCommandName = keyof typeof conductCommandBodies;
export type ConductCommandBody<N extends ConductCommandName> = z.infer<(typeof conductCommandBodies)[N]>;
