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
} from '@cardroom/contracts';
import { formatMinor, id, isoOf, type PlayerId } from '@cardroom/kernel';
import { cageReports, columnKind } from '@cardroom/read-models';
import { Controller, Get, Inject, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Who } from '../access/access.guard';
import { currencyOf } from '../currencies';
import { Route } from '../documents/route';
import { bytesOf, type Printing } from '../papers/paper';
import { spreadsheetType } from '../papers/spreadsheet';
import { paperWords } from '../papers/words';
import { type SignedIn } from '../people/signed-in';
import { refusedBy } from '../problems/refused';
import { shape } from '../shape-pipe';
import { word } from './book-words';
import { type Books, CageBooks } from './cage-books';
import { countFirst, reportNeedsWindow } from './refusals';
import { inWordsOf, namesIn } from './report-cells';
import { csvOf, reportPaper, spreadsheetOfReport } from './report-files';
import { StaffNames } from './staff-names';

type Query = z.infer<typeof cageReportQuery>;

const bookQuery = z.strictObject({
  at: z.iso.datetime({ offset: true }).optional(),
  day: z.iso.date().optional(),
});
type BookQuery = z.infer<typeof bookQuery>;

export const printingOf = ({ room }: SignedIn, { at, position }: Books, language: 'en' | 'fr'): Printing => ({
  ...{ language, at, position, words: paperWords[language] },
  roomName: room.name,
  timeZone: room.timeZone,
});

interface Wanted {
  readonly who: SignedIn;
  readonly query: Query;
  readonly books: Books;
}

const fileTypes: Readonly<Record<Query['format'], string>> = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  xlsx: spreadsheetType,
  pdf: 'application/pdf',
};

/** A cashier counts his drawer before he is told what it should hold. */
const countsBlind = (who: SignedIn): boolean => who.kind === 'staff' && who.role === 'cashier';

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
    const books = await this.books.open(who.room.roomId, query);
    const report = this.reportOf(name, books, { who, query });
    if (query.format === 'json') return report;
    const { format } = query;
    const bytes = await this.file(report, { who, query, books });
    return new StreamableFile(bytes, {
      type: fileTypes[format],
      disposition: `${format === 'pdf' ? 'inline' : 'attachment'}; filename="${name}-${report.day}.${format}"`,
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
    return statementFrom(await this.books.open(who.room.roomId, query), id<PlayerId>(playerId));
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

  /** In words and names, for people and their spreadsheets. */
  private async file(report: CageReportAnswer, { who, query, books }: Wanted): Promise<Buffer> {
    const { format, language } = query;
    const nameOf = await this.names.byId(who.room.roomId);
    const worded = inWordsOf(report, namesIn(books, { language, nameOf }));
    const printing = printingOf(who, books, language);
    if (format === 'csv') return Buffer.from(csvOf(worded, language));
    if (format === 'pdf') return bytesOf(reportPaper(worded, printing));
    return spreadsheetOfReport(worded, printing, books.cage.day?.currencyDecimals ?? 2);
  }

  private reportOf(
    name: CageReportName,
    { cage, entries, floor, sessions, at, position }: Books,
    { who, query }: { readonly who: SignedIn; readonly query: Query },
  ): CageReportAnswer {
    const { windowId, language } = query;
    if (name === 'window-statement') {
      if (windowId === undefined) throw refusedBy(reportNeedsWindow());
      const window = cage.windows.find((one) => one.windowId === windowId);
      if (countsBlind(who) && window?.state === 'open') throw refusedBy(countFirst({ windowId }));
    }
    const events = entries.map(({ event }) => event);
    const table = cageReports[name]({ events, cage, floor, sessions, windowId, isBlind: countsBlind(who) });
    return {
      ...{ report: name, day: cage.day?.day ?? '', at, position },
      columns: table.columns.map((column) => ({
        name: column,
        label: word(column, language),
        kind: columnKind(column),
      })),
      rows: table.rows.map((row) => ({ ...row })),
      totals: { ...table.totals },
    };
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
