import { collectionTimeNames, entrySources, feeKindNames, structures, variants } from '@cardroom/contracts';
import { z } from 'zod';

const key = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);
const alias = z.string().min(1).max(24);
const amount = z.string().regex(/^\d{1,9}([.,]\d{1,3})?$/);
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
/** A moment: ISO 8601 with its offset, or the room's clock as 20:10. */
const moment = z.union([z.iso.datetime({ offset: true }), z.string().regex(/^([01]?\d|2[0-3])[:h][0-5]\d$/)]);

const isNamed = (line: { readonly alias?: string | undefined; readonly card?: string | undefined }) =>
  line.alias !== undefined || line.card !== undefined;
const aliasOrCard = { path: ['alias'], message: 'alias or card' };

/** A line of each sheet, its columns by name; an empty field counts as missing. */
export const sheetShapes = {
  games: z.object({
    game: key,
    variant: z.enum(variants),
    structure: z.enum(structures),
    low: amount,
    high: amount,
    minBuyIn: amount,
    maxBuyIn: amount.optional(),
  }),
  rates: z.object({
    game: key,
    kind: z.enum(feeKindNames),
    amount: amount.optional(),
    minutes: whole(5, 240).optional(),
    when: z.enum(collectionTimeNames).optional(),
  }),
  tables: z.object({
    number: whole(1, 999),
    section: z.string().min(1).max(40),
    seats: whole(2, 10),
    game: key.optional(),
  }),
  players: z.object({
    alias,
    card: z
      .string()
      .regex(/^[A-Za-z0-9]{4,32}$/)
      .optional(),
    phone: z
      .string()
      .regex(/^[+\d][\d .-]{5,19}$/)
      .optional(),
  }),
  seats: z
    .object({
      table: whole(1, 999),
      seat: whole(1, 11),
      alias: alias.optional(),
      card: z.string().optional(),
      since: moment.optional(),
    })
    .refine(isNamed, aliasOrCard),
  lists: z
    .object({
      game: key,
      alias: alias.optional(),
      card: z.string().optional(),
      joinedAt: moment.optional(),
      source: z.enum(entrySources).optional(),
    })
    .refine(isNamed, aliasOrCard),
} as const;

export type SheetName = keyof typeof sheetShapes;
export type LineOf<S extends SheetName> = z.infer<(typeof sheetShapes)[S]>;
