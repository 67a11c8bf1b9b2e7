import { type ReactNode } from 'react';
import './line.css';

interface CageLineProps {
  /** What it is about, as an attribute: `player`, `event`, `table`. */
  readonly kind: 'player' | 'event' | 'table';
  readonly id: string;
  readonly name: string;
  readonly figure: ReactNode;
  readonly notes: readonly unknown[];
  /** The notes are of something that waits for somebody. */
  readonly isLit?: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** One of a list from which something is opened beside: its name, its figure, and what else is to be known of it. */
export const CageLine = ({ kind, id, name, figure, notes, isLit, isOpen, onOpen }: CageLineProps) => (
  <li>
    <button
      type="button"
      className="cage-line"
      {...{ [`data-${kind}`]: id }}
      data-here={isOpen || undefined}
      data-lit={isLit || undefined}
      aria-pressed={isOpen}
      onClick={onOpen}
    >
      <strong>{name}</strong>
      <span className="cage-line__figure">{figure}</span>
      <small>{notes.filter((note) => typeof note === 'string').join(' · ')}</small>
    </button>
  </li>
);
