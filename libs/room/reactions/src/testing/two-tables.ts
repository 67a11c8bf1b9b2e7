import { cashier, type Cage } from '@cardroom/cashier';
import { emptyFloor, type Floor } from '@cardroom/floor';
import { id, type Minor, minor, type PlayerId, type TableId } from '@cardroom/kernel';
import {
  emptyTable,
  play,
  type PlayCommand,
  type PlayEvent,
  startingClocks,
  type Table,
} from '@cardroom/play';
import { noLimit } from '@cardroom/poker';
import { resolveRuleSet } from '@cardroom/rulebook';
import { Map as PersistentMap } from 'immutable';
import { type Consequence, moduleOf, type Seen } from '../reaction';
import { reactions } from '../reactions';
import { day, floorStream, on, room } from './testing';

export const [t1, t2] = ['t1', 't2'].map((name) => id<TableId>(name)) as [TableId, TableId];
export const cageStream = `cashier-${room}-${day}`;
export const streamOf = (tableId: TableId): string => `table-${room}-${tableId}-${day}`;

/** Reactions that look elsewhere too are about other things. */
const here: ReadonlySet<string> = new Set(['table', 'floor', 'cashier']);

type Asked = { readonly type: PlayCommand['type']; readonly [field: string]: unknown };
type Fact = { readonly type: string; readonly [field: string]: unknown };

const opening = (tableId: TableId): Asked => ({
  ...{ type: 'OpenTable', room, tableId, day, seats: 9, depth: 'counted', clocks: startingClocks },
  rules: resolveRuleSet('rrp-cash'),
  stakes: {
    ...{ gameId: 'g', game: 'holdem', structure: noLimit(200, { smallBlind: 100, bigBlind: 200 }) },
    ...{ blinds: [100, 200], antePlays: 'ante', unitMinor: 100, tournament: false },
    ...{ minBuyInMinor: null, maxBuyInMinor: null },
  },
});

interface Evening {
  readonly tables: Map<string, Table>;
  readonly log: { readonly streamId: string; readonly event: Fact }[];
  readonly answered: Set<string>;
  readonly refused: string[];
  /** What was told last begins here, and ends before `told`. */
  from: number;
  told: number;
  cage: Cage;
  floor: Floor;
}

const uses = { seats: [], game: { gameId: 'g' } };

const begun = (): Evening => {
  const tables = PersistentMap([
    [t1, uses],
    [t2, uses],
  ]) as never;
  return {
    ...{ tables: new Map(), log: [], answered: new Set(), refused: [], from: 0, told: 0 },
    cage: cashier.initialState,
    floor: { ...emptyFloor, tables },
  };
};

const record = ({ log }: Evening, streamId: string, ...events: readonly Fact[]): void => {
  log.push(...events.map((event) => ({ streamId, event })));
};

const run = (evening: Evening, streamId: string, wish: Asked): void => {
  const command = { at: on('20:00'), by: { kind: 'timer' }, command: `c${evening.log.length}`, ...wish };
  const table = evening.tables.get(streamId) ?? emptyTable;
  const decision = play.decide(command as unknown as PlayCommand, table);
  if (!decision.accepted) evening.refused.push(`${wish.type} ${decision.refusal.code}`);
  const events: readonly PlayEvent[] = decision.accepted ? decision.events : [];
  evening.tables.set(streamId, events.reduce(play.evolve, table));
  record(evening, streamId, ...(events as unknown as readonly Fact[]));
};

interface Sitting {
  readonly playerId: PlayerId;
  readonly to: TableId | null;
  readonly seat: number;
}

const seatOnFloor = (evening: Evening, { playerId, to, seat }: Sitting): void => {
  const { floor, log } = evening;
  const was = floor.seatOf.get(playerId);
  const seatOf = to ? floor.seatOf.set(playerId, { tableId: to, seat }) : floor.seatOf.delete(playerId);
  evening.floor = { ...floor, seatOf, announcedMoves: floor.announcedMoves.delete(playerId) };
  const stamp = { at: on('20:00'), by: { kind: 'timer' }, command: `f${log.length}`, playerId };
  const left = { ...stamp, type: 'SeatLeft', ...was, cause: to ? 'moved' : 'left' };
  const seated = { ...stamp, type: 'PlayerSeated', tableId: to, seat, alias: playerId };
  record(evening, floorStream, ...(was ? [left] : []), ...(to ? [seated] : []));
};

