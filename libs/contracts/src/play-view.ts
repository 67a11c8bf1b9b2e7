import { z } from 'zod';
import { idShape } from './floor-shapes';
import { playStates } from './boards-play';
import { depths } from './play';
import { timeAsked } from './time-asked';

// A table as one caller may see it, whole after every change. What he may not see is '??' or null. Amounts are decimal
// strings; instants ISO 8601 in UTC, `at` being the server's own clock.

const instant = z.iso.datetime();
const seat = z.number().int();
const refusal = z.object({
  code: z.string(),
  rule: z.string().nullable(),
  facts: z.record(z.string(), z.unknown()),
});
const yes = z.object({ allowed: z.literal(true) });
const no = z.object({ allowed: z.literal(false), refusal });

/** What the player to act may do: yes with the exact amounts, or no with the rule. */
export const legalShape = z.object({
  seat,
  fold: z.union([yes, no]),
  check: z.union([yes, no]),
  call: z.union([yes.extend({ amount: z.string(), to: z.string(), allIn: z.boolean() }), no]),
  bringIn: z.union([yes.extend({ amount: z.string() }), no]),
  wager: z.union([
    yes.extend({
      as: z.enum(['bet', 'raise', 'complete']),
      amounts: z.array(z.object({ minTo: z.string(), maxTo: z.string(), step: z.string() })),
    }),
    no,
  ]),
});

/** The clock against a player. While it stands still `endsAt` is null and `leftMs` what it will go on with. */
export const clockShape = z.object({
  kind: z.enum(['turn', 'call']),
  seat,
  startedAt: instant.nullable(),
  endsAt: instant.nullable(),
  leftMs: z.number().nullable(),
  /** Of a whole clock, and of its end that is counted aloud (RRP-10.1.13). */
  wholeMs: z.number(),
  lastMs: z.number(),
});

export const seatStandings = [
  'in',
  'all-in',
  'folded',
  'waiting',
  'sitting-out',
  'away',
  'dealt-out',
  'held-out',
] as const;

export const viewSeatShape = z.object({
  seat,
  playerId: z.string(),
  alias: z.string(),
  stack: z.string(),
  behind: z.string(),
  /** Chips that play from the next hand on. */
  queued: z.string(),
  /** In front of him in this betting round. */
  bet: z.string(),
  standing: z.enum(seatStandings),
  leaving: z.string().nullable(),
  isButton: z.boolean(),
  position: z.enum(['small-blind', 'big-blind']).nullable(),
  /** Blinds missed, the smallest first. */
  missed: z.array(z.number().int()),
  /** Why he gets no cards, besides blinds and chips. */
  keptOut: z.object({ code: z.string(), rule: z.string().nullable() }).nullable(),
  movingTo: seat.nullable(),
  /** `??`: one that this viewer may not see. Empty: he holds none. */
  cards: z.array(z.string()),
});

export const viewHandShape = z.object({
  handId: z.string(),
  number: z.number().int(),
  startedAt: instant,
  street: z.string().nullable(),
  phase: z.string(),
  boards: z.array(z.array(z.string())),
  /** Null where the house tells players no pot (RTC-16.c). */
  pots: z.array(z.object({ amount: z.string(), eligible: z.array(seat) })).nullable(),
  pot: z.string().nullable(),
  toAct: seat.nullable(),
  /** Of a complete board; 0 in games without one. */
  boardCards: z.number().int(),
  /** The cards of the next street, while a deal is due. */
  deal: z
    .object({ street: z.string(), board: z.number().int(), perSeat: z.number().int(), seats: z.array(seat) })
    .nullable(),
  /** Only for who may act: the seat itself, and the dealer of a recorded hand. */
  legal: legalShape.nullable(),
  /** What the hand waits for, in the dealer's words: `kind`, with seats or pot. */
  due: z.object({ kind: z.string() }).loose(),
  prompts: z.array(z.object({ code: z.string(), rule: z.string().nullable() }).loose()),
  /** Published before the deal; the seed follows when the hand is over. */
  commitment: z.string().nullable(),
  /** As everybody may know them; amounts inside are whole minor units, as the engine counts. */
  steps: z.array(
    z.object({
      step: z.number().int(),
      at: instant,
      ask: z.object({ type: z.string() }).loose(),
      events: z.array(z.unknown()),
    }),
  ),
});

