import { type ListRow, type SeatShape, type TableRow } from '@cardroom/contracts';
import { CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../texts/texts';
import { FreeSeat } from './free-seat';
import './panel.css';
import { ReservedSeat } from './reserved-seat';
import { TakenSeat } from './taken-seat';
import { HeldSeat } from './held-seat';

export interface SeatPanelProps {
  readonly table: TableRow;
  readonly seat: SeatShape;
  readonly list: ListRow | undefined;
}

/** What can be done with a seat depends on how it stands. */
const panels = {
  free: FreeSeat,
  reserved: ReservedSeat,
  held: HeldSeat,
  seated: TakenSeat,
  absent: TakenSeat,
  leaving: TakenSeat,
  'must-move': TakenSeat,
  closed: null,
} as const satisfies Record<SeatShape['state'], unknown>;

export const SeatPanel = ({ onClose, ...props }: SeatPanelProps & { readonly onClose: () => void }) => {
  const { t } = useTexts();
  const { t: word } = useTranslation('design');
  const { seat, alias, state, reason } = props.seat;
  const Panel = props.table.state === 'closed' ? null : panels[state];
  return (
    <div className="panel">
      <header className="panel__head">
        <div>
          <h2>{t('seat.name', { seat })}</h2>
          <p>{alias ? `${alias} · ${word(`seatState.${state}`)}` : word(`seatState.${state}`)}</p>
        </div>
        <CloseButton aria-label={t('close')} onClick={onClose} />
      </header>
      {reason && <p className="panel__reason">{reason === 'table-broken' ? t('break.seatKept') : reason}</p>}
      {Panel && <Panel {...props} />}
    </div>
  );
};
