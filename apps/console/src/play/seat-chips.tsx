import { type SeatInPlay, type TableInView, useChips } from '@cardroom/design';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAmounts } from '../orders/amounts';
import { useQuestions } from '../orders/questions';
import './side.css';
import { usePlayOrders } from './use-play-orders';
import { useTableMoney } from './use-table-money';

interface SeatChipsProps {
  readonly view: TableInView;
  readonly seat: SeatInPlay;
  readonly playerId: string;
}

/** The refusal that one short buy-in answers (RRP-3.1.2). */
const belowMinimum = 'play.below-minimum-buy-in';
const payable = ['rent', 'refreshments', 'toke', 'fine'] as const;

/** Chips onto the stack; below the minimum only once, and when it is asked for as such. */
const useAddingChips = ({ view, seat, playerId }: SeatChipsProps) => {
  const { t } = useTranslation('play');
  const { give, ask } = usePlayOrders();
  const { decimal } = useTableMoney(view);
  const { chipsOf } = useChips();
  const amountFor = useAmounts();
  const { sureTo } = useQuestions();
  return async () => {
    const alias = seat.alias ?? '';
    const typed = await amountFor(t('seatSide.addChips'), t('seatSide.addWhy', { alias }));
    const minor = typed && chipsOf(typed);
    if (!minor) return;
    const body = { playerId, amount: decimal(minor), from: 'buy-in' } as const;
    const answer = await ask('play/add-chips', body);
    const left = !answer.allowed && answer.problem.code === belowMinimum;
    const isOffered = left && Number(answer.problem.facts['shortBuyInsLeft']) > 0;
    const labels = { confirm: t('seatSide.short'), why: t('seatSide.shortWhy', { alias }) };
    if (isOffered && !(await sureTo(t('seatSide.short'), labels))) return;
    await give('play/add-chips', { ...body, ...(isOffered ? { isShort: true } : {}) }, 'add-chips');
  };
};

const useCounting = ({ view, seat }: SeatChipsProps) => {
  const { t } = useTranslation('play');
  const { give } = usePlayOrders();
  const { decimal } = useTableMoney(view);
  const { chipsOf } = useChips();
  const amountFor = useAmounts();
  return async () => {
    const typed = await amountFor(t('seatSide.count'), t('seatSide.countWhy', { alias: seat.alias ?? '' }));
    const minor = typed === null ? null : chipsOf(typed);
    if (minor === null) return;
    const stacks = [{ seat: seat.seat, stack: decimal(minor) }];
    await give('play/count-stacks', { stacks, reason: t('seatSide.counted') }, 'count-stacks');
  };
};

/** Time, refreshments, a toke or a fine: nothing else is paid with chips from the table (RRP-2.2.5). */
const usePaying = ({ view, seat, playerId }: SeatChipsProps) => {
  const { t } = useTranslation('play');
  const { give } = usePlayOrders();
  const { decimal } = useTableMoney(view);
  const { chipsOf } = useChips();
  const amountFor = useAmounts();
  const { oneOf } = useQuestions();
  return async () => {
    const why = t('seatSide.payWhy', { alias: seat.alias ?? '' });
    const answers = payable.map((what) => [what, t(`seatSide.payFor.${what}`)] as const);
    const paidFor = await oneOf(t('seatSide.pay'), why, answers);
    const typed = paidFor && (await amountFor(t(`seatSide.payFor.${paidFor}`), why));
    const minor = typed && chipsOf(typed);
    if (paidFor && minor)
      await give('play/pay-from-stack', { playerId, amount: decimal(minor), paidFor }, 'pay-from-stack');
  };
};

/** Chips of one seat: bought, counted, paid from the table. */
export const SeatChips = (props: SeatChipsProps) => {
  const { t } = useTranslation('play');
  const { may, running } = usePlayOrders();
  const { state } = props.view;
  const keys = [
    { mark: 'add-chips', word: t('seatSide.addChips'), onTap: useAddingChips(props), isDue: true },
    {
      mark: 'count-stacks',
      word: t('seatSide.count'),
      onTap: useCounting(props),
      isDue: state === 'between-hands',
    },
    {
      mark: 'pay-from-stack',
      word: t('seatSide.pay'),
      onTap: usePaying(props),
      isDue: props.seat.stack !== 0,
    },
  ] as const;
  return keys
    .filter(({ mark, isDue }) => isDue && may(`play/${mark}`))
    .map(({ mark, word, onTap }) => (
      <Button
        key={mark}
        variant="default"
        data-mark={mark}
        loading={running === mark}
        onClick={() => void onTap()}
      >
        {word}
      </Button>
    ));
};
