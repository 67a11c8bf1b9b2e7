import { type TableRow } from '@cardroom/contracts';
import { SeatOval } from '@cardroom/design';
import { UsersRound } from 'lucide-react';
import { useWordsOfGame } from '../boards/use-board';
import { useTexts } from '../texts/texts';
import './table-face.css';
import { TableMarks } from './table-marks';
import { TableState } from './table-state';

export interface TableFaceProps {
  readonly table: TableRow;
  /** How many wait for its game. */
  readonly waiting: number;
}

/** What a table's card shows, open or closed. */
export const TableFace = ({ table, waiting }: TableFaceProps) => {
  const { t } = useTexts();
  const wordsOf = useWordsOfGame();
  const { number, state, game, seats, seated } = table;
  const words = game && wordsOf(game);
  return (
    <>
      <span className="table-face__head">
        <strong>{number}</strong>
        <TableState state={state} />
      </span>
      <span className="table-face__oval">
        <SeatOval seats={seats} dim={state === 'closed'} />
        {game && (
          <span className="table-face__count">
            {seated}/{seats.length}
          </span>
        )}
      </span>
      <TableMarks table={table} />
      <span className="table-face__game">
        {words ? (
          <>
            <strong>{words.stakes}</strong>
            <span>{words.short}</span>
          </>
        ) : (
          <span>{t('table.seats', { count: seats.length })}</span>
        )}
        {waiting > 0 && (
          <span className="table-face__waiting">
            <UsersRound size={15} aria-hidden="true" />
            {waiting}
          </span>
        )}
      </span>
    </>
  );
};
