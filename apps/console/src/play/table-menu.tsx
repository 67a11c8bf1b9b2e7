import { type TableInView } from '@cardroom/design';
import { Menu } from '@mantine/core';
import { EllipsisVertical } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuestions } from '../orders/questions';
import './table-top.css';
import { type PlayCommand, usePlayOrders } from './use-play-orders';

/** What wants more than a tap has a sheet of its own. */
export type TableSheet = 'draw' | 'clocks';

type AtOnce = Extract<
  PlayCommand,
  'play/pause-table' | 'play/resume-table' | 'play/announce-last-hand' | 'play/go-on'
>;
type TableOrder = AtOnce | 'play/stop-table' | 'play/draw-for-button' | 'play/change-clocks';

interface TableMenuProps {
  readonly view: TableInView;
  readonly onSheet: (sheet: TableSheet) => void;
}

/** What stops a table and has it go on: seldom needed, so it stands behind one key. */
export const TableMenu = ({ view, onSheet }: TableMenuProps) => {
  const { t } = useTranslation('play');
  const { give, may, running } = usePlayOrders();
  const { reasonFor } = useQuestions();
  const { state, lastHand, viewer, hands } = view;
  const orders: readonly TableOrder[] = [
    state === 'paused' ? 'play/resume-table' : 'play/pause-table',
    lastHand === null ? 'play/announce-last-hand' : 'play/go-on',
    ...(state === 'stopped' ? [] : (['play/stop-table'] as const)),
    ...(state === 'between-hands' && hands === 0 ? (['play/draw-for-button'] as const) : []),
    'play/change-clocks',
  ];
  const offered = orders.filter((order) => may(order));
  if (viewer === 'spectator' || state === 'closed' || offered.length === 0) return null;
  const stop = async () => {
    const reason = await reasonFor(t('tableMenu.stop-table'), t('tableMenu.stopWhy'), 'RRP-2.1.5');
    if (reason !== null) await give('play/stop-table', { reason });
  };
  const tap = (order: TableOrder) => {
    if (order === 'play/draw-for-button') return onSheet('draw');
    if (order === 'play/change-clocks') return onSheet('clocks');
    return void (order === 'play/stop-table' ? stop() : give(order, {}));
  };
  const line = (order: TableOrder): ReactNode => (
    <Menu.Item key={order} data-mark={order.slice(5)} onClick={() => tap(order)}>
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
