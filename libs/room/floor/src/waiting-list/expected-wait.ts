import { type EntryId, type GameId } from '@cardroom/kernel';
import { type FloorFacts } from '../state';
import { type ExpectedWait, type PaceOfWaits, waitFrom, waitsFrom } from './pace';
import { callableCount, callableInOrder, sendings } from './turn';

/** What the waits of a list follow from, beside the order of those who can be called. */
export interface WaitBasis {
  /** From the room's own history; null where nothing was observed. */
  readonly pace: PaceOfWaits | null;
  /** Seats that are free for the list: who has one before him waits for his call alone. */
  readonly free: number;
  /** Within how many minutes a call is answered. */
  readonly answerMinutes: number;
}

/** What a list says of its waits: by entry that can be called, and for whoever joins it now. */
export interface ListWaits {
  readonly ofEntry: ReadonlyMap<EntryId, ExpectedWait>;
  readonly newcomer: ExpectedWait | null;
}

export const waitBasis = (floor: FloorFacts, gameId: GameId): WaitBasis => ({
  pace: floor.paces.get(gameId) ?? null,
  free: sendings(floor, gameId).length,
  answerMinutes: floor.settings.callAnswerMinutes,
});

/** Of those who can be called, the wait of the one with so many before him; null where too little was observed. */
export const waitBehind = ({ pace, free, answerMinutes }: WaitBasis, before: number): ExpectedWait | null => {
  if (before >= free) return waitFrom(pace, before - free + 1);
  return waitFrom(pace, 1) && { lowMinutes: 0, highMinutes: answerMinutes };
};

/** The waits of the first `count` of those who can be called, in their order. */
export const waitsOfFirst = (basis: WaitBasis, count: number): readonly (ExpectedWait | null)[] => {
  const waits = waitsFrom(basis.pace, Math.max(0, count - basis.free));
  return Array.from({ length: count }, (_, i) =>
    i < basis.free ? waitBehind(basis, i) : (waits[i - basis.free] ?? null),
  );
};

/** The wait of whoever joins the list now. */
export const newcomersWait = (floor: FloorFacts, gameId: GameId): ExpectedWait | null =>
  waitBehind(waitBasis(floor, gameId), callableCount(floor, gameId));

/** The expected waits of a game. Names that cannot be called now are passed over, as a call would pass them. */
export const expectedWaits = (floor: FloorFacts, gameId: GameId): ListWaits => {
  const callable = callableInOrder(floor, gameId);
  const waits = waitsOfFirst(waitBasis(floor, gameId), callable.length);
  const ofEntry = new Map(
    callable.flatMap(({ entryId }, i) => {
      const wait = waits[i];
      return wait ? [[entryId, wait] as const] : [];
    }),
  );
  return { ofEntry, newcomer: newcomersWait(floor, gameId) };
};
