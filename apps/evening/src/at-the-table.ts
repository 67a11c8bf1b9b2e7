import { type ListRow, type MovesRow, type SeatShape, type TableRow } from '@cardroom/contracts';
import { buyIn, fetchCustody, topUp, toTheWindow } from './chips-of-players';
import { offend } from './conduct/offences';
import { type Visit } from './evening-file';
import { countStack, leavesWithChips, playsAt } from './play/stacks';
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
  if (!now) {
    note(tally, 'chips picked up meanwhile');
    return fetchCustody(stage, playerId);
  }
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
  const { boards, client, staff, tally, through } = stage;
  const isCalledUp = [...boards.rows<MovesRow>('moves').values()].some(({ announced }) =>
    announced.some((move) => move.playerId === playerId && move.kind === 'must-move'),
  );
  const at = playsAt(stage, playerId);
  if (!isCalledUp || !at) return;
  through.add(playerId);
  await countStack(stage, at, playerId);
  const reply = await client.command(staff, 'refuse-must-move', { playerId });
  if (reply.outcome === 'refused') through.delete(playerId);
  note(tally, reply.outcome === 'accepted' ? 'refused to move up' : 'could not refuse');
};

/** The game learns of him a moment after the floor, and waits for the end of a hand where somebody got up for him. */
const whenPlayed = async (stage: Stage, playerId: string): Promise<void> => {
  const end = stage.clock.minute() + 5;
  while (!playsAt(stage, playerId) && stage.clock.minute() < end && !stage.clock.isOver())
    await stage.clock.until(stage.clock.minute() + 0.1);
};

/** How long a hand may take to be finished after its player got up, in real milliseconds. */
const lastHandMs = 60_000;

/** Gets up: his hand is finished first, and then his chips are in his pockets. False where he was moved at that moment. */
const getUp = async (stage: Stage, { table, seat }: Sitting, playerId: string): Promise<boolean> => {
  const { cage, client, news, pockets, staff, tally, through } = stage;
  await whenPlayed(stage, playerId);
  through.add(playerId);
  const at = playsAt(stage, playerId);
  const left = news.next(
    (fact) => leavesWithChips(fact) && fact.data['playerId'] === playerId,
    at ? lastHandMs : 0,
  );
  const reply = await client.command(staff, 'leave-seat', {
    tableId: table.tableId,
    seat: seat.seat,
    ...(stage.depth === 'counted' ? { amount: cage.money.text(stage.purses.get(playerId) ?? 0) } : {}),
  });
  note(tally, reply.outcome === 'accepted' ? 'got up' : 'could not get up');
  if (reply.outcome === 'refused') through.delete(playerId);
  const isGone = reply.outcome === 'accepted' && (await left) !== null;
  if (at && reply.outcome === 'accepted' && !isGone && !pockets.has(playerId))
    cage.faults.push(`${playerId} got up from ${table.tableId} and the table never let him go`);
  return reply.outcome === 'accepted';
};

/** Gets up and is paid out; on a list after a table broke or his chips were picked up, he gives that place up. */
const goHome = async (stage: Stage, playerId: string): Promise<void> => {
  const { boards, client, staff } = stage;
  for (let tries = 0; tries < 6; tries += 1) {
    const sitting = sittingOf(stage, playerId);
    if (!sitting || (await getUp(stage, sitting, playerId))) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  for (const list of boards.rows<ListRow>('lists').values())
    for (const entry of list.entries)
      if (entry.playerId === playerId) await client.command(staff, 'leave-list', { entryId: entry.entryId });
  await fetchCustody(stage, playerId);
  await toTheWindow(stage, playerId);
};

/** Without a seat for more than the moment that a move takes. */
const hasNoSeat = async (stage: Stage, playerId: string): Promise<boolean> => {
  if (sittingOf(stage, playerId)) return false;
  await stage.clock.until(stage.clock.minute() + 1);
  return !sittingOf(stage, playerId) && !playsAt(stage, playerId);
};

/** Plays on, a look at his chips every few minutes, until it is time to go or he has lost them. */
const playOn = async (
  stage: Stage,
  visit: Visit,
  of: { playerId: string; goesAt: number },
): Promise<void> => {
  const { clock } = stage;
  const { playerId, goesAt } = of;
  while (clock.minute() < goesAt && !clock.isOver()) {
    if (await hasNoSeat(stage, playerId)) await toTheWindow(stage, playerId);
    if (visit.staysInFeeder) await refuseToMoveUp(stage, playerId);
    if (!(await topUp(stage, visit, playerId))) return;
    await clock.until(Math.min(goesAt, clock.minute() + (visit.staysInFeeder ? 0.5 : 3)));
  }
};

/** His evening at the table, from the minute he sat down. */
export const playAtTable = async (stage: Stage, visit: Visit, playerId: string): Promise<void> => {
  const { clock } = stage;
  const goesAt = clock.minute() + visit.plays;
  await whenPlayed(stage, playerId);
  await buyIn(stage, visit, playerId);
  if (visit.wants) {
    await clock.until(clock.minute() + Math.min(5, visit.plays / 3));
    await askForMove(stage, playerId, visit);
  }
  if (visit.offends) {
    await clock.until(Math.min(goesAt, clock.minute() + visit.offends.after));
    await offend(stage, visit.offends, playerId);
  }
  if (visit.away && visit.away.minutes > 30) {
    await clock.until(clock.minute() + 2);
    await walkAway(stage, playerId, 2);
  }
  if (visit.away) {
    await clock.until(Math.min(goesAt, clock.minute() + visit.away.after));
    await walkAway(stage, playerId, Math.min(visit.away.minutes, Math.max(1, goesAt - clock.minute())));
  }
  await playOn(stage, visit, { playerId, goesAt });
  await goHome(stage, playerId);
};
