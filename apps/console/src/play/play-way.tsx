import { type TableRow } from '@cardroom/contracts';
import { Link } from '@tanstack/react-router';
import { Spade } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePastQuery } from '../past/past';
import { useRole } from '../session/session';

/** From the floor's view of a table to what is played there. */
export const PlayWay = ({ table }: { readonly table: TableRow }) => {
  const { t } = useTranslation('play');
  const { mayDo } = useRole();
  const past = usePastQuery();
  if (table.state === 'closed' || past !== null || !mayDo('look-at-table')) return null;
  return (
    <Link to="/play/$tableId" params={{ tableId: table.tableId }} className="table-head__map">
      <Spade size={20} aria-hidden="true" />
      {t('dealer.toPlay')}
    </Link>
  );
};
