import {
  type BoardName,
  type ConductReportAnswer,
  type ConductReportName,
  type DoorRefusalRow,
  type RulingRow,
  type SanctionRow,
} from '@cardroom/contracts';
import { type EventStore } from '@cardroom/event-store';
import { type Instant, isoOf } from '@cardroom/kernel';
import {
  refusalsReport,
  type ReportBody,
  rulingsReport,
  sanctionsReport,
  stillRuns,
} from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { StaffNames } from '../cashier/staff-names';
import { STORE } from '../tokens';
import { ConductPatterns } from './conduct-patterns';
import { ReportMoments, type Wanted } from './report-moments';
import { rowInWords } from './report-words';

type Compute = (wanted: Wanted, moment: Instant) => Promise<ReportBody>;

const isKeptOut = ({ scope, state }: SanctionRow): boolean =>
  state === 'running' && (scope === 'room' || scope === 'event');

/**
 * Reports of conduct, each from the boards as they are or as they stood. One that cannot be computed throws: no figure
 * is better than one that is zero because it failed.
 */
@Injectable()
export class ConductReports {
  private readonly reports: Readonly<Record<ConductReportName, Compute>> = {
    rulings: async (wanted) => rulingsReport(await this.rows<RulingRow>('rulings', wanted), wanted.language),
    sanctions: async (wanted, moment) =>
      sanctionsReport(
        (await this.rows<SanctionRow>('sanctions', wanted)).filter(stillRuns(isoOf(moment))),
        wanted.language,
      ),
    exclusions: async (wanted, moment) =>
      sanctionsReport(
        (await this.rows<SanctionRow>('sanctions', wanted))
          .filter(stillRuns(isoOf(moment)))
          .filter(isKeptOut),
        wanted.language,
      ),
    refusals: async (wanted) =>
      refusalsReport(await this.rows<DoorRefusalRow>('door-refusals', wanted), wanted.language),
    patterns: (wanted, moment) => this.patterns.worthALook(wanted, moment),
  };

  @Inject(StaffNames) private readonly names!: StaffNames;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(ReportMoments) private readonly moments: ReportMoments,
    @Inject(ConductPatterns) private readonly patterns: ConductPatterns,
  ) {}

  async compute(report: ConductReportName, wanted: Wanted): Promise<ConductReportAnswer> {
    const { moment, position } = await this.moments.of(wanted);
    const body = await this.reports[report](wanted, moment);
    const words = { language: wanted.language, nameOf: await this.names.byId(wanted.room) };
    const rows = body.rows.map((row) => rowInWords(row, words));
    return { report, at: isoOf(moment), position, ...body, rows };
  }

  private async rows<R>(board: BoardName, { room, at }: Wanted): Promise<readonly R[]> {
    const rows =
      at === null ? await this.store.board(room, board) : (await this.moments.board(room, board, at)).rows;
    return rows.flatMap(({ body }) => (body === null ? [] : [body as R]));
  }
}
