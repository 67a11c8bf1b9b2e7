import {
  type BoxId,
  type Cage,
  type PurchaseId,
  type TransferId,
  type TransferNote,
} from '@cardroom/cashier';
import { type CageBoxRow, type CagePurchaseRow, type CageTransferRow } from '@cardroom/contracts';
import { id } from '@cardroom/kernel';
import { type CageBoard } from './board';
import { chipsIn, heldIn, isoOrNull, money, moneyOrNull } from './shapes';
import { touchedBy } from './touched';

const tableOf = (...places: readonly string[]): string | null =>
  places.find((place) => place.startsWith('tray:'))?.slice('tray:'.length) ?? null;

const handsOf = (cage: Cage, note: TransferNote | undefined) => ({
  askedAt: isoOrNull(note?.askedAt),
  approvedBy: note?.approved?.by ?? null,
  approvedAt: isoOrNull(note?.approved?.at),
  sentBy: note?.sent?.by ?? null,
  sentAt: isoOrNull(note?.sent?.at),
  receivedBy: note?.received?.by ?? null,
  receivedAt: isoOrNull(note?.received?.at),
  difference: moneyOrNull(cage, note?.received?.differenceMinor ?? null),
  reason: note?.cancelled?.reason ?? null,
});

const transferRow = (cage: Cage, key: string): CageTransferRow | null => {
  const transferId = id<TransferId>(key);
  const transfer = cage.transfers.get(transferId);
  if (!transfer) return null;
  const { kind, state, from, to, holding, askedBy } = transfer;
  const of = { transferId, kind, state, from, to, tableId: tableOf(from, to) };
  return {
    ...of,
    holding: heldIn(cage, holding),
    askedBy,
    ...handsOf(cage, cage.record.transfers.get(transferId)),
  };
};

/** Fills, credits and floats. */
export const transfersBoard: CageBoard<'cage-transfers'> = {
  name: 'cage-transfers',
  keys: ({ transfers }) => transfers.keys(),
  row: transferRow,
  changedKeys: (change) => touchedBy(change).transfers,
};

const purchaseRow = (cage: Cage, key: string): CagePurchaseRow | null => {
  const purchaseId = id<PurchaseId>(key);
  const purchase = cage.purchases.get(purchaseId);
  if (purchase?.state !== 'on-the-way') return null;
  return {
    purchaseId,
    playerId: purchase.playerId,
    alias: cage.record.purchases.get(purchaseId)?.alias ?? null,
    tableId: purchase.tableId,
    amount: money(cage, purchase.amountMinor),
    chips: chipsIn(cage, purchase.chips),
    soldAt: isoOrNull(cage.record.purchases.get(purchaseId)?.soldAt),
    announcedAt: isoOrNull(purchase.announcedAt),
  };
};

/** Chips on their way to a table (RRP-2.2.6). */
export const purchasesBoard: CageBoard<'cage-purchases'> = {
  name: 'cage-purchases',
  keys: ({ purchases }) =>
    [...purchases.values()].flatMap(({ purchaseId, state }) => (state === 'on-the-way' ? [purchaseId] : [])),
  row: purchaseRow,
  changedKeys: (change) => touchedBy(change).purchases,
};

const boxRow = (cage: Cage, key: string): CageBoxRow | null => {
  const boxId = id<BoxId>(key);
  const [box, note] = [cage.boxes.get(boxId), cage.record.boxes.get(boxId)];
  if (!box) return null;
  const counted = box.state === 'counted' ? (note?.counted ?? null) : null;
  return {
    boxId,
    tableId: box.tableId,
    kind: box.kind,
    state: box.state,
    placedAt: isoOrNull(note?.placedAt),
    removedAt: isoOrNull(note?.removed?.at),
    removedBy: [...(note?.removed?.by ?? [])],
    counted: moneyOrNull(cage, counted?.amountMinor ?? null),
    countedBy: [...(counted?.by ?? [])],
    difference: moneyOrNull(cage, counted?.differenceMinor ?? null),
  };
};

/** Drop boxes at the tables, removed, and counted. */
export const boxesBoard: CageBoard<'cage-boxes'> = {
  name: 'cage-boxes',
  keys: ({ boxes }) => boxes.keys(),
  row: boxRow,
  changedKeys: (change) => touchedBy(change).boxes,
};
