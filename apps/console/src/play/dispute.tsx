import { type HandInView, type TableInView, useChips } from '@cardroom/design';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useQuestions } from '../orders/questions';
import { usePlayOrders } from './use-play-orders';
import { useTableMoney } from './use-table-money';

interface DisputeProps {
  readonly view: TableInView;
  readonly hand: HandInView;
}

/** A pot that is claimed by more than one: set aside before it is given out, or taken back from who was given it. */
export const Dispute = ({ view, hand }: DisputeProps) => {
  const { t } = useTranslation('play');
  const { chips } = useChips();
  const { give, may, running } = usePlayOrders();
  const { decimal } = useTableMoney(view);
  const { reasonFor } = useQuestions();
  const { due } = hand;
  if (due.kind === 'award' && may('play/rule-on-hand'))
    return (
      <Button
        variant="default"
        loading={running === 'aside'}
        onClick={() =>
          void give(
            'play/rule-on-hand',
            { hand: hand.number, ask: { type: 'SetPotAside', pot: due.pot } },
            'aside',
          )
        }
      >
        {t('dispute.setAside')}
      </Button>
    );
  const winners = view.picture.seats.filter(({ won }) => (won ?? 0) > 0);
  if (hand.phase !== 'over' || winners.length === 0 || !may('play/set-pot-aside')) return null;
  const total = winners.reduce((sum, { won }) => sum + (won ?? 0), 0);
  const takeBack = async () => {
    const reason = await reasonFor(t('dispute.takeBack'), t('dispute.why', { amount: chips(total) }));
    if (!reason) return;
    const from = winners.map(({ seat, won }) => ({
      playerId: view.playerAt.get(seat) ?? '',
      amount: decimal(won ?? 0),
    }));
    await give('play/set-pot-aside', { hand: hand.number, from, why: 'other', reason }, 'aside');
  };
  return (
    <Button variant="default" loading={running === 'aside'} onClick={() => void takeBack()}>
      {t('dispute.takeBack')}
    </Button>
  );
};
