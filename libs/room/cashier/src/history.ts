import { type RuleId } from '@cardroom/kernel';
import { type CashierEvent } from './events';

/** The present schema version of every event. */
export const cashierEventVersions: { readonly [T in CashierEvent['type']]: number } = {
  CageOpened: 1,
  StockChanged: 1,
  VaultCounted: 1,
  CageClosed: 1,
  WindowOpened: 1,
  WindowCounted: 1,
  WindowResumed: 1,
  WindowClosed: 1,
  TransferAsked: 1,
  TransferApproved: 1,
  TransferSent: 1,
  TransferReceived: 1,
  TransferCancelled: 1,
  TrayCounted: 1,
  ChipsSold: 1,
  PlayingBehindAnnounced: 1,
  ChipsDelivered: 1,
  ChipsCashedOut: 1,
  ColourChanged: 1,
  PaidIn: 1,
  PaidOut: 1,
  DepositTaken: 1,
  DepositReturned: 1,
  DepositForfeited: 1,
  CustodyTaken: 1,
  CustodyReturned: 1,
  TableFeeSet: 1,
  RentCollected: 1,
  BoxPlaced: 1,
  BoxRemoved: 1,
  BoxCounted: 1,
  FundAdded: 1,
  FundPaid: 1,
  TakenForSafetyOff: 1,
  BroughtBack: 1,
  ChipsPassed: 1,
  ChipsLent: 1,
  LoanRepaid: 1,
  RefreshmentsPaid: 1,
  BuyInFellDue: 1,
  NotesCounted: 1,
  CashPlayedOneHand: 1,
  CashKeptOut: 1,
  CashChanged: 1,
  IdentityTaken: 1,
  ExchangeRegistered: 1,
  StructuringHinted: 1,
  EntryReversed: 1,
};

const rules: Partial<Record<CashierEvent['type'], readonly RuleId[]>> = {
  PlayingBehindAnnounced: ['RRP-2.2.6'],
  ChipsDelivered: ['RRP-2.2.6'],
  TakenForSafetyOff: ['RRP-2.2.5'],
  BroughtBack: ['RRP-2.2.5'],
  ChipsPassed: ['THR-1.4.h'],
  ChipsLent: ['THR-1.4.b.1'],
  LoanRepaid: ['THR-1.4.b.1'],
  RefreshmentsPaid: ['THR-1.4.f'],
  BuyInFellDue: ['THR-1.4.e'],
  NotesCounted: ['RRP-2.2.3', 'THR-1.3.4'],
  CashPlayedOneHand: ['RRP-2.2.3'],
  CashKeptOut: ['RRP-2.2.3'],
  CashChanged: ['RRP-2.2.3'],
};

/** Catalogue entries that a fact rests on, kept beside it in the log. */
export const rulesCited = (event: CashierEvent): readonly RuleId[] => {
  if (event.type !== 'ChipsSold') return rules[event.type] ?? [];
  if (event.isShort) return ['RRP-3.1.2'];
  return event.purpose === 'buy-in' ? ['RRP-3.1.1'] : [];
};
