import {
  handAnswer,
  type HandAnswer,
  handsAnswer,
  type HandsAnswer,
  handsQuery,
  handTextQuery,
} from '@cardroom/contracts';
import { Controller, Get, Header, Inject, Param, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { type z } from 'zod';
import { Who } from '../access/access.guard';
import { Route } from '../documents/route';
import { type SignedIn } from '../people/signed-in';
import { languageOf } from '../problems/problem';
import { refusedBy } from '../problems/refused';
import { shape } from '../shape-pipe';
import { PastHands } from './past-hands';
import { handUnknown } from './refusals';

const plainText = 'text/plain; charset=utf-8';

/** The hand history. */
@ApiTags('Play')
@Controller('play/hands')
export class PastHandsController {
  constructor(@Inject(PastHands) private readonly hands: PastHands) {}

  @Get()
  @Route({
    summary: 'Finished hands, by table, time, player, pot or rule',
    need: { operation: 'search-hands' },
    query: handsQuery,
    answer: handsAnswer,
  })
  search(
    @Who() who: SignedIn,
    @Query(shape(handsQuery)) query: z.infer<typeof handsQuery>,
  ): Promise<HandsAnswer> {
    return this.hands.search(who, query);
  }

  @Get(':handId')
  @Route({
    summary: 'One hand, step by step',
    need: { operation: 'search-hands' },
    answer: handAnswer,
  })
  read(@Who() who: SignedIn, @Param('handId') handId: string): Promise<HandAnswer> {
    return this.hands.read(who, handId);
  }

  @Get(':handId/published')
  @Route({
    summary: 'The published facts of a dealt hand',
    description: 'Save them and check them with `npm run hand -- verify <file>`.',
    need: { operation: 'search-hands' },
  })
  published(@Who() who: SignedIn, @Param('handId') handId: string) {
    return this.hands.published(who, handId);
  }

  @Get(':handId/phh')
  @Header('content-type', plainText)
  @Route({
    summary: 'One hand in the poker hand history notation',
    description: 'For those who rule on hands: it names cards that were not shown.',
    need: { operation: 'search-hands' },
    produces: 'text/plain',
  })
  async phh(@Who() who: SignedIn, @Param('handId') handId: string): Promise<string> {
    const { phh } = await this.hands.record(who, handId);
    if (phh === null) throw refusedBy(handUnknown({ handId }));
    return phh;
  }

  @Get(':handId/text')
  @Header('content-type', plainText)
  @Route({
    summary: 'One hand in words',
    need: { operation: 'search-hands' },
    query: handTextQuery,
    produces: 'text/plain',
  })
  async text(
    @Who() who: SignedIn,
    @Req() request: FastifyRequest,
    @Query(shape(handTextQuery)) { language }: z.infer<typeof handTextQuery>,
  ): Promise<string> {
    const { handId } = request.params as { readonly handId: string };
    const read = language ?? languageOf(request.headers['accept-language']);
    return `${(await this.hands.text(who, handId, read)).join('\n')}\n`;
  }
}
