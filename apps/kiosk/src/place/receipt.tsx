import { type ReceiptRow } from '@cardroom/contracts';
import { clockText, useLanguage } from '@cardroom/design';
import { Printer } from 'lucide-react';
import { useTexts } from '../texts/texts';

/** The code in two halves, as it is read aloud and copied. */
const inHalves = (code: string) => `${code.slice(0, 4)}\u2009${code.slice(4)}`;

/** The receipt: with this code the place can be looked up, and proved (promise 1). */
export const Receipt = ({ code, receipt }: { readonly code: string; readonly receipt: ReceiptRow }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (
    <section className="receipt" aria-label={t('receipt.label')}>
      <p>{t('receipt.hint', { time: clockText(Date.parse(receipt.joinedAt), language) })}</p>
      <code className="receipt__code" aria-label={[...code].join(' ')} style={{ fontFamily: 'inherit' }}>
        {inHalves(code)}
      </code>
      <button type="button" className="big-button" data-quiet onClick={() => window.print()}>
        <Printer size={32} aria-hidden="true" />
        {t('receipt.print')}
      </button>
    </section>
  );
};
