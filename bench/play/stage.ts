import {
  type CommandId,
  type GameId,
  type GamingDay,
  gamingDay,
  id,
  instant,
  minor,
  type PlayerId,
  type RoomId,
  type TableId,
} from '@cardroom/kernel';
import { play, type PlayCommand, playStreamId, startingClocks, type Table } from '@cardroom/play';
import { noLimit, type HandCommand } from '@cardroom/poker';
import { resolveRuleSet } from '@cardroom/rulebook';
import { createHash } from 'node:crypto';

/** A table's room and day, and how fast it runs. */
export interface Setting {
  readonly room: RoomId;
  readonly day: GamingDay;
  readonly actSeconds: number | null;
  readonly nextHandSeconds: number;
}

export const nowhere: Setting = {
  room: id<RoomId>('bench'),
  day: gamingDay('2026-11-28'),
  actSeconds: 30,
  nextHandSeconds: 5,
};

const seats = 6;

const by = { kind: 'timer' } as const;
const rules = resolveRuleSet('rrp-cash');
const clocksOf = ({ actSeconds, nextHandSeconds }: Setting) => ({
  ...{ ...startingClocks, actSeconds, nextHandSeconds },
  timeoutsBeforeSittingOut: null,
});

const stakes = {
  gameId: id<GameId>('nlhe'),
  game: 'holdem',
  structure: noLimit(200, { smallBlind: 100, bigBlind: 200 }),
  blinds: [minor(100), minor(200)],
  antePlays: 'ante',
  unitMinor: minor(100),
  tournament: false,
  minBuyInMinor: null,
  maxBuyInMinor: null,
} as const;

type Wish<C = PlayCommand> = C extends unknown ? Omit<C, 'at' | 'by' | 'command'> : never;

const tableNamed = (name: string): TableId => id<TableId>(name);
export const streamOf = (name: string, { room, day }: Setting): string =>
  playStreamId(room, tableNamed(name), day);

/** A seed for a benchmark: the same for the same text, so that runs deal the same hands. */
export const seedOf = (text: string) => createHash('sha256').update(text).digest('hex') as never;

let commands = 0;

export const stamped = (wish: Wish): PlayCommand => {
  commands += 1;
  const command = id<CommandId>(`bench-${process.pid}-${commands}`);
  return { ...wish, at: instant(Date.now()), by, command } as PlayCommand;
};

/** What opens a table with everybody in his seat and chips for a long night; dealt, it begins its first hand itself. */
export const openings = (
  name: string,
  setting: Setting = nowhere,
  isDealt = true,
): readonly PlayCommand[] => {
  const { room, day } = setting;
  const players = Array.from({ length: seats }, (_, i) => id<PlayerId>(`${name}-p${i + 1}`));
  const opening = { room, tableId: tableNamed(name), day, seats: 9, stakes, rules };
  const clocks = clocksOf(setting);
  const dealing = [
    stamped({ type: 'DrawForButton', seed: seedOf(`${name} button`) }),
    stamped({ type: 'ChangeDepth', depth: 'dealt', seed: seedOf(`${name} first`) }),
  ];
  return [
    stamped({ type: 'OpenTable', ...opening, clocks, depth: 'counted' }),
    ...players.flatMap((playerId, i) => [
      stamped({ type: 'TakeSeat', playerId, alias: `P${i + 1}`, seat: i + 1, how: 'opening' }),
      stamped({ type: 'AddChips', playerId, amountMinor: minor(100_000_000), from: 'buy-in' }),
    ]),
    ...(isDealt ? dealing : []),
  ];
};

/** What whoever is to act does: calls what there is to call, or checks. */
export const simpleAction = (table: Table): { readonly seat: number; readonly kind: 'call' | 'check' } => {
  const hand = table.hand?.hand;
  const seat = table.clock?.seat ?? 0;
  const player = hand?.players.find((each) => each.seat === seat);
  return { seat, kind: (player?.streetBet ?? 0) < (hand?.round.level ?? 0) ? 'call' : 'check' };
};

/** What comes next at a table where everybody calls and checks; a new hand when none is in progress. */
export const nextCommand = (name: string, table: Table): PlayCommand => {
  const { hand } = table;
  if (!hand) return stamped({ type: 'StartHand', seed: seedOf(`${name} ${table.hands}`) });
  const { seat, kind } = simpleAction(table);
  const ask = { type: 'Act', seat, action: { kind } } satisfies Omit<
    Extract<HandCommand, { type: 'Act' }>,
    'at'
  >;
  return stamped({ type: 'PlayHand', hand: hand.number, ask });
};

/** Decides and folds a command; throws when it is refused. */
export const after = (table: Table, command: PlayCommand): Table => {
  const decision = play.decide(command, table);
  if (!decision.accepted) throw new Error(`${command.type}: ${JSON.stringify(decision.refusal)}`);
  return decision.events.reduce(play.evolve, table);
};

export const openedTable = (name: string): Table => openings(name).reduce(after, play.initialState);

/** One hand from its start to its end. */
export const handPlayed = (name: string, table: Table): Table => {
  let now = after(table, nextCommand(name, table));
  while (now.hand) now = after(now, nextCommand(name, now));
  return now;
};
