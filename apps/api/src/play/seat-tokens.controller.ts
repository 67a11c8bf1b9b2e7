import {
  issueSeatTokenBody,
  ownSeatAnswer,
  type OwnSeatAnswer,
  revokeSeatTokenBody,
  seatTokenAnswer,
  type SeatTokenAnswer,
} from '@cardroom/contracts';
import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type z } from 'zod';
import { Who } from '../access/access.guard';
import { Route } from '../documents/route';
import { type SignedIn } from '../people/signed-in';
import { shape } from '../shape-pipe';
import { SeatTokens } from './seat-tokens';

/** Who may act for a seat of a dealt table. */
@ApiTags('Play')
@Controller('play')
export class SeatTokensController {
  constructor(@Inject(SeatTokens) private readonly tokens: SeatTokens) {}

  @Get('seat')
  @Route({ summary: 'My seat', need: { operation: 'read-own-seat' }, answer: ownSeatAnswer })
  own(@Who() who: SignedIn): OwnSeatAnswer {
    return this.tokens.own(who);
  }

  @Post('seat-tokens')
  @Route({
    summary: 'Let a player act for his seat',
    description:
      'For a seated player of a dealt table. The answer shows the token once; it goes into the Authorization header. ' +
      'A new one ends the one before.',
    need: { operation: 'issue-seat-token' },
    body: issueSeatTokenBody,
    answer: seatTokenAnswer,
    status: 201,
  })
  issue(
    @Who() who: SignedIn,
    @Body(shape(issueSeatTokenBody)) body: z.infer<typeof issueSeatTokenBody>,
  ): Promise<SeatTokenAnswer> {
    return this.tokens.issue(who, body);
  }

  @Post('seat-tokens/revoke')
  @HttpCode(204)
  @Route({
    summary: 'End what was issued for a seat',
    need: { operation: 'revoke-seat-token' },
    body: revokeSeatTokenBody,
    status: 204,
  })
  revoke(
    @Who() who: SignedIn,
    @Body(shape(revokeSeatTokenBody)) { tokenId }: z.infer<typeof revokeSeatTokenBody>,
  ): Promise<void> {
    return this.tokens.revoke(who.room.roomId, tokenId);
  }
}
