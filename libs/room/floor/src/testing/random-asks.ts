import {
  type Actor,
  type CommandId,
  type DeviceId,
  type EntryId,
  type GameId,
  id,
  type Instant,
  type PlayerId,
  type StaffId,
  type TableId,
} from '@cardroom/kernel';
import { type FloorCommand } from '../commands';
import { type Floor, placesOf } from '../state';

// What the steps of a random evening are made of: who, where and when, from whole numbers.

/** Numbers that stand for one step of an evening. */
export interface RandomStep {
  readonly what: number;
  readonly who: number;
  readonly where: number;
  readonly seconds: number;
}

export interface RandomRoom {
  readonly players: number;
  readonly tables: number;
  readonly games: number;
  /** Everything that may happen on a floor, with rent, dealers and a chain of feeders; else lists and seats alone. */
  readonly everything?: boolean;
}

export const supervisor: Actor = { kind: 'staff', id: id<StaffId>('s1'), role: 'floorSupervisor' };
export const keeper: Actor = { kind: 'staff', id: id<StaffId>('k1'), role: 'listKeeper' };
export const kiosk: Actor = { kind: 'device', id: id<DeviceId>('kiosk-1') };

export const gameId = (n: number): GameId => id<GameId>(`g${n}`);
export const tableId = (n: number): TableId => id<TableId>(`t${n}`);

export const stamp = (n: number, at: Instant, by: Actor = supervisor) => ({
  at,
  by,
  command: id<CommandId>(`c${n}`),
});

export interface Ask {
  readonly floor: Floor;
  readonly room: RandomRoom;
  readonly step: RandomStep;
  readonly n: number;
  readonly at: Instant;
}

export type Maker = (ask: Ask) => FloorCommand | null;

export const pick = <T>(from: readonly T[], number: number): T | null =>
  from[number % Math.max(1, from.length)] ?? null;

export const gameAt = ({ room, step }: Ask): GameId => gameId(step.where % room.games);
export const tableAt = ({ room, step }: Ask): TableId => tableId(step.where % room.tables);
export const seatAt = ({ step }: Ask): number => 1 + (Math.floor(step.where / 7) % 9);
export const playerAt = ({ room, step }: Ask) => {
  const n = step.who % room.players;
  return { playerId: id<PlayerId>(`p${n}`), alias: `Player ${n}` };
};

export const someEntry = (ask: Ask): EntryId | null =>
  pick(placesOf(ask.floor, gameAt(ask)), ask.step.who)?.entryId ?? null;

export const someRemoved = ({ floor, step }: Ask): EntryId | null =>
  pick([...floor.entries.filter(({ standing }) => standing.state === 'ended').keys()], step.who);

export const withEntry =
  (make: (entryId: EntryId, ask: Ask) => FloorCommand): Maker =>
  (ask) => {
    const entryId = someEntry(ask);
    return entryId && make(entryId, ask);
  };

export const ofEntry = <T extends FloorCommand['type']>(type: T, by: Actor = keeper): Maker =>
  withEntry((entryId, { n, at }) => ({ type, ...stamp(n, at, by), entryId }) as unknown as FloorCommand);

export const reasonAt = ({ step }: Ask) => (step.who % 3 === 0 ? { reason: 'agreed with the floor' } : {});

export const occupied = ({ floor, step }: Ask) =>
  pick(
    [...floor.seatOf.values()].sort((a, b) => a.tableId.localeCompare(b.tableId) || a.seat - b.seat),
    step.who,
  );
