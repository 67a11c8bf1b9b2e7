import { type BoardName, heartbeatShape, listedBoards, liveQuery, streamQuery } from '@cardroom/contracts';
import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type z } from 'zod';
import { mayReadBoard } from '../access/access';
import { Route } from '../documents/route';
import { callerOf, type SignedIn } from '../people/signed-in';
import { notAllowed, notFound, notSignedIn, stopping } from '../problems/refused';
import { shape } from '../shape-pipe';
import { Listener } from './listener';
import { LiveHub } from './live-hub';
import { LogFollower } from './log-follower';

const readable = (who: SignedIn, names: readonly string[]): BoardName[] =>
  names.map((name) => {
    const board = listedBoards.find((listed) => listed === name);
    if (!board) throw notFound();
    if (!mayReadBoard(board, callerOf(who))) throw notAllowed();
    return board;
  });

const resumeFrom = ({ headers }: FastifyRequest, after: string | undefined): bigint | null => {
  const last = headers['last-event-id'];
  const position = typeof last === 'string' && /^\d{1,18}$/.test(last) ? last : after;
  return position === undefined ? null : BigInt(position);
};

/** From here on the stream is written by hand, with the headers that every answer has. */
export const openStream = (reply: FastifyReply): void => {
  reply.hijack();
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  reply.raw.writeHead(200, {
    ...Object.fromEntries(headers),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  reply.raw.flushHeaders();
};

const streamWords = {
  description:
    'Server-sent events: `row` for each changed row, `heartbeat` while in step, `reset` when the position is ' +
    'foreign. Resumes after `Last-Event-ID` or `after` without loss.',
  answer: heartbeatShape,
  produces: 'text/event-stream',
} as const;

@ApiTags('Boards')
@Controller()
export class LiveController {
  constructor(
    @Inject(LiveHub) private readonly hub: LiveHub,
    @Inject(LogFollower) private readonly follower: LogFollower,
  ) {}

  @Get('live')
  @Route({
    summary: 'Follow boards live',
    need: { operation: 'follow-live' },
    query: liveQuery,
    ...streamWords,
  })
  follow(
    @Query(shape(liveQuery)) { boards, after }: z.infer<typeof liveQuery>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.stream([...new Set(boards.split(','))], after, reply);
  }

  @Get('boards/:board/stream')
  @Route({
    summary: 'Follow one board live',
    need: { operation: 'follow-live' },
    query: streamQuery,
    ...streamWords,
  })
  followOne(
    @Param('board') board: string,
    @Query(shape(streamQuery)) { after }: z.infer<typeof streamQuery>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.stream([board], after, reply);
  }

  private async stream(
    names: readonly string[],
    after: string | undefined,
    reply: FastifyReply,
  ): Promise<void> {
    const { signedIn } = reply.request;
    if (!signedIn) throw notSignedIn();
    const boards = readable(signedIn, names);
    if (this.follower.isStopping) throw stopping();
    const position = resumeFrom(reply.request, after);
    const listener = new Listener(signedIn, boards, reply.raw);
    reply.raw.once('close', () => this.hub.dismiss(listener));
    openStream(reply);
    await this.hub.admit(listener, position);
  }
}
