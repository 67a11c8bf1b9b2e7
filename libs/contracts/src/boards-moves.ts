import { z } from 'zod';
import { requestKinds } from './floor-moves';

const instant = z.iso.datetime();
const who = { playerId: z.string(), alias: z.string() };
const seatAt = { tableId: z.string(), tableNumber: z.number().int(), seat: z.number().int() };
const place = z.object(seatAt);

export const moveKinds = ['seat-change', 'table-change', 'must-move', 'by-floor', 'table-break'] as const;
export const offerKinds = ['seat-change', 'table-change', 'must-move', 'waiting-list'] as const;
export const moveWaits = ['big-blind', 'button', 'hands'] as const;

/** Somebody to whom a free seat is offered; `rule` says why he stands where he does. */
export const seatOfferShape = z.object({
  kind: z.enum(offerKinds),
  ...who,
  entryId: z.string().nullable(),
  from: place.nullable(),
  since: instant,
  rule: z.string(),
});

const effect = z.object({
  tableId: z.string(),
  tableNumber: z.number().int(),
  before: z.number().int(),
  after: z.number().int(),
});

/** Board `moves`, key `gameId`: who moves where and why, for staff. */
export const movesRow = z.object({
  gameId: z.string(),
  /** Feeders with the table that each feeds (RRP-2.3.9). */
  feeders: z.array(
    z.object({
      tableId: z.string(),
      tableNumber: z.number().int(),
      mainTableId: z.string(),
      mainTableNumber: z.number().int(),
      since: instant,
    }),
  ),
  /** The must-move order of each table that is fed: 1 moves first. */
  order: z.array(
    z.object({
      mainTableId: z.string(),
      mainTableNumber: z.number().int(),
      position: z.number().int(),
      ...who,
      ...seatAt,
      joinedAt: instant,
      /** A seat above is kept for him already. */
      announced: z.boolean(),
    }),
  ),
  announced: z.array(
    z.object({
      kind: z.enum(moveKinds),
      ...who,
      from: place,
      to: place,
      announcedAt: instant,
      forced: z.boolean(),
      mustHoldMinimum: z.boolean(),
      reason: z.string().nullable(),
      waitsFor: z.enum(moveWaits),
      /** Hands that he may still play, the one in progress counted; null while he waits for a blind. */
      handsLeft: z.number().int().nullable(),
      /** No further hand is dealt to him at his old table. */
      isDue: z.boolean(),
      /** When the kept seat lapses if somebody waits for it; null: it does not. */
      keptUntil: instant.nullable(),
      rule: z.string(),
    }),
  ),
  /** By table, first to ask first. */
  requests: z.array(
    z.object({
      kind: z.enum(requestKinds),
      ...who,
      ...seatAt,
      /** 1 is served first among those of its kind at the table. */
      place: z.number().int(),
      seats: z.array(z.number().int()).nullable(),
      tables: z.array(z.object({ tableId: z.string(), tableNumber: z.number().int() })).nullable(),
      requestedAt: instant,
      declines: z.number().int(),
    }),
  ),
  /** Who refused to move up, and until when the game does not take him. */
  cooldowns: z.array(z.object({ ...who, since: instant, until: instant })),
  /** Free seats that somebody who plays has a right to: whom, by which rule, and what it makes of both tables. */
  proposals: z.array(
    z.object({
      ...seatAt,
      first: seatOfferShape,
      then: z.array(seatOfferShape),
      to: effect,
      from: effect.nullable(),
      mustHoldMinimum: z.boolean(),
    }),
  ),
  /** Who had the better right to a seat and was passed, and why. */
  passed: z.array(
    z.object({ ...who, at: instant, ...seatAt, kind: z.enum(offerKinds), reason: z.string().nullable() }),
  ),
});
export type MovesRow = z.infer<typeof movesRow>;

/** Board `kept-apart`, key the pair: players who are not to sit at one table, for those in charge (RRP-2.3.5). */
export const keptApartRow = z.object({
  players: z.array(z.object({ playerId: z.string(), alias: z.string().nullable() })).length(2),
  since: instant,
  reason: z.string(),
});
export type KeptApartRow = z.infer<typeof keptApartRow>;

/** What moves add to a seat of board `tables`; each absent where there is nothing to say. */
export const moveMarks = {
  /** He is to move: where to, and whether he is due. */
  moving: z.object({ kind: z.enum(moveKinds), to: place, isDue: z.boolean() }).optional(),
  /** His place in the order in which players of a feeder move up. */
  mustMovePlace: z.number().int().optional(),
  /** He asked for another seat or table. */
  wants: z.array(z.enum(requestKinds)).optional(),
} as const;

/** What moves add to a table of board `tables`: the table that it feeds. */
export const feederMark = {
  feeds: z.object({ tableId: z.string(), tableNumber: z.number().int() }).optional(),
} as const;
