import {
  type ConductReportAnswer,
  type DoorRefusalRow,
  type RulingRow,
  type SanctionRow,
} from '@cardroom/contracts';
import { type Pattern, ruleNamed } from '@cardroom/conduct';

type Language = 'en' | 'fr';
type Row = ConductReportAnswer['rows'][number];
type Labels = readonly [name: string, en: string, fr: string];

/** A report without its moment: columns, rows, and totals that the rows add up to. */
export type ReportBody = Pick<ConductReportAnswer, 'columns' | 'rows' | 'totals'>;

const columnsOf = (labels: readonly Labels[], language: Language): ReportBody['columns'] =>
  labels.map(([name, en, fr]) => ({ name, label: language === 'fr' ? fr : en }));

const titleOf = (rule: string, language: Language): string => ruleNamed(rule)?.title[language] ?? '';

const countOf = <T>(all: readonly T[], keep: (one: T) => boolean): number => all.filter(keep).length;

const rulingColumns: readonly Labels[] = [
  ['rule', 'Rule', 'Règle'],
  ['title', 'Title', 'Intitulé'],
  ['number', 'No.', 'N°'],
  ['at', 'Asked', 'Demandée'],
  ['table', 'Table', 'Table'],
  ['outcome', 'Decision', 'Décision'],
  ['state', 'State', 'État'],
  ['by', 'By', 'Par'],
  ['departure', 'Departure from the rule', 'Règle écartée'],
  ['words', 'Words', 'Observations'],
];

const rulingLine = (ruling: RulingRow, language: Language): Row => {
  const rule = ruling.rules[0] ?? '';
  return {
    rule,
    title: titleOf(rule, language),
    number: ruling.number,
    at: ruling.askedAt,
    table: ruling.tableNumber,
    outcome: ruling.outcome,
    state: ruling.state,
    by: ruling.decidedBy ?? ruling.askedBy,
    departure: ruling.departureReason,
    words: ruling.decidedWords || ruling.words,
  };
};

const inRuleOrder = (a: RulingRow, b: RulingRow): number =>
  (a.rules[0] ?? '').localeCompare(b.rules[0] ?? '') || a.number - b.number;

/** Rulings of the shift by rule; departures from a rule are counted apart (RRP-2.1.1). */
export const rulingsReport = (rulings: readonly RulingRow[], language: Language): ReportBody => ({
  columns: columnsOf(rulingColumns, language),
  rows: [...rulings].sort(inRuleOrder).map((ruling) => rulingLine(ruling, language)),
  totals: {
    rulings: rulings.length,
    open: countOf(rulings, ({ state }) => ['open', 'awaiting-confirmation', 'appealed'].includes(state)),
    departures: countOf(rulings, ({ departureReason }) => departureReason !== null),
    appeals: countOf(rulings, ({ appeal }) => appeal !== null),
    annulled: countOf(rulings, ({ state }) => state === 'annulled'),
    goodFaithErrors: countOf(rulings, ({ goodFaithError }) => goodFaithError !== null),
  },
});

const sanctionColumns: readonly Labels[] = [
  ['player', 'Player', 'Joueur'],
  ['step', 'Sanction', 'Sanction'],
  ['state', 'State', 'État'],
  ['rule', 'Rule', 'Règle'],
  ['title', 'Title', 'Intitulé'],
  ['at', 'Given', 'Prononcée'],
  ['by', 'By', 'Par'],
  ['until', 'Until', 'Jusqu’au'],
  ['dealsLeft', 'Deals left', 'Donnes restantes'],
  ['table', 'Table', 'Table'],
  ['event', 'Event', 'Épreuve'],
  ['reason', 'Reason', 'Motif'],
];

const sanctionLine = (sanction: SanctionRow, language: Language): Row => ({
  player: sanction.alias,
  step: sanction.step,
  state: sanction.state,
  rule: sanction.rule,
  title: titleOf(sanction.rule, language),
  at: sanction.at,
  by: sanction.by,
  until: sanction.until,
  dealsLeft: sanction.dealsLeft,
  table: sanction.tableNumber,
  event: sanction.eventId,
  reason: sanction.reason,
});

/** A term that is over is over, whether the timer has said so yet or not. */
export const stillRuns =
  (at: string) =>
  ({ until }: SanctionRow): boolean =>
    until === null || until > at;

/** Sanctions in force, or waiting for confirmation. */
export const sanctionsReport = (sanctions: readonly SanctionRow[], language: Language): ReportBody => ({
  columns: columnsOf(sanctionColumns, language),
  rows: [...sanctions].sort((a, b) => a.at.localeCompare(b.at)).map((one) => sanctionLine(one, language)),
  totals: {
    sanctions: sanctions.length,
    pending: countOf(sanctions, ({ state }) => state === 'pending'),
    running: countOf(sanctions, ({ state }) => state === 'running'),
  },
});

const refusalColumns: readonly Labels[] = [
  ['at', 'When', 'Quand'],
  ['player', 'Player', 'Joueur'],
  ['where', 'Where', 'Où'],
  ['code', 'Refused as', 'Refusé pour'],
  ['by', 'By', 'Par'],
];

/** Who was turned away, where. */
export const refusalsReport = (refusals: readonly DoorRefusalRow[], language: Language): ReportBody => ({
  columns: columnsOf(refusalColumns, language),
  rows: [...refusals]
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ at, alias, where, code, by }) => ({ at, player: alias, where, code, by })),
  totals: { refusals: refusals.length, people: new Set(refusals.map(({ playerId }) => playerId)).size },
});

const patternColumns: readonly Labels[] = [
  ['kind', 'Worth a look', 'Mérite un regard'],
  ['who', 'Who was about', 'Personnes présentes'],
  ['times', 'Times', 'Fois'],
  ['outOf', 'Out of', 'Sur'],
];

const patternWords: Readonly<Record<Pattern['kind'], Readonly<Record<Language, string>>>> = {
  'pots-between-two': { en: 'Pots left to each other', fr: 'Pots laissés l’un à l’autre' },
  'soft-play': { en: 'Hands played softly', fr: 'Mains jouées en douceur' },
  'calls-missed': { en: 'Calls not answered', fr: 'Appels sans réponse' },
  'dealer-errors': { en: 'Misdeals and corrections', fr: 'Maldonnes et corrections' },
};

/** What came up often: it accuses nobody. */
export const patternsReport = (
  patterns: readonly Pattern[],
  nameOf: (id: string) => string,
  language: Language,
): ReportBody => ({
  columns: columnsOf(patternColumns, language),
  rows: patterns.map(({ kind, who, times, outOf }) => ({
    kind: patternWords[kind][language],
    who: who.map(nameOf).join(', '),
    times,
    outOf,
  })),
  totals: { patterns: patterns.length },
});
