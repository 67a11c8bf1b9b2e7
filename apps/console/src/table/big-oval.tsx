import { type ListRow, type TableRow } from '@cardroom/contracts';
import { seatPlaces } from '@cardroom/design';
import { useElementSize } from '@mantine/hooks';
import { useWordsOfGame } from '../boards/use-board';
import { useTexts } from '../texts/texts';
import './big-oval.css';
import { SeatCard } from './seat-card';

interface BigOvalProps {
  readonly table: TableRow;
  readonly list: ListRow | undefined;
  readonly chosen: number | undefined;
  readonly onChoose: (seat: number) => void;
}

/** Room that a seat's card takes, with its distance to the neighbours. */
const card = { width: 180, height: 112 };
/** The felt lies this far inside the seats. */
const feltInset = 46;

/** The table from above, as the floor sees it from behind the dealer. */
export const BigOval = ({ table, list, chosen, onChoose }: BigOvalProps) => {
  const { t } = useTexts();
  const wordsOf = useWordsOfGame();
  const { ref, width, height } = useElementSize();
  const ring = {
    height: Math.max(240, Math.min(height - card.height - 8, 560)),
    width: Math.max(420, Math.min(width - card.width - 8, 1060)),
  };
  const places = seatPlaces(table.seats.length, ring);
  const felt = { width: ring.width - feltInset * 2, height: ring.height - feltInset * 2 };
  const nextFor = (seat: number) => {
    const open = list?.openSeats.find((each) => each.tableId === table.tableId && each.seat === seat);
    const entry = list?.entries.find(({ entryId }) => entryId === open?.next);
    return entry && { entry, isNow: open === list?.openSeats[0] };
  };
  return (
    <div className="big-oval" ref={ref}>
      <div
        className="big-oval__felt"
        style={{ width: felt.width, height: felt.height }}
        data-state={table.state}
      >
        <strong>{table.number}</strong>
        {table.game && <span>{wordsOf(table.game).full}</span>}
        <span>{t('table.taken', { count: table.seated, seats: table.seats.length })}</span>
      </div>
      <span
        className="big-oval__dealer"
        style={{ transform: `translate(-50%, -50%) translateY(${felt.height / 2}px)` }}
      >
        {t('table.dealer')}
      </span>
      <ul aria-label={t('table.seatsOf', { number: table.number })}>
        {table.seats.map((seat, i) => {
          const { x, y } = places[i] ?? { x: 0, y: 0 };
          return (
            <li key={seat.seat} style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}>
              <SeatCard
                table={table}
                seat={seat}
                next={nextFor(seat.seat)}
                chosen={chosen === seat.seat}
                onChoose={() => onChoose(seat.seat)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
};
