import { type TableRow } from '@cardroom/contracts';
import { ArrowUpRight, Clock3, Coins, Spade } from 'lucide-react';
import { useTexts } from '../texts/texts';

/** What a table on the map asks for: dealer, who is away, who owes rent, which table it feeds. */
export const TableMarks = ({ table }: { readonly table: TableRow }) => {
  const { t } = useTexts();
  const away = table.seats.filter(({ absent }) => absent);
  const isDue = away.some(({ absent }) => absent?.isDue);
  const owing = table.rent?.owing ?? 0;
  if (!table.dealer && away.length === 0 && owing === 0 && !table.feeds) return null;
  return (
    <span className="table-marks">
      {table.dealer && (
        <span>
          <Spade size={14} aria-hidden="true" />
          {table.dealer.name}
        </span>
      )}
      {away.length > 0 && (
        <span data-lit={isDue}>
          <Clock3 size={14} aria-hidden="true" />
          {t('mark.away', { count: away.length })}
        </span>
      )}
      {owing > 0 && (
        <span data-lit="true">
          <Coins size={14} aria-hidden="true" />
          {t('mark.owing', { count: owing })}
        </span>
      )}
      {table.feeds && (
        <span>
          <ArrowUpRight size={14} aria-hidden="true" />
          {t('mark.feeds', { table: table.feeds.tableNumber })}
        </span>
      )}
    </span>
  );
};
