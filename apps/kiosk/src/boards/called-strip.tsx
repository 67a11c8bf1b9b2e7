import { BellRing } from 'lucide-react';
import { useTexts } from '../texts/texts';
import './called-strip.css';
import { type CalledName } from './pages';

/** So many calls are shown at once; with more of them they take turns. */
const most = 3;

interface CalledStripProps {
  readonly called: readonly CalledName[];
  /** Counts on with the pages, so that everybody's turn comes. */
  readonly turn: number;
}

/** The called names, lit, on every page: whoever looks up sees them. */
export const CalledStrip = ({ called, turn }: CalledStripProps) => {
  const { t } = useTexts();
  if (called.length === 0) return null;
  const turns = Math.ceil(called.length / most);
  const first = (turn % turns) * most;
  return (
    <section className="called-strip" aria-label={t('boards.called')} aria-live="polite">
      <h2>
        <BellRing aria-hidden="true" />
        {t('boards.called')}
      </h2>
      <ul>
        {called.slice(first, first + most).map(({ key, alias, tableNumber, seat }) => (
          <li key={key}>
            <strong>{alias}</strong>
            <span>{t('boards.seat', { table: tableNumber, seat })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
