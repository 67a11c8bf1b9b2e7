import { type GameId, type TableId } from '@cardroom/kernel';
import { type Fact } from '../facts';
import { type Obligation } from './obligations';

export interface TablePlaced extends Fact {
  readonly type: 'TablePlaced';
  readonly tableId: TableId;
  readonly number: number;
  readonly section: string;
  readonly seats: number;
}

export interface TableOpened extends Fact {
  readonly type: 'TableOpened';
  readonly tableId: TableId;
  readonly gameId: GameId;
}

export interface TableFrozen extends Fact {
  readonly type: 'TableFrozen';
  readonly tableId: TableId;
}

export interface TableThawed extends Fact {
  readonly type: 'TableThawed';
  readonly tableId: TableId;
}

export interface TableClosed extends Fact {
  readonly type: 'TableClosed';
  readonly tableId: TableId;
  readonly gameId: GameId;
  /** What was open there and is handed over; absent when nothing was. */
  readonly owed?: readonly Obligation[];
}

export type TablesEvent = TablePlaced | TableOpened | TableFrozen | TableThawed | TableClosed;
