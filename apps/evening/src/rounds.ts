import {
  type AbsenceRow,
  type DealerRow,
  type MovesRow,
  type PlayTableRow,
  type TableBreakRow,
  type TableProposalRow,
  type TableRow,
  type TimeCollectionRow,
} from '@cardroom/contracts';
import { countStacks, playsAt } from './play/stacks';
import { type Stage } from './stage';
import { note } from './tally';

// What the floor does beside calling names and opening tables: moves, rent, dealers, absences, breaks, and undo.

const rowsOf = <T>({ boards }: Stage, board: Parameters<Stage['boards']['rows']>[0]): readonly T[] => [
  ...boards.rows<T>(board).values(),
];

type Proposal = MovesRow['proposals'][number];

/** Every seventh seat that is offered is declined; the others are taken, a must-move by calling the player up. */
const serveProposal = async ({ client, staff, tally }: Stage, { first, tableId, seat }: Proposal) => {
  const body = { playerId: first.playerId, tableId, seat };
  if (first.kind === 'waiting-list') return;
  const offers = (tally.counts.get('seats offered to players') ?? 0) + 1;
  note(tally, 'seats offered to players');
  if (first.kind !== 'must-move' && offers % 7 === 0) {
    await client.command(staff, 'decline-offer', body);
    return note(tally, 'offers declined');
  }
  const name = first.kind === 'must-move' ? 'announce-move' : 'move-player';
  const reply =
    offers % 5 === 0 ? await client.twoAtOnce(staff, name, body) : await client.command(staff, name, body);
  note(tally, reply.outcome === 'accepted' ? `${first.kind}s granted` : `${first.kind}s refused`);
};

/** Real milliseconds after which the floor helps a move along where no hands are played. */
const helpAfterMs = 20_000;

/**
 * Requests and must-moves in the order in which the board proposes them. Who was called up plays until his blind, and
 * the table sends him on by itself; where no hand is dealt any more the floor does.
 */
export const serveMoves = async (stage: Stage): Promise<void> => {
  const { client, staff, tally } = stage;
  for (const { announced, proposals } of rowsOf<MovesRow>(stage, 'moves')) {
    for (const { playerId, waitsFor, isDue, announcedAt } of announced) {
      if (Date.now() - Date.parse(announcedAt) < helpAfterMs) continue;
      const isTold = isDue || waitsFor === 'hands';
      const reply = await client.command(staff, isTold ? 'complete-move' : 'big-blind-passed', { playerId });
      note(tally, reply.outcome === 'accepted' ? 'moves helped along' : 'moves not completed');
    }
    for (const proposal of proposals) await serveProposal(stage, proposal);
  }
};

/** One pass for the table; every third time one player is passed over, and pays later or is let off. */
const collect = async (stage: Stage, row: TimeCollectionRow): Promise<void> => {
  const { client, staff, tally } = stage;
  const { tableId } = row;
  const last = row.periods.at(-1);
  const owing = last?.seats.filter(({ state, seatedHere }) => state === 'owed' && seatedHere) ?? [];
  if (!last || owing.length === 0) return;
  const passes = tally.counts.get('tables collected from') ?? 0;
  const [late] = passes % 3 === 0 && owing.length > 1 ? owing : [];
  const body = { tableId, period: last.period, unpaid: late ? [late.seat] : [] };
  const reply =
    passes % 4 === 0
      ? await client.twoAtOnce(staff, 'collect-time', body)
      : await client.command(staff, 'collect-time', body);
  note(tally, reply.outcome === 'accepted' ? 'tables collected from' : 'collections refused');
  if (!late || reply.outcome === 'refused') return;
  const his = { tableId, period: last.period, seat: late.seat };
  const settled =
    passes % 2 === 0
      ? await client.command(staff, 'waive-time', { ...his, reason: 'cards were late' })
      : await client.command(staff, 'pay-time', his);
  note(tally, settled.outcome === 'accepted' ? 'single rents settled' : 'single rents not settled');
};

const refundOne = async (stage: Stage): Promise<void> => {
  const { client, staff, tally } = stage;
  for (const { tableId, periods } of rowsOf<TimeCollectionRow>(stage, 'time-collections')) {
    const last = periods.at(-1);
    const paid = last?.seats.find(({ state }) => state === 'paid');
    if (!last || !paid) continue;
    const body = { tableId, period: last.period, seat: paid.seat, reason: 'the game broke' };
    const reply = await client.command(staff, 'refund-time', body);
    return note(tally, reply.outcome === 'accepted' ? 'rents refunded' : 'refunds refused');
  }
};

/** Takes what is owed at every table, and pays one rent back when there has been none yet. */
export const takeRent = async (stage: Stage): Promise<void> => {
  for (const row of rowsOf<TimeCollectionRow>(stage, 'time-collections')) await collect(stage, row);
  const isDone = (stage.tally.counts.get('rents refunded') ?? 0) > 0;
  if (!isDone && (stage.tally.counts.get('tables collected from') ?? 0) > 0) await refundOne(stage);
};

