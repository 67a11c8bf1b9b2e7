import { Map as PersistentMap } from 'immutable';
import { type Balances, type Item, type Posting } from '../ledger/postings';
import { carriedRecord, type CarriedRecord, recordFrom } from '../record/carrying';
import { type DayRecord } from '../record/record';
import { type Cage, emptyCage } from '../state';
import {
  type AwaitedCustody,
  type Box,
  type CarriedParts,
  type Deposit,
  type Purchase,
  type Transfer,
} from '../state-parts';
import {
  type CashToChange,
  type DueBuyIn,
  dueKey,
  type Loan,
  type TableStakes,
  type TakenForSafety,
} from '../table-stakes/state';
import { type EventAtCage } from '../tournaments/event';

/** What one gaming day hands to the next: every balance, and everything that is still open. */
export interface Carried {
  /** The balances as postings on empty accounts. */
  readonly balances: readonly Posting[];
  readonly transfers: readonly Transfer[];
  readonly purchases: readonly Purchase[];
  readonly deposits: readonly Deposit[];
  readonly boxes: readonly Box[];
  readonly safety: readonly TakenForSafety[];
  readonly dues: readonly DueBuyIn[];
  readonly loans: readonly Loan[];
  readonly cashToChange: readonly CashToChange[];
  /** Absent in what was handed over before the cage knew of them. */
  readonly awaited?: readonly AwaitedCustody[];
  readonly events?: readonly EventAtCage[];
  readonly record?: CarriedRecord;
}

type Kept = CarriedParts & TableStakes & { readonly record: DayRecord };

const listed = <V>(values: PersistentMap<string, V>, isOpen: (value: V) => boolean = () => true): V[] =>
  [...values.values()].filter(isOpen);

export const carriedFrom = (cage: Kept): Carried => ({
  balances: [...cage.balances].flatMap(([account, items]) =>
    [...items].map(([item, change]) => ({ account: account as Posting['account'], item, change })),
  ),
  transfers: listed(cage.transfers, ({ state }) => state !== 'received' && state !== 'cancelled'),
  purchases: listed(cage.purchases, ({ state }) => state === 'on-the-way'),
  deposits: listed(cage.deposits, ({ state }) => state === 'held'),
  boxes: listed(cage.boxes, ({ state }) => state !== 'counted'),
  safety: listed(cage.safety),
  dues: listed(cage.dues),
  loans: listed(cage.loans),
  cashToChange: listed(cage.cashToChange),
  awaited: listed(cage.awaited, ({ isOver }) => !isOver),
  events: listed(cage.events, ({ state }) => state === 'open'),
  record: carriedRecord(cage),
});

const byKey = <K extends string, V>(values: readonly V[], keyOf: (value: V) => K): PersistentMap<K, V> =>
  PersistentMap(values.map((value) => [keyOf(value), value] as const));

export const partsOf = (carried: Carried): Kept => ({
  balances: carried.balances.reduce<Balances>(
    (now, { account, item, change }) =>
      now.set(account, now.get(account, PersistentMap<Item, number>()).set(item, change)),
    PersistentMap(),
  ),
  transfers: byKey(carried.transfers, ({ transferId }) => transferId),
  purchases: byKey(carried.purchases, ({ purchaseId }) => purchaseId),
  deposits: byKey(carried.deposits, ({ depositId }) => depositId),
  boxes: byKey(carried.boxes, ({ boxId }) => boxId),
  safety: byKey(carried.safety, ({ playerId }) => playerId),
  dues: byKey(carried.dues, dueKey),
  loans: byKey(carried.loans, ({ borrower }) => borrower),
  cashToChange: byKey(carried.cashToChange, ({ playerId }) => playerId),
  awaited: byKey(carried.awaited ?? [], ({ custodyId }) => custodyId),
  events: byKey(carried.events ?? [], ({ eventId }) => eventId),
  record: recordFrom(carried.record),
});

/**
 * The cage between two days: what the closing hands over, and nothing of the day's own lines. What screens show of a
 * closed day, which is what they show of the next one as it opens.
 */
export const overnight = (cage: Cage): Cage => ({
  ...emptyCage,
  ...partsOf(carriedFrom(cage)),
  day: cage.day,
  settings: cage.settings,
  record: { ...recordFrom(carriedRecord(cage)), openedAt: cage.record.openedAt },
});
