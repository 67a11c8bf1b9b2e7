/** Boards of conduct that the floor's screens show; each role follows those it may read. */
export const conductBoards = ['rulings', 'incidents', 'sanctions'] as const;
