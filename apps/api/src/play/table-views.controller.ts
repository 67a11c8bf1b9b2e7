import { heartbeatShape, playView, type PlayView, viewQuery } from '@cardroom/contracts';
import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { type z } from 'zod';
import { mayPass } from '../access/access';
import { Who } from '../access/access.guard';
import { Route } from '../documents/route';
import { openStream } from '../live/live.controller';
import { Listener } from '../live/listener';
import { Moments } from '../moments';
import { callerOf, type SignedIn } from '../people/signed-in';
import { notAllowed, notSignedIn } from '../problems/refused';
import { shape } from '../shape-pipe';
import { TableFeeds } from './table-feeds';
import { TableViews } from './table-views';

/** A table, to look on: once, or after every change. */
@ApiTags('Play')
@Controller('play/tables')
export class TableViewsController {
  constructor(
    @Inject(TableViews) private readonly views: TableViews,
    @Inject(TableFeeds) private readonly feeds: TableFeeds,
    @Inject(Moments) private readonly moments: Moments,
  ) {}

  @Get(':tableId/view')
  @Route({
    summary: 'A table as I may see it',
    description:
      'Nobody sees unseen cards of a live hand but their own player, and at a recorded table who entered them.',
    need: { operation: 'look-at-table' },
    query: viewQuery,
    answer: playView,
  })
  read(
    @Who() who: SignedIn,
    @Param('tableId') tableId: string,
    @Query(shape(viewQuery)) query: z.infer<typeof viewQuery>,
  ): Promise<PlayView> {
    const at = this.moments.at(query.at, who.room);
    if (at === null) return this.views.now(who, tableId);
    if (!mayPass({ operation: 'look-at-past' }, callerOf(who))) throw notAllowed();
    return this.views.asOf(who, tableId, at);
  }

  @Get(':tableId/live')
  @Route({
    summary: 'Follow a table live',
    description: 'Server-sent events: `view`, whole after every change, and `heartbeat`.',
    need: { operation: 'look-at-table' },
    answer: heartbeatShape,
    produces: 'text/event-stream',
  })
  async follow(@Param('tableId') tableId: string, @Res() reply: FastifyReply): Promise<void> {
    const { signedIn } = reply.request;
    if (!signedIn) throw notSignedIn();
    await this.views.now(signedIn, tableId);
    const listener = new Listener(signedIn, [], reply.raw);
    reply.raw.once('close', () => this.feeds.dismiss(listener));
    openStream(reply);
    await this.feeds.admit(listener, tableId);
  }
}
