/** The sheets that a room can be taken over from, in the order in which they build on each other. */
export const movingInSheets = ['games', 'rates', 'tables', 'players', 'seats', 'lists'] as const;
export type MovingInSheet = (typeof movingInSheets)[number];

/** The columns of each sheet; those in `optional` may be missing or empty. Screens read this without any schema. */
export const movingInColumns: Readonly<
  Record<MovingInSheet, { readonly needed: readonly string[]; readonly optional: readonly string[] }>
> = {
  games: { needed: ['game', 'variant', 'structure', 'low', 'high', 'minBuyIn'], optional: ['maxBuyIn'] },
  rates: { needed: ['game', 'kind'], optional: ['amount', 'minutes', 'when'] },
  tables: { needed: ['number', 'section', 'seats'], optional: ['game'] },
  players: { needed: ['alias'], optional: ['card', 'phone'] },
  seats: { needed: ['table', 'seat'], optional: ['alias', 'card', 'since'] },
  lists: { needed: ['game'], optional: ['alias', 'card', 'joinedAt', 'source'] },
};
