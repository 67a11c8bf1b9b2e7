import { type DealerRow } from '@cardroom/contracts';
import { Countdown, useNow, waitText } from '@cardroom/design';
import { ActionIcon, Menu } from '@mantine/core';
import { EllipsisVertical, Spade } from 'lucide-react';
import { OrderItem } from '../lists/menu/order-item';
import { OrderButton } from '../orders/order-button';
import { useMay } from '../orders/orders';
import { useTexts } from '../texts/texts';

interface OfDealer {
  readonly dealer: DealerRow;
}

/** The one tap that a dealer usually asks for: to a break, or back from it. */
const Usual = ({ dealer: { dealerId, name, state } }: OfDealer) => {
  const { t } = useTexts();
  const order = state === 'on-break' ? 'end-dealer-break' : 'start-dealer-break';
  return (
    <OrderButton
      order={{ name: order, body: { dealerId }, about: `dealer-${dealerId}` }}
      label={t(state === 'on-break' ? 'staff.endBreak' : 'staff.startBreak')}
      about={name}
      variant="default"
    />
  );
};

const Next = ({ dealer: { next } }: OfDealer) => {
  const { t } = useTexts();
  if (!next) return <span className="dealer-line__next" />;
  return (
    <span className="dealer-line__next">
      →{' '}
      {next.to === 'break' || next.tableNumber === null
        ? t('staff.toBreak')
        : t('table.name', { number: next.tableNumber })}
    </span>
  );
};

/** One dealer: where, for how long, where the next push sends him. */
export const DealerLine = ({ dealer }: OfDealer) => {
  const { t } = useTexts();
  const nowMs = useNow('minute');
  const may = useMay();
  const { dealerId, name, state, tableNumber, since, dueAt, downs } = dealer;
  return (
    <li className="dealer-line" data-state={state}>
      <span className="dealer-line__who">
        <strong>{name}</strong>
        <span>
          {state === 'dealing' && tableNumber !== null
            ? t('table.name', { number: tableNumber })
            : t(`staff.state.${state}`)}
          {` · ${t('staff.downs', { count: downs })}`}
        </span>
      </span>
      <span className="dealer-line__time">
        {dueAt ? <Countdown until={dueAt} /> : waitText(nowMs - Date.parse(since))}
      </span>
      <Next dealer={dealer} />
      <Usual dealer={dealer} />
      {may('sign-out-dealer') && (
        <Menu>
          <Menu.Target>
            <ActionIcon color="gray" aria-label={t('entry.more', { alias: name })}>
              <EllipsisVertical size={22} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <OrderItem
              order={{ name: 'sign-out-dealer', body: { dealerId }, about: `dealer-${dealerId}` }}
              icon={<Spade size={20} aria-hidden="true" />}
            >
              {t('staff.signOut')}
            </OrderItem>
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
};