/** Every dealer of a section moves on, and with the new dealer the next rent begins where the game has it so. */
export const pushDealers = async (stage: Stage): Promise<void> => {
  const { client, staff, tally } = stage;
  const tables = rowsOf<TableRow>(stage, 'tables').filter(({ state }) => state !== 'closed');
  for (const { tableId, number } of tables.filter(({ dealer }) => !dealer)) {
    const dealer = { dealerId: `evening-${number}`, name: `Dealer ${number}`, tableId };
    const known = rowsOf<DealerRow>(stage, 'dealers').some(({ dealerId }) => dealerId === dealer.dealerId);
    if (known) continue;
    const reply = await client.command(staff, 'sign-in-dealer', dealer);
    note(tally, reply.outcome === 'accepted' ? 'dealers signed in' : 'dealers not signed in');
  }
  for (const section of new Set(tables.map((table) => table.section))) {
    const reply = await client.command(staff, 'push-dealers', { section });
    note(tally, reply.outcome === 'accepted' ? 'pushes' : 'pushes refused');
  }
  for (const row of rowsOf<TimeCollectionRow>(stage, 'time-collections')) {
    if (!row.running || row.fee.when !== 'dealer-change' || row.paused) continue;
    await client.command(staff, 'start-collection', { tableId: row.tableId, period: row.lastPeriod + 1 });
  }
};

/** Chips of those who are away too long, or too often, are picked up; the cage keeps them. */
export const lookAfterAbsent = async (stage: Stage): Promise<void> => {
  const { cage, client, staff, tally } = stage;
  for (const { tableId, seat, playerId, isDue, isFrequent } of rowsOf<AbsenceRow>(stage, 'absences')) {
    if (!isDue && !isFrequent) continue;
    stage.through.add(playerId);
    const at = playsAt(stage, playerId);
    const counted = at && stage.depth === 'counted' ? { amount: cage.money.text(at.stack) } : {};
    const body = { tableId, seat, ...counted, reason: 'away too often' };
    const reply = await client.command(staff, 'pick-up-chips', body);
    note(tally, reply.outcome === 'accepted' ? 'chips picked up' : 'chips left where they are');
    if (reply.outcome === 'refused') stage.through.delete(playerId);
  }
};

const playOf = ({ boards }: Stage, tableId: string): PlayTableRow | undefined =>
  boards.rows<PlayTableRow>('play-tables').get(tableId);

/** Nobody's stack changes any more while it is counted, and the table broken on that count. */
const breakDrawn = async (stage: Stage, tableId: string): Promise<void> => {
  const { client, staff, tally, through } = stage;
  const play = playOf(stage, tableId);
  if (play?.state === 'hand') return;
  const players = (play?.seats ?? []).map(({ playerId }) => playerId).filter((one) => !through.has(one));
  for (const playerId of players) through.add(playerId);
  if (play) await countStacks(stage, play, 'before the table is broken');
  const reply = await client.twoAtOnce(staff, 'break-table', { tableId });
  if (reply.outcome === 'refused') for (const playerId of players) through.delete(playerId);
  note(tally, reply.outcome === 'accepted' ? 'tables broken' : 'breaks refused');
};

/** Breaks one table that the board proposes to break, by a draw of cards; its last hand is finished first. */
export const breakATable = async (stage: Stage): Promise<void> => {
  const { client, staff, tally } = stage;
  for (const { tableId } of rowsOf<TableBreakRow>(stage, 'table-breaks')) await breakDrawn(stage, tableId);
  const proposal = rowsOf<TableProposalRow>(stage, 'table-proposals').find(
    ({ kind, players }) => (kind === 'break' || kind === 'merge') && players > 0,
  );
  if (!proposal) return;
  const { tableId } = proposal;
  const reply = await client.command(staff, 'draw-for-break', { tableId });
  note(tally, reply.outcome === 'accepted' ? 'cards drawn for a break' : 'draws refused');
};

/** A slip of the finger, taken back: and doing it again does what it did. */
export const slipAndUndo = async ({ boards, client, staff, tally }: Stage): Promise<void> => {
  const table = [...boards.rows<TableRow>('tables').values()].find(({ state }) => state === 'going');
  if (!table) return;
  const { tableId } = table;
  const slip = await client.command(staff, 'freeze-table', { tableId });
  if (slip.outcome === 'refused') return;
  const undone = await client.command(staff, 'undo-action', { action: slip.commandId });
  note(tally, undone.outcome === 'accepted' ? 'slips undone' : 'slips not undone');
  const after = await client.command(staff, undone.outcome === 'accepted' ? 'freeze-table' : 'thaw-table', {
    tableId,
  });
  if (undone.outcome === 'accepted' && after.outcome === 'accepted')
    await client.command(staff, 'thaw-table', { tableId });
};
