import { type GameShape } from '@cardroom/contracts';
import { amountText, useLanguage } from '@cardroom/design';
import { useDevice } from '../device/device';
import { useTexts } from '../texts/texts';

/** With how much one sits down. */
export const BuyIn = ({ game: { minBuyIn, maxBuyIn } }: { readonly game: GameShape }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { currency } = useDevice().room;
  const least = amountText(minBuyIn, currency, language);
  return (
    <p>
      {maxBuyIn === null
        ? t('join.buyInFrom', { least })
        : t('join.buyIn', { least, most: amountText(maxBuyIn, currency, language) })}
    </p>
  );
};
