import { patternsIn } from '@cardroom/conduct';
import { type EventStore } from '@cardroom/event-store';
import { type Instant, isoOf } from '@cardroom/kernel';
import { patternsReport, type ReportBody } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { PlayerLookup } from '../players/player-lookup';
import { STORE } from '../tokens';
import { type Wanted } from './report-moments';

interface PatternRow {
  readonly type: string;
  readonly first: string | null;
  readonly second: string | null;
}

/** Thirty days of what may be worth a look: calls missed, hands given up to a trifle, deals that went wrong. */
const patternsStatement = `
  SELECT type, coalesce(data ->> 'playerId', data -> 'by' ->> 'id') AS first, data ->> 'opponent' AS second
  FROM events
  WHERE metadata ->> 'room' = $1 AND occurred_at > $2::timestamptz - interval '30 days' AND occurred_at <= $2
    AND (type IN ('CallExpired', 'SoftPlayFlagged') OR (type = 'RulingAskedFor' AND data ->> 'words' ILIKE '%misdeal%'))
  ORDER BY position`;

/** What came up often in the last thirty days, from the facts there are; it accuses nobody. */
@Injectable()
export class ConductPatterns {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(PlayerLookup) private readonly players: PlayerLookup,
  ) {}

  async worthALook({ room, language }: Wanted, moment: Instant): Promise<ReportBody> {
    const { rows } = await this.store.connections.pool.query<PatternRow>({
      name: 'conduct-patterns',
      text: patternsStatement,
      values: [room, isoOf(moment)],
    });
    const of = (type: string) => rows.filter((row) => row.type === type && row.first !== null);
    const patterns = patternsIn({
      potsLeft: of('SoftPlayFlagged').map(({ first, second }) => ({ by: String(first), to: String(second) })),
      callsMissed: of('CallExpired').map(({ first }) => ({ playerId: String(first) })),
      dealerErrors: of('RulingAskedFor').map(({ first }) => ({ dealer: String(first), kind: 'misdeal' })),
    });
    const names = new Map<string, string>();
    for (const number of new Set(patterns.flatMap(({ who }) => who)))
      names.set(number, (await this.players.whoIs(room, number))?.alias ?? number);
    return patternsReport(patterns, (number) => names.get(number) ?? number, language);
  }
}
