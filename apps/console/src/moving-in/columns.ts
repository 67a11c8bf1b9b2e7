import { type MovingInSheet } from '@cardroom/contracts';

// The same as in the contract, whose schemas no screen carries: the empty sheets that the server gives out prove it.

/** In the order in which they build on each other. */
export const sheetsInOrder = [
  'games',
  'tables',
  'players',
  'seats',
  'lists',
] as const satisfies readonly MovingInSheet[];

/** The columns of each sheet; those in `optional` may be missing or empty. */
export const columnsOf: Readonly<
  Record<MovingInSheet, { readonly needed: readonly string[]; readonly optional: readonly string[] }>
> = {
  games: { needed: ['game', 'variant', 'structure', 'low', 'high', 'minBuyIn'], optional: ['maxBuyIn'] },
  tables: { needed: ['number', 'section', 'seats'], optional: ['game'] },
  players: { needed: ['alias'], optional: ['card', 'phone'] },
  seats: { needed: ['table', 'seat'], optional: ['alias', 'card', 'since'] },
  lists: { needed: ['game'], optional: ['alias', 'card', 'joinedAt', 'source'] },
};
