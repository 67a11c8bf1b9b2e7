import {
  type Actor,
  type CommandId,
  fold,
  gamingDay,
  type GameId,
  id,
  instant,
  type Instant,
  instantFromIso,
  minor,
  type Minor,
  type PlayerId,
  type Refusal,
  type Role,
  type RoomId,
  scenarioOf,
  type Seed,
  type StaffId,
  type TableId,
} from '@cardroom/kernel';
import { type Action, type HandRules, noLimit, type Rake, type SeatNumber } from '@cardroom/poker';
import { resolveRuleSet } from '@cardroom/rulebook';
import { type PlayCommand } from '../commands';
import { play } from '../decider';
import { type PlayEvent } from '../events';
import { type UntimedCommand } from '../hands/untimed';
import { type CommandNamed } from '../slice';
import { emptyTable, type Table } from '../state';
import { type ClockSettings, type Depth, type Stakes, startingClocks } from '../terms';

export const scenario = scenarioOf((actual, expected) => expect(actual).toEqual(expected))(play);

export const room = id<RoomId>('r1');
export const t1 = id<TableId>('t1');
export const day = gamingDay('2026-11-28');
export const holdem = id<GameId>('g-holdem');

export const [ana, ben, cleo, dan, eve, flo] = ['ana', 'ben', 'cleo', 'dan', 'eve', 'flo'].map((name) =>
  id<PlayerId>(name),
) as [PlayerId, PlayerId, PlayerId, PlayerId, PlayerId, PlayerId];

/** In order of their seats. */
export const players: readonly PlayerId[] = [ana, ben, cleo, dan, eve, flo];

export const clock = (time: string): Instant => instantFromIso(`2026-11-28T${time}.000Z`);
export const seedOf = (n: number): Seed => n.toString(16).padStart(64, '0') as Seed;

export const staff = (role: Role, name: string = role): Actor => ({
  kind: 'staff',
  id: id<StaffId>(name),
  role,
});
export const floor = staff('floorSupervisor');
export const dealer = staff('dealer');
export const timer: Actor = { kind: 'timer' };
export const playing = (playerId: PlayerId): Actor => ({ kind: 'player', id: playerId });
export const approvedBy = id<StaffId>('shift');

export const rules = (differences: Partial<HandRules> = {}): HandRules => ({
  ...resolveRuleSet('rrp-cash'),
  ...differences,
});

/** No-limit hold'em 1-2 in euros, counted in cents. */
export const stakes = (differences: Partial<Stakes> = {}): Stakes => ({
  gameId: holdem,
  game: 'holdem',
  structure: noLimit(200, { smallBlind: 100, bigBlind: 200 }),
  blinds: [minor(100), minor(200)],
  antePlays: 'ante',
  unitMinor: minor(100),
  tournament: false,
  minBuyInMinor: minor(6_000),
  maxBuyInMinor: minor(30_000),
  ...differences,
});

export const euros = (amount: number): Minor => minor(amount * 100);

type Unstamped<C> = C extends unknown ? Omit<C, 'at' | 'by' | 'command' | 'type'> : never;

let commands = 0;

/** At a moment somebody asks: `at('20:00:00').ask('SitOut', { playerId: ana })`. */
export const at = (time: string | Instant, by: Actor = floor) => {
  const moment = typeof time === 'string' ? clock(time) : time;
  const ask = <T extends PlayCommand['type']>(type: T, facts: Unstamped<CommandNamed<T>>): PlayCommand =>
    ({
      type,
      at: moment,
      by,
      command: id<CommandId>(`c${++commands}`),
      ...facts,
    }) as unknown as PlayCommand;
  return {
    ask,
    open: (depth: Depth, more: Opening = {}) => ask('OpenTable', opening(depth, more)),
    sit: (seat: SeatNumber, more: Partial<Unstamped<CommandNamed<'TakeSeat'>>> = {}) => {
      const playerId = players[seat - 1] as PlayerId;
      return ask('TakeSeat', { playerId, alias: playerId, seat, how: 'new', ...more });
    },
    buy: (playerId: PlayerId, amount: number, more: Partial<Unstamped<CommandNamed<'AddChips'>>> = {}) =>
      ask('AddChips', { playerId, amountMinor: euros(amount), from: 'buy-in', ...more }),
    start: (more: Unstamped<CommandNamed<'StartHand'>> = {}) =>
      ask('StartHand', { seed: seedOf(99), ...more }),
    hand: (hand: number, word: UntimedCommand) => ask('PlayHand', { hand, ask: word }),
    act: (hand: number, seat: SeatNumber, action: Action) =>
      ask('PlayHand', { hand, ask: { type: 'Act', seat, action } }),
  };
};

export interface Opening {
  readonly stakes?: Partial<Stakes>;
  readonly rules?: Partial<HandRules>;
  readonly clocks?: Partial<ClockSettings>;
  readonly rake?: Rake;
  readonly seats?: number;
  readonly seed?: Seed;
}

const opening = (depth: Depth, more: Opening): Unstamped<CommandNamed<'OpenTable'>> => ({
  room,
  tableId: t1,
  day,
  seats: more.seats ?? 9,
  depth,
  stakes: stakes(more.stakes),
  rules: rules(more.rules),
  clocks: { ...startingClocks, ...more.clocks },
  ...(more.rake ? { rake: more.rake } : {}),
  ...(depth === 'dealt' ? { seed: more.seed ?? seedOf(1) } : {}),
});

/** Everybody with 100 euros at an open table: seats 1 to `seated`. */
export const seated = (depth: Depth, count = 3, more: Opening = {}): readonly PlayCommand[] => [
  at('19:00:00').open(depth, more),
  ...Array.from({ length: count }, (_, i) => at('19:01:00').sit(i + 1)),
  ...Array.from({ length: count }, (_, i) => at('19:02:00').buy(players[i] as PlayerId, 100)),
];

/** What commands that must all be accepted lead to. */
export const happened = (...asked: readonly PlayCommand[]): readonly PlayEvent[] => {
  let table: Table = emptyTable;
  const events: PlayEvent[] = [];
  for (const command of asked) {
    const decision = play.decide(command, table);
    if (!decision.accepted)
      throw new Error(`${command.type} was refused: ${JSON.stringify(decision.refusal)}`);
    events.push(...decision.events);
    table = fold(play.evolve, table, decision.events);
  }
  return events;
};

export const tableAfter = (...asked: readonly PlayCommand[]): Table =>
  fold(play.evolve, emptyTable, happened(...asked));

/** The table after one more command, which must be accepted. */
export const next = (table: Table, command: PlayCommand): Table => {
  const decision = play.decide(command, table);
  if (!decision.accepted) throw new Error(`${command.type} was refused: ${JSON.stringify(decision.refusal)}`);
  return fold(play.evolve, table, decision.events);
};

export const nextAll = (table: Table, ...asked: readonly PlayCommand[]): Table => asked.reduce(next, table);

/** The events of one command that must be accepted. */
export const eventsOf = (table: Table, command: PlayCommand): readonly PlayEvent[] => {
  const decision = play.decide(command, table);
  if (!decision.accepted) throw new Error(`${command.type} was refused: ${JSON.stringify(decision.refusal)}`);
  return decision.events;
};

/** Why a command is refused; null when it is not. */
export const refusalOf = (table: Table, command: PlayCommand): Refusal | null => {
  const decision = play.decide(command, table);
  return decision.accepted ? null : decision.refusal;
};

export const typesOf = (events: readonly PlayEvent[]): readonly string[] => events.map(({ type }) => type);

export const later = (moment: Instant, seconds: number): Instant => instant(moment + seconds * 1000);
