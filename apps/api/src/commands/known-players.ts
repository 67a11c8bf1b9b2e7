import { type EventStore, step, type Step } from '@cardroom/event-store';
import { id, type PlayerId, type RoomId } from '@cardroom/kernel';
import { aliasAsKept, playersHouseStreamId, playerStreamId, refusals } from '@cardroom/players';
import { playerCategory, playersHouseCategory } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { PlayerLookup } from '../players/player-lookup';
import { refusedBy } from '../problems/refused';
import { STORE } from '../tokens';
import { type Edge } from './edge';

export interface PlayerAtEdge {
  readonly playerId: PlayerId;
  readonly alias: string;
  /** Not known to the room before this request. */
  readonly isNew: boolean;
  /** Words that the house lets nobody be called by; only for somebody new. */
  readonly insults?: readonly string[];
}

export interface NamedPlayer {
  readonly playerId?: string | undefined;
  readonly alias?: string | undefined;
  /** The number of his card, where he shows it instead. */
  readonly cardNumber?: string | undefined;
}

/** Made from the command's id, so that the same request sent twice speaks of the same new player. */
const newPlayerId = (room: RoomId, commandId: string): PlayerId =>
  id(`p-${createHash('sha256').update(`${room} ${commandId}`).digest('hex').slice(0, 24)}`);

/** The players a room knows: looked up by id, or brought in by the request that first names them. */
@Injectable()
export class KnownPlayers {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(PlayerLookup) private readonly lookup: PlayerLookup,
  ) {}

  /** Null when the request is about no player. A player of another room is as unknown as one of none. */
  async of(
    { room, commandId }: { readonly room: RoomId; readonly commandId: string },
    { playerId, alias, cardNumber }: NamedPlayer,
  ): Promise<PlayerAtEdge | null> {
    if (playerId !== undefined) return { ...(await this.known(room, playerId)), isNew: false };
    if (alias === undefined) return cardNumber === undefined ? null : this.withCard(room, cardNumber);
    const { state: house } = await this.store.state(playersHouseCategory, playersHouseStreamId(room));
    const { insults } = house;
    return { playerId: newPlayerId(room, commandId), alias: aliasAsKept(alias), isNew: true, insults };
  }

  /** What has to be recorded of the player before the floor's own command, in the same append. */
  stepsFor({ player, at, by, command }: Edge): Step[] {
    if (!player?.isNew) return [];
    const { playerId, alias, insults = [] } = player;
    const register = { type: 'RegisterPlayer', at, by, command, playerId, alias, insults } as const;
    return [step(playerCategory, playerStreamId(playerId), register)];
  }

  /** A number that was merged into another speaks of the person under the one that counts. */
  private async known(room: RoomId, playerId: string): Promise<{ playerId: PlayerId; alias: string }> {
    const person = await this.lookup.whoIs(room, playerId);
    if (!person) throw refusedBy(refusals.notRegistered({ playerId }));
    return { playerId: person.playerId, alias: person.alias };
  }

  private async withCard(room: RoomId, cardNumber: string): Promise<PlayerAtEdge> {
    const person = await this.lookup.withCard(room, cardNumber);
    if (!person) throw refusedBy(refusals.cardUnknown());
    return { playerId: person.playerId, alias: person.alias, isNew: false };
  }
}
