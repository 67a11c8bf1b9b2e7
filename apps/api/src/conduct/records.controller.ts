import {
  conductRecordAnswer,
  type ConductRecordAnswer,
  conductRecordQuery,
  ownRequestsAnswer,
  type OwnRequestsAnswer,
  proposalAnswer,
  type ProposalAnswer,
  proposalQuery,
  similarAnswer,
  type SimilarAnswer,
  similarQuery,
} from '@cardroom/contracts';
import { Controller, Get, Inject, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Who } from '../access/access.guard';
import { Route } from '../documents/route';
import { type SignedIn } from '../people/signed-in';
import { shape } from '../shape-pipe';
import { ConductReader } from './conduct-reader';
import { ExclusionLetters } from './exclusion-letters';

const letterOf = z.object({ playerId: z.string(), incidentId: z.string() });
const letterQuery = z.strictObject({ language: z.enum(['en', 'fr']).default('en') });

@ApiTags('Sanctions')
@Controller('conduct')
export class RecordsController {
  constructor(
    @Inject(ConductReader) private readonly reader: ConductReader,
    @Inject(ExclusionLetters) private readonly letters: ExclusionLetters,
  ) {}

  @Get('proposal')
  @Route({
    summary: 'What the house proposes for an offence, and what that rests on',
    need: { operation: 'read-conduct' },
    query: proposalQuery,
    answer: proposalAnswer,
  })
  proposal(
    @Who() { room }: SignedIn,
    @Query(shape(proposalQuery)) query: z.infer<typeof proposalQuery>,
  ): Promise<ProposalAnswer> {
    return this.reader.proposal(room.roomId, query);
  }

  @Get('records/:playerId')
  @Route({
    summary: 'A player’s conduct: incidents, sanctions, refusals',
    need: { operation: 'read-conduct' },
    query: conductRecordQuery,
    answer: conductRecordAnswer,
  })
  record(
    @Who() { room }: SignedIn,
    @Param('playerId') playerId: string,
    @Query(shape(conductRecordQuery)) query: z.infer<typeof conductRecordQuery>,
  ): Promise<ConductRecordAnswer> {
    return this.reader.record(room.roomId, playerId, query);
  }

  @Get('records/:playerId/letter/:incidentId')
  @Route({
    summary: 'The letter about an exclusion to print (A4)',
    need: { operation: 'print-exclusion-letter' },
    query: letterQuery,
    produces: 'application/pdf',
  })
  async letter(
    @Who() { room }: SignedIn,
    @Param(shape(letterOf)) { playerId, incidentId }: z.infer<typeof letterOf>,
    @Query(shape(letterQuery)) { language }: z.infer<typeof letterQuery>,
  ): Promise<StreamableFile> {
    const bytes = await this.letters.print({ playerId, incidentId }, { room, language });
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      disposition: `inline; filename="exclusion-${incidentId}.pdf"`,
      length: bytes.length,
    });
  }

  @Get('rulings/similar')
  @Route({
    summary: 'Past rulings on a rule, the latest first',
    need: { operation: 'read-conduct' },
    query: similarQuery,
    answer: similarAnswer,
  })
  async similar(
    @Who() { room }: SignedIn,
    @Query(shape(similarQuery)) { rule, limit }: z.infer<typeof similarQuery>,
  ): Promise<SimilarAnswer> {
    return { rulings: [...(await this.reader.similar(room.roomId, rule, limit))] };
  }

  @Get('own-requests')
  @Route({
    summary: 'Exclusions that players asked for themselves: a closed store',
    need: { operation: 'read-own-requests' },
    answer: ownRequestsAnswer,
  })
  async ownRequests(@Who() { room }: SignedIn): Promise<OwnRequestsAnswer> {
    return { requests: await this.reader.ownRequests(room.roomId) };
  }
}
