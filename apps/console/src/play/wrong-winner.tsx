import { type HandInView, type TableInView, useChips } from '@cardroom/design';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuestions } from '../orders/questions';
import { RuleLink } from '../rules/rule-link';
import { ShareKeys, type Shares } from './share-keys';
import './side.css';
import { usePlayOrders } from './use-play-orders';
import { useTableMoney } from './use-table-money';

const rule = 'RRP-2.1.6';

interface WrongWinnerProps {
  readonly view: TableInView;
  readonly hand: HandInView;
}

/** A pot that went to the wrong player moves to the right one, once it is said who that is and why (RRP-2.1.6). */
export const WrongWinner = ({ view, hand }: WrongWinnerProps) => {
  const { t } = useTranslation('play');
  const { chips } = useChips();
  const { give, may } = usePlayOrders();
  const { decimal } = useTableMoney(view);
  const { reasonFor } = useQuestions();
  const [isOpen, setIsOpen] = useState(false);
  const winners = view.picture.seats.filter(({ won }) => (won ?? 0) > 0);
  if (hand.phase !== 'over' || winners.length === 0 || !may('play/move-pot')) return null;
  const amount = winners.reduce((sum, { won }) => sum + (won ?? 0), 0);
  const move = async (shares: Shares) => {
    const reason = await reasonFor(t('moved.title'), t('moved.why'), rule);
    if (!reason) return;
    const from = winners.map(({ seat, won }) => ({
      playerId: view.playerAt.get(seat) ?? '',
      amount: decimal(won ?? 0),
    }));
    const body = { hand: hand.number, from, to: [...shares], reason };
    if ((await give('play/move-pot', body, 'move-pot')) === null) setIsOpen(false);
  };
  if (!isOpen)
    return (
      <Button variant="default" data-mark="move-pot" onClick={() => setIsOpen(true)}>
        {t('moved.open')}
      </Button>
    );
  return (
    <section className="side__part" data-moving>
      <h2>{t('moved.of', { amount: chips(amount) })}</h2>
      <RuleLink rule={rule} quiet />
      <ShareKeys view={view} amount={amount} go={t('moved.go')} onShares={(shares) => void move(shares)} />
    </section>
  );
};
