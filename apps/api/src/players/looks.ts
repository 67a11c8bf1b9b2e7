import { type LooksAnswer } from '@cardroom/contracts';
import { type PrismaClient } from '@cardroom/event-store/client';
import { type RoomId } from '@cardroom/kernel';
import { playerLooksBoard, type PlayerLookRow } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { type Pool } from 'pg';
import { PEOPLE, POOL } from '../tokens';
import { PlayerLookup } from './player-lookup';

const looksStatement = `
  SELECT position, body FROM boards
  WHERE room = $1 AND board = '${playerLooksBoard}' AND position < coalesce($2::bigint, 9223372036854775807)
    AND ($3::text[] IS NULL OR body ->> 'playerId' = ANY($3))
  ORDER BY position DESC LIMIT $4`;

interface Asked {
  readonly playerId?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Who looked at whose legal name, the latest look first. */
@Injectable()
export class Looks {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(PEOPLE) private readonly people: PrismaClient,
    @Inject(PlayerLookup) private readonly lookup: PlayerLookup,
  ) {}

  async of(room: RoomId, { playerId, before, limit }: Asked): Promise<LooksAnswer> {
    const ids =
      playerId === undefined ? null : ((await this.lookup.whoIs(room, playerId))?.ids ?? [playerId]);
    const { rows } = await this.pool.query<{ position: string | bigint; body: PlayerLookRow }>(
      looksStatement,
      [room, before ?? null, ids && [...ids], limit],
    );
    const names = await this.namesOf(room, [...new Set(rows.map(({ body }) => body.by))]);
    const last = rows.at(-1);
    return {
      looks: rows.map(({ position, body }) => ({
        ...body,
        name: names.get(body.by) ?? null,
        position: String(position),
      })),
      next: last && rows.length === limit ? String(last.position) : null,
    };
  }

  private async namesOf(room: RoomId, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const staff = await this.people.staffMember.findMany({ where: { roomId: room, id: { in: [...ids] } } });
    return new Map(staff.map(({ id, name }) => [id, name]));
  }
}
