import { type TableInView } from '@cardroom/design';
import { Menu } from '@mantine/core';
import { Check, Coins, CupSoda } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBoard } from '../boards/use-board';
import { useMay, useOrders } from '../orders/orders';
import './dealer-keys.css';

const icons = { 'wants-chips': Coins, 'wants-drinks': CupSoda } as const;

interface ServiceKeyProps {
  readonly view: TableInView;
  readonly flag: keyof typeof icons;
}

/** Calls for chips or drinks to a seat, until they are brought: the key says for which seats somebody is called. */
export const ServiceKey = ({ view, flag }: ServiceKeyProps) => {
  const { t } = useTranslation('play');
  const may = useMay();
  const { give, underWay } = useOrders();
  const { tableId, picture } = view;
  const about = `service-${tableId}-${flag}`;
  const seats = useBoard('tables')?.get(tableId)?.seats ?? [];
  const called = seats.filter(({ flags = [] }) => flags.includes(flag)).map(({ seat }) => seat);
  const taken = picture.seats.filter(({ alias }) => alias !== null);
  const Icon = icons[flag];
  if (!may('flag-seat')) return null;
  return (
    <Menu position="top" withinPortal>
      <Menu.Target>
        <button
          type="button"
          className="dealer-key"
          data-mark={flag}
          data-called={called.length > 0 || undefined}
          aria-busy={underWay(about) !== undefined}
          disabled={taken.length === 0 || underWay(about) !== undefined}
        >
          <Icon size={22} aria-hidden="true" />
          <span>{[t(`service.${flag}`), called.join(', ')].join(' ').trim()}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t(`service.${flag}`)}>
        {taken.map(({ seat, alias }) => (
          <Menu.Item
            key={seat}
            role="menuitemcheckbox"
            aria-checked={called.includes(seat)}
            data-service={seat}
            rightSection={called.includes(seat) && <Check size={18} aria-hidden="true" />}
            onClick={() =>
              void give({
                name: called.includes(seat) ? 'clear-seat-flag' : 'flag-seat',
                body: { tableId, seat, flag },
                about,
              })
            }
          >
            {t('service.seat', { seat, alias })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
