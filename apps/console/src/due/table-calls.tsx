import { useNow, waitText } from '@cardroom/design';
import { BellRing, Coins, CupSoda } from 'lucide-react';
import { OrderButton } from '../orders/order-button';
import { useTexts } from '../texts/texts';
import { TableWay } from './table-way';
import { type TableCall } from './use-table-calls';

export const callIcons = { floor: BellRing, 'wants-chips': Coins, 'wants-drinks': CupSoda } as const;

interface CallProps {
  readonly call: TableCall;
  readonly onGo: () => void;
}

/** The one tap that answers it: somebody comes, or it was brought. */
export const AnswerCall = ({
  call: { key, kind, tableId, tableNumber, seat, ruling },
}: Pick<CallProps, 'call'>) => {
  const { t } = useTexts();
  const about = t('table.name', { number: tableNumber });
  if (ruling)
    return (
      <OrderButton
        order={{ name: 'conduct/take-ruling', body: { rulingId: ruling.rulingId }, about: key }}
        label={t('due.coming')}
        about={about}
      />
    );
  if (kind === 'floor' || seat === null) return null;
  return (
    <OrderButton
      order={{ name: 'clear-seat-flag', body: { tableId, seat, flag: kind }, about: key }}
      label={t('due.brought')}
      about={about}
      variant="default"
    />
  );
};

const Call = ({ call, onGo }: CallProps) => {
  const { t } = useTexts();
  const nowMs = useNow('minute');
  const { kind, tableId, tableNumber, seat, alias, ruling } = call;
  const Icon = callIcons[kind];
  const place =
    seat === null ? t('table.name', { number: tableNumber }) : t('due.place', { table: tableNumber, seat });
  const details = ruling
    ? [waitText(nowMs - Date.parse(ruling.askedAt)), ruling.words]
    : [kind === 'floor' ? '' : t(`flag.${kind}`), alias];
  return (
    <li data-over="true" data-call={kind} className="due-call">
      <TableWay tableId={tableId} seat={seat} onGo={onGo}>
        <Icon size={22} aria-hidden="true" />
        <span className="due-row__who">
          <strong>{kind === 'floor' ? `${place} · ${t('due.floorCalled')}` : place}</strong>
          <span>{details.filter(Boolean).join(' · ')}</span>
        </span>
      </TableWay>
      <AnswerCall call={call} />
    </li>
  );
};

/** What tables call for, over everything that runs out: a table waits for it. */
export const TableCalls = ({
  calls,
  onGo,
}: Pick<CallProps, 'onGo'> & { readonly calls: readonly TableCall[] }) => {
  const { t } = useTexts();
  if (calls.length === 0) return null;
  return (
    <section aria-label={t('due.calls')}>
      <h3>
        {t('due.calls')} <small>{calls.length}</small>
      </h3>
      <ul>
        {calls.map((call) => (
          <Call key={call.key} call={call} onGo={onGo} />
        ))}
      </ul>
    </section>
  );
};
