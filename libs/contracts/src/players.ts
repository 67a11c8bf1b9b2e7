import { z } from 'zod';
import { receiptRow } from './boards-public';
import { gameShape } from './game-shape';
import {
  erasureReasons,
  likenessReasons,
  noteAudiences,
  playerLanguages,
  playerNeeds,
  recordFields,
  recordShape,
} from './players-shapes';

/** What is read of players: `GET /api/v1/players/…`. */

const instant = z.iso.datetime();

export const playersQuery = z.strictObject({
  search: z.string().trim().min(1).max(32),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

export const foundPlayer = z.object({
  playerId: z.string(),
  alias: z.string(),
  /** Only where the card was what was looked for. */
  cardNumber: z.string().optional(),
});
export const playersAnswer = z.object({ players: z.array(foundPlayer) });
export type PlayersAnswer = z.infer<typeof playersAnswer>;

export const noteShape = z.object({
  noteId: z.string(),
  audience: z.enum(noteAudiences),
  /** Null when its words can no longer be read. */
  text: z.string().nullable(),
  at: instant,
  by: z.string(),
  /** Whether this reader may withdraw it. */
  mine: z.boolean(),
});
export type NoteShape = z.infer<typeof noteShape>;

export const likelyShape = z.object({
  players: z.tuple([foundPlayer, foundPlayer]),
  /** 100 is certain. */
  score: z.number().int(),
  reasons: z.array(z.enum(likenessReasons)),
});
export const duplicatesAnswer = z.object({
  pairs: z.array(likelyShape),
  /** False where the house has no key: then records could not be compared, only aliases and cards. */
  recordsCompared: z.boolean(),
});
export type DuplicatesAnswer = z.infer<typeof duplicatesAnswer>;

/** `GET /players/:playerId`: what every reader of a player sees. No legal name stands in it. */
export const playerAnswer = z.object({
  playerId: z.string(),
  alias: z.string(),
  since: instant,
  cardNumber: z.string().nullable(),
  language: z.enum(playerLanguages).nullable(),
  needs: z.array(z.enum(playerNeeds)),
  record: z
    .object({ fields: z.array(z.enum(recordFields)), revision: z.number().int(), at: instant })
    .nullable(),
  notes: z.array(noteShape),
  /** A number for today's calls, for the floor; null once its day is over. */
  phone: z.object({ number: z.string(), until: instant }).nullable(),
  /** Numbers that were his too. */
  merged: z.array(z.string()),
  /** The number that was asked for, when it is one of those. */
  askedAs: z.string().nullable(),
});
export type PlayerAnswer = z.infer<typeof playerAnswer>;

export const recordAnswer = z.object({
  playerId: z.string(),
  revision: z.number().int(),
  record: recordShape,
});
export type RecordAnswer = z.infer<typeof recordAnswer>;

export const namesAnswer = z.object({
  players: z.array(foundPlayer.extend({ familyName: z.string(), givenNames: z.string() })),
});
export type NamesAnswer = z.infer<typeof namesAnswer>;

export const hoursQuery = z.strictObject({ from: z.iso.date().optional(), to: z.iso.date().optional() });
export const hoursRow = z.object({
  /** The gaming day; null before the first. */
  day: z.string().nullable(),
  gameId: z.string(),
  game: gameShape.nullable(),
  seatedMinutes: z.number().int(),
  awayMinutes: z.number().int(),
  sittings: z.number().int(),
});
export const hoursAnswer = z.object({
  rows: z.array(hoursRow),
  seatedMinutes: z.number().int(),
  awayMinutes: z.number().int(),
});
export type HoursAnswer = z.infer<typeof hoursAnswer>;

export const looksQuery = z.strictObject({
  playerId: z.string().max(80).optional(),
  before: z.string().regex(/^\d+$/).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export const lookShape = z.object({
  at: instant,
  playerId: z.string(),
  alias: z.string(),
  by: z.string(),
  role: z.string(),
  name: z.string().nullable(),
  screen: z.string(),
  why: z.string(),
  position: z.string(),
});
export const looksAnswer = z.object({ looks: z.array(lookShape), next: z.string().nullable() });
export type LooksAnswer = z.infer<typeof looksAnswer>;

export const erasureShape = z.object({
  code: z.string(),
  playerId: z.string(),
  at: instant,
  reason: z.enum(erasureReasons),
  by: z.string(),
  name: z.string().nullable(),
  keysDestroyed: z.number().int(),
  /** Keys that could not be destroyed yet; they go as soon as the store answers. */
  keysLeft: z.number().int(),
});
export const erasuresAnswer = z.object({ erasures: z.array(erasureShape) });
export type ErasureShape = z.infer<typeof erasureShape>;

export const playersHouseAnswer = z.object({
  insults: z.array(z.string()),
  minimumAgeYears: z.number().int(),
});
export type PlayersHouseAnswer = z.infer<typeof playersHouseAnswer>;

/** `GET /players/cards/:card`, for kiosk and desk: whoever shows a card sees his alias and his own places. */
export const cardAnswer = z.object({
  alias: z.string(),
  language: z.enum(playerLanguages).nullable(),
  places: z.array(z.object({ code: z.string(), game: gameShape, state: receiptRow.shape.state })),
});
export type CardAnswer = z.infer<typeof cardAnswer>;

export const paperLanguageQuery = z.strictObject({ language: z.enum(['en', 'fr']).default('en') });
