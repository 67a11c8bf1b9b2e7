import { type EventStore, step, type Step } from '@cardroom/event-store';
import { id, type PlayerId, type RoomId } from '@cardroom/kernel';
import { aliasAsKept, playerStreamId, refusals } from '@cardroom/players';
import { playerCategory, playersBoard, type PlayersRow } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { refusedBy } from '../problems/refused';
import { STORE } from '../tokens';
import { type Edge } from './edge';

export interface PlayerAtEdge {
  readonly playerId: PlayerId;
  readonly alias: string;
  /** Not known to the room before this request. */
  readonly isNew: boolean;
}

export interface NamedPlayer {
  readonly playerId?: string | undefined;
  readonly alias?: string | undefined;
}

/** Made from the command's id, so that the same request sent twice speaks of the same new player. */
const newPlayerId = (room: RoomId, commandId: string): PlayerId =>
  id(`p-${createHash('sha256').update(`${room} ${commandId}`).digest('hex').slice(0, 24)}`);

/** The players a room knows: looked up by id, or brought in by the request that first names them. */
@Injectable()
export class KnownPlayers {
  constructor(@Inject(STORE) private readonly store: EventStore) {}

  /** Null when the request is about no player. A player of another room is as unknown as one of none. */
  async of(
    { room, commandId }: { readonly room: RoomId; readonly commandId: string },
    { playerId, alias }: NamedPlayer,
  ): Promise<PlayerAtEdge | null> {
    if (playerId !== undefined) return { ...(await this.known(room, playerId)), isNew: false };
    if (alias === undefined) return null;
    return { playerId: newPlayerId(room, commandId), alias: aliasAsKept(alias), isNew: true };
  }

  /** What has to be recorded of the player before the floor's own command, in the same append. */
  stepsFor({ player, at, by, command }: Edge): Step[] {
    if (!player?.isNew) return [];
    const { playerId, alias } = player;
    const register = { type: 'RegisterPlayer', at, by, command, playerId, alias } as const;
    return [step(playerCategory, playerStreamId(playerId), register)];
  }

  private async known(room: RoomId, playerId: string): Promise<{ playerId: PlayerId; alias: string }> {
    const [row] = await this.store.board(room, playersBoard, { keys: [playerId] });
    if (!row) throw refusedBy(refusals.notRegistered({ playerId }));
    return { playerId: id(playerId), alias: (row.body as PlayersRow).alias };
  }
}
