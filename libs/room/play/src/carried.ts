import { type Instant, type Minor, type PlayerId } from '@cardroom/kernel';
import { type CarriedPot, type TableBetweenHands } from '@cardroom/poker';
import { type Aside, type Behind, type Departing, type Drop, type Seated } from './seated';
import { type BuyIns } from './state';

export interface HeldForPlayer {
  readonly playerId: PlayerId;
  readonly amountMinor: Minor;
}

/** What one gaming day of a table hands to the next. */
export interface CarriedTable {
  readonly seats: readonly Seated[];
  readonly playedOver: readonly Seated[];
  readonly behind: readonly Behind[];
  /** Stacks, button, blinds and debts, as the poker engine keeps them between hands. */
  readonly between: TableBetweenHands;
  readonly carriedPot: CarriedPot | null;
  readonly custody: readonly HeldForPlayer[];
  /** Absent where a day closed before they were told of. */
  readonly departing?: readonly Departing[];
  readonly asides: readonly Aside[];
  readonly buyIns: readonly (BuyIns & { readonly playerId: PlayerId })[];
  readonly unplacedMinor: Minor;
  /** Absent where a day closed before rake was taken. */
  readonly dropMinor?: Minor;
  readonly drops?: readonly Drop[];
  readonly closedAt: Instant;
}
