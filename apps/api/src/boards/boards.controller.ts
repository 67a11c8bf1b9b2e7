import {
  boardAnswer,
  type BoardAnswer,
  boardQuery,
  listedBoards,
  type ListedBoard,
} from '@cardroom/contracts';
import { type EventStore, type Moment } from '@cardroom/event-store';
import { isoOf } from '@cardroom/kernel';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type z } from 'zod';
import { mayPass, mayReadBoard } from '../access/access';
import { Who } from '../access/access.guard';
import { Route } from '../documents/route';
import { bodyFor } from '../live/live-rows';
import { LogFollower } from '../live/log-follower';
import { Moments } from '../moments';
import { callerOf, type SignedIn } from '../people/signed-in';
import { notAllowed, notFound } from '../problems/refused';
import { shape } from '../shape-pipe';
import { STORE } from '../tokens';
import { Past } from './past';

type BoardQuery = z.infer<typeof boardQuery>;

const boardFor = (who: SignedIn, name: string): ListedBoard => {
  const board = listedBoards.find((listed) => listed === name);
  if (!board) throw notFound();
  if (!mayReadBoard(board, callerOf(who))) throw notAllowed();
  return board;
};

@ApiTags('Boards')
@Controller('boards')
export class BoardsController {
  @Inject(Moments) private readonly moments!: Moments;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(Past) private readonly past: Past,
    @Inject(LogFollower) private readonly follower: LogFollower,
  ) {}

  @Get(':board')
  @Route({
    summary: 'What a board shows, now or at any moment of the past',
    description: 'Following `/live` after the answer’s position misses nothing.',
    need: { boards: 'now' },
    query: boardQuery,
    answer: boardAnswer,
  })
  async read(
    @Who() who: SignedIn,
    @Param('board') name: string,
    @Query(shape(boardQuery)) query: BoardQuery,
  ): Promise<BoardAnswer> {
    const board = boardFor(who, name);
    const moment = await this.moments.of(query, who.room);
    return moment === null ? this.present(who, board) : this.asOf(who, board, moment);
  }

  private async present(who: SignedIn, board: ListedBoard): Promise<BoardAnswer> {
    const standing = this.follower.standing();
    const stored = await this.store.board(who.room.roomId, board);
    const rows = stored.map((row) => ({
      key: row.key,
      position: String(row.position),
      body: bodyFor(who, board, row.body) as never,
    }));
    return { board, ...standing, rows };
  }

  private async asOf(who: SignedIn, board: ListedBoard, moment: Moment): Promise<BoardAnswer> {
    if (!mayPass({ operation: 'look-at-past' }, callerOf(who))) throw notAllowed();
    const { rows, ...found } = await this.past.board(who.room.roomId, board, moment);
    const at = typeof moment === 'number' ? isoOf(moment) : (found.fact?.at ?? this.follower.standing().at);
    return { board, at, ...found, rows: rows as BoardAnswer['rows'] };
  }
}
