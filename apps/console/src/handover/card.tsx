import { type ReactNode } from 'react';
import { useTexts } from '../texts/texts';

interface CardProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** One part of the handover; an empty one says that there is nothing. */
export const Card = ({ title, count, children }: CardProps) => {
  const { t } = useTexts();
  return (
    <section className="handover-card" aria-label={title}>
      <h2>
        {title} <small>{count}</small>
      </h2>
      {count === 0 ? <p className="handover-card__none">{t('handover.none')}</p> : <ul>{children}</ul>}
    </section>
  );
};
