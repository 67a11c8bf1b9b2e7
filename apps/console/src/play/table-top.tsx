import { LanguageSwitch, type TableInView, ThemeSwitch } from '@cardroom/design';
import { SegmentedControl } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, CloudOff, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBoard, useWordsOfGame } from '../boards/use-board';
import { TableMenu, type TableSheet } from './table-menu';
import './table-top.css';
import { usePlayOrders } from './use-play-orders';

const depths = ['counted', 'recorded', 'dealt'] as const;

/** How closely the table is followed; another depth begins with the next hand. */
const Depth = ({ view }: { readonly view: TableInView }) => {
  const { t } = useTranslation('play');
  const { may, give, running } = usePlayOrders();
  const shown = view.nextDepth ?? view.depth;
  if (!may('play/change-depth')) return <span className="table-top__depth">{t(`depth.${view.depth}`)}</span>;
  return (
    <span className="table-top__depth">
      <SegmentedControl
        aria-label={t('depth.label')}
        data={depths.map((value) => ({ value, label: t(`depth.${value}`) }))}
        value={shown}
        disabled={running !== null}
        onChange={(depth) =>
          void give('play/change-depth', { depth: depth as (typeof depths)[number] }, 'change-depth')
        }
      />
      {view.nextDepth !== null && <small>{t('depth.fromNext')}</small>}
    </span>
  );
};

interface TableTopProps {
  readonly view: TableInView;
  readonly inStep: boolean;
  readonly onSheet: (sheet: TableSheet) => void;
}

/** Which table, which hand, how closely followed, and whether the screen is in step. */
export const TableTop = ({ view, inStep, onSheet }: TableTopProps) => {
  const { t } = useTranslation('play');
  const wordsOf = useWordsOfGame();
  const table = useBoard('tables')?.get(view.tableId);
  const { hand } = view;
  const isOver = hand?.phase === 'over' || hand?.phase === 'void';
  return (
    <header className="table-top">
      <Link
        to="/tables/$tableId"
        params={{ tableId: view.tableId }}
        search={(now) => ({ ...now, seat: undefined })}
        className="table-top__back"
        aria-label={t('dealer.toFloor')}
      >
        <ChevronLeft size={24} aria-hidden="true" />
      </Link>
      <h1>
        {t('dealer.table', { number: view.picture.number })}
        {table?.game && <small>{wordsOf(table.game).full}</small>}
      </h1>
      <p className="table-top__hand" role="status">
        {hand
          ? t('dealer.hand', {
              number: hand.number,
              street: t(`street.${isOver ? 'over' : (hand.street ?? 'none')}` as 'street.none'),
            })
          : t('dealer.hands', { count: view.hands })}
        {view.lastHand !== null && <strong>{t('dealer.lastHand')}</strong>}
      </p>
      {!inStep && (
        <p className="table-top__lost" role="alert">
          <CloudOff size={20} aria-hidden="true" />
          {t('dealer.notInStep')}
        </p>
      )}
      <Depth view={view} />
      <Link
        to="/hands"
        search={{ table: view.tableId }}
        className="table-top__back"
        aria-label={t('hands.title')}
      >
        <History size={22} aria-hidden="true" />
      </Link>
      <TableMenu view={view} onSheet={onSheet} />
      <ThemeSwitch />
      <LanguageSwitch />
    </header>
  );
};
