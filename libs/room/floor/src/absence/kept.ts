import {
  type Actor,
  type EntryId,
  type GameId,
  type Instant,
  type Minor,
  type PlayerId,
} from '@cardroom/kernel';
import { type OfSeat } from '../facts';

// What the floor remembers of those who walk, of what they leave behind and of what they owe on return.

/** A seated player who is away; his seat stays his, and counts as taken (RRP-2.3.3). */
export interface Absence extends OfSeat {
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  readonly since: Instant;
  /** The first instant from which his chips may be picked up. */
  readonly dueAt: Instant;
  /** Until when the floor lets him be away; null when nothing was arranged. */
  readonly announcedUntil: Instant | null;
  /** Since when it is on the list of those who are due; null before. */
  readonly dueSince: Instant | null;
  /** Which absence of his session this is; 1 is the first. */
  readonly count: number;
  /** How long he was away before in this session. */
  readonly awaySeconds: number;
  /** As many as the house allows were away from his table when he walked. */
  readonly isExtraWalker: boolean;
  /** The house's count of absences is reached (RRP-2.2.19). */
  readonly isFrequent: boolean;
}

/** Absences of a player's session that are over. */
export interface Walks {
  readonly count: number;
  readonly awaySeconds: number;
}

/** Chips that the house keeps for a player. */
export interface Custody extends OfSeat {
  readonly custodyId: string;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  readonly since: Instant;
  readonly takenBy: Actor;
  /** Null until the chips are counted. */
  readonly amountMinor: Minor | null;
  /** The two who counted; absent until somebody did, and the second where nobody said. */
  readonly countedBy?: readonly string[];
}

/** What a player took from a game and has to bring back when he returns in time (RRP-2.2.5). */
export interface TakenAway {
  readonly playerId: PlayerId;
  readonly gameId: GameId;
  readonly tableId: OfSeat['tableId'];
  /** Null while the chips that were picked up are not counted. */
  readonly amountMinor: Minor | null;
  readonly leftAt: Instant;
  /** From this instant on he may come back with any stack. */
  readonly until: Instant;
  /** Null, or since when he sits in the game again and has not shown his stack. */
  readonly backSince: Instant | null;
  /** The chips in custody that are meant, when they were picked up. */
  readonly custodyId: string | null;
}

/** Somebody plays on the seat of an absent player (RRP-2.2.11); he holds no seat of his own. */
export interface PlayOver extends OfSeat {
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  readonly entryId: EntryId;
  readonly since: Instant;
  readonly allowedBy: Actor;
  /** The player whose seat it is has come back: the hand is finished, then the seat is given up. */
  readonly isEnding: boolean;
}

export const seatKey = ({ tableId, seat }: OfSeat): string => `${tableId}-${seat}`;

export const takenKey = ({ playerId, gameId }: Pick<TakenAway, 'playerId' | 'gameId'>): string =>
  `${playerId} ${gameId}`;
