import { type BoardName, type FactShape, type LogAnswer, type RoomRow } from '@cardroom/contracts';
import { type Floor, type FloorEvent, floor, floorStreamId } from '@cardroom/floor';
import { gamingDay, id, type PlayerId, type RoomId } from '@cardroom/kernel';
import { allRows } from '@cardroom/read-models';
import { isDeepStrictEqual } from 'node:util';
import { type Caller, type RoomClient } from './room-client';

/** One thing that must be so after an evening, and what speaks against it. */
export interface Check {
  readonly statement: string;
  readonly faults: readonly string[];
}

export interface Evidence {
  readonly checks: readonly Check[];
  readonly factsByKind: ReadonlyMap<string, number>;
}

const readLog = async (client: RoomClient, auditor: Caller, from = '0'): Promise<FactShape[]> => {
  const facts: FactShape[] = [];
  let after: string | null = from;
  while (after !== null) {
    const page: LogAnswer = await client.read<LogAnswer>(auditor, `/log?after=${after}&limit=1000`);
    facts.push(...page.facts);
    after = page.next;
  }
  return facts;
};

const eventOf = ({ type, data }: FactShape): FloorEvent => ({ type, ...data }) as unknown as FloorEvent;

/** The seats of each player who has more than one. */
const doubledSeats = (state: Floor): string[] => {
  const seats = new Map<PlayerId, string[]>();
  for (const table of state.tables.values())
    table.seats.forEach((use, index) => {
      if (use.state !== 'seated') return;
      seats.set(use.seated.playerId, [
        ...(seats.get(use.seated.playerId) ?? []),
        `table ${table.plan.number} seat ${index + 1}`,
      ]);
    });
  return [...seats]
    .filter(([, held]) => held.length > 1)
    .map(([player, held]) => `${player}: ${held.join(', ')}`);
};

/** Whoever came before an entry and stays callable behind it must have been told why. */
const unexplained = (before: Floor, event: FloorEvent, after: Floor): string[] => {
  if (event.type !== 'PlayerCalled' && !(event.type === 'PlayerSeated' && event.how === 'direct')) return [];
  const places = before.lists.get(event.gameId)?.places ?? [];
  const own =
    event.entryId === null ? places.length : places.findIndex(({ entryId }) => entryId === event.entryId);
  return places
    .slice(0, own < 0 ? places.length : own)
    .filter(({ entryId }) =>
      ['waiting', 'out', 'held'].includes(before.entries.get(entryId)?.standing.state ?? ''),
    )
    .filter(
      ({ entryId }) =>
        (after.overtakings.get(entryId)?.length ?? 0) <= (before.overtakings.get(entryId)?.length ?? 0),
    )
    .map(({ entryId }) => `${entryId} was passed by ${event.alias} and not told why`);
};

interface Folded {
  readonly state: Floor;
  readonly doubled: readonly string[];
  readonly unexplained: readonly string[];
}

const foldChecking = (events: readonly FloorEvent[]): Folded => {
  let state: Floor = floor.initialState;
  const doubled: string[] = [];
  const silent: string[] = [];
  for (const event of events) {
    const after = floor.evolve(state, event);
    if (event.type === 'PlayerSeated') doubled.push(...doubledSeats(after));
    silent.push(...unexplained(state, event, after));
    state = after;
  }
  return { state, doubled, unexplained: silent };
};

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Compares every board that may be listed with the fold of the log, row by row. */
const boardFaults = async (client: RoomClient, auditor: Caller, state: Floor): Promise<string[]> => {
  const faults: string[] = [];
  const folded = allRows(state).filter(({ body }) => body !== null);
  const boards: readonly BoardName[] = ['lists', 'tables', 'public-lists', 'public-games', 'room'];
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
}

interface Standing {
  readonly facts: readonly FactShape[];
  readonly folded: Folded;
  readonly boards: readonly string[];
}

/** Log and boards of one moment: timers may still end a call, so both are read again until nothing came between. */
const standStill = async ({ client, auditor, room }: Suspect): Promise<Standing> => {
  const [row] = (await client.board(auditor, 'room')).rows;
  const stream = floorStreamId(id<RoomId>(room), gamingDay((row?.body as RoomRow).day ?? ''));
  const facts = await readLog(client, auditor);
  for (;;) {
    const folded = foldChecking(facts.filter((fact) => fact.stream === stream).map(eventOf));
    const boards = await boardFaults(client, auditor, folded.state);
    const later = await readLog(client, auditor, facts.at(-1)?.position ?? '0');
    if (later.length === 0) return { facts, folded, boards };
    facts.push(...later);
  }
};

/** Asks the running room for its log and its boards, and holds them against each other. */
export const gatherEvidence = async (suspect: Suspect): Promise<Evidence> => {
  const { facts, folded, boards } = await standStill(suspect);
  return {
    factsByKind: countKinds(facts),
    checks: [
      { statement: 'nobody sat in two seats', faults: folded.doubled },
      { statement: 'every overtaking was explained to the player passed', faults: folded.unexplained },
      { statement: 'the boards are what a fold of the log gives', faults: boards },
      {
        statement: 'no answer was a server fault, and one key had one answer',
        faults: suspect.client.door.faults,
      },
    ],
  };
};
