import { amountText, clockText, useLanguage } from '@cardroom/design';
import { Link } from '@tanstack/react-router';
import { Coins } from 'lucide-react';
import { useSession } from '../session/session';
import { useTexts } from '../texts/texts';
import { type MissedRent, useMissedRent } from './use-missed-rent';

interface OnGo {
  readonly onGo: () => void;
}

const MissedRow = ({ rent, onGo }: OnGo & { readonly rent: MissedRent }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { currency } = useSession().room;
  const { tableId, tableNumber, seat, seatedHere, alias, amount, dueAt } = rent;
  return (
    <li data-over="true">
      <Link
        to="/tables/$tableId"
        params={{ tableId }}
        search={({ at, fact }) => ({ at, fact, seat: seatedHere ? seat : undefined })}
        className="due-row"
        onClick={onGo}
      >
        <Coins size={22} aria-hidden="true" />
        <span className="due-row__who">
          <strong>{alias}</strong>
          <span>
            {clockText(Date.parse(dueAt), language)} · {t('due.place', { table: tableNumber, seat })}
            {!seatedHere && ` · ${t('rent.hasLeft')}`}
          </span>
        </span>
        <span className="due-row__left">{amountText(amount, currency, language)}</span>
      </Link>
    </li>
  );
};

/** Missed time of all tables in one order, from which each leads to the seat where it is paid. */
export const MissedRents = ({ onGo }: OnGo) => {
  const { t } = useTexts();
  const rents = useMissedRent();
  if (rents.length === 0) return null;
  return (
    <section aria-label={t('rent.missed')}>
      <h3>
        {t('rent.missed')} <small>{rents.length}</small>
      </h3>
      <ul>
        {rents.map((rent) => (
          <MissedRow key={rent.key} rent={rent} onGo={onGo} />
        ))}
      </ul>
    </section>
  );
};
