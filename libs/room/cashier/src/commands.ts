import { type CollectionCommand } from './collections/commands';
import { type ReverseEntry } from './corrections/commands';
import { type DayCommand } from './day/commands';
import { type MoneyCommand } from './money/commands';
import { type SaleCommand } from './sales/commands';
import { type TableStakesCommand } from './table-stakes/commands';
import { type DestroyPapers, type JoinNumbers, type TakeIdentity } from './thresholds/commands';
import { type TournamentCommand } from './tournaments/commands';
import { type TransferCommand } from './transfers/commands';
import { type WindowCommand } from './windows/commands';

export type * from './collections/commands';
export type * from './corrections/commands';
export type * from './day/commands';
export type * from './money/commands';
export type * from './sales/commands';
export type * from './table-stakes/commands';
export type * from './thresholds/commands';
export type * from './tournaments/commands';
export type * from './transfers/commands';
export type * from './windows/commands';

export type CashierCommand =
  | DayCommand
  | WindowCommand
  | TransferCommand
  | SaleCommand
  | MoneyCommand
  | CollectionCommand
  | TableStakesCommand
  | TournamentCommand
  | TakeIdentity
  | JoinNumbers
  | DestroyPapers
  | ReverseEntry;
