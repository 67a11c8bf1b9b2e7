import { logAnswer, type LogAnswer, logQuery } from '@cardroom/contracts';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Pool } from 'pg';
import { type z } from 'zod';
import { mayPass } from '../access/access';
import { Who } from '../access/access.guard';
import { Route } from '../documents/route';
import { LogFollower } from '../live/log-follower';
import { callerOf, type SignedIn } from '../people/signed-in';
import { Secrets } from '../play/secrets';
import { shape } from '../shape-pipe';
import { POOL } from '../tokens';

interface FactRow {
  readonly position: string;
  readonly stream_id: string;
  readonly version: number;
  readonly type: string;
  readonly schema_version: number;
  readonly occurred_at: Date;
  readonly recorded_at: Date;
  readonly data: Record<string, unknown>;
  readonly metadata: Record<string, unknown>;
}

const factsStatement = `
  SELECT position, stream_id, version, type, schema_version, occurred_at, recorded_at, data, metadata
  FROM events WHERE position > $1 AND position <= $2 AND metadata ->> 'room' = $3
    AND ($5 OR stream_id NOT LIKE 'ownrequest-%')
  ORDER BY position LIMIT $4`;

/** What players asked for themselves is a closed store, in the log as well. */
const readsClosedStore = (who: SignedIn): boolean =>
  mayPass({ operation: 'read-own-requests' }, callerOf(who));

@ApiTags('Proof')
@Controller('log')
export class LogController {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(LogFollower) private readonly follower: LogFollower,
    @Inject(Secrets) private readonly secrets: Secrets,
  ) {}

  @Get()
  @Route({
    summary: 'The facts of the room, as they stand in the log',
    description:
      'Page by page in log order; no page skips a fact that was still on its way when it was read.',
    need: { operation: 'read-log' },
    query: logQuery,
    answer: logAnswer,
  })
  async read(
    @Who() who: SignedIn,
    @Query(shape(logQuery)) { after, limit }: z.infer<typeof logQuery>,
  ): Promise<LogAnswer> {
    await this.follower.isInStep();
    const upTo = String(this.follower.position);
    const { rows } = await this.pool.query<FactRow>({
      name: 'facts',
      text: factsStatement,
      values: [after, upTo, who.room.roomId, limit, readsClosedStore(who)],
    });
    const last = rows.at(-1);
    const facts = rows.map((row) => ({
      position: row.position,
      stream: row.stream_id,
      version: row.version,
      type: row.type,
      schemaVersion: row.schema_version,
      at: row.occurred_at.toISOString(),
      recordedAt: row.recorded_at.toISOString(),
      data: row.data,
      metadata: row.metadata,
    }));
    return {
      facts: await this.secrets.told(facts),
      next: last && rows.length === limit ? last.position : null,
    };
  }
}
