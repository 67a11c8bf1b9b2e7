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
import { spreadsheetType } from '../papers/spreadsheet';
import { paperWords } from '../papers/words';
import { Moments } from '../moments';
import { callerOf, type SignedIn } from '../people/signed-in';
import { notAllowed } from '../problems/refused';
import { shape } from '../shape-pipe';
import { ConductReports } from './conduct-reports';
import { csvOf, reportPaper, reportSheet } from './report-files';

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

const fileTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: spreadsheetType,
  pdf: 'application/pdf',
} as const;

interface FileWanted {
  readonly who: SignedIn;
  readonly format: keyof typeof fileTypes;
  readonly language: Printing['language'];
}

const fileOf = async (
  answer: ConductReportAnswer,
  { who, format, language }: FileWanted,
): Promise<Buffer> => {
  if (format === 'csv') return Buffer.from(csvOf(answer, language));
  const printing = printingOf(who, answer, language);
  return format === 'xlsx' ? reportSheet(answer, printing) : bytesOf(reportPaper(answer, printing));
};

@ApiTags('Conduct reports')
@Controller('conduct/reports')
export class ConductReportsController {
  constructor(
    @Inject(ConductReports) private readonly reports: ConductReports,
    @Inject(Moments) private readonly moments: Moments,
  ) {}

  @Get(':report')
  @Route({
    summary:
      'Rulings, sanctions, exclusions, refusals or patterns, now or at an instant: as data, CSV, spreadsheet or paper',
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
    const moment = this.moments.at(at, who.room);
    const answer = await this.reports.compute(report, { room, language, at: moment });
    if (format === 'json') return answer;
    const bytes = await fileOf(answer, { who, format, language });
    return new StreamableFile(bytes, {
      type: fileTypes[format],
      disposition: `${format === 'pdf' ? 'inline' : 'attachment'}; filename="${report}.${format}"`,
      length: bytes.length,
    });
  }
}
