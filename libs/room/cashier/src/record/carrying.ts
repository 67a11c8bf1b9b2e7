import { type PlayerId } from '@cardroom/kernel';
import { Map as PersistentMap } from 'immutable';
import { type CarriedParts } from '../state-parts';
import { type TableStakes } from '../table-stakes/state';
import { type BoxNote, type DayRecord, noRecord, type PurchaseNote, type TransferNote } from './record';

/** What is known of that which the next day goes on with; the day's own lines stay with it. */
export interface CarriedRecord {
  readonly aliases: Readonly<Record<string, string>>;
  readonly transfers: Readonly<Record<string, TransferNote>>;
  readonly purchases: Readonly<Record<string, PurchaseNote>>;
  readonly boxes: Readonly<Record<string, BoxNote>>;
}

type Kept = CarriedParts & TableStakes & { readonly record: DayRecord };

const ofOpen = <K extends string, V>(
  notes: PersistentMap<K, V>,
  isOpen: (key: K) => boolean,
): Readonly<Record<string, V>> => Object.fromEntries([...notes].filter(([key]) => isOpen(key)));

/** Players who have something with the house when the day ends. */
const stillKnown = ({ balances, deposits, awaited, safety, dues, loans, purchases, events }: Kept) => {
  const known = new Set<string>();
  for (const account of balances.keys()) known.add(account.slice(account.indexOf(':') + 1));
  for (const part of [deposits, awaited, safety, dues, purchases])
    for (const { playerId } of part.values()) known.add(playerId);
  for (const { lender, borrower } of loans.values()) known.add(lender).add(borrower);
  for (const { entrants } of events.values()) for (const each of entrants) known.add(each.playerId);
  return (playerId: PlayerId): boolean => known.has(playerId);
};

export const carriedRecord = (cage: Kept): CarriedRecord => {
  const { record, transfers, purchases, boxes } = cage;
  return {
    aliases: ofOpen(record.aliases, stillKnown(cage)),
    transfers: ofOpen(record.transfers, (key) =>
      ['asked', 'approved', 'sent'].includes(transfers.get(key)?.state ?? ''),
    ),
    purchases: ofOpen(record.purchases, (key) => purchases.get(key)?.state === 'on-the-way'),
    boxes: ofOpen(record.boxes, (key) => (boxes.get(key)?.state ?? 'counted') !== 'counted'),
  };
};

const mapOf = <K extends string, V>(entries: Readonly<Record<string, V>>): PersistentMap<K, V> =>
  PersistentMap(Object.entries(entries).map(([key, value]) => [key as K, value] as const));

export const recordFrom = (carried: CarriedRecord | undefined): DayRecord =>
  carried
    ? {
        ...noRecord,
        aliases: mapOf(carried.aliases),
        transfers: mapOf(carried.transfers),
        purchases: mapOf(carried.purchases),
        boxes: mapOf(carried.boxes),
      }
    : noRecord;
