import { type CollectionEvent } from './collections/events';
import { type EntryReversed } from './corrections/events';
import { type DayEvent } from './day/events';
import { type MoneyEvent } from './money/events';
import { type SaleEvent } from './sales/events';
import { type TableStakesEvent } from './table-stakes/events';
import { type ThresholdEvent } from './thresholds/events';
import { type TournamentEvent } from './tournaments/events';
import { type TransferEvent } from './transfers/events';
import { type WindowEvent } from './windows/events';

export type * from './collections/events';
export type * from './corrections/events';
export type * from './day/events';
export type * from './money/events';
export type * from './sales/events';
export type * from './table-stakes/events';
export type * from './thresholds/events';
export type * from './tournaments/events';
export type * from './transfers/events';
export type * from './windows/events';

export type CashierEvent =
  | DayEvent
  | WindowEvent
  | TransferEvent
  | SaleEvent
  | MoneyEvent
  | CollectionEvent
  | TableStakesEvent
  | TournamentEvent
  | ThresholdEvent
  | EntryReversed;
