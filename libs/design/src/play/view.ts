import { type PlayClocks } from '@cardroom/contracts';
import { type LegalInPlay, type TableInPlay } from './shapes';

/** An event of the poker engine inside a step, or what was asked of it: its type, and what belongs to it. */
export interface StepEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** One thing asked of the hand, and what it led to, without what the reader may not know. */
export interface ViewStep {
  readonly step: number;
  readonly at: string | null;
  readonly ask: StepEvent;
  readonly events: readonly StepEvent[];
}

/** What the hand waits for. */
export type Due =
  | { readonly kind: 'post'; readonly seats: readonly number[] }
  | { readonly kind: 'deal' }
  | { readonly kind: 'settleShortCall'; readonly seat: number }
  | { readonly kind: 'act'; readonly seat: number }
  | { readonly kind: 'draw'; readonly seat: number }
  | { readonly kind: 'proveOpeners'; readonly seat: number }
  | { readonly kind: 'show'; readonly seats: readonly number[] }
  | { readonly kind: 'killLosers'; readonly seats: readonly number[] }
  | { readonly kind: 'award'; readonly pot: number }
  | { readonly kind: 'over' };

/** The cards of the next deal. */
export interface DealDue {
  readonly street: string;
  readonly board: number;
  readonly perSeat: number;
  readonly seats: readonly number[];
}

export interface ViewPrompt {
  readonly code: string;
  readonly rule: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface HandInView {
  readonly number: number;
  readonly handId: string | null;
  readonly phase: string;
  readonly street: string | null;
  readonly due: Due;
  readonly deal: DealDue | null;
  readonly legal: LegalInPlay | null;
  readonly prompts: readonly ViewPrompt[];
  readonly steps: readonly ViewStep[];
  readonly commitment: string | null;
  /** Disclosed when the hand is over. */
  readonly seed: string | null;
}

export interface HeldPot {
  readonly aside: number;
  readonly hand: number;
  readonly amount: number;
}

/** The deal that comes next, as it stands now. */
export interface ComingDeal {
  readonly bigBlind: number | null;
  /** In the order in which they get their cards. */
  readonly dealtIn: readonly number[];
  /** Why somebody gets no cards: a code of the rules. */
  readonly notDealtIn: readonly {
    readonly seat: number;
    readonly code: string;
    readonly rule: string | null;
  }[];
}

export type TableStateInView = 'between-hands' | 'hand' | 'paused' | 'stopped' | 'closed';

/** A table in play as whoever looks may see it; amounts in smallest units of the currency. */
export interface TableInView {
  readonly tableId: string;
  /** As whom the server lets this person look; a spectator may do nothing here. */
  readonly viewer: 'seat' | 'spectator' | 'dealer' | 'supervisor';
  readonly depth: 'counted' | 'recorded' | 'dealt';
  readonly nextDepth: 'counted' | 'recorded' | 'dealt' | null;
  readonly state: TableStateInView;
  readonly hands: number;
  readonly secondsPerHand: number | null;
  readonly clocks: PlayClocks;
  readonly picture: TableInPlay;
  /** The poker engine's names: `holdem`, `stud` …, `noLimit` … */
  readonly game: string;
  readonly limit: string;
  readonly bigBlind: number;
  /** What a straddle puts in; null where the house takes none. */
  readonly straddleMinor: number | null;
  /** Between hands: who will post and be dealt in. */
  readonly coming: ComingDeal | null;
  /** How many cards a complete board of the game has. */
  readonly boardCards: number;
  readonly cardsHeld: number;
  readonly unitMinor: number;
  readonly isTournament: boolean;
  readonly hand: HandInView | null;
  /** The recorded hand that is over can still be gone back into. */
  readonly mayReopen: boolean;
  readonly nextHandAt: string | null;
  readonly stopped: { readonly reason: string; readonly since: string } | null;
  readonly lastHand: string | null;
  readonly held: readonly HeldPot[];
  /** The promise of the coming deal: a hash of the seed it will be shuffled with. */
  readonly nextCommitment: string | null;
  readonly playerAt: ReadonlyMap<number, string>;
}