/** How the last hand ended, until the next one begins. Cards are those laid face up. */
export const lastHandShape = z.object({
  handId: z.string(),
  number: z.number().int(),
  endedAt: instant,
  result: z.enum(['played', 'misdeal', 'voided']),
  rule: z.string().nullable(),
  pot: z.string(),
  boards: z.array(z.array(z.string())),
  shown: z.array(z.object({ seat, cards: z.array(z.string()) })),
  won: z.array(z.object({ seat, amount: z.string() })),
  commitment: z.string().nullable(),
  /** Anybody can deal the hand again with it; for hands that the engine dealt. */
  seed: z.string().nullable(),
});
export type PlayedHand = z.infer<typeof lastHandShape>;

export const viewClocksShape = z.object({
  actSeconds: z.number().nullable(),
  nextHandSeconds: z.number(),
  timeoutsBeforeSittingOut: z.number().int().nullable(),
  sitOutMinutes: z.number().nullable(),
  paceSeconds: z.number().nullable(),
  deckMinutes: z.number().nullable(),
});
export type PlayClocks = z.infer<typeof viewClocksShape>;

export const playView = z.object({
  tableId: z.string(),
  tableNumber: z.number().int().nullable(),
  position: z.string(),
  at: instant,
  viewer: z.enum(['seat', 'spectator', 'dealer', 'supervisor']),
  ownSeat: seat.nullable(),
  game: z.object({
    gameId: z.string(),
    name: z.string(),
    limit: z.string(),
    blinds: z.array(z.string()),
    smallBet: z.string(),
    bigBet: z.string(),
    ante: z.string(),
    minBuyIn: z.string().nullable(),
    maxBuyIn: z.string().nullable(),
    /** A straddle in big blinds; null where the house takes none. */
    straddleBlinds: z.number().int().nullable(),
  }),
  /** Seconds and minutes; null: there is no such clock. */
  clocks: viewClocksShape,
  depth: z.enum(depths),
  nextDepth: z.enum(depths).nullable(),
  currency: z.string(),
  unit: z.string(),
  state: z.enum(playStates),
  hands: z.number().int(),
  secondsPerHand: z.number().nullable(),
  button: seat.nullable(),
  /** Seats that the table has; only those taken are among `seats`. */
  seatCount: z.number().int(),
  seats: z.array(viewSeatShape),
  hand: viewHandShape.nullable(),
  last: lastHandShape.nullable(),
  clock: clockShape.nullable(),
  nextHandAt: instant.nullable(),
  paused: z.object({ why: z.string(), since: instant, until: instant.nullable() }).nullable(),
  stopped: z.object({ reason: z.string(), since: instant }).nullable(),
  /** Why the hand in progress is the last; `isAtRest` once it is over. */
  lastHand: z.string().nullable(),
  isAtRest: z.boolean(),
  deck: z.object({ number: z.number().int(), isDue: z.boolean() }).nullable(),
  /** Between hands: who will be dealt in, and why the others will not. */
  coming: z
    .object({
      button: seat,
      bigBlind: seat.nullable(),
      dealtIn: z.array(seat),
      posts: z.array(z.object({ seat, amount: z.string(), kind: z.string() })),
      notDealtIn: z.array(z.object({ seat, code: z.string(), rule: z.string().nullable() })),
    })
    .nullable(),
  held: z.array(z.object({ aside: z.number().int(), hand: z.number().int(), amount: z.string() })),
  /** The commitment to the shuffle of the coming hand. */
  nextCommitment: z.string().nullable(),
});
export type PlayView = z.infer<typeof playView>;
export type PlaySeat = z.infer<typeof viewSeatShape>;
export type PlayHandView = z.infer<typeof viewHandShape>;

export const viewQuery = z.strictObject({ at: timeAsked.optional() });

export const issueSeatTokenBody = z.strictObject({
  tableId: idShape,
  seat: z.number().int().min(1).max(11),
  hours: z.number().int().min(1).max(24).default(12),
});
export const ownSeatAnswer = z.object({
  tokenId: z.string(),
  room: z.object({ roomId: z.string(), name: z.string(), currency: z.string(), timeZone: z.string() }),
  tableId: z.string(),
  seat,
  playerId: z.string(),
  alias: z.string(),
  expiresAt: instant,
});
export type OwnSeatAnswer = z.infer<typeof ownSeatAnswer>;
export const seatTokenAnswer = ownSeatAnswer.extend({ token: z.string() });
export type SeatTokenAnswer = z.infer<typeof seatTokenAnswer>;
export const revokeSeatTokenBody = z.strictObject({ tokenId: idShape });
