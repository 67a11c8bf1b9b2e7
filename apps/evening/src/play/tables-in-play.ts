import { type PlayTableRow } from '@cardroom/contracts';
import { type Caller } from '../room-client';
import { type Stage } from '../stage';
import { note } from '../tally';
import { countHand } from './counted-hand';
import { clocksAt, type DealtTable, playDealtHand } from './dealt-hand';
import { recordHand } from './recorded-hand';
import { readyAt } from './stacks';
import { followTable } from './table-feed';

/** Evening minutes from one hand to the next: about 28 hands an hour, as a live table plays. */
const handMinutes = 2.1;

/** Hands at every table of the room, until it is told to stop; then those in progress are finished. */
export interface TablesInPlay {
  stop(): Promise<void>;
}

/** Nobody deals. */
export const noHands: TablesInPlay = { stop: () => Promise.resolve() };

interface Going {
  readonly tableId: string;
  readonly dealer: Caller;
  isOver(): boolean;
  /** Settles when no further hand is dealt. */
  readonly lastHands: Promise<void>;
}

const rowOf = ({ boards }: Stage, tableId: string): PlayTableRow | undefined =>
  boards.rows<PlayTableRow>('play-tables').get(tableId);

/** Before its first hand a table has a button and is followed as closely as was asked. */
const prepare = async (stage: Stage, { tableId, depth, nextDepth, button }: PlayTableRow): Promise<void> => {
  const { client, staff, tally } = stage;
  if (button === null) await client.command(staff, 'play/draw-for-button', { tableId });
  if ((nextDepth ?? depth) === stage.depth) return;
  if (stage.depth === 'dealt')
    await client.command(staff, 'play/change-clocks', { tableId, clocks: clocksAt(stage.clock.speed) });
  const reply = await client.command(staff, 'play/change-depth', { tableId, depth: stage.depth });
  note(tally, reply.outcome === 'accepted' ? `tables opened ${stage.depth}` : 'depths refused');
};

const isGoing = (stage: Stage, row: PlayTableRow | undefined): row is PlayTableRow =>
  row !== undefined &&
  ['between-hands', 'hand'].includes(row.state) &&
  row.lastHand === null &&
  readyAt(stage, row).length >= 2;

interface Hands {
  one(row: PlayTableRow): Promise<boolean>;
  /** Plays a hand to its end that the house began as the last. */
  finish(): Promise<void>;
  close(): void;
}

/** How a hand is played at a table of this depth. */
const handsAt = (stage: Stage, { tableId, dealer }: Going): Hands => {
  const nothing = { finish: () => Promise.resolve(), close: () => undefined };
  if (stage.depth === 'counted') return { ...nothing, one: (row) => countHand(stage, row) };
  const feed = followTable(stage.client, dealer, tableId);
  const table: DealtTable = { tableId, feed, tokens: new Map() };
  if (stage.depth === 'recorded')
    return { ...nothing, one: () => recordHand(stage, { tableId, feed, dealer }), close: () => feed.close() };
  return {
    one: () => playDealtHand(stage, table),
    finish: async () => {
      const atRest = await feed.when(({ depth, hand }) => depth !== 'dealt' && hand === null, 1_500);
      if (!atRest) await playDealtHand(stage, table);
    },
    close: () => feed.close(),
  };
};

const playTable = async (stage: Stage, going: Going): Promise<void> => {
  const { one, finish, close } = handsAt(stage, going);
  for (;;) {
    const begun = performance.now();
    const row = rowOf(stage, going.tableId);
    if (row?.state === 'closed' || going.isOver()) break;
    const isPlayed = isGoing(stage, row) && (await prepare(stage, row).then(() => one(row)));
    if (isPlayed) note(stage.tally, 'hands');
    const pace = (handMinutes * 60_000) / stage.clock.pace();
    const rest = Math.max(isPlayed ? 0 : 100, pace * (isPlayed ? 1 : 0.3) - (performance.now() - begun));
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
  await going.lastHands;
  await finish();
  close();
};

/** From here on hands are counted only: the one in progress is the last that is recorded or dealt. */
const followNoMore = async ({ boards, client, staff }: Stage): Promise<void> => {
  for (const { tableId, state, depth } of boards.rows<PlayTableRow>('play-tables').values())
    if (state !== 'closed' && depth !== 'counted')
      await client.command(staff, 'play/change-depth', { tableId, depth: 'counted' });
};

/** Looks for tables that have opened; `dealers` share them. */
export const playTables = (stage: Stage, dealers: readonly Caller[]): TablesInPlay => {
  const tables = new Map<string, Promise<void>>();
  let isStopped = false;
  let noMore: () => void = () => undefined;
  const lastHands = new Promise<void>((resolve) => (noMore = resolve));
  const begin = (tableId: string): void => {
    const dealer = dealers[tables.size % dealers.length] ?? stage.staff;
    const going = { tableId, dealer, isOver: () => isStopped, lastHands };
    const played = playTable(stage, going)
      .catch((error: Error) => stage.client.door.faults.push(`play at ${tableId}: ${error.message}`))
      .then(() => void tables.delete(tableId));
    tables.set(tableId, played);
  };
  const look = (): void => {
    for (const { tableId, state } of stage.boards.rows<PlayTableRow>('play-tables').values())
      if (state !== 'closed' && !tables.has(tableId)) begin(tableId);
  };
  const timer = setInterval(look, 200);
  return {
    async stop() {
      clearInterval(timer);
      isStopped = true;
      await followNoMore(stage);
      noMore();
      await Promise.all(tables.values());
    },
  };
};
