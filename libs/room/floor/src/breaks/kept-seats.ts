import { type EntryId, type GameId, type PlayerId, type TableId } from '@cardroom/kernel';
import { type Card, compareCards } from '@cardroom/poker';
import { type FloorFacts, type Place, placesOf, seatUse } from '../state';
import { type Obligation } from '../tables/obligations';

/** A player of a table that broke, for as long as the order of its cards still counts. */
export interface BrokenUp {
  readonly from: TableId;
  /** The table may break again; each break has its own order. */
  readonly at: number;
  /** Null where nobody drew: a feeder's players go by the must-move order (RRP-2.3.9), others as they sat. */
  readonly card: Card | null;
  /** His place in the order of the break, from 0 on. */
  readonly order?: number;
  /** Where he sat at the table that broke. */
  readonly seat?: number;
  /** The seat kept for him elsewhere while he is absent; null when he went to the list. */
  readonly kept: { readonly tableId: TableId; readonly seat: number } | null;
  /** His entry on the list, once he is there. */
  readonly entryId: EntryId | null;
}

/** The seat that a break keeps for an absent player, while it is still kept. */
export const keptByBreak = (
  floor: FloorFacts,
  { tableId, seat }: { readonly tableId: TableId; readonly seat: number },
): { readonly playerId: PlayerId; readonly alias: string; readonly broken: BrokenUp } | null => {
  const use = seatUse(floor, { tableId, seat });
  const holder = use?.state === 'reserved' ? use.reservation.holder : null;
  const broken = holder && floor.brokenUp.get(holder.playerId);
  return holder && broken?.kept?.tableId === tableId && broken.kept.seat === seat
    ? { playerId: holder.playerId, alias: holder.alias, broken }
    : null;
};

/** The chips of an absent player lie at his kept seat (RRP-2.2.1: settled before the table closes). */
export const ofKeptSeats = (floor: FloorFacts, tableId: TableId): readonly Obligation[] =>
  (floor.tables.get(tableId)?.seats ?? []).flatMap((_, i) => {
    const kept = keptByBreak(floor, { tableId, seat: i + 1 });
    if (!kept) return [];
    const { playerId, alias } = kept;
    return [{ kind: 'absent-chips', playerId, alias, seat: i + 1, amountMinor: null, blocks: true }];
  });

const goesBefore = (other: BrokenUp, own: BrokenUp): boolean =>
  other.card && own.card
    ? compareCards(other.card, own.card) > 0
    : (other.order ?? Infinity) < (own.order ?? Infinity);

/**
 * Before which entry a player of a broken table goes to the list: those of the same break who drew a higher card, or
 * without a draw went earlier, stand before him, everybody else behind (RRP-2.3.14, RRP-2.3.9).
 */
export const topPlace = (floor: FloorFacts, gameId: GameId, own: BrokenUp): Place | null => {
  const isHigher = ({ entryId }: Place): boolean => {
    const playerId = floor.entries.get(entryId)?.playerId;
    const other = playerId && floor.brokenUp.get(playerId);
    if (!other || other.entryId !== entryId) return false;
    return other.from === own.from && other.at === own.at && goesBefore(other, own);
  };
  const places = placesOf(floor, gameId);
  let behind = 0;
  places.forEach((place, i) => {
    if (isHigher(place)) behind = i + 1;
  });
  return places[behind] ?? null;
};
