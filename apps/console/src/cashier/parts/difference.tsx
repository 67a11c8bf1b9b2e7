import { type HeldShape } from '@cardroom/contracts';
import { useTexts } from '../../texts/texts';
import { useFaces } from '../use-cage';
import { ChipSign } from './chip-sign';
import { useMoney } from './use-money';

const signOf = (amountMinor: number) => (amountMinor === 0 ? 'none' : amountMinor < 0 ? 'short' : 'over');

/** A difference in a word as well as in a figure. */
export const Difference = ({ amount }: { readonly amount: string }) => {
  const { t } = useTexts();
  const { minorOf, sayMinor } = useMoney();
  const sign = signOf(minorOf(amount));
  return (
    <p className="difference" data-sign={sign}>
      <strong>{sayMinor(Math.abs(minorOf(amount)))}</strong>
      {t(`cage.difference.${sign}`)}
    </p>
  );
};

/** Where the difference lies: face value by face value, and the money. */
export const DifferenceByFace = ({ difference }: { readonly difference: HeldShape }) => {
  const { t } = useTexts();
  const { sayFace, say, minorOf } = useMoney();
  const faces = useFaces();
  const off = faces.filter((face) => (difference.chips[face] ?? 0) !== 0);
  return (
    <dl className="difference-by-face">
      {off.map((face) => (
        <div key={face}>
          <dt>
            <ChipSign face={face} faces={faces} words={sayFace(face)} />
          </dt>
          <dd>
            {t('cage.difference.chips', {
              count: Math.abs(difference.chips[face] ?? 0),
              sign: (difference.chips[face] ?? 0) < 0 ? '−' : '+',
            })}
          </dd>
        </div>
      ))}
      {minorOf(difference.cash) !== 0 && (
        <div>
          <dt>{t('cage.count.cash')}</dt>
          <dd>{say(difference.cash)}</dd>
        </div>
      )}
    </dl>
  );
};
