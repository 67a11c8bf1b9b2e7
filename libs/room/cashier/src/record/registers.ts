import { type Actor, type PlayerId, type StaffId } from '@cardroom/kernel';
import { type CashierEvent } from '../events';
import { staffIdOf } from '../ids';
import { type EventNamed } from '../slice';
import { type BoxNote, type DayRecord, type RegisterLine, type TransferNote } from './record';

/** The member of staff, the device or the player who acts, by id. */
export const nameOf = (by: Actor): string => (by.kind === 'timer' ? by.kind : by.id);

const nothingMore = {
  windowId: null,
  direction: null,
  amountMinor: null,
  totalMinor: null,
  limitMinor: null,
  identity: null,
  fund: null,
  witness: null,
  reason: null,
};

type Registered = EventNamed<'ExchangeRegistered' | 'IdentityTaken' | 'FundPaid'>;

const aliasIn = ({ aliases }: DayRecord, playerId: PlayerId): string | null => aliases.get(playerId) ?? null;

const lineOf = (event: Registered, record: DayRecord): RegisterLine => {
  const { command, at, by, playerId } = event;
  const alias = aliasIn(record, playerId);
  const head = { ...nothingMore, command, at, by: nameOf(by), playerId, alias };
  if (event.type === 'IdentityTaken') return { ...head, register: 'identity', identity: event.reference };
  const { windowId, amountMinor } = event;
  if (event.type === 'FundPaid') {
    const { fund, witness, reason } = event;
    return { ...head, register: 'jackpot', windowId, amountMinor, fund, witness, reason, direction: 'out' };
  }
  const { direction, totalMinor, limitMinor, identity } = event;
  return {
    ...head,
    register: 'exchange',
    windowId,
    amountMinor,
    direction,
    totalMinor,
    limitMinor,
    identity,
  };
};

type Transferring = EventNamed<
  'TransferAsked' | 'TransferApproved' | 'TransferSent' | 'TransferReceived' | 'TransferCancelled'
>;

const changeOf = (event: Transferring): Partial<TransferNote> => {
  const { at } = event;
  switch (event.type) {
    case 'TransferApproved':
      return { approved: { at, by: event.approvedBy } };
    case 'TransferSent':
      return { sent: { at, by: event.sentBy } };
    case 'TransferReceived':
      return { received: { at, by: event.receivedBy, differenceMinor: event.differenceMinor } };
    case 'TransferCancelled':
      return { cancelled: { at, by: nameOf(event.by), reason: event.reason } };
    case 'TransferAsked':
      return { askedAt: at };
  }
};

const transferred = (record: DayRecord, event: Transferring): DayRecord => {
  const fresh = { askedAt: event.at, approved: null, sent: null, received: null, cancelled: null };
  const was = record.transfers.get(event.transferId) ?? fresh;
  const now: TransferNote = { ...was, ...changeOf(event) };
  return { ...record, transfers: record.transfers.set(event.transferId, now) };
};

const handsOf = (event: EventNamed<'BoxRemoved' | 'BoxCounted'>): readonly string[] => {
  const first: StaffId | null = staffIdOf(event.by);
  return first === null ? [event.witness] : [first, event.witness];
};

const boxed = (
  record: DayRecord,
  event: EventNamed<'BoxPlaced' | 'BoxRemoved' | 'BoxCounted'>,
): DayRecord => {
  const { at, boxId } = event;
  const was: BoxNote = record.boxes.get(boxId) ?? { placedAt: at, removed: null, counted: null };
  const put = (now: BoxNote): DayRecord => ({ ...record, boxes: record.boxes.set(boxId, now) });
  if (event.type === 'BoxPlaced') return put({ placedAt: at, removed: null, counted: null });
  if (event.type === 'BoxRemoved') return put({ ...was, removed: { at, by: handsOf(event) } });
  const { amountMinor, differenceMinor } = event;
  return put({ ...was, counted: { at, by: handsOf(event), amountMinor, differenceMinor } });
};

const registered = (record: DayRecord, event: Registered): DayRecord => {
  const line = lineOf(event, record);
  return { ...record, registers: record.registers.set(`${line.register}-${line.command}`, line) };
};

const hinted = (record: DayRecord, event: EventNamed<'StructuringHinted'>): DayRecord => {
  const { playerId, at, payments, totalMinor, limitMinor } = event;
  const hint = { playerId, alias: aliasIn(record, playerId), at, payments, totalMinor, limitMinor };
  return { ...record, hints: record.hints.set(playerId, hint) };
};

const sold = (record: DayRecord, event: EventNamed<'ChipsSold'>): DayRecord => {
  const { purchaseId, playerId, windowId, at: soldAt } = event;
  const note = { soldAt, windowId, alias: aliasIn(record, playerId) };
  return { ...record, purchases: record.purchases.set(purchaseId, note) };
};

/** Registers, and who had a hand in transfers, boxes and purchases. */
export const registersWith = (record: DayRecord, event: CashierEvent): DayRecord => {
  switch (event.type) {
    case 'ExchangeRegistered':
    case 'IdentityTaken':
    case 'FundPaid':
      return registered(record, event);
    case 'StructuringHinted':
      return hinted(record, event);
    case 'ChipsSold':
      return sold(record, event);
    case 'BoxPlaced':
    case 'BoxRemoved':
    case 'BoxCounted':
      return boxed(record, event);
    case 'TransferAsked':
    case 'TransferApproved':
    case 'TransferSent':
    case 'TransferReceived':
    case 'TransferCancelled':
      return transferred(record, event);
    default:
      return record;
  }
};
