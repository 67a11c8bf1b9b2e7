import { Controller, Get, Inject, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Who } from '../access/access.guard';
import { Route } from '../documents/route';
import { type SignedIn } from '../people/signed-in';
import { shape } from '../shape-pipe';
import { type PaperName, paperNames, Papers } from './papers';

const paperQuery = z.strictObject({
  language: z.enum(['en', 'fr']).default('en'),
  /** One table's sheet or cards; every open table's without it. */
  tableId: z.string().min(1).max(64).optional(),
});
type PaperQuery = z.infer<typeof paperQuery>;

const pdf = (bytes: Buffer, name: string): StreamableFile =>
  new StreamableFile(bytes, {
    type: 'application/pdf',
    disposition: `inline; filename="${name}.pdf"`,
    length: bytes.length,
  });

@ApiTags('Papers')
@Controller('papers')
export class PapersController {
  constructor(@Inject(Papers) private readonly papers: Papers) {}

  @Get(':paper')
  @Route({
    summary: 'Lists, table sheets or seat cards to print (A4)',
    need: { operation: 'print-papers' },
    query: paperQuery,
    produces: 'application/pdf',
  })
  async print(
    @Who() { room }: SignedIn,
    @Param('paper', shape(z.enum(paperNames))) paper: PaperName,
    @Query(shape(paperQuery)) { language, tableId }: PaperQuery,
  ): Promise<StreamableFile> {
    return pdf(await this.papers.print(paper, { room, language, tableId }), paper);
  }

  @Get('receipts/:code')
  @Route({
    summary: 'A player’s receipt to print (80 mm)',
    need: { operation: 'print-papers' },
    query: paperQuery,
    produces: 'application/pdf',
  })
  async receipt(
    @Who() { room }: SignedIn,
    @Param('code') code: string,
    @Query(shape(paperQuery)) { language }: PaperQuery,
  ): Promise<StreamableFile> {
    return pdf(await this.papers.receipt(code.toUpperCase(), { room, language }), `receipt-${code}`);
  }
}
