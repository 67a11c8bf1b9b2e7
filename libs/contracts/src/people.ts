import { roles } from '@cardroom/kernel';
import { z } from 'zod';
import { deviceKinds } from './session';

/** People, devices and tokens: `/staff`, `/devices`, `/tokens`. Codes and tokens are shown once. */

const name = z.string().trim().min(1).max(60);
const idShape = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);
/** Digits all alike or in a run (`123456`, `987654`) are the first that a thief tries. */
export const isSimpleSecret = (secret: string): boolean => {
  const steps = [...secret].slice(1).map((digit, i) => (Number(digit) - Number(secret[i]) + 10) % 10);
  return [0, 1, 9].some((step) => steps.every((each) => each === step));
};

/** Secret digits chosen by hand; without them the house draws six. */
const secret = z
  .string()
  .regex(/^\d{6,12}$/, 'six to twelve digits')
  .refine((digits) => !isSimpleSecret(digits), 'too easy to guess');

export const addStaffBody = z.strictObject({ name, role: z.enum(roles), secret: secret.optional() });
export const changeStaffBody = z.strictObject({
  name: name.optional(),
  role: z.enum(roles).optional(),
  /** False ends all sessions and tokens of the person at once. */
  active: z.boolean().optional(),
});
export const newCodeBody = z.strictObject({ secret: secret.optional() });

export const staffShape = z.object({
  staffId: z.string(),
  staffNumber: z.string(),
  name: z.string(),
  role: z.enum(roles),
  active: z.boolean(),
});
export type StaffShape = z.infer<typeof staffShape>;
export const staffAnswer = z.object({ staff: z.array(staffShape) });

/** Who deals in the room and is at work: name and id alone. */
export const dealersAnswer = z.object({ dealers: z.array(staffShape.pick({ staffId: true, name: true })) });
export type DealersAnswer = z.infer<typeof dealersAnswer>;

/** `code` is the whole personal code, as it is typed; it is not kept and cannot be shown again. */
export const staffCodeAnswer = staffShape.extend({ code: z.string() });
export type StaffCodeAnswer = z.infer<typeof staffCodeAnswer>;

export const addDeviceBody = z.strictObject({ name, kind: z.enum(deviceKinds) });
export const deviceShape = z.object({
  deviceId: z.string(),
  name: z.string(),
  kind: z.enum(deviceKinds),
  state: z.enum(['waiting', 'enrolled', 'revoked']),
  lastSeenAt: z.iso.datetime().nullable(),
});
export type DeviceShape = z.infer<typeof deviceShape>;
export const devicesAnswer = z.object({ devices: z.array(deviceShape) });

/** `enrolPath` opens the right page on the device and enrols it: once, within `expiresAt`. */
export const enrolmentAnswer = deviceShape.extend({
  enrolmentCode: z.string(),
  enrolPath: z.string(),
  expiresAt: z.iso.datetime(),
});
export type EnrolmentAnswer = z.infer<typeof enrolmentAnswer>;
export const enrolBody = z.strictObject({
  code: z.string().trim().min(8).max(64),
  bearer: z.boolean().optional(),
});

export const makeTokenBody = z.strictObject({ name, days: z.number().int().min(1).max(365) });
export const tokenShape = z.object({
  tokenId: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export const tokensAnswer = z.object({ tokens: z.array(tokenShape) });
export const newTokenAnswer = tokenShape.extend({ token: z.string() });

export const subjectId = idShape;
