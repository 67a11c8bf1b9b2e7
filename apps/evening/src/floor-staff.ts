import { type ListRow, type TableRow } from '@cardroom/contracts';
import { lookAfterBoxes } from './cage/boxes';
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

const closedTables = ({ boards }: Stage): TableRow[] =>
  [...boards.rows<TableRow>('tables').values()].filter(({ state }) => state === 'closed');

const openTable = async (stage: Stage, table: TableRow, { game: { gameId } }: ListRow): Promise<void> => {
  const { client, staff, tally } = stage;
  const reply = await client.command(staff, 'open-table', { tableId: table.tableId, gameId });
  note(tally, reply.outcome === 'accepted' ? 'tables opened' : 'openings refused');
  if (reply.outcome === 'accepted') await beginTable(stage, table, gameId);
};

/** Opens a closed table for every list that no open seat will serve, the longest first. */
const openTables = async (stage: Stage): Promise<void> => {
  const lists = [...stage.boards.rows<ListRow>('lists').values()]
    .filter((list) => waitingOn(list) - list.openSeats.length >= enoughToOpen)
    .sort((a, b) => waitingOn(b) - waitingOn(a));
  const closed = closedTables(stage);
  for (const [i, list] of lists.entries()) {
    const table = closed[i];
    if (table) await openTable(stage, table, list);
  }
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

const callNames = async (stage: Stage): Promise<void> => {
  const lists = [...stage.boards.rows<ListRow>('lists').values()];
  await Promise.all(lists.map((list) => callForOpenSeats(stage, list)));
};

interface Duty {
  readonly everyMinutes: number;
  readonly go: (stage: Stage) => Promise<void>;
}

const atAGlance = (go: Duty['go']): Duty => ({ everyMinutes: 0.5, go });

/** Who works the floor, and what each does, the one thing after the other, at its minutes of the evening. */
const posts: readonly (readonly Duty[])[] = [
  [atAGlance(callNames)],
  [atAGlance(openTables), atAGlance(closeEmptyTables), { everyMinutes: 30, go: pushDealers }],
  [atAGlance(takeRent), { everyMinutes: 20, go: handOverRent }],
  [
    atAGlance(serveMoves),
    atAGlance(lookAfterAbsent),
    atAGlance(takeCustody),
    { everyMinutes: 10, go: lookAfterTrays },
    { everyMinutes: 12, go: breakATable },
    { everyMinutes: 24, go: settleDispute },
    { everyMinutes: 25, go: slipAndUndo },
    { everyMinutes: 40, go: lookAfterBoxes },
  ],
];

const work = async (stage: Stage, duties: readonly Duty[], untilMinute: number): Promise<void> => {
  const { clock } = stage;
  const next = duties.map(({ everyMinutes }) => (everyMinutes < 1 ? 0 : everyMinutes));
  while (clock.minute() < untilMinute) {
    for (const [i, { everyMinutes, go }] of duties.entries()) {
      if (clock.minute() < (next[i] ?? 0)) continue;
      await go(stage);
      next[i] = clock.minute() + everyMinutes;
    }
    await clock.until(Math.min(untilMinute, ...next));
  }
};

/** Works the floor until the evening's last minute. */
export const workTheFloor = async (stage: Stage, untilMinute: number): Promise<void> => {
  await Promise.all(posts.map((duties) => work(stage, duties, untilMinute)));
};
