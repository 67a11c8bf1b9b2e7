import { type ConductReportAnswer, type ConductReportName } from '@cardroom/contracts';
import { askOrThrow, clockText, dateText, Refused, useLanguage } from '@cardroom/design';
import { useQuery } from '@tanstack/react-query';
import { useBoard } from '../../boards/use-board';
import { useTexts } from '../../texts/texts';
import '../../cashier/parts/plain-table.css';

type Cell = ConductReportAnswer['rows'][number][string];

const instants = new Set(['at', 'until']);

/** A report as the server computed it; one that cannot be computed says so. */
export const ConductReport = ({
  name,
  query,
}: {
  readonly name: ConductReportName;
  readonly query: string;
}) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const moved = [useBoard('rulings')?.size, useBoard('sanctions')?.size];
  const { data, error } = useQuery({
    queryKey: ['conduct-report', name, query, ...moved],
    queryFn: () =>
      askOrThrow<ConductReportAnswer>(`/conduct/reports/${name}?${query}`, { timeoutMs: 20_000 }),
  });
  if (error)
    return (
      <p role="alert">{error instanceof Refused ? error.problem.texts[language] : t('cage.report.failed')}</p>
    );
  if (!data) return <p aria-busy="true" />;
  if (data.rows.length === 0) return <p>{t('conduct.report.empty')}</p>;
  const said = (column: string, cell: Cell | undefined): string => {
    if (cell === null || cell === undefined) return '–';
    if (!instants.has(column)) return String(cell);
    const atMs = Date.parse(String(cell));
    return `${dateText(atMs, language)} ${clockText(atMs, language)}`;
  };
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {data.columns.map(({ name: column, label }) => (
            <th key={column}>{label}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.rows.map((row, i) => (
          <tr key={i}>
            {data.columns.map(({ name: column }) => (
              <td key={column}>{said(column, row[column])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
