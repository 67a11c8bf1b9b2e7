import { type TableRow } from '@cardroom/contracts';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTables } from '../boards/use-board';
import { useMay, useOrders } from '../orders/orders';
import { useQuestions } from '../orders/questions';
import { useTexts } from '../texts/texts';
import { type OfSeat } from './absence';
import './chips.css';

const ways = ['now', 'playsOn', 'forced'] as const;
type Way = (typeof ways)[number];

const mostSeats = 16;

const freeSeats = (tables: readonly TableRow[], { table: here }: OfSeat) =>
  tables
    .filter(({ game, state }) => game?.gameId === here.game?.gameId && state !== 'breaking')
    .sort((a, b) => Number(b.tableId === here.tableId) - Number(a.tableId === here.tableId))
    .flatMap(({ tableId, number, seats }) =>
      seats
        .filter(({ state }) => state === 'free')
        .map(({ seat }) => ({ tableId, number, seat, isHere: tableId === here.tableId })),
    )
    .slice(0, mostSeats);

/** Seat to seat in one tap more: the free seats of his game, those at his own table first. */
export const MoveHim = (props: OfSeat) => {
  const { t } = useTexts();
  const may = useMay();
  const { give, underWay } = useOrders();
  const { reasonFor } = useQuestions();
  const [way, setWay] = useState<Way>('now');
  const { playerId, alias } = props.seat;
  const places = freeSeats(useTables() ?? [], props);
  if (!playerId || !may('move-player') || places.length === 0) return null;
  const about = `move-${playerId}`;
  const move = async ({ tableId, seat }: (typeof places)[number]) => {
    const body = { playerId, tableId, seat };
    if (way === 'playsOn') return give({ name: 'announce-move', body, about });
    if (way === 'now') return give({ name: 'move-player', body, about });
    const reason = await reasonFor(t('moveHim.forcedTitle', { alias: alias ?? '' }), t('moveHim.forcedWhy'));
    return reason && give({ name: 'move-player', body: { ...body, forced: true, reason }, about });
  };
  return (
    <section className="chips" aria-label={t('moveHim.title')}>
      <h3>{t('moveHim.title')}</h3>
      <SegmentedControl
        fullWidth
        aria-label={t('moveHim.how')}
        data={ways.map((value) => ({ value, label: t(`moveHim.${value}`) }))}
        value={way}
        onChange={(value) => setWay(value as Way)}
      />
      <div className="chips__row">
        {places.map((place) => (
          <button
            key={`${place.tableId}-${place.seat}`}
            type="button"
            className="chip"
            data-order="move-player"
            disabled={underWay(about) !== undefined}
            onClick={() => void move(place)}
          >
            {place.isHere
              ? t('seat.name', { seat: place.seat })
              : t('due.place', { table: place.number, seat: place.seat })}
          </button>
        ))}
      </div>
    </section>
  );
};
