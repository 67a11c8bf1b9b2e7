import {
  conductReportAnswer,
  type ConductReportAnswer,
  type ConductReportName,
  conductReportQuery,
  conductReports,
} from '@cardroom/contracts';
import { Controller, Get, Inject, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { mayPass } from '../access/access';
import { Who } from '../access/access.guard';
import { Route } from '../documents/route';
import { bytesOf, type Printing } from '../papers/paper';
import { paperWords } from '../papers/words';
import { callerOf, type SignedIn } from '../people/signed-in';
import { notAllowed } from '../problems/refused';
import { shape } from '../shape-pipe';
import { ConductReports, momentOf } from './conduct-reports';
import { csvOf, reportPaper } from './report-files';

type ReportQuery = z.infer<typeof conductReportQuery>;

const printingOf = (
  { room }: SignedIn,
  { at, position }: ConductReportAnswer,
  language: Printing['language'],
): Printing => ({
  words: paperWords[language],
  language,
  roomName: room.name,
  timeZone: room.timeZone,
  at,
  position,
});

@ApiTags('Conduct reports')
@Controller('conduct/reports')
export class ConductReportsController {
  constructor(@Inject(ConductReports) private readonly reports: ConductReports) {}

  @Get(':report')
  @Route({
    summary:
      'Rulings, sanctions, exclusions, refusals or patterns, now or at an instant: as data, CSV or a paper',
    need: { operation: 'read-conduct-reports' },
    query: conductReportQuery,
    answer: conductReportAnswer,
  })
  async report(
    @Who() who: SignedIn,
    @Param('report', shape(z.enum(conductReports))) report: ConductReportName,
    @Query(shape(conductReportQuery)) { at, format, language }: ReportQuery,
  ): Promise<ConductReportAnswer | StreamableFile> {
    if (report === 'patterns' && !mayPass({ operation: 'read-conduct-patterns' }, callerOf(who)))
      throw notAllowed();
    const { roomId: room } = who.room;
    const answer = await this.reports.compute(report, { room, language, at: momentOf(at) });
    if (format === 'json') return answer;
    const bytes =
      format === 'csv'
        ? Buffer.from(csvOf(answer, language))
        : await bytesOf(reportPaper(answer, printingOf(who, answer, language)));
    return new StreamableFile(bytes, {
      type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf',
      disposition: `inline; filename="${report}.${format}"`,
      length: bytes.length,
    });
  }
}
