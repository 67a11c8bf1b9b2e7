import { z } from 'zod';

export const variants = [
  'holdem',
  'omaha',
  'omaha-hi-lo',
  'seven-card-stud',
  'seven-card-stud-hi-lo',
  'five-card-draw',
] as const;
export const structures = ['no-limit', 'pot-limit', 'fixed-limit'] as const;

export const gameShape = z.object({
  gameId: z.string(),
  variant: z.enum(variants),
  structure: z.enum(structures),
  stakes: z.tuple([z.string(), z.string()]),
  minBuyIn: z.string(),
  maxBuyIn: z.string().nullable(),
});
export type GameShape = z.infer<typeof gameShape>;
