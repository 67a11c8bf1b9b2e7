import { type CageReportAnswer, type CageReportName } from '@cardroom/contracts';
import { askOrThrow, clockText, Refused, useLanguage } from '@cardroom/design';
import { useQuery } from '@tanstack/react-query';
import { useBoard } from '../../boards/use-board';
import { useTexts } from '../../texts/texts';
import { useMoney } from '../parts/use-money';

type Cell = string | number | null;

const isAmount = (cell: Cell): cell is string => typeof cell === 'string' && /^-?\d+\.\d\d$/.test(cell);

/** Figures stand right; what cannot be known says so and is never zero. */
const useCellWords = () => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { say } = useMoney();
  return (cell: Cell | undefined): string => {
    if (cell === null || cell === undefined) return t('cage.report.unknown');
    if (isAmount(cell)) return say(cell);
    if (typeof cell === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(cell))
      return clockText(Date.parse(cell), language);
    return String(cell);
  };
};

/** A report as the server computed it from the log; it is read anew when the cage moves. */
export const Report = ({ name, query }: { readonly name: CageReportName; readonly query: string }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const cellOf = useCellWords();
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
  if (data.rows.length === 0) return <p>{t('cage.report.empty')}</p>;
  const isFigure = (column: string) =>
    data.rows.some((row) => typeof row[column] === 'number' || isAmount(row[column] ?? null));
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {data.columns.map((column) => (
            <th key={column.name} data-figure={isFigure(column.name) || undefined}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.rows.map((row, i) => (
          <tr key={i}>
            {data.columns.map((column) => (
              <td key={column.name} data-figure={isFigure(column.name) || undefined}>
                {cellOf(row[column.name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {Object.keys(data.totals).length > 0 && (
        <tfoot>
          <tr>
            {data.columns.map((column, i) => (
              <td key={column.name} data-figure={isFigure(column.name) || undefined}>
                {column.name in data.totals
                  ? cellOf(data.totals[column.name])
                  : i === 0 && t('cage.count.total')}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
};
