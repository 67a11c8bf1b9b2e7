import { statementOf } from '@cardroom/cashier';
import {
  cageFactAnswer,
  cagePeopleAnswer,
  type CageReportAnswer,
  cageReportAnswer,
  type CageReportName,
  cageReportNames,
  cageReportQuery,
  type StatementAnswer,
  statementAnswer,
  timeAsked,
} from '@cardroom/contracts';
import { formatMinor, id, isoOf, type PlayerId } from '@cardroom/kernel';
import { Controller, Get, Inject, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Who } from '../access/access.guard';
import { currencyOf } from '../currencies';
import { Route } from '../documents/route';
import { spreadsheetType } from '../papers/spreadsheet';
import { type SignedIn } from '../people/signed-in';
import { shape } from '../shape-pipe';
import { type Books, CageBooks } from './cage-books';
import { fileNameOf, fileOf, reportOf } from './cage-report';
import { namesIn } from './report-cells';
import { StaffNames } from './staff-names';

type Query = z.infer<typeof cageReportQuery>;

const bookQuery = z.strictObject({
  at: timeAsked.optional(),
  day: z.iso.date().optional(),
});
type BookQuery = z.infer<typeof bookQuery>;

const fileTypes: Readonly<Record<Query['format'], string>> = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  xlsx: spreadsheetType,
  pdf: 'application/pdf',
};

@ApiTags('Cage reports')
@Controller('cashier')
export class CageReportsController {
  constructor(
    @Inject(CageBooks) private readonly books: CageBooks,
    @Inject(StaffNames) private readonly names: StaffNames,
  ) {}

  @Get('reports/:report')
  @Route({
    summary: 'A report of the cage, now or as of a past moment, as data, CSV, spreadsheet or print',
    description: 'What cannot be known is null. A report of a day that is not there is refused, never empty.',
    need: { operation: 'read-cage-reports' },
    query: cageReportQuery,
    answer: cageReportAnswer,
  })
  async report(
    @Who() who: SignedIn,
    @Param('report', shape(z.enum(cageReportNames))) name: CageReportName,
    @Query(shape(cageReportQuery)) query: Query,
  ): Promise<CageReportAnswer | StreamableFile> {
    const books = await this.books.open(who.room, query);
    const nameOf = await this.names.byId(who.room.roomId);
    const wanted = { who, query, books, names: namesIn(books, { language: query.language, nameOf }) };
    const report = reportOf(name, wanted);
    if (query.format === 'json') return report;
    const { format } = query;
    const bytes = await fileOf(report, wanted);
    return new StreamableFile(bytes, {
      type: fileTypes[format],
      disposition: `${format === 'pdf' ? 'inline' : 'attachment'}; filename="${fileNameOf(report, query)}"`,
      length: bytes.length,
    });
  }

  @Get('statements/:playerId')
  @Route({
    summary: 'A player’s money with the house over one gaming day',
    need: { operation: 'read-statements' },
    query: bookQuery,
    answer: statementAnswer,
  })
  async statement(
    @Who() who: SignedIn,
    @Param('playerId') playerId: string,
    @Query(shape(bookQuery)) query: BookQuery,
  ): Promise<StatementAnswer> {
    return statementFrom(await this.books.open(who.room, query), id<PlayerId>(playerId));
  }

  @Get('facts/:code')
  @Route({
    summary: 'The fact under a code from a slip, receipt or sheet',
    need: { operation: 'read-statements' },
    answer: cageFactAnswer,
  })
  async fact(@Who() who: SignedIn, @Param('code') code: string): Promise<z.infer<typeof cageFactAnswer>> {
    const { stored } = await this.books.fact(who.room.roomId, code);
    const { by } = stored.metadata;
    return {
      code: stored.metadata.commandId,
      position: String(stored.position),
      at: isoOf(stored.occurredAt),
      type: stored.type,
      by: by.kind === 'timer' ? by.kind : by.id,
      data: stored.data as Record<string, unknown>,
    };
  }

  @Get('people')
  @Route({
    summary: 'Names of those who work in the room, to show beside entries',
    need: { operation: 'read-cage-people' },
    answer: cagePeopleAnswer,
  })
  async people(@Who() { room }: SignedIn): Promise<z.infer<typeof cagePeopleAnswer>> {
    return { people: await this.names.list(room.roomId) };
  }
}

/** A player's statement as it goes to screen and paper. */
export const statementFrom = (
  { cage, entries, at, position }: Books,
  playerId: PlayerId,
): StatementAnswer => {
  const events = entries.map(({ event }) => event);
  const { openingMinor, lines, closingMinor } = statementOf(events, playerId);
  const currency = currencyOf(cage.day?.currency ?? 'EUR');
  return {
    ...{ playerId, alias: cage.record.aliases.get(playerId) ?? null, at, position },
    day: cage.day?.day ?? '',
    opening: formatMinor(openingMinor, currency),
    lines: lines.map((line) => ({
      at: isoOf(line.at),
      entryId: line.command,
      what: line.what,
      change: formatMinor(line.changeMinor, currency),
      balance: formatMinor(line.balanceMinor, currency),
    })),
    closing: formatMinor(closingMinor, currency),
  };
};
