import { roles } from '@cardroom/kernel';
import { z } from 'zod';

/**
 * Who is asking. Staff carry the cookie `cardroom_session`, enrolled devices one cookie for each kind, so that one
 * browser can be a console, a kiosk and a public board at once. A request says which it is with the header
 * `x-cardroom-as` or the query `as`: `staff`, `kiosk` or `publicBoard`; without it the first cookie found in that
 * order counts. Unsafe methods with a cookie need the session's `csrf` value in the header `x-csrf-token`.
 * Programs send `Authorization: Bearer <token>` instead and need neither.
 */
export const callerKinds = ['staff', 'kiosk', 'publicBoard'] as const;
export type CallerKind = (typeof callerKinds)[number];
export const callerHeader = 'x-cardroom-as';
export const csrfHeader = 'x-csrf-token';

export const deviceKinds = ['kiosk', 'publicBoard'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

const staffNumber = z.string().regex(/^\d{4}$/, 'four digits');
/** The secret part of a personal code. */
const secret = z.string().regex(/^\d{6,12}$/, 'six to twelve digits');

/**
 * A personal code is the four digits of the staff number followed by the secret digits, typed in one go; a screen
 * that asks for the two apart sends both. `bearer` asks for a token in the answer instead of a cookie.
 */
export const signInBody = z.union([
  z.strictObject({ staffNumber, code: secret, bearer: z.boolean().optional() }),
  z.strictObject({
    code: z.string().regex(/^\d{10,16}$/, 'staff number and secret: ten to sixteen digits'),
    bearer: z.boolean().optional(),
  }),
]);
export type SignInBody = z.infer<typeof signInBody>;

const roomShape = z.object({
  roomId: z.string(),
  name: z.string(),
  currency: z.string(),
  timeZone: z.string(),
});

/** What the caller may do, by the access table: commands, boards and desk operations by name. */
const mayShape = z.object({
  commands: z.array(z.string()),
  boards: z.array(z.string()),
  operations: z.array(z.string()),
});

export const staffSession = z.object({
  kind: z.literal('staff'),
  staffId: z.string(),
  name: z.string(),
  role: z.enum(roles),
  room: roomShape,
  /** Null for programs, which need none. */
  csrf: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  may: mayShape,
  /** Only in the answer to a sign-in that asked for `bearer`. */
  token: z.string().optional(),
});

export const deviceSession = z.object({
  kind: z.literal('device'),
  deviceId: z.string(),
  device: z.enum(deviceKinds),
  name: z.string(),
  room: roomShape,
  csrf: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  may: mayShape,
  token: z.string().optional(),
});

export const sessionAnswer = z.discriminatedUnion('kind', [staffSession, deviceSession]);
export type StaffSession = z.infer<typeof staffSession>;
export type DeviceSession = z.infer<typeof deviceSession>;
export type SessionAnswer = z.infer<typeof sessionAnswer>;
