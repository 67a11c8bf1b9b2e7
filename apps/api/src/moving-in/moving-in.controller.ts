import {
  askQuery,
  movingInAnswer,
  type MovingInAnswer,
  movingInBody,
  type MovingInBody,
  movingInColumns,
  movingInSheetParam,
  type MovingInSheet,
} from '@cardroom/contracts';
import { type Clock } from '@cardroom/kernel';
import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Route } from '../documents/route';
import { type Asked, AskedBy } from '../commands/asked';
import { shape } from '../shape-pipe';
import { CLOCK } from '../tokens';
import { MovingIn } from './moving-in';

@ApiTags('Moving in')
@Controller('moving-in')
export class MovingInController {
  constructor(
    @Inject(MovingIn) private readonly movingIn: MovingIn,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Post()
  @HttpCode(200)
  @Route({
    summary: 'Take over games, rates, tables, players, seats and lists from CSV sheets',
    description:
      'All sheets are taken over in one step, or nothing is. With `ask=true` it is a dry run: nothing is recorded, ' +
      'and every line that cannot be taken over is named.',
    need: { operation: 'move-in' },
    body: movingInBody,
    query: askQuery,
    answer: movingInAnswer,
  })
  takeOver(@Body(shape(movingInBody)) body: MovingInBody, @AskedBy() asked: Asked): Promise<MovingInAnswer> {
    return this.movingIn.answer({ body, asked, now: this.clock.now() });
  }

  @Get('sheets/:sheet')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Route({
    summary: 'An empty sheet: the line that names its columns',
    need: { operation: 'move-in' },
    produces: 'text/csv',
  })
  sheet(@Param('sheet', shape(movingInSheetParam)) sheet: MovingInSheet): string {
    const { needed, optional } = movingInColumns[sheet];
    return `${[...needed, ...optional].join(',')}\r\n`;
  }
}
