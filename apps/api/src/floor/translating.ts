import { type FloorCommandBody, type FloorCommandName } from '@cardroom/contracts';
import { type CarriedFloor, type FloorCommand, type FloorSettings } from '@cardroom/floor';
import {
  type Actor,
  type CommandId,
  type Currency,
  type EntryId,
  id,
  type Instant,
  type Minor,
  parseMinor,
  type PlayerId,
  type TableId,
} from '@cardroom/kernel';
import { type SessionRoom } from '../people/signed-in';
import { malformed } from '../problems/refused';

export interface PlayerAtEdge {
  readonly playerId: PlayerId;
  readonly alias: string;
  /** Not known to the room before this request. */
  readonly isNew: boolean;
}

/** What the edge adds to a request: who, when, where, under which id, and what only the edge can look up. */
export interface Edge {
  readonly at: Instant;
  readonly by: Actor;
  readonly command: CommandId;
  readonly room: SessionRoom;
  readonly currency: Currency;
  /** Of the player whom the request names, or the new one whom it brings. */
  readonly player: PlayerAtEdge | null;
  /** What the day before hands over. */
  readonly carried: CarriedFloor | null;
  /** In force when a room's first day opens. */
  readonly startingSettings: FloorSettings;
}

/** How requests of the contract become commands of the floor; each capability has its own. */
export type Translation<N extends FloorCommandName> = {
  readonly [K in N]: (body: FloorCommandBody<K>, edge: Edge) => FloorCommand;
};

export const stamp = ({ at, by, command }: Edge) => ({ at, by, command });

export const amount = (text: string, path: string, { currency }: Edge): Minor => {
  const minor = parseMinor(text, currency);
  if (minor === null) throw malformed({}, [{ path, message: `no amount of ${currency.code}` }]);
  return minor;
};

/** Leaves out what was not given, as the commands' optional parts are either there or not. */
export const given = <T extends object>(parts: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as never;

export const playerOf = ({ player }: Edge) => {
  if (!player) throw malformed({}, [{ path: 'playerId', message: 'either playerId or alias' }]);
  return { playerId: player.playerId, alias: player.alias };
};

export const ofEntry =
  <T extends string>(type: T) =>
  ({ entryId }: { entryId: string }, edge: Edge) => ({ type, ...stamp(edge), entryId: id<EntryId>(entryId) });

export const ofTable =
  <T extends string>(type: T) =>
  ({ tableId }: { tableId: string }, edge: Edge) => ({ type, ...stamp(edge), tableId: id<TableId>(tableId) });

export const ofSeat =
  <T extends string>(type: T) =>
  ({ tableId, seat }: { tableId: string; seat: number }, edge: Edge) => ({
    type,
    ...stamp(edge),
    tableId: id<TableId>(tableId),
    seat,
  });
