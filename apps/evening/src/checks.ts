import { type BoardName, type FactShape, type PlayTableRow, type RoomRow } from '@cardroom/contracts';
import { type Floor, type FloorEvent, floorStreamId } from '@cardroom/floor';
import { gamingDay, id, type RoomId } from '@cardroom/kernel';
import { allRows } from '@cardroom/read-models';
import { isDeepStrictEqual } from 'node:util';
import { readLog } from './log';
import { foldChecking, type Found } from './invariants';
import { type Cage } from './cage/cage';
import { type CageAccount, cageChecks } from './cage/cage-checks';
import { type PlayAccount, playChecks } from './play/play-checks';
import { type Caller, type RoomClient } from './room-client';

/** One thing that must be so after an evening, and what speaks against it. */
export interface Check {
  readonly statement: string;
  readonly faults: readonly string[];
}

export interface Evidence {
  readonly checks: readonly Check[];
  readonly factsByKind: ReadonlyMap<string, number>;
  readonly play: PlayAccount;
  readonly money: CageAccount;
}

const eventOf = ({ type, data }: FactShape): FloorEvent => ({ type, ...data }) as unknown as FloorEvent;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Boards that follow from the facts alone, not from the time of day. */
const checkedBoards: readonly BoardName[] = [
  ...(['lists', 'tables', 'public-lists', 'public-games', 'room', 'moves', 'absences', 'custody'] as const),
  ...([
    'time-collections',
    'collected-periods',
    'rates',
    'dealers',
    'table-breaks',
    'opening-draws',
    'deposits',
  ] as const),
];

/** Compares every board that may be listed with the fold of the log, row by row. */
const boardFaults = async (client: RoomClient, auditor: Caller, state: Floor): Promise<string[]> => {
  const faults: string[] = [];
  const folded = allRows(state).filter(({ body }) => body !== null);
  const boards = checkedBoards;
  for (const board of boards) {
    const served = new Map((await client.board(auditor, board)).rows.map(({ key, body }) => [key, body]));
    const expected = folded.filter((row) => row.board === board);
    if (served.size !== expected.length)
      faults.push(`${board}: ${served.size} rows served, ${expected.length} folded`);
    for (const { key, body } of expected)
      if (!isDeepStrictEqual(plain(served.get(key)), plain(body)))
        faults.push(`${board}: row ${key} differs`);
  }
  return faults;
};

const countKinds = (facts: readonly FactShape[]): Map<string, number> => {
  const kinds = new Map<string, number>();
  for (const { type } of facts) kinds.set(type, (kinds.get(type) ?? 0) + 1);
  return kinds;
};

export interface Suspect {
  readonly client: RoomClient;
  readonly auditor: Caller;
  readonly room: string;
  readonly cage: Cage;
  /** The log's position when the evening began: what came before counts in no figure. */
  readonly since: string;
  readonly slippedIn: readonly string[];
}

interface Standing {
  readonly day: string;
  readonly facts: readonly FactShape[];
  readonly folded: { readonly state: Floor; readonly found: Found };
  readonly boards: readonly string[];
}

const lastHandWithinMs = 60_000;

/** Cards of a hand in progress are withheld, so that no hand can be replayed before its end. */
const whenNoHandIsPlayed = async ({ client, auditor }: Suspect): Promise<void> => {
  const end = Date.now() + lastHandWithinMs;
  for (;;) {
    const { rows } = await client.board(auditor, 'play-tables');
    const playing = rows.filter(({ body }) => (body as PlayTableRow).handId !== null).map(({ key }) => key);
    if (playing.length === 0) return;
    if (Date.now() > end) throw new Error(`the last hand is not over at ${playing.join(', ')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** Log and boards of one moment: timers may still end a call, so both are read again until nothing came between. */
const standStill = async ({ client, auditor, room }: Suspect): Promise<Standing> => {
  const [row] = (await client.board(auditor, 'room')).rows;
  const day = (row?.body as RoomRow).day ?? '';
  const stream = floorStreamId(id<RoomId>(room), gamingDay(day));
  const facts = await readLog(client, auditor);
  for (;;) {
    const folded = foldChecking(facts.filter((fact) => fact.stream === stream).map(eventOf));
    const boards = await boardFaults(client, auditor, folded.state);
    const later = await readLog(client, auditor, facts.at(-1)?.position ?? '0');
    if (later.length === 0) return { day, facts, folded, boards };
    facts.push(...later);
  }
};

/** Every command that was answered with facts is in the log under its own id. */
const missing = ({ door }: RoomClient, facts: readonly FactShape[]): string[] => {
  const known = new Set(facts.map(({ metadata }) => metadata['commandId']));
  return [...door.acknowledged].filter((commandId) => !known.has(commandId));
};

/** Asks the running room for its log and its boards, and holds them against each other. */
export const gatherEvidence = async (suspect: Suspect): Promise<Evidence> => {
  await whenNoHandIsPlayed(suspect);
  const { day, facts, folded, boards } = await standStill(suspect);
  const { found } = folded;
  const { client, auditor, cage, since } = suspect;
  const play = playChecks({ facts, day, since: BigInt(since) });
  const { rows } = await client.board(auditor, 'cage-places');
  const money = cageChecks({ cage, facts, day, served: rows, atTablesMinor: play.account.atTablesMinor });
  return {
    factsByKind: countKinds(facts.filter(({ position }) => BigInt(position) > BigInt(since))),
    play: play.account,
    money: money.account,
    checks: [
      { statement: 'nobody sat in two seats', faults: found.doubled },
      { statement: 'every overtaking was explained to the player passed', faults: found.unexplained },
      { statement: 'rent was charged exactly once for each period owed', faults: found.rent },
      { statement: 'no call, reservation or absence outlived its time unanswered', faults: found.outlived },
      { statement: 'the must-move order was kept, or it was said why not', faults: found.order },
      { statement: 'a replay of the log gives the boards that are served', faults: boards },
      {
        statement: 'no answer was a server fault, one key had one answer, and of two at once one won',
        faults: client.door.faults,
      },
      { statement: 'no command that was acknowledged is missing in the log', faults: missing(client, facts) },
      ...play.checks,
      { statement: 'whoever was shut out is in no seat and on no list', faults: suspect.slippedIn },
      ...money.checks,
    ],
  };
};
