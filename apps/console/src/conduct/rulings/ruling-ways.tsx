import { type RulingRow } from '@cardroom/contracts';
import { Button } from '@mantine/core';
import { useMay } from '../../orders/orders';
import { useQuestions } from '../../orders/questions';
import { useTexts } from '../../texts/texts';
import { type useConductOrder } from '../use-conduct-order';
import { HeldWays } from './held-ways';
import { OpenWays } from './open-ways';
import { outcomes } from './outcomes';
import { SaidWays } from './said-ways';

export interface RulingWaysProps {
  readonly row: RulingRow;
  readonly ways: ReturnType<typeof useConductOrder>;
}

/** Confirming, appealing, deciding the appeal, and taking back by a linked ruling with a reason. */
export const RulingWays = ({ row, ways }: RulingWaysProps) => {
  const { t } = useTexts();
  const may = useMay();
  const { reasonFor, oneOf } = useQuestions();
  const { order, isBusy } = ways;
  const { rulingId, state, appealTo, rules } = row;
  const annul = async () => {
    const reason = await reasonFor(t('conduct.ruling.annul'), t('conduct.ruling.annulWhy'));
    if (reason) await order('conduct/annul-ruling', { rulingId, reason });
  };
  const overturn = async () => {
    const answers = outcomes.map((each) => [each, t(`conduct.outcome.${each}`)] as const);
    const outcome = await oneOf(t('conduct.appeal.overturn'), t('conduct.appeal.instead'), answers);
    if (!outcome) return;
    const words = t('conduct.appeal.overturned');
    await order('conduct/decide-appeal', { rulingId, upheld: false, words, outcome, rules, effects: [] });
  };
  const uphold = () =>
    order('conduct/decide-appeal', {
      ...{ rulingId, upheld: true, words: t('conduct.appeal.upheld') },
      ...{ rules: [], effects: [] },
    });
  return (
    <div className="conduct-card__ways">
      <OpenWays row={row} ways={ways} />
      <HeldWays row={row} ways={ways} />
      {state === 'awaiting-confirmation' && may('conduct/confirm-ruling') && (
        <>
          <Button
            loading={isBusy}
            data-confirm
            onClick={() => void order('conduct/confirm-ruling', { rulingId, confirmed: true, words: '' })}
          >
            {t('conduct.confirm.yes')}
          </Button>
          <Button
            variant="default"
            onClick={() => void order('conduct/confirm-ruling', { rulingId, confirmed: false, words: '' })}
          >
            {t('conduct.confirm.no')}
          </Button>
        </>
      )}
      {state === 'decided' && appealTo.length > 0 && may('conduct/appeal-ruling') && (
        <Button
          variant="default"
          data-appeal
          loading={isBusy}
          onClick={() => void order('conduct/appeal-ruling', { rulingId })}
        >
          {t('conduct.appeal.ask')}
        </Button>
      )}
      {state === 'appealed' && may('conduct/decide-appeal') && (
        <>
          <Button loading={isBusy} data-uphold onClick={() => void uphold()}>
            {t('conduct.appeal.uphold')}
          </Button>
          <Button variant="default" data-overturn onClick={() => void overturn()}>
            {t('conduct.appeal.overturn')}
          </Button>
        </>
      )}
      {state === 'decided' && may('conduct/annul-ruling') && (
        <Button variant="subtle" color="gray" onClick={() => void annul()}>
          {t('conduct.ruling.annul')}
        </Button>
      )}
      <SaidWays row={row} ways={ways} />
    </div>
  );
};