/** Goes, and says how many chips he has. */
const getUp = (evening: Evening, playerId: PlayerId, amountMinor: Minor): void => {
  const { floor, log } = evening;
  const was = floor.seatOf.get(playerId);
  const stamp = { at: on('20:00'), by: { kind: 'timer' }, command: `f${log.length}` };
  const left = { ...stamp, type: 'SeatLeft', ...was, playerId, cause: 'left', amountMinor } as const;
  const recent = [...floor.recent, { command: stamp.command, events: [left] }] as never;
  evening.floor = { ...floor, seatOf: floor.seatOf.delete(playerId), recent };
  record(evening, floorStream, left);
};

const seenIn = (evening: Evening): Seen => ({
  state: (module, streamId) => {
    if (module === 'table') return (evening.tables.get(streamId) ?? emptyTable) as never;
    return (module === 'floor' ? evening.floor : evening.cage) as never;
  },
});

/** Each once, by what its fact and its words make its name. */
const carryOut = (evening: Evening, cause: string, { module, streamId, wish }: Consequence): void => {
  const key = `${cause} ${streamId} ${JSON.stringify(wish)}`;
  if (evening.answered.has(key)) return;
  evening.answered.add(key);
  if (module === 'table') return run(evening, streamId, wish as unknown as Asked);
  if (wish.type !== 'CompleteMove') return;
  const move = evening.floor.announcedMoves.get(wish.playerId);
  if (move) seatOnFloor(evening, { playerId: wish.playerId, to: move.to.tableId, seat: move.to.seat });
};

const react = (evening: Evening, position: number): void => {
  const { streamId, event } = evening.log[position] as Evening['log'][number];
  const fact = { event, streamId, room, position: String(position), day, dayBefore: null } as never;
  const heard = reactions
    .filter(({ module, on: types }) => module === moduleOf(streamId) && types.includes(event.type))
    .filter((reaction) => reaction.sees(fact).every((stream) => here.has(stream.module)));
  for (const reaction of heard)
    for (const next of reaction.then(fact, seenIn(evening)))
      carryOut(evening, `${reaction.name} ${position}`, next);
};

/** Reactions hear of everything that happened, and of what that leads to. */
const tell = (evening: Evening): void => {
  if (evening.told < evening.log.length) evening.from = evening.told;
  for (; evening.told < evening.log.length; evening.told++) react(evening, evening.told);
};

/** They hear again of what they heard last, as after a crash. */
const tellAgain = (evening: Evening): void => {
  for (let position = evening.from; position < evening.log.length; position++) react(evening, position);
};

/** The floor announces that he is to go, and keeps the seat for him. */
const announce = (evening: Evening, { playerId, to, seat }: Sitting): void => {
  const { floor } = evening;
  const move = { playerId, from: floor.seatOf.get(playerId), to: { tableId: to, seat } } as never;
  evening.floor = { ...floor, announcedMoves: floor.announcedMoves.set(playerId, move) };
};

/**
 * Two tables as they really decide, a floor that says who sits where, and one log: what is asked is recorded at once, and
 * reactions hear of it when `tell` comes to it, as the worker has them.
 */
export const twoTables = () => {
  const evening = begun();
  for (const tableId of [t1, t2]) run(evening, streamOf(tableId), opening(tableId));
  evening.from = evening.told = evening.log.length;
  const at = (tableId: TableId): Table => evening.tables.get(streamOf(tableId)) ?? emptyTable;
  return {
    at,
    refused: evening.refused,
    /** By the floor, or (null) at no table. */
    sits: (playerId: PlayerId, to: TableId | null, seat = 1) => seatOnFloor(evening, { playerId, to, seat }),
    announce: (playerId: PlayerId, to: TableId, seat = 1) => announce(evening, { playerId, to, seat }),
    ask: (tableId: TableId, wish: Asked) => run(evening, streamOf(tableId), wish),
    floorIs: (change: (floor: Floor) => Floor) => (evening.floor = change(evening.floor)),
    cageIs: (change: (cage: Cage) => Cage) => (evening.cage = change(evening.cage)),
    fromCage: (event: Fact) => record(evening, cageStream, event),
    fromFloor: (event: Fact) => record(evening, floorStream, event),
    getsUp: (playerId: PlayerId, amountMinor: Minor) => getUp(evening, playerId, amountMinor),
    facts: (): readonly Fact[] => evening.log.map(({ event }) => event),
    tell: () => tell(evening),
    tellAgain: () => tellAgain(evening),
    types: (tableId: TableId) =>
      evening.log.filter((one) => one.streamId === streamOf(tableId)).map(({ event }) => event.type),
    /** Chips at both tables, on their way included. */
    chipsMinor: () => minor([t1, t2].reduce((sum, one) => sum + at(one).inMinor - at(one).outMinor, 0)),
  };
};
