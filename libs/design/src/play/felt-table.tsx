import { useElementSize } from '@mantine/hooks';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Point, seatPlaces, type Stadium } from '../parts/stadium';
import { TableClock } from './action-clock';
import { useChips } from './chips';
import './felt-table.css';
import { CardRow } from './playing-card';
import { PotLine } from './pot-line';
import { SeatPlate } from './seat-plate';
import { type TableInPlay } from './shapes';

interface FeltTableProps {
  readonly table: TableInPlay;
  /** How many cards a full board has; none in games without one. */
  readonly boardCards: number;
  readonly chosen?: number | undefined;
  readonly onSeat?: ((seat: number) => void) | undefined;
  /** Under the pots, in the middle of the felt. */
  readonly children?: ReactNode;
}

/** Room that a plate takes, its cards above it included. */
const plate = { width: 176, height: 144 };

/** The dealer's gap is at the lower edge; who sits at the table himself sees himself there. */
const placesOf = ({ seats, ownSeat }: TableInPlay, ring: Stadium): ReadonlyMap<number, Point> => {
  const numbers = seats.map(({ seat }) => seat);
  const own = numbers.indexOf(ownSeat ?? -1);
  if (own < 0) {
    const places = seatPlaces(numbers.length, ring);
    return new Map(numbers.map((seat, i) => [seat, places[i] ?? { x: 0, y: 0 }]));
  }
  const round = [{ x: 0, y: ring.height / 2 }, ...seatPlaces(numbers.length - 1, ring)];
  return new Map(
    numbers.map((_, i) => [numbers[(own + i) % numbers.length] ?? 0, round[i] ?? { x: 0, y: 0 }]),
  );
};

/** Narrower than this the seats stand in two columns: an oval would be too small to read on a telephone. */
const narrowest = 640;

const at = ({ x, y }: Point) => ({ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` });

const Bet = ({ amount }: { readonly amount: number }) => {
  const { t } = useTranslation('play');
  const { chips } = useChips();
  return (
    <span className="felt-table__bet">
      <i aria-hidden="true" />
      <span className="visually-hidden">{t('seat.bet')} </span>
      {chips(amount)}
    </span>
  );
};

/** Board, pots, and what stands under them. */
const Middle = ({ table, boardCards, children }: FeltTableProps) => (
  <div className="felt-table__middle">
    {boardCards > 0 &&
      table.boards.map((board, run) => (
        <CardRow
          key={run}
          cards={board}
          size={table.boards.length > 1 ? 'small' : 'medium'}
          places={boardCards}
        />
      ))}
    <PotLine pots={table.pots} total={table.potTotal} />
    {table.clock && (
      <TableClock
        clock={table.clock}
        alias={table.seats.find(({ seat }) => seat === table.clock?.seat)?.alias ?? ''}
      />
    )}
    {children}
  </div>
);

/** A table in play, from above: seats round the oval, bets in front of them, board and pots in the middle. */
export const FeltTable = (props: FeltTableProps) => {
  const { table, chosen, onSeat } = props;
  const { t } = useTranslation('play');
  const { ref, width, height } = useElementSize();
  const isNarrow = width > 0 && width < narrowest;
  const ring = {
    height: Math.max(250, Math.min(height - plate.height, 560)),
    width: Math.max(440, Math.min(width - plate.width, 1_080)),
  };
  const places = placesOf(table, ring);
  const inFront = placesOf(table, { height: ring.height * 0.56, width: ring.width * 0.66 });
  return (
    <div className="felt-table" data-narrow={isNarrow || undefined} ref={ref}>
      <div className="felt-table__felt" style={{ width: ring.width - 40, height: ring.height - 30 }} />
      <Middle {...props} />
      <ul aria-label={t('table.seats', { number: table.number })}>
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            <div
              className="felt-table__place"
              style={isNarrow ? undefined : at(places.get(seat.seat) ?? { x: 0, y: 0 })}
            >
              <SeatPlate
                seat={seat}
                isButton={table.button === seat.seat}
                isToAct={table.toAct === seat.seat}
                isOwn={table.ownSeat === seat.seat}
                clock={table.clock?.seat === seat.seat ? table.clock : null}
                chosen={chosen === seat.seat}
                onChoose={onSeat && (() => onSeat(seat.seat))}
              />
            </div>
            {seat.bet > 0 && (
              <div
                className="felt-table__place"
                style={isNarrow ? undefined : at(inFront.get(seat.seat) ?? { x: 0, y: 0 })}
              >
                <Bet amount={seat.bet} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
