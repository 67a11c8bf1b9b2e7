import { type ListRow, type MovesRow, type SeatShape, type TableRow } from '@cardroom/contracts';
import { type Visit } from './evening-file';
import { type Stage } from './stage';
import { note } from './tally';

// What a player does from sitting down to going home.

export interface Sitting {
  readonly table: TableRow;
  readonly seat: SeatShape;
}

/** Where a player sits now: moves and broken tables take him elsewhere than where he first sat down. */
export const sittingOf = ({ boards }: Stage, playerId: string): Sitting | null => {
  for (const table of boards.rows<TableRow>('tables').values())
    for (const seat of table.seats)
      if (seat.playerId === playerId && !['reserved', 'held'].includes(seat.state)) return { table, seat };
  return null;
};

/** Walks away from his seat and comes back; whose chips were picked up meanwhile stands on the list when he does. */
const walkAway = async (stage: Stage, playerId: string, minutes: number): Promise<void> => {
  const { client, clock, staff, tally } = stage;
  const from = sittingOf(stage, playerId);
  if (!from) return;
  const at = { tableId: from.table.tableId, seat: from.seat.seat };
  const reply = await client.command(staff, 'mark-absent', at);
  if (reply.outcome === 'refused') return note(tally, 'could not walk away');
  note(tally, 'walked away');
  if (minutes > 30) {
    const until = new Date(Date.now() + 45 * 60_000).toISOString();
    const agreed = await client.command(staff, 'announce-absence', { ...at, until });
    note(tally, agreed.outcome === 'accepted' ? 'longer absences agreed' : 'longer absences refused');
  }
  await clock.until(clock.minute() + minutes);
  const now = sittingOf(stage, playerId);
  if (!now) return note(tally, 'chips picked up meanwhile');
  const back = { tableId: now.table.tableId, seat: now.seat.seat };
  if (now.seat.state === 'absent') await client.command(staff, 'mark-present', back);
};

const askForMove = async ({ client, staff, tally }: Stage, playerId: string, visit: Visit): Promise<void> => {
  if (!visit.wants) return;
  const reply =
    visit.wants === 'seat'
      ? await client.command(staff, 'request-seat-change', { playerId })
      : await client.command(staff, 'request-table-change', { playerId });
  note(tally, reply.outcome === 'accepted' ? `asked for another ${visit.wants}` : 'requests refused');
};

/** Refuses to move up, if it has come to him, and has left the game by that. */
const refuseToMoveUp = async (stage: Stage, playerId: string): Promise<void> => {
  const { boards, client, staff, tally } = stage;
  const isCalledUp = [...boards.rows<MovesRow>('moves').values()].some(({ announced }) =>
    announced.some((move) => move.playerId === playerId && move.kind === 'must-move'),
  );
  if (!isCalledUp) return;
  const reply = await client.command(staff, 'refuse-must-move', { playerId });
  note(tally, reply.outcome === 'accepted' ? 'refused to move up' : 'could not refuse');
};

/** Takes chips and goes; on a list after a table broke or his chips were picked up, he gives that place up. */
const goHome = async (stage: Stage, playerId: string): Promise<void> => {
  const { boards, client, staff, tally } = stage;
  const sitting = sittingOf(stage, playerId);
  if (sitting) {
    const at = { tableId: sitting.table.tableId, seat: sitting.seat.seat };
    const reply = await client.command(staff, 'leave-seat', at);
    note(tally, reply.outcome === 'accepted' ? 'got up' : 'could not get up');
  }
  for (const list of boards.rows<ListRow>('lists').values())
    for (const entry of list.entries)
      if (entry.playerId === playerId) await client.command(staff, 'leave-list', { entryId: entry.entryId });
};

/** His evening at the table, from the minute he sat down. */
export const playAtTable = async (stage: Stage, visit: Visit, playerId: string): Promise<void> => {
  const { clock } = stage;
  const goesAt = clock.minute() + visit.plays;
  if (visit.wants) {
    await clock.until(clock.minute() + Math.min(5, visit.plays / 3));
    await askForMove(stage, playerId, visit);
  }
  if (visit.away) {
    await clock.until(Math.min(goesAt, clock.minute() + visit.away.after));
    await walkAway(stage, playerId, Math.min(visit.away.minutes, Math.max(1, goesAt - clock.minute())));
  }
  while (visit.staysInFeeder && clock.minute() < goesAt && !clock.isOver()) {
    await refuseToMoveUp(stage, playerId);
    await clock.until(clock.minute() + 0.5);
  }
  await clock.until(goesAt);
  await goHome(stage, playerId);
};
