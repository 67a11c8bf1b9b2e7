import {
  type Floor,
  floor,
  type FloorCommand,
  type FloorEvent,
  floorEventVersions,
  placesOf,
} from '@cardroom/floor';
import { randomRoom, randomStart } from '@cardroom/floor/testing';
import { type Actor, type CommandId, type GameId, id, instant, type StaffId } from '@cardroom/kernel';
import { type Pool } from 'pg';

const tables = 60;
const seats = 9;
/** So many wait for a seat all day long. */
const waiting = 20;
const gameId = id<GameId>('g0');
const keeper: Actor = { kind: 'staff', id: id<StaffId>('k1'), role: 'floorSupervisor' };
/** From one command to the next: 200,000 facts fill a day. */
const paceMs = 400;

/** The floor as it goes through its day. */
interface Going {
  floor: Floor;
  commands: number;
  readonly facts: FloorEvent[];
}

const record = (going: Going, command: FloorCommand): void => {
  const decision = floor.decide(command, going.floor);
  if (!decision.accepted) throw new Error(`${command.type} was refused: ${decision.refusal.code}`);
  going.floor = decision.events.reduce(floor.evolve, going.floor);
  going.facts.push(...decision.events);
};

const give = (going: Going, wish: object): void => {
  going.commands += 1;
  const at = instant(randomStart + going.commands * paceMs);
  const command = id<CommandId>(`b${going.commands}`);
  record(going, { at, by: keeper, command, ...wish } as FloorCommand);
};

const joins = (going: Going, n: number): void => {
  const who = { playerId: `p${n}`, alias: `Player ${n}`, entryId: `e${n}`, receiptCode: `R${n}` };
  give(going, { type: 'JoinList', ...who, gameId, source: 'walk-in' });
};

/** Whoever waits longest is called for the seat and takes it. */
const isTaken = (going: Going, tableId: string, seat: number): void => {
  const entryId = placesOf(going.floor, gameId)[0]?.entryId;
  give(going, { type: 'CallPlayer', entryId, tableId, seat });
  give(going, { type: 'SeatCalled', entryId });
};

/**
 * The facts of a busy day, as the floor's own rules decide them command by command: people come to the list, are called,
 * take their seat and leave it again. So many facts or a few more; fewer when the time for them is over.
 */
export const floorDay = (count: number, withinMs: number): readonly FloorEvent[] => {
  const endsAt = performance.now() + withinMs;
  const going: Going = { floor: floor.initialState, commands: 0, facts: [] };
  for (const command of randomRoom({ players: 0, tables, games: 1 })) record(going, command);
  for (let table = 1; table < tables; table += 1)
    give(going, { type: 'OpenTable', tableId: `t${table}`, gameId });
  for (let n = 0; n < waiting; n += 1) joins(going, n);
  for (let n = 0; going.facts.length < count && performance.now() < endsAt; n += 1) {
    const at = { tableId: `t${n % tables}`, seat: 1 + (Math.floor(n / tables) % seats) };
    joins(going, waiting + n);
    if (n >= tables * seats) give(going, { type: 'LeaveSeat', ...at });
    isTaken(going, at.tableId, at.seat);
  }
  return going.facts;
};

const batch = 2_000;

/** Writes them as the append would have, past it to save time. */
export const writeFloorDay = async (
  pool: Pool,
  streamId: string,
  facts: readonly FloorEvent[],
): Promise<void> => {
  for (let from = 0; from < facts.length; from += batch) {
    const rows = facts.slice(from, from + batch).map(({ type, ...data }, i) => ({
      version: from + i + 1,
      type,
      schema: floorEventVersions[type],
      data,
      at: data.at,
    }));
    await pool.query({
      text: `INSERT INTO events (stream_id, version, type, schema_version, data, metadata, occurred_at)
             SELECT $1, (e ->> 'version')::int, e ->> 'type', (e ->> 'schema')::int, e -> 'data',
                    '{"by":{"kind":"timer"},"commandId":"bench","correlationId":"bench","room":"main"}',
                    to_timestamp((e ->> 'at')::float8 / 1000)
             FROM jsonb_array_elements($2::jsonb) AS e ORDER BY 1, 2`,
      values: [streamId, JSON.stringify(rows)],
    });
  }
  await pool.query(`INSERT INTO streams VALUES ($1, 'floor', 'main', $2)`, [streamId, facts.length]);
  await pool.query('VACUUM (ANALYZE) events');
};
