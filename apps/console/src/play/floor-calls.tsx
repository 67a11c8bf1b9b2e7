import { type RulingRow } from '@cardroom/contracts';
import { clockText, type TableInView, useLanguage, useNow, waitText } from '@cardroom/design';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConductOrder } from '../conduct/use-conduct-order';
import './side.css';
import { useFloorCalls } from './use-floor-call';
import { usePlayOrders } from './use-play-orders';

const Call = ({ row }: { readonly row: RulingRow }) => {
  const { t } = useTranslation('play');
  const { language } = useLanguage();
  const { may } = usePlayOrders();
  const nowMs = useNow('minute');
  const { rulingId, takenAt } = row;
  const { order, isBusy } = useConductOrder(`ruling-${rulingId}`);
  const asked = Date.parse(row.askedAt);
  return (
    <section className="side__part side__call" data-call={row.rulingId} role="status">
      <h2>
        <BellRing size={18} aria-hidden="true" /> {t('floor.title', { time: clockText(asked, language) })}
      </h2>
      {row.words && row.words !== t('dealer.floorCalled') && <p>{row.words}</p>}
      <p>
        {takenAt === null
          ? t('floor.waits', { time: waitText(Math.max(0, nowMs - asked)) })
          : t('floor.taken', { time: clockText(Date.parse(takenAt), language) })}
      </p>
      {takenAt === null && may('conduct/take-ruling') && (
        <Button
          data-mark="take-call"
          loading={isBusy}
          onClick={() => void order('conduct/take-ruling', { rulingId })}
        >
          {t('floor.take')}
        </Button>
      )}
      {may('conduct/record-ruling') && (
        <Link
          to="/rulings"
          search={(now) => ({ ...now, part: 'ruling', ruling: rulingId })}
          className="side__way"
        >
          {t('floor.toRuling')}
        </Link>
      )}
    </section>
  );
};

/** That the floor was called to this table, since when, and who comes. */
export const FloorCalls = ({ view }: { readonly view: TableInView }) => {
  const calls = useFloorCalls(view.tableId);
  return calls.map((row) => <Call key={row.rulingId} row={row} />);
};
