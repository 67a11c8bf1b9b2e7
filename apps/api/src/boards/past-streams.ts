import { type BoardRow, type EventStore, type Moment, type StoredEvent } from '@cardroom/event-store';
import { floorStreamDay } from '@cardroom/floor';
import { isoOf, type RoomId } from '@cardroom/kernel';
import { type FoldedBoards } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { STORE } from '../tokens';

interface Then {
  readonly room: RoomId;
  /** Null: now. */
  readonly moment: Moment | null;
  /** Of the gaming day that was the latest. */
  readonly floorStream: string;
}

interface Folded {
  readonly rows: readonly BoardRow[];
  /** Of the last fact that is in the rows; 0 before the first. */
  readonly position: bigint;
}

/** The last fact folded, and its neighbours in the same streams. */
interface FactsAround {
  readonly fact: StoredEvent | null;
  readonly previous: StoredEvent | null;
  readonly next: StoredEvent | null;
}

const streamsOpened = `
  SELECT s.stream_id FROM streams s JOIN events e ON e.stream_id = s.stream_id AND e.version = 1
  WHERE s.category = $1 AND s.room = $2 AND s.stream_id LIKE $3
    AND e.occurred_at <= coalesce($4::timestamptz, 'infinity')
    AND e.position <= coalesce($5::bigint, 9223372036854775807)
  ORDER BY s.stream_id`;

const neighbours = `
  (SELECT stream_id, version, position FROM events
   WHERE stream_id = ANY($1) AND position <= $2 ORDER BY position DESC LIMIT 2)
  UNION ALL
  (SELECT stream_id, version, position FROM events
   WHERE stream_id = ANY($1) AND position > $2 ORDER BY position LIMIT 1)
  ORDER BY position`;

/** Folds so many streams at the same time. */
const atOnce = 4;

/** The streams that a board of the past is folded from. */
@Injectable()
export class PastStreams {
  constructor(@Inject(STORE) private readonly store: EventStore) {}

  /** Those that had been opened by the moment. */
  async of(
    { category, span }: FoldedBoards,
    { room, moment, floorStream }: Then,
  ): Promise<readonly string[]> {
    if (category.name === 'floor') return [floorStream];
    const ending = span === 'day' ? `%-${floorStreamDay(floorStream)}` : '%';
    const upTo = typeof moment === 'number' ? [isoOf(moment), null] : [null, moment?.position];
    const { rows } = await this.store.connections.pool.query<{ stream_id: string }>(streamsOpened, [
      ...[category.name, room, ending],
      ...upTo,
    ]);
    return rows.map(({ stream_id: streamId }) => streamId);
  }

  async folded(
    { category, rows }: FoldedBoards,
    streams: readonly string[],
    moment: Moment,
  ): Promise<Folded> {
    const found: BoardRow[] = [];
    let last = 0n;
    for (let i = 0; i < streams.length; i += atOnce) {
      const some = streams.slice(i, i + atOnce);
      const states = await Promise.all(
        some.map((streamId) => this.store.stateAt(category as never, streamId, moment)),
      );
      for (const { state, position } of states) {
        found.push(...rows(state as never));
        if (position > last) last = position;
      }
    }
    return { rows: found, position: last };
  }

  async factsAround(streams: readonly string[], position: bigint): Promise<FactsAround> {
    const { rows } = await this.store.connections.pool.query<{
      stream_id: string;
      version: number;
      position: string;
    }>(neighbours, [streams, position]);
    const before = rows.filter((row) => BigInt(row.position) <= position);
    const after = rows.find((row) => BigInt(row.position) > position);
    const load = async (
      row: { stream_id: string; version: number } | undefined,
    ): Promise<StoredEvent | null> =>
      row ? ((await this.store.load(row.stream_id, { from: row.version, limit: 1 }))[0] ?? null) : null;
    const [fact, previous, next] = await Promise.all([load(before.at(-1)), load(before.at(-2)), load(after)]);
    return { fact, previous, next };
  }
}
