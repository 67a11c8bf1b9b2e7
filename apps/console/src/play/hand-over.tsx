import { type HandInView, type TableInView, useChips } from '@cardroom/design';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { nameAt } from './name-at';
import './side.css';

/** How the last hand ended, until the next one begins, and the way to its replay. */
export const HandOver = ({ view, hand }: { readonly view: TableInView; readonly hand: HandInView }) => {
  const { t } = useTranslation('play');
  const { chips } = useChips();
  const winners = view.picture.seats.filter(({ won }) => (won ?? 0) > 0);
  return (
    <section className="side__part side__over">
      <h2>{t(hand.phase === 'void' ? 'over.void' : 'over.title', { number: hand.number })}</h2>
      {winners.map(({ seat, won }) => (
        <p key={seat}>
          {nameAt(view, seat)} +{chips(won ?? 0)}
        </p>
      ))}
      {hand.handId !== null && (
        <Link to="/hands/$handId" params={{ handId: hand.handId }} className="side__way">
          {t('over.replay')}
        </Link>
      )}
    </section>
  );
};
