import { type HandInView, type TableInView, useChips } from '@cardroom/design';
import { Button, CloseButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTableMoney } from './use-table-money';
import './deal-sheet.css';
import { SeatChoices } from './seat-choices';
import { splitBetween } from './split';
import { usePlayOrders } from './use-play-orders';

interface AwardSheetProps {
  readonly view: TableInView;
  readonly hand: HandInView;
  readonly onClose: () => void;
}

/** The dealer says himself whose a pot is: one seat, or several that split it. */
export const AwardSheet = ({ view, hand, onClose }: AwardSheetProps) => {
  const { t } = useTranslation('play');
  const { chips } = useChips();
  const { give } = usePlayOrders();
  const { decimal } = useTableMoney(view);
  const [seats, setSeats] = useState<readonly number[]>([]);
  const number = hand.due.kind === 'award' ? hand.due.pot : 0;
  const pot = view.picture.pots.find((each) => each.pot === number);
  const amount = pot?.amount ?? view.picture.potTotal;
  const eligible = pot?.eligible ?? [];
  const shares = splitBetween(amount, seats, view.unitMinor);
  const tap = (seat: number) =>
    setSeats((before) =>
      before.includes(seat) ? before.filter((each) => each !== seat) : [...before, seat],
    );
  const noteOf = (seat: number): string | null => {
    const share = shares.find((each) => each.seat === seat);
    return share ? chips(share.amount) : null;
  };
  const send = () => {
    onClose();
    const told = shares.map(({ seat, amount: share }) => ({ seat, amount: decimal(share) }));
    void give(
      'play/play-hand',
      { hand: hand.number, ask: { type: 'AwardPot', pot: number, shares: told } },
      'award-other',
    );
  };
  return (
    <section className="deal-sheet" role="dialog" aria-label={t('sheet.award')}>
      <header className="deal-sheet__head">
        <h2>
          {t('sheet.award')} <small>{chips(amount)}</small>
        </h2>
        <CloseButton aria-label={t('sheet.close')} onClick={onClose} />
      </header>
      <div className="deal-sheet__choices">
        <SeatChoices
          seats={view.picture.seats.filter(({ seat }) => eligible.includes(seat))}
          isChosen={(seat) => seats.includes(seat)}
          onTap={tap}
          noteOf={noteOf}
        />
      </div>
      <div className="deal-sheet__row" style={{ marginTop: 12 }}>
        <Button disabled={seats.length === 0} onClick={send}>
          {t('sheet.awardGo')}
        </Button>
      </div>
    </section>
  );
};
