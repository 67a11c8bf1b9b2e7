import { type ListRow, type TableRow } from '@cardroom/contracts';
import { handOverRent, lookAfterTrays, takeCustody } from './cage/cage-rounds';
import { settleDispute } from './conduct/rulings';
import { type Stage } from './stage';
import { breakATable, lookAfterAbsent, pushDealers, serveMoves, slipAndUndo, takeRent } from './rounds';
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

/** Another table of the game for which this one could be a feeder: the one that opened last and feeds nothing yet. */
const mainFor = ({ boards }: Stage, opened: TableRow, gameId: string): TableRow | undefined => {
  const others = [...boards.rows<TableRow>('tables').values()].filter(
    ({ tableId, game, state }) =>
      tableId !== opened.tableId && game?.gameId === gameId && state !== 'breaking',
  );
  const fed = new Set(others.flatMap(({ feeds }) => feeds?.tableId ?? []));
  return others.length > 3 ? undefined : others.find(({ tableId }) => !fed.has(tableId));
};

/** Seats are drawn for the first names; the second and third table of a game feed the one before, in a chain. */
const beginTable = async (stage: Stage, { tableId, ...rest }: TableRow, gameId: string): Promise<void> => {
  const { client, staff, tally } = stage;
  const drawn = await client.command(staff, 'draw-seats', { tableId });
  note(tally, drawn.outcome === 'accepted' ? 'openings with drawn seats' : 'seat draws refused');
  await client.command(staff, 'draw-button', { tableId });
  const main = mainFor(stage, { tableId, ...rest }, gameId);
  if (!main) return;
  const linked = await client.command(staff, 'link-feeder', { tableId, mainTableId: main.tableId });
  note(tally, linked.outcome === 'accepted' ? 'feeders linked' : 'feeders refused');
};

/** Opens a closed table for the longest list that no open seat will serve. */
const openTables = async (stage: Stage): Promise<void> => {
  const { boards, client, staff, tally } = stage;
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
  if (reply.outcome === 'accepted') await beginTable(stage, closed, longest.game.gameId);
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
  await serveMoves(stage);
  await Promise.all(lists.map((list) => callForOpenSeats(stage, list)));
  await openTables(stage);
  await closeEmptyTables(stage);
  await takeRent(stage);
  await lookAfterAbsent(stage);
  await takeCustody(stage);
};

/** What comes round only now and then, each at its minutes of the evening. */
const rounds: readonly { readonly everyMinutes: number; readonly go: (stage: Stage) => Promise<void> }[] = [
  { everyMinutes: 30, go: pushDealers },
  { everyMinutes: 12, go: breakATable },
  { everyMinutes: 25, go: slipAndUndo },
  { everyMinutes: 10, go: lookAfterTrays },
  { everyMinutes: 20, go: handOverRent },
  { everyMinutes: 24, go: settleDispute },
];

/** Works the floor until the evening's last minute, a glance every half minute. */
export const workTheFloor = async (stage: Stage, untilMinute: number): Promise<void> => {
  const next = rounds.map(({ everyMinutes }) => everyMinutes);
  while (stage.clock.minute() < untilMinute) {
    await lookOver(stage);
    for (const [i, { everyMinutes, go }] of rounds.entries()) {
      if (stage.clock.minute() < (next[i] ?? 0)) continue;
      await go(stage);
      next[i] = stage.clock.minute() + everyMinutes;
    }
    await stage.clock.until(stage.clock.minute() + 0.5);
  }
};
