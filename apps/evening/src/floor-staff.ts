import { type ListRow, type TableRow } from '@cardroom/contracts';
import { type Stage } from './player-life';
import { note } from './tally';

/** Present players on a list for whom a supervisor opens another table. */
const enoughToOpen = 6;

/** Calls for every open seat of a list, first seat first, as the board proposes. */
const callForOpenSeats = async ({ client, staff, tally }: Stage, list: ListRow): Promise<void> => {
  for (const { tableId, seat, next } of list.openSeats) {
    if (next === null) return;
    const reply = await client.command(staff, 'call-player', { entryId: next, tableId, seat });
    note(tally, reply.outcome === 'accepted' ? 'calls' : 'calls refused');
    if (reply.outcome === 'refused') return;
  }
};

const waitingOn = (list: ListRow): number => list.entries.filter(({ state }) => state === 'waiting').length;

/** Opens a closed table for the longest list that no open seat will serve. */
const openTables = async ({ boards, client, staff, tally }: Stage): Promise<void> => {
  const lists = [...boards.rows<ListRow>('lists').values()].filter(
    (list) => waitingOn(list) - list.openSeats.length >= enoughToOpen,
  );
  const longest = lists.sort((a, b) => waitingOn(b) - waitingOn(a))[0];
  const closed = [...boards.rows<TableRow>('tables').values()].find(({ state }) => state === 'closed');
  if (!longest || !closed) return;
  const reply = await client.command(staff, 'open-table', {
    tableId: closed.tableId,
    gameId: longest.game.gameId,
  });
  note(tally, reply.outcome === 'accepted' ? 'tables opened' : 'openings refused');
};

/** A table that everybody has left, and for which nobody waits, is closed. */
const closeEmptyTables = async ({ boards, client, staff, tally }: Stage): Promise<void> => {
  for (const table of boards.rows<TableRow>('tables').values()) {
    const isIdle = table.state !== 'closed' && table.seats.every(({ state }) => state === 'free');
    const list = table.game ? boards.rows<ListRow>('lists').get(table.game.gameId) : undefined;
    if (!isIdle || (list && waitingOn(list) > 0)) continue;
    const reply = await client.command(staff, 'close-table', { tableId: table.tableId });
    note(tally, reply.outcome === 'accepted' ? 'tables closed' : 'closings refused');
  }
};

/** Does what a floor supervisor does at a glance over the boards. */
const lookOver = async (stage: Stage): Promise<void> => {
  const lists = [...stage.boards.rows<ListRow>('lists').values()];
  await Promise.all(lists.map((list) => callForOpenSeats(stage, list)));
  await openTables(stage);
  await closeEmptyTables(stage);
};

/** Works the floor until the evening's last minute, a glance every half minute. */
export const workTheFloor = async (stage: Stage, untilMinute: number): Promise<void> => {
  while (stage.clock.minute() < untilMinute) {
    await lookOver(stage);
    await stage.clock.until(stage.clock.minute() + 0.5);
  }
};
