import {
  type Actor,
  type CommandId,
  type EntryId,
  type GameId,
  id,
  instant,
  type Instant,
  type PlayerId,
  type StaffId,
} from '@cardroom/kernel';
import { type FloorCommand } from '../commands';
import { floor } from '../decider';
import { type Floor, placesOf } from '../state';
import { nextCallable, sendings } from '../waiting-list/turn';
import { type Moment } from './backtest';
import { randomRoom, randomStart } from './random-evening';

/** Draws between 0 and 1, the same for the same seed (a 32-bit mixing generator). */
export const drawsFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** A room in which people come, wait, play and go home as they do: all times drawn, nothing else happens. */
export interface SteadyRoom {
  readonly seed: number;
  readonly tables: number;
  readonly hours: number;
  /** Mean minutes between arrivals, of a stay in a seat, and of patience on the list. */
  readonly arrivalMinutes: number;
  readonly stayMinutes: number;
  readonly patienceMinutes: number;
}

const keeper: Actor = { kind: 'staff', id: id<StaffId>('k1'), role: 'floorSupervisor' };
const gameId = id<GameId>('g0');
const minuteMs = 60_000;

interface Happening {
  readonly at: Instant;
  readonly what: 'arrives' | 'goes' | 'gives-up';
  readonly player: number;
}

/** The evening as it goes on: the floor, what has happened, and what is still to come. */
interface Going {
  readonly room: SteadyRoom;
  readonly draw: () => number;
  readonly agenda: Happening[];
  readonly moments: Moment[];
  now: Floor;
  commands: number;
}

const lasts = ({ draw }: Going, at: Instant, meanMinutes: number): Instant =>
  instant(Math.round(at - Math.log(1 - draw()) * meanMinutes * minuteMs));

const give = (going: Going, command: object, at: Instant): boolean => {
  going.commands += 1;
  const stamp = { at, by: keeper, command: id<CommandId>(`s${going.commands}`) };
  const decision = floor.decide({ ...stamp, ...command } as FloorCommand, going.now);
  if (!decision.accepted) return false;
  going.now = decision.events.reduce(floor.evolve, going.now);
  going.moments.push({ at, events: decision.events, after: going.now.facts });
  return true;
};

const put = ({ agenda }: Going, happening: Happening): void => {
  const later = agenda.findIndex(({ at }) => at > happening.at);
  agenda.splice(later < 0 ? agenda.length : later, 0, happening);
};

const seatNext = (going: Going, at: Instant): void => {
  for (;;) {
    const [free] = sendings(going.now, gameId);
    const next = nextCallable(going.now, gameId);
    if (!free || !next) return;
    const { tableId, seat } = free;
    const { entryId, playerId } = next;
    if (!give(going, { type: 'CallPlayer', entryId, tableId, seat }, at)) return;
    give(going, { type: 'SeatCalled', entryId }, at);
    const player = Number(playerId.slice(1));
    put(going, { at: lasts(going, at, going.room.stayMinutes), what: 'goes', player });
  }
};

const arrives = (going: Going, player: number, at: Instant): void => {
  const { patienceMinutes, arrivalMinutes } = going.room;
  const who = { playerId: id<PlayerId>(`p${player}`), alias: `Player ${player}` };
  const entry = { entryId: id<EntryId>(`e${player}`), receiptCode: `R${player}` };
  give(going, { type: 'JoinList', ...entry, ...who, gameId, source: 'walk-in' }, at);
  put(going, { at: lasts(going, at, patienceMinutes), what: 'gives-up', player });
  put(going, { at: lasts(going, at, arrivalMinutes), what: 'arrives', player: player + 1 });
};

const goes = (going: Going, player: number, at: Instant): void => {
  const held = going.now.seatOf.get(id<PlayerId>(`p${player}`));
  if (held) give(going, { type: 'LeaveSeat', ...held }, at);
};

const givesUp = (going: Going, player: number, at: Instant): void => {
  const entryId = id<EntryId>(`e${player}`);
  if (placesOf(going.now, gameId).some((place) => place.entryId === entryId))
    give(going, { type: 'LeaveList', entryId }, at);
};

const happenings = { arrives, goes, 'gives-up': givesUp } as const;

/** Plays it with staff who call the next name as soon as a seat comes free, and gives its moments. */
export const playSteadyEvening = (room: SteadyRoom): readonly Moment[] => {
  const draw = drawsFrom(room.seed);
  const going: Going = { room, draw, agenda: [], moments: [], now: floor.initialState, commands: 0 };
  for (const command of randomRoom({ players: 0, tables: room.tables, games: 1 }))
    give(going, command, command.at);
  for (let n = 1; n < room.tables; n++)
    give(going, { type: 'OpenTable', tableId: `t${n}`, gameId }, randomStart);
  put(going, { at: randomStart, what: 'arrives', player: 1 });
  const end = randomStart + room.hours * 60 * minuteMs;
  for (let next = going.agenda.shift(); next && next.at < end; next = going.agenda.shift()) {
    happenings[next.what](going, next.player, next.at);
    seatNext(going, next.at);
  }
  return going.moments;
};
