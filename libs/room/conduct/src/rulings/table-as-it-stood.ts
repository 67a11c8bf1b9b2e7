import {
  type GameId,
  type HandId,
  type Instant,
  type Minor,
  type PlayerId,
  type TableId,
} from '@cardroom/kernel';
import { type HouseRules } from '@cardroom/rulebook';

/** A table at the instant somebody asked, as the floor and the table's play know it; handed in by the edge. */
export interface TableAsItStood {
  readonly tableId: TableId;
  readonly tableNumber: number;
  readonly gameId: GameId | null;
  readonly handId: HandId | null;
  /** The number of the deal at this table; null where hands are not followed. */
  readonly hand: number | null;
  readonly street: string | null;
  readonly board: readonly string[];
  readonly pots: readonly { readonly amountMinor: Minor; readonly seats: readonly number[] }[];
  readonly seats: readonly SeatAsItStood[];
  /** The hand's actions so far, oldest first. */
  readonly actions: readonly ActionAsItStood[];
}

export interface SeatAsItStood {
  readonly seat: number;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly stackMinor: Minor | null;
  readonly isInHand: boolean;
}

export interface ActionAsItStood {
  readonly seat: number;
  readonly kind: string;
  readonly amountMinor: Minor | null;
}

export const potMinorOf = (table: TableAsItStood | null): number =>
  (table?.pots ?? []).reduce((sum, { amountMinor }) => sum + amountMinor, 0);

type DealStart = HouseRules['dealStartsAt'];

/** What has been seen of the next deal, in the order in which it happens. */
const inOrder = [
  'cardsGathered',
  'firstRiffle',
  'shuffle',
  'machineButton',
  'cut',
  'firstCard',
] as const satisfies readonly DealStart[];

/** When the next deal was begun, and whether the table was closed: until then a ruling may be asked for. */
export interface AfterTheHand {
  readonly nextDeal: Readonly<Partial<Record<DealStart, Instant>>>;
  readonly tableClosedAt: Instant | null;
}

/**
 * The instant at which the next deal started by the house's own mark; where that mark was not seen, by the first
 * later one that was. Null while the next deal has not started.
 */
export const nextDealStart = ({ nextDeal }: AfterTheHand, mark: DealStart): Instant | null => {
  const later = inOrder.slice(inOrder.indexOf(mark)).flatMap((seen) => nextDeal[seen] ?? []);
  return later[0] ?? null;
};
