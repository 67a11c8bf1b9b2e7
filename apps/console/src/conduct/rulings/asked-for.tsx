import { clockText, useLanguage } from '@cardroom/design';
import { useBoard } from '../../boards/use-board';
import { useTexts } from '../../texts/texts';
import { type Ruling } from './use-ruling';

/** Rulings that somebody asked for and nobody has given: one tap takes table and case, two more rule on it. */
export const AskedFor = ({ ruling }: { readonly ruling: Ruling }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const open = [...(useBoard('rulings')?.values() ?? [])]
    .filter(({ state }) => state === 'open')
    .sort((a, b) => a.askedAt.localeCompare(b.askedAt));
  if (open.length === 0) return null;
  return (
    <>
      <h2>{t('conduct.ruling.waiting')}</h2>
      <ul className="ruling__asked">
        {open.map((row) => (
          <li key={row.rulingId}>
            <button
              type="button"
              data-asked={row.rulingId}
              aria-pressed={ruling.asked?.rulingId === row.rulingId}
              onClick={() => ruling.takeUp(row)}
            >
              <strong>
                {row.tableNumber === null
                  ? t('conduct.ruling.noTable')
                  : t('cage.place.tray', { table: row.tableNumber })}
              </strong>
              <small>{clockText(Date.parse(row.askedAt), language)}</small>
              {row.words && <span>{row.words}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};
