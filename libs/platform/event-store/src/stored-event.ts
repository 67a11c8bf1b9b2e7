import { type Instant } from '@cardroom/kernel';
import { type EventMetadata, type StoredEvent } from './event';

/** A row of `events` as the statements of this package read it. */
export interface EventRow extends Record<string, unknown> {
  position: bigint;
  stream_id: string;
  version: number;
  type: string;
  schema_version: number;
  data: unknown;
  metadata: EventMetadata;
  occurred_at: Instant;
  recorded_at: Instant;
}

export const eventColumns =
  'position, stream_id, version, type, schema_version, data, metadata, occurred_at, recorded_at';

export const storedEventOf = (row: EventRow): StoredEvent => ({
  position: row.position,
  streamId: row.stream_id,
  version: row.version,
  type: row.type,
  schemaVersion: row.schema_version,
  data: row.data,
  metadata: row.metadata,
  occurredAt: row.occurred_at,
  recordedAt: row.recorded_at,
});
