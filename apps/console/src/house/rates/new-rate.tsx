import { type GameShape } from '@cardroom/contracts';
import { Button, Modal } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useWordsOfGame } from '../../boards/use-board';
import { useMay, useOrders } from '../../orders/orders';
import { useTexts } from '../../texts/texts';
import '../house-form.css';
import { RateFields } from './rate-fields';
import { emptyRate, isAmount, isEmpty, isPercent, isTime, setRateBody, type TypedRate } from './rate-form';

const useRateForm = () => {
  const { t } = useTexts();
  const isBlank = (typed: string) => typed.trim() === '';
  const amountOrBlank = (typed: string) =>
    isBlank(typed) || isAmount(typed) ? null : t('house.amountWanted');
  const wholeOrBlank = (least: number, most: number) => (typed: string) =>
    isBlank(typed) || (/^\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most)
      ? null
      : t('rate.wholeWanted', { least, most });
  const timeOrBlank = (typed: string) => (isBlank(typed) || isTime(typed) ? null : t('keyIn.wrongTime'));
  const timeBeside = (typed: string, other: string) =>
    isBlank(typed) && !isBlank(other) ? t('keyIn.wrongTime') : timeOrBlank(typed);
  const conditionOf = (of: 'half' | 'free') => ({
    fewerThan: wholeOrBlank(2, 11),
    from: (typed: string, rate: TypedRate) => timeBeside(typed, rate[of].to),
    to: (typed: string, rate: TypedRate) => timeBeside(typed, rate[of].from),
  });
  const half = conditionOf('half');
  return useForm<TypedRate>({
    initialValues: emptyRate,
    validate: {
      amount: amountOrBlank,
      periodMinutes: wholeOrBlank(5, 240),
      halfAmount: (typed, rate) =>
        isBlank(typed) && !isEmpty(rate.half) ? t('house.amountWanted') : amountOrBlank(typed),
      half: {
        ...half,
        fewerThan: (typed, { halfAmount, half: when }) =>
          isEmpty(when) && !isBlank(halfAmount) ? t('rate.conditionWanted') : half.fewerThan(typed),
      },
      free: conditionOf('free'),
      rake: {
        percent: (typed, { rake: { most } }) =>
          (isBlank(typed) && isBlank(most)) || isPercent(typed) ? null : t('rate.percentWanted'),
        most: (typed, { rake: { percent } }) =>
          (isBlank(typed) && isBlank(percent)) || isAmount(typed) ? null : t('house.amountWanted'),
      },
      packages: {
        periods: (typed) =>
          isBlank(typed) ? t('rate.wholeWanted', { least: 2, most: 100 }) : wholeOrBlank(2, 100)(typed),
        amount: (typed) => (isAmount(typed) ? null : t('house.amountWanted')),
      },
    },
  });
};

/** A further version of a game's rate. Tables that are open keep the one they have until it is applied. */
export const NewRate = ({ game }: { readonly game: GameShape }) => {
  const { t } = useTexts();
  const may = useMay();
  const wordsOf = useWordsOfGame();
  const { give, underWay } = useOrders();
  const [opened, setOpened] = useState(false);
  const form = useRateForm();
  if (!may('set-rate')) return null;
  const about = `rate-${game.gameId}`;
  const set = async (typed: TypedRate) => {
    const { kind } = await give({ name: 'set-rate', body: setRateBody(game.gameId, typed), about });
    if (kind !== 'done') return;
    setOpened(false);
    form.reset();
  };
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('rate.change')}
        <span className="visually-hidden"> {wordsOf(game).full}</span>
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        size="lg"
        title={t('rate.title', { game: wordsOf(game).full })}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <form className="house-form" onSubmit={form.onSubmit((typed) => void set(typed))}>
          <RateFields form={form} />
          <Button type="submit" data-order="set-rate" loading={underWay(about) !== undefined}>
            {t('rate.set')}
          </Button>
        </form>
      </Modal>
    </>
  );
};
