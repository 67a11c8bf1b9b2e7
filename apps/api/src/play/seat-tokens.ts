import { type issueSeatTokenBody, type OwnSeatAnswer, type SeatTokenAnswer } from '@cardroom/contracts';
import { afterMinutes, type Clock, isoOf, type RoomId } from '@cardroom/kernel';
import { seatedAt } from '@cardroom/play';
import { Inject, Injectable } from '@nestjs/common';
import { type Pool } from 'pg';
import { type z } from 'zod';
import { drawId, hashOfToken, newToken } from '../people/credentials';
import { type SignedIn, type SignedInPlayer, subjectOf } from '../people/signed-in';
import { notFound, refusedBy } from '../problems/refused';
import { CLOCK, POOL } from '../tokens';
import { PlayTables } from './play-tables';
import { nobodySits, notDealt } from './refusals';

type Wanted = z.infer<typeof issueSeatTokenBody>;

/** Ends what was issued for the seat before, so that one browser acts for it at a time. */
const issueStatement = `
  WITH former AS (
    UPDATE seat_tokens SET revoked_at = $9 WHERE room_id = $2 AND table_id = $3 AND seat = $4 AND revoked_at IS NULL
  )
  INSERT INTO seat_tokens (id, room_id, table_id, seat, player_id, alias, token_hash, issued_by, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

const seatOf = (who: SignedInPlayer): OwnSeatAnswer => ({
  tokenId: who.tokenId,
  room: { ...who.room },
  tableId: who.tableId,
  seat: who.seat,
  playerId: who.playerId,
  alias: who.name,
  expiresAt: who.expiresAt.toISOString(),
});

/** What lets a player act for his seat at a dealt table: given out by its dealer or the floor, shown once, kept as a digest. */
@Injectable()
export class SeatTokens {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(PlayTables) private readonly tables: PlayTables,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async issue(who: SignedIn, { tableId, seat, hours }: Wanted): Promise<SeatTokenAnswer> {
    const found = await this.tables.find(who.room.roomId, tableId);
    this.tables.mustBeTheirs(who, found);
    const { state } = await this.tables.play(found);
    if (state.depth !== 'dealt' && state.nextDepth !== 'dealt') throw refusedBy(notDealt({ tableId }));
    const seated = seatedAt(state, seat);
    if (!seated) throw refusedBy(nobodySits({ tableId, seat }));
    const now = this.clock.now();
    const [tokenId, token, expiresAt] = [
      drawId('st'),
      newToken('seat'),
      isoOf(afterMinutes(now, hours * 60)),
    ];
    const { playerId, alias } = seated;
    const of = [tokenId, who.room.roomId, tableId, seat, playerId, alias];
    await this.pool.query(issueStatement, [...of, hashOfToken(token), subjectOf(who), isoOf(now), expiresAt]);
    return { tokenId, room: { ...who.room }, tableId, seat, playerId, alias, expiresAt, token };
  }

  async revoke(room: RoomId, tokenId: string): Promise<void> {
    const { rowCount } = await this.pool.query(
      'UPDATE seat_tokens SET revoked_at = $3 WHERE id = $1 AND room_id = $2 AND revoked_at IS NULL',
      [tokenId, room, isoOf(this.clock.now())],
    );
    if (rowCount === 0) throw notFound();
  }

  own(who: SignedIn): OwnSeatAnswer {
    if (who.kind !== 'player') throw notFound();
    return seatOf(who);
  }
}
