import { playersAnswer, type PlayersAnswer, playersQuery } from '@cardroom/contracts';
import { playersBoard, searchKeyOf } from '@cardroom/read-models';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Pool } from 'pg';
import { type z } from 'zod';
import { Who } from '../access/access.guard';
import { Route } from '../documents/route';
import { type SignedIn } from '../people/signed-in';
import { shape } from '../shape-pipe';
import { POOL } from '../tokens';

const searchStatement = `
  SELECT key AS "playerId", body ->> 'alias' AS alias FROM boards
  WHERE room = $1 AND board = '${playersBoard}' AND body ->> 'search' LIKE $2
  ORDER BY body ->> 'search', key LIMIT $3`;

const prefixOf = (search: string): string => `${searchKeyOf(search).replaceAll(/[\\%_]/g, '\\$&')}%`;

@ApiTags('Players')
@Controller('players')
export class PlayersController {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  @Get()
  @Route({
    summary: 'Players whose alias begins so, whatever the accents',
    need: { operation: 'search-players' },
    query: playersQuery,
    answer: playersAnswer,
  })
  async search(
    @Who() who: SignedIn,
    @Query(shape(playersQuery)) { search, limit }: z.infer<typeof playersQuery>,
  ): Promise<PlayersAnswer> {
    const { rows } = await this.pool.query<PlayersAnswer['players'][number]>({
      name: 'players',
      text: searchStatement,
      values: [who.room.roomId, prefixOf(search), limit],
    });
    return { players: rows };
  }
}
