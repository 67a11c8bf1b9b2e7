import { z } from 'zod';
import { alias, idShape, reason } from './floor-shapes';
import {
  cardNumberShape,
  erasureReasons,
  noteAudiences,
  phoneShape,
  playerLanguages,
  playerNeeds,
  recordShape,
} from './players-shapes';

/** On which screen somebody looks at a legal name, and why: both stay on record. */
const look = { screen: z.string().trim().min(2).max(40), why: reason };

/** Bodies of the commands about players: `POST /api/v1/players/<command>`. */
export const playersCommandBodies = {
  /** A walk-in gives an alias and nothing more. */
  'players/register-player': z.strictObject({
    alias,
    cardNumber: cardNumberShape.optional(),
    language: z.enum(playerLanguages).optional(),
  }),
  'players/change-alias': z.strictObject({ playerId: idShape, newAlias: alias }),
  'players/issue-card': z.strictObject({ playerId: idShape, cardNumber: cardNumberShape }),
  'players/withdraw-card': z.strictObject({ playerId: idShape }),
  'players/set-language': z.strictObject({ playerId: idShape, language: z.enum(playerLanguages) }),
  'players/set-needs': z.strictObject({
    playerId: idShape,
    needs: z.array(z.enum(playerNeeds)).max(playerNeeds.length),
  }),
  /** `revision` is that of the record that was read (0: none). `newAlias` where the alias would tell the name. */
  'players/keep-record': z.strictObject({
    playerId: idShape,
    revision: z.number().int().min(0),
    record: recordShape,
    newAlias: alias.optional(),
  }),
  /** Answers `RecordAnswer`; the look is recorded before anything is shown. */
  'players/see-record': z.strictObject({ playerId: idShape, ...look }),
  /** Players by legal name, whatever accents and a letter or two; each one shown is a look. Answers `NamesAnswer`. */
  'players/find-by-name': z.strictObject({ name: z.string().trim().min(2).max(80), ...look }),
  'players/write-note': z.strictObject({
    playerId: idShape,
    audience: z.enum(noteAudiences),
    text: z.string().trim().min(3).max(500),
  }),
  'players/withdraw-note': z.strictObject({ playerId: idShape, noteId: z.string().max(80), reason }),
  /** A number to be called at, kept one day; a kiosk names the player by his receipt. */
  'players/keep-phone': z
    .strictObject({
      playerId: idShape.optional(),
      receiptCode: z.string().trim().min(4).max(16).optional(),
      phone: phoneShape,
    })
    .refine((body) => (body.playerId === undefined) !== (body.receiptCode === undefined), {
      message: 'either playerId or receiptCode',
      path: ['playerId'],
    }),
  'players/merge-players': z.strictObject({ keptId: idShape, mergedId: idShape, reason }),
  'players/erase-player': z.strictObject({ playerId: idShape, reason: z.enum(erasureReasons) }),
  'players/change-rule': z.discriminatedUnion('setting', [
    z.strictObject({
      setting: z.literal('insults'),
      value: z.array(z.string().trim().min(1).max(40)).max(500),
    }),
    z.strictObject({ setting: z.literal('minimumAgeYears'), value: z.number().int() }),
  ]),
} as const;

export type PlayersCommandName = keyof typeof playersCommandBodies;
export type PlayersCommandBody<N extends PlayersCommandName> = z.infer<(typeof playersCommandBodies)[N]>;
