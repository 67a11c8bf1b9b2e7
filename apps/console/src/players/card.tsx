import { type ReactNode } from 'react';

interface CardProps {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of a player, under its own heading. */
export const Card = ({ title, icon, children }: CardProps) => (
  <section className="player-card" aria-label={title}>
    <h2>
      {icon}
      {title}
    </h2>
    {children}
  </section>
);
