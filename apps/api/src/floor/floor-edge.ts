import { type Step } from '@cardroom/event-store';
import { startingSettings } from '@cardroom/floor';
import { type Clock, type CommandId, id, type Instant } from '@cardroom/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { currencyOf } from '../currencies';
import { actorOf } from '../people/signed-in';
import { CLOCK } from '../tokens';
import { type Asked } from './asked';
import { type Edge } from './translating';
import { KnownPlayers, type NamedPlayer } from './known-players';

/** Who the request names or brings, wherever its contract puts it. */
const namedIn = (body: object): NamedPlayer => {
  const { playerId, alias, holder } = body as NamedPlayer & { readonly holder?: NamedPlayer | null };
  return holder ? { playerId: holder.playerId } : { playerId, alias };
};

/** What the edge adds to a request before it is a command: the time, the actor, and the player it speaks of. */
@Injectable()
export class FloorEdge {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(KnownPlayers) private readonly players: KnownPlayers,
  ) {}

  now(): Instant {
    return this.clock.now();
  }

  async around(body: object, { who }: Asked, commandId: string): Promise<Edge> {
    return {
      at: this.clock.now(),
      by: actorOf(who),
      command: id<CommandId>(commandId),
      room: who.room,
      currency: currencyOf(who.room.currency),
      player: await this.players.of({ room: who.room.roomId, commandId }, namedIn(body)),
      carried: null,
      startingSettings,
    };
  }

  /** What has to be recorded of a new player before the floor's own command, in the same append. */
  stepsBefore(edge: Edge): readonly Step[] {
    return this.players.stepsFor(edge);
  }
}
