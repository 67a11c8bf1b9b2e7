import { type Step } from '@cardroom/event-store';
import {
  afterMinutes,
  type Actor,
  type Clock,
  type CommandId,
  type Currency,
  id,
  type Instant,
} from '@cardroom/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { currencyOf } from '../currencies';
import { actorOf, type SessionRoom, type SignedIn } from '../people/signed-in';
import { notHappenedYet, tooLongAgo } from '../problems/refused';
import { CLOCK } from '../tokens';
import { type Asked } from './asked';
import { KnownPlayers, type NamedPlayer, type PlayerAtEdge } from './known-players';

/** What the edge adds to a request of any module before it is a command. */
export interface Edge {
  readonly at: Instant;
  readonly by: Actor;
  readonly command: CommandId;
  readonly who: SignedIn;
  readonly room: SessionRoom;
  readonly currency: Currency;
  /** Of the player whom the request names, or the new one whom it brings. */
  readonly player: PlayerAtEdge | null;
}

/** Who the request names or brings, wherever its contract puts it. */
const namedIn = (body: object): NamedPlayer => {
  const { playerId, alias, cardNumber, holder } = body as NamedPlayer & {
    readonly holder?: NamedPlayer | null;
  };
  return holder ? { playerId: holder.playerId } : { playerId, alias, cardNumber };
};

const longestAgoHours = 24;

/** Now, or when it happened: not in the future, and not longer ago than paper is kept at the desk. */
const whenOf = ({ happenedAt }: Asked, now: Instant): Instant => {
  if (happenedAt === null) return now;
  if (happenedAt > now) throw notHappenedYet();
  if (happenedAt < afterMinutes(now, -60 * longestAgoHours)) throw tooLongAgo({ hours: longestAgoHours });
  return happenedAt;
};

/** Puts time, actor and the player it speaks of on a request. */
@Injectable()
export class Edges {
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
      who,
      room: who.room,
      currency: currencyOf(who.room.currency),
      player: await this.players.of({ room: who.room.roomId, commandId }, namedIn(body)),
    };
  }

  /** What has to be recorded of a new player before the command itself, in the same append. */
  stepsBefore(edge: Edge): readonly Step[] {
    return this.players.stepsFor(edge);
  }
}
