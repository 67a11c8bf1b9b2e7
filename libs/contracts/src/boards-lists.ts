import { z } from 'zod';
import { expectedWaitShape } from './expected-wait';
import { smokingWishes } from './floor-shapes';
import { gameShape } from './game-shape';

const instant = z.iso.datetime();

export const entryStates = ['called-in', 'waiting', 'called', 'held', 'out'] as const;
export const entrySources = ['walk-in', 'kiosk', 'phone', 'call-in'] as const;

export const missedCallPrices = ['bottom', 'off', 'keepPlace', 'pass'] as const;

/** A running call: the seat that is reserved, and until when the player may answer. */
export const callShape = z.object({
  call: z.number().int(),
  tableId: z.string(),
  tableNumber: z.number().int(),
  seat: z.number().int(),
  calledAt: instant,
  answerBy: instant,
  answered: z.boolean(),
  /** Called a second time already; there is no third. */
  repeated: z.boolean().optional(),
  /** Whether one may smoke in that seat; only where the house allows it anywhere (RRP-1.3.1). */
  smoking: z.boolean().optional(),
  /** How often he was given more time; the house's limit is among the settings of board `room`. */
  moreTimes: z.number().int().optional(),
  /** Until when the seat is kept for a player who has answered. */
  keptUntil: instant.nullable().optional(),
});

export const listEntryShape = z.object({
  entryId: z.string(),
  playerId: z.string(),
  alias: z.string(),
  /** 1 is next; every entry on the list has a number, whatever its state. */
  position: z.number().int(),
  /** In which order he is called, 1 being next; null while he cannot be called (out, held, called, called in). */
  turn: z.number().int().nullable().optional(),
  state: z.enum(entryStates),
  source: z.enum(entrySources),
  joinedAt: instant,
  /** When a hold, or a call-in's time to arrive, ends; when a player who went out said to be back. */
  until: instant.nullable(),
  call: callShape.nullable(),
  expected: expectedWaitShape.nullable().optional(),
  /** How often he let a call pass or did not answer. */
  missedCalls: z.number().int(),
  /** What the house's rule would make of the next call that he does not answer, or declines. */
  ifMissed: z.enum(missedCallPrices).optional(),
  ifDeclined: z.enum(missedCallPrices).optional(),
  /** Which kind of seat he asked for: declining one of the other kind costs nothing (RRP-1.3.1). */
  smokingWish: z.enum(smokingWishes).optional(),
  /** Whether he sits elsewhere in the room meanwhile. */
  seatedElsewhere: z.boolean(),
});
export type ListEntryShape = z.infer<typeof listEntryShape>;

/** A free seat, and whom the list would send to it next (null: nobody can be called). */
export const openSeatShape = z.object({
  tableId: z.string(),
  tableNumber: z.number().int(),
  seat: z.number().int(),
  next: z.string().nullable(),
});

/** Board `lists`, key `gameId`: one list per game and limit, for staff. */
export const listRow = z.object({
  game: gameShape,
  /** `interest` until a table of the game is open. */
  kind: z.enum(['interest', 'waiting']),
  tablesOpen: z.number().int(),
  openSeats: z.array(openSeatShape),
  /** Present players waiting for the game. */
  waiting: z.number().int(),
  /** The wait of whoever joins now. */
  expected: expectedWaitShape.nullable().optional(),
  entries: z.array(listEntryShape),
  /** Whether the list is long enough for the house to think of opening a table. */
  openingProposed: z.boolean(),
});
export type ListRow = z.infer<typeof listRow>;

/** Board `removed-entries`, key `entryId`: what can be restored. */
export const removedEntryRow = z.object({
  entryId: z.string(),
  playerId: z.string(),
  alias: z.string(),
  gameId: z.string(),
  removedAt: instant,
  why: z.string(),
  formerPosition: z.number().int(),
});
export type RemovedEntryRow = z.infer<typeof removedEntryRow>;
