import { type TableInView } from '@cardroom/design';
import { Menu } from '@mantine/core';
import { EllipsisVertical } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './table-top.css';
import { type PlayCommand, usePlayOrders } from './use-play-orders';

type TableOrder = Extract<
  PlayCommand,
  'play/pause-table' | 'play/resume-table' | 'play/announce-last-hand' | 'play/go-on'
>;

/** What stops a table and has it go on: seldom needed, so it stands behind one key. */
export const TableMenu = ({ view }: { readonly view: TableInView }) => {
  const { t } = useTranslation('play');
  const { give, may, running } = usePlayOrders();
  const { state, lastHand, viewer } = view;
  const orders: readonly TableOrder[] = [
    state === 'paused' ? 'play/resume-table' : 'play/pause-table',
    lastHand === null ? 'play/announce-last-hand' : 'play/go-on',
  ];
  const offered = orders.filter((order) => may(order));
  if (viewer === 'spectator' || state === 'closed' || offered.length === 0) return null;
  const line = (order: TableOrder): ReactNode => (
    <Menu.Item key={order} data-mark={order.slice(5)} onClick={() => void give(order, {}, order)}>
      {t(`tableMenu.${order.slice(5)}` as 'tableMenu.pause-table')}
    </Menu.Item>
  );
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <button
          type="button"
          className="table-top__back"
          data-mark="table-menu"
          aria-label={t('tableMenu.title')}
          disabled={running !== null}
        >
          <EllipsisVertical size={22} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>{offered.map(line)}</Menu.Dropdown>
    </Menu>
  );
};
