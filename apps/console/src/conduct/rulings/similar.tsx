import { clockText, dayText, useLanguage } from '@cardroom/design';
import { useTexts } from '../../texts/texts';
import { useSimilar } from '../use-reads';

/** What was ruled before on the same rule, the latest first. */
export const Similar = ({ rule }: { readonly rule: string }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { data, isError } = useSimilar(rule);
  return (
    <section className="similar" aria-label={t('conduct.similar.title')}>
      <h2>{t('conduct.similar.title')}</h2>
      {isError && <p role="alert">{t('conduct.ruling.failed')}</p>}
      {data?.rulings.length === 0 && <p>{t('conduct.similar.none')}</p>}
      <ul>
        {data?.rulings.map(({ rulingId, day, askedAt, tableNumber, outcome, words, state }) => (
          <li key={rulingId}>
            <small>
              {dayText(day, language)} {clockText(Date.parse(askedAt), language)}
              {tableNumber !== null && ` · ${t('cage.place.tray', { table: tableNumber })}`}
            </small>
            <strong>{outcome ? t(`conduct.outcome.${outcome}`) : t(`conduct.state.${state}`)}</strong>
            {words && <span>{words}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
};
