import { useTranslation } from 'react-i18next';
import { useChips } from './chips';
import './pot-line.css';
import { type PotInPlay } from './shapes';

interface PotLineProps {
  readonly pots: readonly PotInPlay[];
  readonly total: number;
}

/** The main pot and the side pots with who may win them; a pot set aside says so. */
export const PotLine = ({ pots, total }: PotLineProps) => {
  const { t } = useTranslation('play');
  const { chips } = useChips();
  if (total === 0 && pots.length === 0) return null;
  return (
    <ul className="pot-line" aria-label={t('pot.label')}>
      {pots.length < 2 && !pots.some(({ aside }) => aside) && (
        <li>
          <strong>{t('pot.one', { amount: chips(total) })}</strong>
        </li>
      )}
      {(pots.length > 1 || pots.some(({ aside }) => aside)) &&
        pots.map(({ pot, amount, eligible, aside }) => (
          <li key={pot} data-aside={aside || undefined}>
            <strong>{t(pot === 0 ? 'pot.main' : 'pot.side', { number: pot, amount: chips(amount) })}</strong>
            <small>{aside ? t('pot.aside') : t('pot.between', { seats: eligible.join(' · ') })}</small>
          </li>
        ))}
    </ul>
  );
};
