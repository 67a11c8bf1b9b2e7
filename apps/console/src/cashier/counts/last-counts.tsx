import { clockText, useLanguage } from '@cardroom/design';
import { useBoard } from '../../boards/use-board';
import { useTexts } from '../../texts/texts';
import { Difference } from '../parts/difference';
import { useMoney } from '../parts/use-money';
import { useNameOf, usePlaceWords } from '../use-cage';
import '../window/count-window.css';

/** The day's counts, the last one first: what was counted, by whom, and by how much it was off. */
export const LastCounts = () => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { say } = useMoney();
  const placeOf = usePlaceWords();
  const nameOf = useNameOf();
  const rows = [...(useBoard('cage-counts')?.values() ?? [])].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <section className="last-counts" aria-label={t('cage.counts.last')}>
      <h2>{t('cage.counts.last')}</h2>
      {rows.length === 0 && <p>{t('cage.counts.none')}</p>}
      <ul>
        {rows.map(({ countId, kind, at, by, witness, place, counted, difference }) => (
          <li key={countId} data-kind={kind}>
            <time dateTime={at}>{clockText(Date.parse(at), language)}</time>
            <span>
              {placeOf(place)} · {say(counted.total)}
            </span>
            {difference === null ? <span /> : <Difference amount={difference} />}
            <small>
              {t(`cage.counts.kind.${kind}`)} ·{' '}
              {[nameOf(by), nameOf(witness)].filter((name) => name !== '').join(', ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
};
