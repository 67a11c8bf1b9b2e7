import { patternsIn, type PotsOfTwo } from '@cardroom/conduct';
import { type EventStore } from '@cardroom/event-store';
import { type Instant, isoOf, type RoomId } from '@cardroom/kernel';
import { patternsReport, type ReportBody } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { PlayerLookup } from '../players/player-lookup';
import { STORE } from '../tokens';
import { dealerErrorsIn, type DealingFact } from './dealer-errors';
import { type Wanted } from './report-moments';

interface PlayerFact {
  readonly type: string;
  readonly first: string | null;
  readonly second: string | null;
}

const lastThirtyDays = `occurred_at > $2::timestamptz - interval '30 days' AND occurred_at <= $2`;

/** Of the partial index of the same condition. */
const playersStatement = `
  SELECT type, data ->> 'playerId' AS first, data ->> 'opponent' AS second
  FROM events
  WHERE type IN ('CallExpired', 'SoftPlayFlagged') AND metadata ->> 'room' = $1 AND ${lastThirtyDays}
  ORDER BY position`;

/** Who dealt where, and what went wrong there. */
const dealersStatement = `
  SELECT position, type, stream_id AS "streamId", data
  FROM events
  WHERE type IN ('DealerSignedIn', 'DealerSignedOut', 'DealerBreakStarted', 'DealersPushed', 'HandCorrected')
    AND metadata ->> 'room' = $1 AND ${lastThirtyDays}
  UNION ALL
  SELECT position, type, stream_id, data
  FROM events
  WHERE type IN ('HandFinished', 'HandReckoned') AND data ->> 'result' = 'misdeal'
    AND metadata ->> 'room' = $1 AND ${lastThirtyDays}
  UNION ALL
  SELECT asked.position, asked.type, asked.stream_id,
    jsonb_build_object('tableId', asked.data -> 'tableId', 'hand', asked.data -> 'table' -> 'hand')
  FROM events AS decided
  JOIN events AS asked ON asked.stream_id = decided.stream_id AND asked.type = 'RulingAskedFor'
    AND asked.data ->> 'rulingId' = decided.data ->> 'rulingId'
  WHERE decided.type = 'RulingDecided' AND decided.data ->> 'outcome' = 'misdeal'
    AND decided.metadata ->> 'room' = $1 AND decided.occurred_at > $2::timestamptz - interval '30 days'
    AND decided.occurred_at <= $2
  ORDER BY position`;

const potsStatement = `
  SELECT row -> 'lastTwo' -> 'players' AS between, row -> 'lastTwo' ->> 'leftBy' AS "leftBy", count(*)::int AS times
  FROM hands
  WHERE room_id = $1 AND ended_at > $2::timestamptz - interval '30 days' AND ended_at <= $2
    AND jsonb_typeof(row -> 'lastTwo') = 'object'
  GROUP BY 1, 2`;

/**
 * What came up often in the last thirty days, from what the log and the filed hands show of play and floor: pots that
 * two players leave to each other, soft play, calls missed, deals that went wrong. It accuses nobody.
 */
@Injectable()
export class ConductPatterns {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(PlayerLookup) private readonly players: PlayerLookup,
  ) {}

  async worthALook({ room, language }: Wanted, moment: Instant): Promise<ReportBody> {
    const values = [room, isoOf(moment)];
    const { pool } = this.store.connections;
    const [told, dealing, pots] = await Promise.all([
      pool.query<PlayerFact>({ name: 'conduct-patterns', text: playersStatement, values }),
      pool.query<DealingFact>({ name: 'conduct-dealing', text: dealersStatement, values }),
      pool.query<PotsOfTwo>({ name: 'conduct-pots', text: potsStatement, values }),
    ]);
    const of = (type: string) => told.rows.filter((row) => row.type === type && row.first !== null);
    const { errors, names } = dealerErrorsIn(dealing.rows, room);
    const patterns = patternsIn({
      potsOfTwo: pots.rows,
      softPlay: of('SoftPlayFlagged').map(({ first, second }) => ({ by: String(first), to: String(second) })),
      callsMissed: of('CallExpired').map(({ first }) => ({ playerId: String(first) })),
      dealerErrors: errors,
    });
    const aliases = await this.aliasesOf(
      room,
      patterns.flatMap(({ who }) => who),
    );
    return patternsReport(patterns, (one) => names.get(one) ?? aliases.get(one) ?? one, language);
  }

  private async aliasesOf(room: RoomId, numbers: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const aliases = new Map<string, string>();
    for (const number of new Set(numbers))
      aliases.set(number, (await this.players.whoIs(room, number))?.alias ?? number);
    return aliases;
  }
}
