/** Every way a ruling may end; the usual ones first. */
export const outcomes = [
  'stands',
  'hand-dead',
  'hand-live',
  'binding',
  'released',
  'reduced',
  'misdeal',
  'pot-moved',
  'hand-taken-back',
  'taking-back-refused',
  'refund',
  'no-refund',
  'spectator-moved',
  'other',
] as const;
