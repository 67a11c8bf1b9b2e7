import { type SessionAnswer, sessionAnswer, type SignInBody, signInBody } from '@cardroom/contracts';
import { Body, Controller, Delete, Get, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Who } from '../access/access.guard';
import { Route } from '../documents/route';
import { notAllowed } from '../problems/refused';
import { type ApiSettings } from '../settings';
import { shape } from '../shape-pipe';
import { SETTINGS } from '../tokens';
import { Callers, cookieNames } from './callers';
import { clearCookie, setCookie } from './cookies';
import { Sessions } from './sessions';
import { sessionAnswerOf, type SignedIn, subjectOf } from './signed-in';
import { DoneBy, type Doer, traceOf } from './trace';

@ApiTags('People and devices')
@Controller('session')
export class SessionController {
  constructor(
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(Callers) private readonly callers: Callers,
    @Inject(SETTINGS) private readonly settings: ApiSettings,
  ) {}

  @Post()
  @HttpCode(200)
  @Route({
    summary: 'Sign in with a personal code',
    description: 'Sets the cookie cardroom_session, or answers a bearer token where `bearer` is true.',
    need: { open: 'sign-in' },
    body: signInBody,
    answer: sessionAnswer,
  })
  async signIn(
    @Body(shape(signInBody)) body: SignInBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const device = await this.callers.deviceOf(reply.request);
    const deviceId = device && subjectOf(device);
    const { who, token } = await this.sessions.signIn(body, { trace: traceOf(reply.request), deviceId });
    if (body.bearer) return sessionAnswerOf(who, token);
    setCookie(reply, { name: cookieNames.staff, token, until: who.expiresAt }, this.settings);
    return sessionAnswerOf(who);
  }

  @Get()
  @Route({
    summary: 'Who am I',
    description: 'The caller, its room, its csrf value, and what the access table lets it do.',
    need: { operation: 'read-session' },
    answer: sessionAnswer,
  })
  read(@Who() who: SignedIn): SessionAnswer {
    if (who.kind === 'player') throw notAllowed();
    return sessionAnswerOf(who);
  }

  @Delete()
  @HttpCode(204)
  @Route({ summary: 'Sign out', need: { operation: 'end-session' }, status: 204 })
  async signOut(@DoneBy() doer: Doer, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.signOut(doer);
    clearCookie(reply, cookieNames.staff);
  }
}
