import { type PlayView, type SeatTokenAnswer } from '@cardroom/contracts';
import { createEventStore, type EventStore } from '@cardroom/event-store';
import {
  type CommandId,
  type GameId,
  gamingDay,
  id,
  instant,
  minor,
  type PlayerId,
  type RoomId,
  type TableId,
} from '@cardroom/kernel';
import { type PlayCommand, playStreamId, startingClocks, type Table } from '@cardroom/play';
import { noLimit } from '@cardroom/poker';
import { tableCategory } from '@cardroom/read-models';
import { resolveRuleSet } from '@cardroom/rulebook';
import { randomBytes } from 'node:crypto';
import { type Answer, type FreshRoom, openEvening } from '../testing';

type Wish<C = PlayCommand> = C extends unknown ? Omit<C, 'at' | 'by' | 'command'> : never;

export const table = id<TableId>('t1');
export const stream = playStreamId(id<RoomId>('r1'), table, gamingDay('2026-11-28'));
const by = { kind: 'timer' } as const;

/** A room with a table of the evening that is played, without a worker: what its reactions would do is done here. */
export interface PlayedTable {
  readonly manager: string;
  readonly store: EventStore;
  readonly players: readonly PlayerId[];
  /** The house does something at the table. */
  house(wish: Wish): Promise<void>;
  play(token: string, name: string, body: object): Promise<Answer>;
  view(token: string): Promise<PlayView>;
  state(): Promise<Table>;
  token(seat: number): Promise<string>;
  close(): Promise<void>;
}

const drawn = () => randomBytes(32).toString('hex') as never;

export const stakes = {
  gameId: id<GameId>('nlhe'),
  game: 'holdem',
  structure: noLimit(200, { smallBlind: 100, bigBlind: 200 }),
  blinds: [minor(100), minor(200)],
  antePlays: 'ante',
  unitMinor: minor(100),
  tournament: false,
  minBuyInMinor: minor(10_000),
  maxBuyInMinor: minor(30_000),
} as const;

export const playedTable = async (room: FreshRoom, depth: Table['depth']): Promise<PlayedTable> => {
  const { manager } = await openEvening(room);
  const store = createEventStore({ pool: room.pool });
  let asked = 0;
  const house = async (wish: Wish): Promise<void> => {
    const commandId = `house-${(asked += 1)}`;
    const at = instant(Date.now());
    const command = { ...wish, at, by, command: id<CommandId>(commandId) } as PlayCommand;
    const context = {
      commandId,
      fingerprint: commandId,
      by,
      at,
      room: id<RoomId>('r1'),
      correlationId: commandId,
    };
    const result = await store.run(tableCategory, stream, command, context);
    if (result.outcome !== 'accepted') throw new Error(`${wish.type}: ${JSON.stringify(result)}`);
  };
  const rules = resolveRuleSet('rrp-cash');
  const clocks = { ...startingClocks, actSeconds: 600, nextHandSeconds: 600 };
  const opening = { room: id<RoomId>('r1'), tableId: table, day: gamingDay('2026-11-28'), seats: 9 };
  await house({ type: 'OpenTable', ...opening, depth: 'counted', stakes, rules, clocks });
  const players: PlayerId[] = [];
  for (const [i, alias] of ['Ana', 'Bob', 'Cleo', 'Dan'].entries()) {
    const seat = i + 1;
    const answer = await room.command(manager, 'seat-player', { tableId: 't1', seat, alias });
    const fact = (answer.body['facts'] as { type: string; playerId?: string }[]).find(
      ({ type }) => type === 'PlayerSeated',
    );
    const playerId = id<PlayerId>(fact?.playerId ?? '');
    players.push(playerId);
    await house({ type: 'TakeSeat', playerId, alias, seat, how: 'opening' });
    await house({ type: 'AddChips', playerId, amountMinor: minor(20_000), from: 'buy-in' });
  }
  await house({ type: 'DrawForButton', seed: drawn() });
  if (depth !== 'counted') await house({ type: 'ChangeDepth', depth, seed: drawn() });
  return {
    manager,
    store,
    players,
    house,
    play: (token, name, body) =>
      room.ask({
        method: 'POST',
        url: `play/${name}`,
        body: { tableId: 't1', ...body },
        token,
        key: randomBytes(8).toString('hex'),
      }),
    view: async (token) => {
      const answer = await room.ask({ url: 'play/tables/t1/view', token });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body as unknown as PlayView;
    },
    state: async () => (await store.state(tableCategory, stream)).state,
    token: async (seat) => {
      const body = { tableId: 't1', seat };
      const answer = await room.ask({ method: 'POST', url: 'play/seat-tokens', body, token: manager });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return (answer.body as unknown as SeatTokenAnswer).token;
    },
    close: () => store.close(),
  };
};
