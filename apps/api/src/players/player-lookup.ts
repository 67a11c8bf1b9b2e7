import { type EventStore } from '@cardroom/event-store';
import { id, type PlayerId, type RoomId } from '@cardroom/kernel';
import { playersBoard, type PlayersRow } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { STORE } from '../tokens';

/** One person of a room, under the number that counts. */
export interface Person {
  readonly playerId: PlayerId;
  readonly alias: string;
  /** Every number that is or was his, the one that counts first: sums and checks go over all of them. */
  readonly ids: readonly PlayerId[];
}

const withCardStatement = `
  SELECT key FROM boards WHERE room = $1 AND board = '${playersBoard}' AND body ->> 'cardSearch' = $2
  ORDER BY (body ->> 'mergedInto') IS NOT NULL, key LIMIT 1`;

/** Longer chains of merges than anybody would make by hand. */
const longestChain = 50;

/** Who is who in a room: a number that was merged into another leads there, wherever a player is looked up. */
@Injectable()
export class PlayerLookup {
  constructor(@Inject(STORE) private readonly store: EventStore) {}

  /** Null for a player of another room, of none, or one who was erased. */
  async whoIs(room: RoomId, playerId: string): Promise<Person | null> {
    let row = await this.row(room, playerId);
    for (let i = 0; row?.mergedInto !== undefined && i < longestChain; i++)
      row = await this.row(room, row.mergedInto);
    if (!row) return null;
    const merged = row.merged ? await this.mergedInto(room, row.merged) : [];
    return { playerId: id(row.playerId), alias: row.alias, ids: [id(row.playerId), ...merged] };
  }

  /** Whoever the card leads to: a card given up with a merged number still does. */
  async withCard(room: RoomId, cardNumber: string): Promise<Person | null> {
    const holder = await this.holderOf(room, cardNumber);
    return holder === null ? null : this.whoIs(room, holder);
  }

  /** The number under which a card was issued. */
  async holderOf(room: RoomId, cardNumber: string): Promise<PlayerId | null> {
    const { rows } = await this.store.connections.pool.query<{ key: string }>({
      name: 'player-with-card',
      text: withCardStatement,
      values: [room, cardNumber.trim().toLowerCase()],
    });
    return rows[0] ? id<PlayerId>(rows[0].key) : null;
  }

  async row(room: RoomId, playerId: string): Promise<PlayersRow | null> {
    const [row] = await this.store.board(room, playersBoard, { keys: [playerId] });
    return (row?.body as PlayersRow | undefined) ?? null;
  }

  /** Numbers merged into those given, and those merged into them. */
  private async mergedInto(room: RoomId, merged: readonly string[]): Promise<PlayerId[]> {
    const rows = await this.store.board(room, playersBoard, { keys: merged });
    const further = rows.flatMap(({ body }) => (body as PlayersRow).merged ?? []);
    const own = merged.map((each) => id<PlayerId>(each));
    return further.length === 0 ? own : [...own, ...(await this.mergedInto(room, further))];
  }
}
