import { type TableInView } from '@cardroom/design';
import { useTranslation } from 'react-i18next';
import './deal-sheet.css';

type SeatInPicture = TableInView['picture']['seats'][number];

interface SeatChoicesProps {
  readonly seats: readonly SeatInPicture[];
  readonly isChosen: (seat: number) => boolean;
  readonly onTap: (seat: number) => void;
  /** What stands behind the name; nothing where it is null. */
  readonly noteOf?: (seat: number) => string | null;
}

/** A key for each of these seats, by number and name. */
export const SeatChoices = ({ seats, isChosen, onTap, noteOf = () => null }: SeatChoicesProps) => {
  const { t } = useTranslation('play');
  return seats.map(({ seat, alias }) => {
    const note = noteOf(seat);
    return (
      <button
        key={seat}
        type="button"
        className="deal-sheet__choice"
        aria-pressed={isChosen(seat)}
        onClick={() => onTap(seat)}
      >
        {t('sheet.seatOf', { seat, alias: alias ?? '' })}
        {note !== null && ` – ${note}`}
      </button>
    );
  });
};
