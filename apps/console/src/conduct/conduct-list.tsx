import { type ReactNode } from 'react';
import './conduct-page.css';

interface ConductListProps {
  readonly title: string;
  /** Said where there is nothing to show. */
  readonly none: string;
  readonly children: readonly ReactNode[];
}

/** One part of *Rulings* that is a list of cards. */
export const ConductList = ({ title, none, children }: ConductListProps) => (
  <div className="conduct__list">
    <h1 className="visually-hidden">{title}</h1>
    {children.length === 0 && <p>{none}</p>}
    <ul>{children}</ul>
  </div>
);
