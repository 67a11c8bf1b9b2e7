import { type TableRow } from '@cardroom/contracts';
import { ArrowUpRight, CircleDollarSign, Clock3, Coins, Spade } from 'lucide-react';
import { useTexts } from '../texts/texts';

/** What a table on the map asks for: dealer, who is away, who owes rent, which table it feeds. */
export const TableMarks = ({ table }: { readonly table: TableRow }) => {
  const { t } = useTexts();
  const away = table.seats.filter(({ absent }) => absent);
  const isDue = away.some(({ absent }) => absent?.isDue);
  const owing = table.rent?.owing ?? 0;
  const { dealer, feeds, carriedPot } = table;
  if (!dealer && away.length === 0 && owing === 0 && !feeds && !carriedPot) return null;
  return (
    <span className="table-marks">
      {dealer && (
        <span>
          <Spade size={14} aria-hidden="true" />
          {dealer.name}
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
      {carriedPot && (
        <span data-lit="true">
          <CircleDollarSign size={14} aria-hidden="true" />
          {t('mark.carriedPot')}
        </span>
      )}
      {feeds && (
        <span>
          <ArrowUpRight size={14} aria-hidden="true" />
          {t('mark.feeds', { table: feeds.tableNumber })}
        </span>
      )}
    </span>
  );
};
