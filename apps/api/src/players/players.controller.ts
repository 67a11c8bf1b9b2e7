import {
  cardAnswer,
  hoursAnswer,
  hoursQuery,
  playerAnswer,
  playersAnswer,
  type PlayersAnswer,
  playersQuery,
  subjectId,
} from '@cardroom/contracts';
import { playersBoard, searchKeyOf } from '@cardroom/read-models';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Pool } from 'pg';
import { type z } from 'zod';
import { Who } from '../access/access.guard';
import { Route } from '../documents/route';
import { type SignedIn } from '../people/signed-in';
import { notAllowed } from '../problems/refused';
import { shape } from '../shape-pipe';
import { POOL } from '../tokens';
import { PlayedHours } from './played-hours';
import { PlayerReader } from './player-reader';

/** Merged numbers are left out: their aliases lead nowhere else. */
const searchStatement = `
  SELECT key AS "playerId", body ->> 'alias' AS alias,
    CASE WHEN body ->> 'cardSearch' LIKE $2 THEN body ->> 'card' END AS "cardNumber"
  FROM boards
  WHERE room = $1 AND board = '${playersBoard}' AND NOT body ? 'mergedInto'
    AND (body ->> 'search' LIKE $2 OR body ->> 'cardSearch' LIKE $2)
  ORDER BY body ->> 'search', key LIMIT $3`;

const prefixOf = (search: string): string => `${searchKeyOf(search).replaceAll(/[\\%_]/g, '\\$&')}%`;

const byId = shape(subjectId);

@ApiTags('Players')
@Controller('players')
export class PlayersController {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(PlayerReader) private readonly reader: PlayerReader,
    @Inject(PlayedHours) private readonly hours: PlayedHours,
  ) {}

  @Get()
  @Route({
    summary: 'Players whose alias or card number begins so, whatever the accents',
    need: { operation: 'search-players' },
    query: playersQuery,
    answer: playersAnswer,
  })
  async search(
    @Who() who: SignedIn,
    @Query(shape(playersQuery)) { search, limit }: z.infer<typeof playersQuery>,
  ): Promise<PlayersAnswer> {
    const { rows } = await this.pool.query<{
      playerId: string;
      alias: string;
      cardNumber: string | null;
    }>({ name: 'players', text: searchStatement, values: [who.room.roomId, prefixOf(search), limit] });
    return {
      players: rows.map(({ cardNumber, ...row }) => (cardNumber === null ? row : { ...row, cardNumber })),
    };
  }

  @Get('cards/:card')
  @Route({
    summary: 'My alias and my places, by my card',
    need: { operation: 'read-card' },
    answer: cardAnswer,
  })
  card(@Who() who: SignedIn, @Param('card') card: string) {
    return this.reader.card(who.room.roomId, card);
  }

  @Get(':playerId')
  @Route({
    summary: 'A player as his role may see him: no legal name stands in it',
    description: 'A number that was merged into another leads to the person; `askedAs` says so.',
    need: { operation: 'read-player' },
    answer: playerAnswer,
  })
  player(@Who() who: SignedIn, @Param('playerId', byId) playerId: string) {
    if (who.kind !== 'staff') throw notAllowed();
    return this.reader.player(who, playerId);
  }

  @Get(':playerId/hours')
  @Route({
    summary: 'Hours played by gaming day and game, under every number of the person',
    need: { operation: 'read-hours' },
    query: hoursQuery,
    answer: hoursAnswer,
  })
  played(
    @Who() who: SignedIn,
    @Param('playerId', byId) playerId: string,
    @Query(shape(hoursQuery)) query: z.infer<typeof hoursQuery>,
  ) {
    return this.hours.of(who.room.roomId, playerId, query);
  }
}
