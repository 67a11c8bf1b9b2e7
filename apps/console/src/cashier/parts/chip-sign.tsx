import './chip-sign.css';

interface ChipSignProps {
  readonly face: string;
  /** All face values, the largest first: the smallest chip is white, as at the tables. */
  readonly faces: readonly string[];
  readonly words: string;
}

/** A chip with its face value on it; the figure tells it, the colour only helps. */
export const ChipSign = ({ face, faces, words }: ChipSignProps) => (
  <span className="chip-sign" data-rank={(faces.length - 1 - faces.indexOf(face)) % 8}>
    {words}
  </span>
);
