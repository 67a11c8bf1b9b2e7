import { type GameId, type TableId } from '@cardroom/kernel';
import { type Stamp } from '../stamp';

/** Sets a table on the floor plan; it is closed until a game opens on it. */
export interface PlaceTable extends Stamp {
  readonly type: 'PlaceTable';
  readonly tableId: TableId;
  readonly number: number;
  readonly section: string;
  readonly seats: number;
}

export interface OpenTable extends Stamp {
  readonly type: 'OpenTable';
  readonly tableId: TableId;
  readonly gameId: GameId;
}

/** Stops refills: nobody is called for or seated at the table until it thaws. */
export interface FreezeTable extends Stamp {
  readonly type: 'FreezeTable';
  readonly tableId: TableId;
}

export interface ThawTable extends Stamp {
  readonly type: 'ThawTable';
  readonly tableId: TableId;
}

export interface CloseTable extends Stamp {
  readonly type: 'CloseTable';
  readonly tableId: TableId;
}

export type TablesCommand = PlaceTable | OpenTable | FreezeTable | ThawTable | CloseTable;
