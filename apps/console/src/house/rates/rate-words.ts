import { type RateShape } from '@cardroom/contracts';
import { amountText, useLanguage } from '@cardroom/design';
import { useSession } from '../../session/session';
import { useTexts } from '../../texts/texts';

type RateCondition = NonNullable<RateShape['free']>;

/** A rate in words, the most important first. */
export const useRateWords = () => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { currency } = useSession().room;
  const money = (amount: string) => amountText(amount, currency, language);
  const conditionText = ({ fewerThan, hours }: RateCondition): string =>
    [
      ...(fewerThan === null ? [] : [t('rate.fewer', { count: fewerThan })]),
      ...(hours === null ? [] : [t('rate.hours', hours)]),
    ].join(t('rate.or'));
  const feeText = ({ kind, amount, periodMinutes }: RateShape): string => {
    if (kind === 'rent') return t('rate.each', { amount: money(amount), minutes: periodMinutes });
    return kind === 'per-hand' ? t('rate.eachHand', { amount: money(amount) }) : t(`rate.kinds.${kind}`);
  };
  const halfText = ({ amount, condition }: NonNullable<RateShape['half']>): string =>
    t('rate.halfWords', { amount: money(amount), condition: conditionText(condition) });
  const rakeTexts = ({ percent, most, noFlopNoDrop }: NonNullable<RateShape['rake']>): readonly string[] => [
    t('rate.rakeWords', { percent: percent.toLocaleString(language), most: money(most) }),
    ...(noFlopNoDrop ? [t('rate.noFlopNoDrop')] : []),
  ];
  return (rate: RateShape): readonly string[] => [
    feeText(rate),
    ...(rate.kind === 'rent' ? [t(`rate.whens.${rate.when}`)] : []),
    ...(rate.half ? [halfText(rate.half)] : []),
    ...(rate.free ? [t('rate.freeWords', { condition: conditionText(rate.free) })] : []),
    ...(rate.rake ? rakeTexts(rate.rake) : []),
    ...rate.packages.map(({ periods, amount }) => t('rate.packageWords', { periods, amount: money(amount) })),
  ];
};
