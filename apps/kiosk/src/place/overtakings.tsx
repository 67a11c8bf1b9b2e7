import { type ReceiptRow } from '@cardroom/contracts';
import { clockText, useLanguage } from '@cardroom/design';
import { useTexts } from '../texts/texts';

/** Everybody who came after him and stands, or was seated, before him: when, how and why (floor case F03). */
export const Overtakings = ({ receipt: { overtakings, position } }: { readonly receipt: ReceiptRow }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  if (overtakings.length === 0)
    return position === null ? null : <p className="overtakings__none">{t('overtaking.none')}</p>;
  return (
    <section className="overtakings">
      <h2>{t('overtaking.title', { count: overtakings.length })}</h2>
      <ul>
        {[...overtakings].reverse().map(({ at, kind, reason }, i) => (
          <li key={overtakings.length - i}>
            <span>{clockText(Date.parse(at), language)}</span>
            <div>
              <p>{t(`overtaking.kind.${kind as 'moved'}`, { defaultValue: kind })}</p>
              {reason !== kind && <p>{t('overtaking.reason', { reason })}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
