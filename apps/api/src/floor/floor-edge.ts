import { type Step } from '@cardroom/event-store';
import { startingSettings } from '@cardroom/floor';
import { afterMinutes, type Clock, type CommandId, id, type Instant } from '@cardroom/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { currencyOf } from '../currencies';
import { actorOf } from '../people/signed-in';
import { notHappenedYet, tooLongAgo } from '../problems/refused';
import { CLOCK } from '../tokens';
import { type Asked } from './asked';
import { type Edge } from './translating';
import { KnownPlayers, type NamedPlayer } from './known-players';

/** Who the request names or brings, wherever its contract puts it. */
const namedIn = (body: object): NamedPlayer => {
  const { playerId, alias, holder } = body as NamedPlayer & { readonly holder?: NamedPlayer | null };
  return holder ? { playerId: holder.playerId } : { playerId, alias };
};

const longestAgoHours = 24;

/** Now, or when it happened: not in the future, and not longer ago than paper is kept at the desk. */
const whenOf = ({ happenedAt }: Asked, now: Instant): Instant => {
  if (happenedAt === null) return now;
  if (happenedAt > now) throw notHappenedYet();
  if (happenedAt < afterMinutes(now, -60 * longestAgoHours)) throw tooLongAgo({ hours: longestAgoHours });
  return happenedAt;
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

  async around(body: object, asked: Asked, commandId: string): Promise<Edge> {
    const { who } = asked;
    return {
      at: whenOf(asked, this.clock.now()),
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
