import {
  type EventStore,
  readEvent,
  type StoredEvent,
  subscribe,
  type Subscription,
} from '@cardroom/event-store';
import { type Currency, id, invariant, type RoomId, type TableId } from '@cardroom/kernel';
import {
  factsOfHand,
  type HandFinished,
  handEventsOf,
  handRecord,
  type HandRecord,
  playCategory,
  type PlayEvent,
  type Terms,
  termsOf,
} from '@cardroom/play';
import { dayOf, readingOf, subjectOf } from '@cardroom/reactions';
import {
  currencyOf,
  floorCategory,
  handRowOf,
  playersBoard,
  type PlayersRow,
  tableCategory,
} from '@cardroom/read-models';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type ClientBase } from 'pg';
import { tellConduct } from './hand-conduct';
import { STORE } from './tokens';

const termsStatement = `
  SELECT type, schema_version, data FROM events
  WHERE stream_id = $1 AND version <= $2 AND type IN ('PlayOpened', 'NewStakesSet', 'HouseRulesChanged') ORDER BY version`;

const fileStatement = `
  INSERT INTO hands (hand_id, room_id, table_id, table_number, stream_id, from_version, to_version, number, depth, game,
    started_at, ended_at, pot_minor, players, rules, has_dispute, row, position)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
  ON CONFLICT (hand_id) DO UPDATE SET to_version = EXCLUDED.to_version, ended_at = EXCLUDED.ended_at,
    pot_minor = EXCLUDED.pot_minor, rules = EXCLUDED.rules, has_dispute = hands.has_dispute OR EXCLUDED.has_dispute,
    row = EXCLUDED.row, position = EXCLUDED.position`;

/** A dispute about a hand may begin when it is over and filed. */
const disputedStatement = `
  UPDATE hands SET has_dispute = true, rules = (SELECT array_agg(DISTINCT rule) FROM unnest(rules || $3::text[]) AS rule),
    row = row || '{"hasDispute": true}'::jsonb
  WHERE stream_id = $1 AND number = $2`;

/** How many facts before the end of a hand are looked through for its beginning, and then how many. */
const lookBackFacts = [120, 1_200, 12_000] as const;

/** What of a room does not change. */
interface RoomFacts {
  readonly currency: Currency;
}

interface FoundHand {
  readonly events: readonly PlayEvent[];
  readonly fromVersion: number;
}

const playersOf = ({ players }: HandRecord, aliasOf: (playerId: string) => string | null) =>
  players.map(({ seat, playerId }) => ({ seat, playerId, alias: (playerId && aliasOf(playerId)) ?? '' }));

/**
 * Files each finished hand for the hand history, in the transaction of its checkpoint: every hand once. One that was
 * taken up again for a correction is filed anew.
 */
