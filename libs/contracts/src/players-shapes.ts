import { z } from 'zod';

// What a player's record is made of. Legal name, papers, photo and phone are read and written by these shapes only.

export const playerLanguages = ['en', 'fr'] as const;

/** What the house does for a player: a seat kept (RRP-2.3.7), no steps, a clear view, words said aloud, large print. */
export const playerNeeds = ['reserved-seat', 'step-free', 'clear-view', 'hearing', 'large-print'] as const;

export const recordFields = ['legal-name', 'birth-date', 'document', 'photo', 'phone'] as const;
export const noteAudiences = ['floor', 'cage', 'management'] as const;
export type NoteAudience = (typeof noteAudiences)[number];
export const erasureReasons = ['request', 'retention'] as const;
export const documentKinds = ['identity-card', 'passport', 'residence-permit', 'driving-licence'] as const;

export const likenessReasons = [
  'same-document',
  'same-card',
  'same-phone',
  'name-alike',
  'same-birth-date',
  'alias-alike',
] as const;

const namePart = z.string().trim().min(1).max(80);

/** As numbers are dialled: digits, spaces and an international plus. */
export const phoneShape = z
  .string()
  .trim()
  .regex(/^\+?[0-9][0-9 .()/-]{4,24}$/);

export const cardNumberShape = z.string().trim().max(32);

/** The paper that was shown: its number, the country that issued it (ISO 3166, two letters), and its last day. */
export const documentShape = z.strictObject({
  kind: z.enum(documentKinds),
  number: z.string().trim().min(3).max(40),
  country: z.string().regex(/^[A-Z]{2}$/),
  validUntil: z.iso.date().nullable(),
});

/** The full record. What is null is not known; it is kept whole, so what is left out is gone. */
export const recordShape = z.strictObject({
  familyName: namePart.nullable(),
  givenNames: namePart.nullable(),
  birthDate: z.iso.date().nullable(),
  document: documentShape.nullable(),
  /** Where the house keeps the photograph: a number or a path in its own cabinet. */
  photo: z.string().trim().min(1).max(120).nullable(),
  phone: phoneShape.nullable(),
});
export type RecordShape = z.infer<typeof recordShape>;
