import { z } from 'zod';

/**
 * The own personal code of who signs as second person, or approves: staff number and secret in one, as at sign-in. It is
 * verified, counted as a failed attempt when wrong, and never recorded; the fact holds the id of whose it is. Only a
 * question (`?ask=true`) may leave it out: it is answered as if somebody who may were there.
 */
export const secondCode = z.string().regex(/^\d{10,16}$/, 'staff number and secret: ten to sixteen digits');
export const second = { secondCode: secondCode.optional() };
