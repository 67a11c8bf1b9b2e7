import { createEventStore, type EventStore, openPool } from '@cardroom/event-store';
import { type FloorCommand, floorStreamId, startingSettings } from '@cardroom/floor';
import {
  afterMinutes,
  type CommandId,
  type EntryId,
  type GameId,
  gamingDay,
  id,
  type Instant,
  instant,
  minor,
  type PlayerId,
  type RoomId,
  type StaffId,
  type TableId,
} from '@cardroom/kernel';
import { floorCategory } from '@cardroom/read-models';
import { type Pool } from 'pg';

const room = id<RoomId>('worker-room');
const day = gamingDay('2026-11-28');
export const stream = floorStreamId(room, day);
const game = id<GameId>('nlh');
const by = { kind: 'staff', id: id<StaffId>('s1'), role: 'roomManager' } as const;

/** Commands without the stamp, which `floorOf` puts on. */
type Wish = FloorCommand extends infer C
  ? C extends FloorCommand
    ? Omit<C, 'at' | 'by' | 'command'>
    : never
  : never;

export interface TestFloor {
  readonly store: EventStore;
  /** Runs a command as the room manager at an instant; throws when it is refused. */
  run(commandId: string, at: Instant, wish: Wish): Promise<void>;
  types(): Promise<string[]>;
  close(): Promise<void>;
}

const openRoom: readonly Wish[] = [
  {
    type: 'OpenDay',
    room,
    roomName: 'Worker room',
    currency: 'EUR',
    timeZone: 'Europe/Paris',
    day,
    settings: { ...startingSettings, callInAllowed: true },
    carried: null,
  },
  {
    type: 'OfferGame',
    game: {
      gameId: game,
      variant: 'holdem',
      structure: 'no-limit',
      stakes: [minor(100), minor(200)],
      minBuyIn: minor(5000),
      maxBuyIn: null,
    },
  },
];

/** A floor on a database of its own, opened an hour and a half before `now`. */
export const floorOn = async (databaseUrl: string): Promise<TestFloor> => {
  const pool: Pool = openPool({ connectionString: databaseUrl, max: 6 });
  const store = createEventStore({ pool });
  const run: TestFloor['run'] = async (commandId, at, wish) => {
    const command = { ...wish, at, by, command: id<CommandId>(commandId) } as FloorCommand;
    const context = { commandId, fingerprint: commandId, by, at, room, correlationId: commandId };
    const result = await store.run(floorCategory, stream, command, context);
    if (result.outcome !== 'accepted') throw new Error(`${wish.type}: ${JSON.stringify(result)}`);
  };
  const opened = afterMinutes(instant(Date.now()), -100);
  for (const wish of openRoom) await run(`open-${wish.type}`, opened, wish);
  return {
    store,
    run,
    types: async () => (await store.load(stream)).map(({ type }) => type),
    close: async () => {
      await store.close();
      await pool.end();
    },
  };
};

const table = id<TableId>('t1');
const walker = { playerId: id<PlayerId>('p1'), alias: 'Ana' };

/** Somebody sits at a table and walks. */
export const walks: readonly Wish[] = [
  { type: 'PlaceTable', tableId: table, number: 1, section: 'A', seats: 9 },
  { type: 'OpenTable', tableId: table, gameId: game },
  { type: 'SeatPlayer', tableId: table, seat: 1, ...walker },
  { type: 'MarkAbsent', tableId: table, seat: 1 },
];

/** A player who phoned: he has ninety minutes to arrive, and is taken off when they are over. */
export const phoned = (index: number): Wish => ({
  type: 'JoinList',
  entryId: id<EntryId>(`e${index}`),
  receiptCode: `RCPT${String(index).padStart(4, '0')}`,
  playerId: id<PlayerId>(`p${index}`),
  alias: `Phone ${index}`,
  gameId: game,
  source: 'call-in',
});
