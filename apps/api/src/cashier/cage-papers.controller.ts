import { timeAsked } from '@cardroom/contracts';
import { Controller, Get, Inject, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Who } from '../access/access.guard';
import { Route } from '../documents/route';
import { type SignedIn } from '../people/signed-in';
import { shape } from '../shape-pipe';
import { cagePaperNames, CagePapers } from './cage-papers';

const paperQuery = z.strictObject({
  language: z.enum(['en', 'fr']).default('en'),
  size: z.enum(['80mm', 'A4']).default('80mm'),
  at: timeAsked.optional(),
  day: z.iso.date().optional(),
});
type PaperQuery = z.infer<typeof paperQuery>;

const paperParams = z.strictObject({ paper: z.enum(cagePaperNames), id: z.string().min(1).max(80) });
type PaperParams = z.infer<typeof paperParams>;

@ApiTags('Cage papers')
@Controller('cashier')
export class CagePapersController {
  constructor(@Inject(CagePapers) private readonly papers: CagePapers) {}

  @Get('papers/:paper/:id')
  @Route({
    summary: 'A slip, receipt, statement or sheet of the cage to print',
    description: 'Entries and transfers fit 80 mm paper or A4; statements and sheets are A4.',
    need: { operation: 'print-cage-papers' },
    query: paperQuery,
    produces: 'application/pdf',
  })
  async print(
    @Who() who: SignedIn,
    @Param(shape(paperParams)) { paper, id: of }: PaperParams,
    @Query(shape(paperQuery)) query: PaperQuery,
  ): Promise<StreamableFile> {
    const bytes = await this.papers.print(paper, of, { ...query, who });
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      disposition: `inline; filename="${paper}.pdf"`,
      length: bytes.length,
    });
  }
}
