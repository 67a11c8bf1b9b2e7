import {
  erasureShape,
  erasuresAnswer,
  looksAnswer,
  looksQuery,
  paperLanguageQuery,
} from '@cardroom/contracts';
import { Controller, Get, Inject, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type z } from 'zod';
import { Who } from '../access/access.guard';
import { Route } from '../documents/route';
import { bytesOf } from '../papers/paper';
import { type SignedIn } from '../people/signed-in';
import { shape } from '../shape-pipe';
import { erasureReceipt } from './erasure-receipt';
import { Erasures } from './erasures';
import { Looks } from './looks';

/** Who looked at whose name, and who was erased. */
@ApiTags('Players')
@Controller('players')
export class AuditController {
  constructor(
    @Inject(Looks) private readonly looks: Looks,
    @Inject(Erasures) private readonly erasures: Erasures,
  ) {}

  @Get('looks')
  @Route({
    summary: 'Who looked at whose legal name, when, on which screen and why',
    need: { operation: 'read-looks' },
    query: looksQuery,
    answer: looksAnswer,
  })
  readLooks(@Who() who: SignedIn, @Query(shape(looksQuery)) query: z.infer<typeof looksQuery>) {
    return this.looks.of(who.room.roomId, query);
  }

  @Get('erasures')
  @Route({
    summary: 'Who was erased, by receipt',
    need: { operation: 'read-erasures' },
    answer: erasuresAnswer,
  })
  async readErasures(@Who() who: SignedIn) {
    return { erasures: await this.erasures.all(who.room.roomId) };
  }

  @Get('erasures/:code')
  @Route({ summary: 'An erasure, by its code', need: { operation: 'read-erasures' }, answer: erasureShape })
  erasure(@Who() who: SignedIn, @Param('code') code: string) {
    return this.erasures.withCode(who.room.roomId, code);
  }

  @Get('erasures/:code/receipt')
  @Route({
    summary: 'The receipt of an erasure to print (A4)',
    need: { operation: 'read-erasures' },
    query: paperLanguageQuery,
    produces: 'application/pdf',
  })
  async receipt(
    @Who() { room }: SignedIn,
    @Param('code') code: string,
    @Query(shape(paperLanguageQuery)) { language }: z.infer<typeof paperLanguageQuery>,
  ): Promise<StreamableFile> {
    const erasure = await this.erasures.withCode(room.roomId, code);
    const bytes = await bytesOf(erasureReceipt(erasure, { room, language }));
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      disposition: `inline; filename="erasure-${erasure.code}.pdf"`,
      length: bytes.length,
    });
  }
}
