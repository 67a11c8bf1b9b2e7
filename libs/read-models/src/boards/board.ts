import { type BoardName, type BoardRowOf } from '@cardroom/contracts';
import { type BoardRow } from '@cardroom/event-store';
import { type Floor, type FloorEvent } from '@cardroom/floor';

/** The floor around one decision. */
export interface FloorChange {
  readonly before: Floor;
  readonly after: Floor;
  readonly events: readonly FloorEvent[];
}

/**
 * A board: rows by key, each worked out from the floor alone, so that the rows of any past moment are those of its
 * floor. `changedKeys` names at least the keys whose row a decision changes, and as few others as it can.
 */
export interface StoredBoard {
  readonly name: string;
  readonly keys: (floor: Floor) => readonly string[];
  readonly isOn: (floor: Floor, key: string) => boolean;
  /** Null when the key is not on the board. */
  readonly row: (floor: Floor, key: string) => unknown;
  readonly changedKeys: (change: FloorChange) => Iterable<string>;
}

/** A board that is served as it is stored. */
export interface Board<B extends BoardName> extends StoredBoard {
  readonly name: B;
  readonly row: (floor: Floor, key: string) => BoardRowOf<B> | null;
}

/** The rows a decision changes; a key that left the board has a null body. */
export const changedRows = (board: StoredBoard, change: FloorChange): readonly BoardRow[] => {
  const rows: BoardRow[] = [];
  for (const key of board.changedKeys(change)) {
    const body = board.row(change.after, key);
    if (body !== null || board.isOn(change.before, key)) rows.push({ board: board.name, key, body });
  }
  return rows;
};

/** Every row of a board. */
export const everyRow = (board: StoredBoard, floor: Floor): readonly BoardRow[] =>
  board.keys(floor).map((key) => ({ board: board.name, key, body: board.row(floor, key) }));
