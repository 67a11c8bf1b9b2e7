import { type BoardName } from '@cardroom/contracts';
import { type Clock, type Instant, type RoomId } from '@cardroom/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { Past, type PastBoard } from '../boards/past';
import { LogFollower } from '../live/log-follower';
import { type Language } from '../problems/problem';
import { noGamingDay } from '../problems/refused';
import { CLOCK } from '../tokens';

export interface Wanted {
  readonly room: RoomId;
  readonly language: Language;
  /** Null: now. */
  readonly at: Instant | null;
}

/** As of when a report tells, and what was recorded by then. */
@Injectable()
export class ReportMoments {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(Past) private readonly past: Past,
    @Inject(LogFollower) private readonly follower: LogFollower,
  ) {}

  /** Refused before the first gaming day: nothing can be told of a room that was not open. */
  async of({ room, at }: Wanted): Promise<{ readonly moment: Instant; readonly position: string }> {
    const found = await this.past.floor(room, at);
    if (!found) throw noGamingDay();
    if (at !== null) return { moment: at, position: found.position };
    return { moment: this.clock.now(), position: this.follower.standing().position };
  }

  board(room: RoomId, board: BoardName, at: Instant): Promise<PastBoard> {
    return this.past.board(room, board, at);
  }
}
