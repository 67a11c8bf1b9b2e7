/** A card as the engine writes it, `As` or `Td`; `??` is one that nobody here may see. */
export type CardText = string;

export const hiddenCard: CardText = '??';

export interface CardAtSeat {
  readonly card: CardText;
  /** Face up on the table. */
  readonly up: boolean;
}

export type SeatStanding =
  | 'empty'
  | 'waiting-to-enter'
  | 'no-chips'
  | 'out'
  | 'absent'
  | 'dealt-out'
  | 'held-out'
  | 'in'
  | 'folded'
  | 'dead'
  | 'all-in';

/** A seat of a table in play, as whoever looks at it may see it. Amounts are whole chips. */
export interface SeatInPlay {
  readonly seat: number;
  readonly alias: string | null;
  readonly stack: number;
  /** His bet of this round, in front of him. */
  readonly bet: number;
  readonly standing: SeatStanding;
  readonly position: 'small-blind' | 'big-blind' | null;
  readonly cards: readonly CardAtSeat[];
  /** What he won of the hand that is over. */
  readonly won?: number;
}

export interface PotInPlay {
  readonly pot: number;
  readonly amount: number;
  readonly eligible: readonly number[];
  /** Set aside by a dispute, to be awarded later. */
  readonly aside: boolean;
}

/** Everything a table's picture needs. */
export interface TableInPlay {
  readonly number: number;
  readonly seats: readonly SeatInPlay[];
  readonly button: number | null;
  readonly ownSeat: number | null;
  readonly toAct: number | null;
  readonly boards: readonly (readonly CardText[])[];
  readonly pots: readonly PotInPlay[];
  /** All that is in the middle and in front of the players. */
  readonly potTotal: number;
  readonly clock: ClockInPlay | null;
}

export interface ClockInPlay {
  readonly seat: number;
  /** Server time in ISO; null while the clock is stopped. */
  readonly endsAt: string | null;
  /** What was left when it was stopped. */
  readonly leftMs: number | null;
  readonly wholeMs: number;
  /** The last part, counted aloud. */
  readonly lastMs: number;
  readonly kind: 'action' | 'time-call';
}

export interface NotAllowed {
  readonly allowed: false;
  readonly refusal: { readonly code: string; readonly rule?: string | null };
}

interface Allowed {
  readonly allowed: true;
}

/** Totals of the round that may be wagered: from `minTo` to `maxTo` in steps. */
export interface WagerRange {
  readonly minTo: number;
  readonly maxTo: number;
  readonly step: number;
}

/** What the player to act may do, as the server's rules give it. */
export interface LegalInPlay {
  readonly seat: number;
  readonly fold: Allowed | NotAllowed;
  readonly check: Allowed | NotAllowed;
  readonly call:
    (Allowed & { readonly amount: number; readonly to: number; readonly allIn: boolean }) | NotAllowed;
  readonly bringIn: (Allowed & { readonly amount: number }) | NotAllowed;
  readonly wager:
    | (Allowed & {
        readonly as: 'bet' | 'raise' | 'complete';
        readonly amounts: readonly WagerRange[];
      })
    | NotAllowed;
}

export type ActionInPlay =
  { readonly kind: 'fold' | 'check' | 'call' | 'bringIn' } | { readonly kind: 'wager'; readonly to: number };
