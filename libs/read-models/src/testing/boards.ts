import { type BoardName, boardRows, type BoardRowOf } from '@cardroom/contracts';
import { type BoardRow } from '@cardroom/event-store';
import { floor, type Floor, type FloorCommand } from '@cardroom/floor';
import { floorAfter } from '@cardroom/floor/testing';
import { allRows, floorRows, storedRows } from '../floor-boards';
import { type FloorChange } from '../boards/board';

// For specs: boards as they are stored, beside what they must be.

const nameOf = ({ board, key }: BoardRow): string => `${board}/${key}`;

/** Rows by board and key. */
export const keyed = (rows: readonly BoardRow[]): Map<string, unknown> =>
  new Map(rows.map((row) => [nameOf(row), row.body]));

/** Boards as the store keeps them: a null body takes a row away. */
export const storedBoards = () => {
  const rows = new Map<string, unknown>();
  return {
    rows,
    write: (written: readonly BoardRow[]): void => {
      for (const row of written)
        if (row.body === null) rows.delete(nameOf(row));
        else rows.set(nameOf(row), row.body);
    },
  };
};

/** The floor around a command that must be accepted. */
export const changeBy = (before: Floor, command: FloorCommand): FloorChange => {
  const decision = floor.decide(command, before);
  if (!decision.accepted) throw new Error(`${command.type}: ${decision.refusal.code}`);
  const { events } = decision;
  return { before, after: events.reduce(floor.evolve, before), events };
};

/** What a command writes beside the list of actions, as boards and keys; a minus where a row goes. */
export const writtenBy = (commands: readonly FloorCommand[]): readonly string[] => {
  const before = floorAfter(...commands.slice(0, -1));
  return floorRows(changeBy(before, commands.at(-1) as FloorCommand))
    .filter(({ board }) => board !== 'actions')
    .map((row) => `${row.body === null ? '-' : ''}${nameOf(row)}`)
    .sort();
};

/** A row after these commands. */
export const rowAfter = <B extends BoardName>(board: B, key: string, ...commands: readonly FloorCommand[]) =>
  allRows(floorAfter(...commands)).find((each) => each.board === board && each.key === key)
    ?.body as BoardRowOf<B>;

/**
 * After every command of an evening: what was written until then is what a fold of the log shows, and each row keeps to
 * its contract.
 */
export const expectBoardsToEqualFold = (evening: readonly FloorCommand[]): void => {
  const stored = storedBoards();
  let now = floor.initialState;
  for (const command of evening) {
    const change = changeBy(now, command);
    stored.write(floorRows(change));
    expect([command.type, stored.rows]).toEqual([command.type, keyed(storedRows(change.after))]);
    for (const { board, body } of allRows(change.after))
      expect(boardRows[board as BoardName].strict().parse(body)).toEqual(body);
    now = change.after;
  }
};
