import { type CageReportAnswer, type CageReportName } from '@cardroom/contracts';
import { askOrThrow, clockText, Refused, useLanguage } from '@cardroom/design';
import { useQuery } from '@tanstack/react-query';
import { useBoard } from '../../boards/use-board';
import { useTexts } from '../../texts/texts';
import { useMoney } from '../parts/use-money';
import { useNameOf, usePlaceWords } from '../use-cage';
import '../parts/plain-table.css';
import { PapersSeen } from './papers-seen';

type Cell = string | number | null;

type Column = CageReportAnswer['columns'][number];

const people: ReadonlySet<string> = new Set(['person', 'witness', 'by', 'askedBy', 'sentBy']);
const places: ReadonlySet<string> = new Set(['place', 'from', 'to']);
/** Columns whose values are words of the cage, and where their texts are. */
const wordsOf: Readonly<Record<string, readonly string[]>> = {
  what: ['cage.fact'],
  kind: ['cage.fill.kind', 'cage.counts.kind'],
  state: ['cage.fill.state', 'cage.report.state'],
  direction: ['cage.report.direction'],
};

/** Figures stand right; an amount that cannot be known says so and is never zero, and nobody is a dash. */
const useCellWords = () => {
  const { t, i18n } = useTexts();
  const { language } = useLanguage();
  const { say } = useMoney();
  const nameOf = useNameOf();
  const placeOf = usePlaceWords();
  const wordOf = (column: string, cell: string): string => {
    const key = (wordsOf[column] ?? [])
      .map((branch) => `${branch}.${cell}`)
      .find((each) => i18n.exists(each, { ns: 'app' }));
    return key === undefined ? cell : t(key as 'cage.fact.ChipsSold');
  };
  return ({ name, kind }: Column, cell: Cell | undefined): string => {
    if (cell === null || cell === undefined) return kind === 'money' ? t('cage.report.unknown') : '–';
    if (typeof cell === 'number') return String(cell);
    if (kind === 'money') return say(cell);
    if (kind === 'instant') return clockText(Date.parse(cell), language);
    if (people.has(name)) return nameOf(cell);
    return places.has(name) ? placeOf(cell) : wordOf(name, cell);
  };
};

const ReportTable = ({ report }: { readonly report: CageReportAnswer }) => {
  const { t } = useTexts();
  const cellOf = useCellWords();
  const { columns, rows, totals } = report;
  const isFigure = ({ name: column, kind }: Column) =>
    kind === 'money' || rows.some((row) => typeof row[column] === 'number');
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} data-figure={isFigure(column) || undefined}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            {columns.map((column) => (
              <td key={column.name} data-figure={isFigure(column) || undefined}>
                {column.name === 'identity' && typeof row['identity'] === 'string' ? (
                  <PapersSeen reference={row['identity']} />
                ) : (
                  cellOf(column, row[column.name])
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {Object.keys(totals).length > 0 && (
        <tfoot>
          <tr>
            {columns.map((column, i) => (
              <td key={column.name} data-figure={isFigure(column) || undefined}>
                {column.name in totals
                  ? cellOf(column, totals[column.name])
                  : i === 0 && t('cage.count.total')}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
};

/** A report as the server computed it from the log; it is read anew when the cage moves. */
export const Report = ({ name, query }: { readonly name: CageReportName; readonly query: string }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const moved = useBoard('cage-entries')?.size;
  const { data, error } = useQuery({
    queryKey: ['cage-report', name, query, moved],
    queryFn: () => askOrThrow<CageReportAnswer>(`/cashier/reports/${name}?${query}`, { timeoutMs: 20_000 }),
  });
  if (error)
    return (
      <p role="alert">{error instanceof Refused ? error.problem.texts[language] : t('cage.report.failed')}</p>
    );
  if (!data) return <p aria-busy="true" />;
  return (
    <>
      {data.about !== null && <p className="registers__about">{data.about}</p>}
      {data.rows.length === 0 ? <p>{t('cage.report.empty')}</p> : <ReportTable report={data} />}
    </>
  );
};