@Injectable()
export class Hands implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private subscription: Subscription | null = null;
  private readonly rooms = new Map<RoomId, RoomFacts>();
  private readonly terms = new Map<string, Terms>();

  constructor(@Inject(STORE) private readonly store: EventStore) {}

  get areGoingOn(): boolean {
    return this.subscription?.status().state !== 'stopped';
  }

  onApplicationBootstrap(): void {
    this.subscription = subscribe(this.store, {
      name: 'hands',
      handler: async (client, events) => {
        for (const event of events)
          if (event.streamId.startsWith(`${playCategory}-`)) await this.file(client, event);
      },
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.subscription?.close();
  }

  private async file(client: ClientBase, stored: StoredEvent): Promise<void> {
    const event = readEvent<PlayEvent>(tableCategory.history, stored);
    if (event.type === 'HandFinished') await this.fileHand(client, stored, event);
    else if (event.type === 'PotSetAside' || event.type === 'PotMoved') {
      const { rules = [] } = stored.metadata;
      await client.query(disputedStatement, [stored.streamId, event.hand, rules]);
    }
  }

  private async fileHand(client: ClientBase, stored: StoredEvent, finished: HandFinished): Promise<void> {
    const found = await this.find(stored, finished.hand);
    if (!found) return;
    const [started] = found.events;
    invariant(started?.type === 'HandStarted', `${finished.handId} begins with its start`);
    const terms = await this.termsAt(stored.streamId, started.terms, found.fromVersion);
    const record = terms && handRecord(found.events, terms);
    if (!terms || !record) return;
    const { room } = stored.metadata;
    const tableId = id<TableId>(subjectOf(stored.streamId, playCategory, room));
    const { currency } = await this.factsOf(room);
    const [tableNumber, aliases] = [
      await this.numberOf(stored, tableId),
      await this.aliasesOf(
        room,
        record.players.flatMap(({ playerId }) => playerId ?? []),
      ),
    ];
    const aliasOf = (playerId: string): string | null => aliases.get(playerId) ?? null;
    const reading = readingOf(handEventsOf(found.events, terms));
    const { lastTwo } = reading;
    const row = handRowOf(record, {
      tableId,
      tableNumber,
      currency,
      blinds: terms.blinds,
      lastTwo,
      aliasOf,
    });
    const of = [row.handId, room, tableId, tableNumber, stored.streamId, found.fromVersion, stored.version];
    const what = [row.number, row.depth, { game: row.game, structure: row.structure, blinds: row.blinds }];
    const players = row.players.flatMap(({ playerId }) => playerId ?? []);
    const when = [row.startedAt, row.endedAt, record.potMinor, players, row.rules, row.hasDispute];
    await client.query(fileStatement, [...of, ...what, ...when, row, String(stored.position)]);
    const played = { room, tableId, number: row.number, players: playersOf(record, aliasOf) };
    await tellConduct(this.store, stored, { handId: record.handId, reading, played });
  }

  /** The facts of a hand from its start to its end. */
  private async find({ streamId, version }: StoredEvent, hand: number): Promise<FoundHand | null> {
    for (const back of lookBackFacts) {
      const from = Math.max(1, version - back);
      const stored = await this.store.load(streamId, { from, limit: version - from + 1 });
      const events = stored.map((each) => readEvent<PlayEvent>(tableCategory.history, each));
      const start = events.findIndex((each) => each.type === 'HandStarted' && each.hand === hand);
      if (start >= 0) return { events: factsOfHand(events, hand), fromVersion: from + start };
    }
    return null;
  }

  private async termsAt(streamId: string, version: number, upTo: number): Promise<Terms | null> {
    const key = `${streamId} ${version}`;
    const known = this.terms.get(key);
    if (known) return known;
    const { pool } = this.store.connections;
    const { rows } = await pool.query<{ type: string; schema_version: number; data: unknown }>(
      termsStatement,
      [streamId, upTo],
    );
    const events = rows.map(({ type, schema_version: schemaVersion, data }) =>
      readEvent<PlayEvent>(tableCategory.history, { type, schemaVersion, data }),
    );
    const terms = termsOf(events, version);
    if (this.terms.size > 5_000) this.terms.clear();
    if (terms) this.terms.set(key, terms);
    return terms;
  }

  private async factsOf(room: RoomId): Promise<RoomFacts> {
    const known = this.rooms.get(room);
    if (known) return known;
    const { pool } = this.store.connections;
    const { rows } = await pool.query<{ currency: string }>('SELECT currency FROM rooms WHERE id = $1', [
      room,
    ]);
    const facts = { currency: currencyOf(rows[0]?.currency ?? 'EUR') };
    this.rooms.set(room, facts);
    return facts;
  }

  private async numberOf({ streamId, metadata }: StoredEvent, tableId: TableId): Promise<number | null> {
    const floorStream = `floor-${metadata.room}-${dayOf(streamId)}`;
    const { state } = await this.store.state(floorCategory, floorStream);
    return state.tables.get(tableId)?.plan.number ?? null;
  }

  private async aliasesOf(room: RoomId, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.store.board(room, playersBoard, { keys });
    return new Map(rows.map(({ key, body }) => [key, (body as PlayersRow | null)?.alias ?? '']));
  }
}
