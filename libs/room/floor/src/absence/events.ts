import {
  type EntryId,
  type GameId,
  type Instant,
  type Minor,
  type PlayerId,
  type StaffId,
} from '@cardroom/kernel';
import { type Fact, type OfSeat } from '../facts';
import { type CustodyGoesTo } from './commands';

interface OfPlayerAtSeat extends Fact, OfSeat {
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
}

export interface PlayerWalked extends OfPlayerAtSeat {
  readonly type: 'PlayerWalked';
  /** The first instant from which his chips may be picked up. */
  readonly dueAt: Instant;
  /** Which absence of his session this is. */
  readonly count: number;
  /** How long he was away before in this session. */
  readonly awaySeconds: number;
  readonly isExtraWalker: boolean;
  readonly isFrequent: boolean;
}

export interface AbsenceExtended extends OfPlayerAtSeat {
  readonly type: 'AbsenceExtended';
  readonly until: Instant;
  readonly dueAt: Instant;
}

/** His time is over: the floor decides whether his chips are picked up (RRP-2.2.19). */
export interface AbsenceDue extends OfPlayerAtSeat {
  readonly type: 'AbsenceDue';
  readonly since: Instant;
}

export interface PlayerBackInSeat extends OfPlayerAtSeat {
  readonly type: 'PlayerBackInSeat';
  /** How long he was away this time. */
  readonly awaySeconds: number;
}

/** Chips went into custody; the facts that follow free the seat and put the player at the head of the list. */
export interface ChipsPickedUp extends OfPlayerAtSeat {
  readonly type: 'ChipsPickedUp';
  readonly custodyId: string;
  /** Where he stands on the list from now on. */
  readonly entryId: EntryId;
  readonly receiptCode: string;
  readonly amountMinor: Minor | null;
  /** Who counted with whoever picked them up, where said. */
  readonly countedBy?: StaffId;
  readonly reason: string | null;
  readonly awaySince: Instant;
  /** Until when the game wants the amount back; null where the house has no such rule (RRP-2.2.5). */
  readonly bringBackUntil: Instant | null;
}

interface OfCustody extends Fact {
  readonly custodyId: string;
  readonly playerId: PlayerId;
  readonly alias: string;
}

export interface CustodyCounted extends OfCustody {
  readonly type: 'CustodyCounted';
  readonly amountMinor: Minor;
  readonly countedBy?: StaffId;
}

export interface CustodyReleased extends OfCustody {
  readonly type: 'CustodyReleased';
  readonly to: CustodyGoesTo;
  readonly amountMinor: Minor | null;
}

/** `playerId` plays over; the seat stays that of the absent player. */
export interface PlayOverAllowed extends OfPlayerAtSeat {
  readonly type: 'PlayOverAllowed';
  readonly entryId: EntryId;
  readonly absentPlayerId: PlayerId;
  readonly absentAlias: string;
}

export interface PlayOverEnded extends OfPlayerAtSeat {
  readonly type: 'PlayOverEnded';
  readonly cause: 'ended' | 'returned' | 'picked-up' | 'seat-left' | 'seated';
}

export interface StackBroughtBack extends OfPlayerAtSeat {
  readonly type: 'StackBroughtBack';
  readonly stackMinor: Minor;
}

export type AbsenceEvent =
  | PlayerWalked
  | AbsenceExtended
  | AbsenceDue
  | PlayerBackInSeat
  | ChipsPickedUp
  | CustodyCounted
  | CustodyReleased
  | PlayOverAllowed
  | PlayOverEnded
  | StackBroughtBack;
