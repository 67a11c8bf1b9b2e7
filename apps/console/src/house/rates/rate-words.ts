import { type FloorCommandBody } from '@cardroom/contracts';
import { amountText, useLanguage } from '@cardroom/design';
import { useSession } from '../../session/session';
import { useTexts } from '../../texts/texts';
import { minorText } from '../settings/minor-units';

type SetRate = FloorCommandBody<'set-rate'>;

/** When a reduced or free rate applies: either holds. */
export interface RateCondition {
  readonly fewerThan: number | null;
  readonly hours: { readonly from: string; readonly to: string } | null;
}

/** A rate as the log keeps it; amounts in the smallest units of money. */
export interface Rate {
  readonly gameId: string;
  readonly version: number;
  readonly kind: SetRate['kind'];
  readonly amountMinor: number;
  readonly periodMinutes: number;
  readonly when: SetRate['when'];
  readonly half: { readonly amountMinor: number; readonly condition: RateCondition } | null;
  readonly free: RateCondition | null;
  readonly packages: readonly { readonly periods: number; readonly amountMinor: number }[];
}

/** A rate in words, the most important first. */
export const useRateWords = () => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { currency } = useSession().room;
  const money = (minor: number) => amountText(minorText(minor, currency), currency, language);
  const conditionText = ({ fewerThan, hours }: RateCondition): string =>
    [
      ...(fewerThan === null ? [] : [t('rate.fewer', { count: fewerThan })]),
      ...(hours === null ? [] : [t('rate.hours', hours)]),
    ].join(t('rate.or'));
  const feeText = ({ kind, amountMinor, periodMinutes }: Rate): string => {
    const amount = money(amountMinor);
    if (kind === 'rent') return t('rate.each', { amount, minutes: periodMinutes });
    return kind === 'per-hand' ? t('rate.eachHand', { amount }) : t(`rate.kinds.${kind}`);
  };
  return (rate: Rate): readonly string[] => [
    feeText(rate),
    ...(rate.kind === 'rent' ? [t(`rate.whens.${rate.when}`)] : []),
    ...(rate.half
      ? [
          t('rate.halfWords', {
            amount: money(rate.half.amountMinor),
            condition: conditionText(rate.half.condition),
          }),
        ]
      : []),
    ...(rate.free ? [t('rate.freeWords', { condition: conditionText(rate.free) })] : []),
    ...rate.packages.map(({ periods, amountMinor }) =>
      t('rate.packageWords', { periods, amount: money(amountMinor) }),
    ),
  ];
};
