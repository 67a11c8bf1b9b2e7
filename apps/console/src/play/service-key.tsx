import { type TableInView } from '@cardroom/design';
import { Button, Popover } from '@mantine/core';
import { Coins, CupSoda } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBoard } from '../boards/use-board';
import { useMay, useOrders } from '../orders/orders';
import './dealer-keys.css';

const icons = { 'wants-chips': Coins, 'wants-drinks': CupSoda } as const;
type Service = keyof typeof icons;
const services = Object.keys(icons) as readonly Service[];

/** For which seats chips or drinks are called, and calling for one or taking that back. */
const useService = (tableId: string) => {
  const { give, underWay } = useOrders();
  const about = `service-${tableId}`;
  const seats = useBoard('tables')?.get(tableId)?.seats ?? [];
  const calledFor = (flag: Service): readonly number[] =>
    seats.filter(({ flags = [] }) => flags.includes(flag)).map(({ seat }) => seat);
  return {
    isBusy: underWay(about) !== undefined,
    calledFor,
    toggle: (flag: Service, seat: number) =>
      give({
        name: calledFor(flag).includes(seat) ? 'clear-seat-flag' : 'flag-seat',
        body: { tableId, seat, flag },
        about,
      }),
  };
};

/** Calls for chips and drinks to a seat until they are brought: the key says for which seats somebody is called. */
export const ServiceKey = ({ view: { tableId, picture } }: { readonly view: TableInView }) => {
  const { t } = useTranslation('play');
  const may = useMay();
  const { isBusy, calledFor, toggle } = useService(tableId);
  const taken = picture.seats.filter(({ alias }) => alias !== null);
  if (!may('flag-seat')) return null;
  return (
    <Popover position="top" withinPortal trapFocus>
      <Popover.Target>
        <button
          type="button"
          className="dealer-key"
          data-mark="service"
          data-called={services.some((flag) => calledFor(flag).length > 0) || undefined}
          aria-busy={isBusy}
          disabled={taken.length === 0}
        >
          <CupSoda size={22} aria-hidden="true" />
          {services.map((flag) => (
            <span key={flag}>{[t(`service.${flag}`), calledFor(flag).join(', ')].join(' ').trim()}</span>
          ))}
        </button>
      </Popover.Target>
      <Popover.Dropdown className="service" aria-label={t('service.title')}>
        {taken.map(({ seat, alias }) => (
          <p key={seat}>
            <span>{t('service.seat', { seat, alias })}</span>
            {services.map((flag) => {
              const [Icon, isCalled] = [icons[flag], calledFor(flag).includes(seat)];
              return (
                <Button
                  key={flag}
                  variant={isCalled ? 'light' : 'default'}
                  aria-pressed={isCalled}
                  aria-label={t('service.call', { what: t(`service.${flag}`), seat })}
                  data-service={flag}
                  disabled={isBusy}
                  onClick={() => void toggle(flag, seat)}
                >
                  <Icon size={22} aria-hidden="true" />
                </Button>
              );
            })}
          </p>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
};
