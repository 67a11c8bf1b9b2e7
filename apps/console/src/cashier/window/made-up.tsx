import { ChipSign } from '../parts/chip-sign';
import { type Chips } from '../parts/count';
import { useMoney } from '../parts/use-money';
import { useFaces } from '../use-cage';

/** Chips in words: so many of each, the largest first. */
export const MadeUp = ({ chips }: { readonly chips: Chips }) => {
  const { sayFace } = useMoney();
  const faces = useFaces();
  return (
    <p className="op__made-up">
      {faces.map((face) =>
        (chips[face] ?? 0) > 0 ? (
          <span key={face}>
            {chips[face]} × <ChipSign face={face} faces={faces} words={sayFace(face)} />
          </span>
        ) : null,
      )}
    </p>
  );
};
