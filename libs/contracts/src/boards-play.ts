import { z } from 'zod';
import { depths } from './play';

const instant = z.iso.datetime();

export const playStates = ['between-hands', 'hand', 'paused', 'stopped', 'closed'] as const;

/**
 * Board `play-tables`, key `tableId`: the play of a table in one line. It changes with each hand, not each
 * action. Amounts are whole minor units of the room's currency.
 */
export const playTableRow = z.object({
  tableId: z.string(),
  day: z.string(),
  depth: z.enum(depths),
  /** Asked for, and in force from the next hand on. */
  nextDepth: z.enum(depths).nullable(),
  state: z.enum(playStates),
  /** Hands begun since the table was opened. */
  hands: z.number().int(),
  handId: z.string().nullable(),
  secondsPerHand: z.number().nullable(),
  button: z.number().int().nullable(),
  /** Why the hand in progress is the last. */
  lastHand: z.string().nullable(),
  stopped: z.object({ reason: z.string(), since: instant }).nullable(),
  /** Disputed pots that the house holds. */
  held: z.array(z.object({ aside: z.number().int(), hand: z.number().int(), amountMinor: z.number().int() })),
  seats: z.array(
    z.object({
      seat: z.number().int(),
      playerId: z.string(),
      alias: z.string(),
      stackMinor: z.number().int(),
      behindMinor: z.number().int(),
      sitsOut: z.boolean(),
      leaving: z.string().nullable(),
    }),
  ),
  /** All that lies at the table, in stacks, on its way, aside and in custody. */
  chipsMinor: z.number().int(),
});
export type PlayTableRow = z.infer<typeof playTableRow>;

export const playBoardRows = { 'play-tables': playTableRow } as const;
