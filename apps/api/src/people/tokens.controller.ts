import { makeTokenBody, newTokenAnswer, subjectId, tokensAnswer } from '@cardroom/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type z } from 'zod';
import { Who } from '../access/access.guard';
import { Route } from '../documents/route';
import { shape } from '../shape-pipe';
import { ProgramTokens } from './program-tokens';
import { type SignedIn } from './signed-in';
import { DoneBy, type Doer } from './trace';

@ApiTags('People and devices')
@Controller('tokens')
export class TokensController {
  constructor(@Inject(ProgramTokens) private readonly tokens: ProgramTokens) {}

  @Get()
  @Route({ summary: 'My tokens for programs', need: { operation: 'list-tokens' }, answer: tokensAnswer })
  async list(@Who() who: SignedIn) {
    return { tokens: await this.tokens.list(who) };
  }

  @Post()
  @Route({
    summary: 'Make a token for a program',
    description: 'It acts with my role until it expires or is revoked. The answer shows it once.',
    need: { operation: 'make-token' },
    body: makeTokenBody,
    answer: newTokenAnswer,
    status: 201,
  })
  make(@DoneBy() doer: Doer, @Body(shape(makeTokenBody)) body: z.infer<typeof makeTokenBody>) {
    return this.tokens.make(doer, body);
  }

  @Delete(':tokenId')
  @HttpCode(204)
  @Route({ summary: 'Revoke one of my tokens', need: { operation: 'revoke-token' }, status: 204 })
  revoke(@DoneBy() doer: Doer, @Param('tokenId', shape(subjectId)) tokenId: string): Promise<void> {
    return this.tokens.revoke(doer, tokenId);
  }
}
