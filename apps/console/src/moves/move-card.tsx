import { type ReactNode } from 'react';

interface MoveCardProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** One kind of thing about moves; nothing where there is none. */
export const MoveCard = ({ title, count, children }: MoveCardProps) =>
  count === 0 ? null : (
    <section className="move-card" aria-label={title}>
      <h3>
        {title} <small>{count}</small>
      </h3>
      <ul>{children}</ul>
    </section>
  );
