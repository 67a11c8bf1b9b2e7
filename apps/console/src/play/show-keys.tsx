import { type HandInView, type TableInView } from '@cardroom/design';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DealerKey } from './dealer-key';
import './due-keys.css';
import { nameAt } from './name-at';
import { usePlayOrders } from './use-play-orders';

interface ShowKeysProps {
  readonly view: TableInView;
  readonly hand: HandInView;
  /** In the order in which they have to show. */
  readonly seats: readonly number[];
  readonly onShow: (seat: number) => void;
}

const size = 22;

/** The showdown: who has to show first stands first; a tap on another seat lets that one show or give up. */
export const ShowKeys = ({ view, hand, seats, onShow }: ShowKeysProps) => {
  const { t } = useTranslation('play');
  const { give } = usePlayOrders();
  const [chosen, setChosen] = useState<number | null>(null);
  const seat = chosen ?? seats[0];
  if (seat === undefined) return null;
  return (
    <>
      <p className="due-keys__word">
        <small>{t('due.showdown')}</small>
        <strong>{nameAt(view, seat)}</strong>
      </p>
      {seats.length > 1 && (
        <div className="show-keys" role="group" aria-label={t('due.showdown')}>
          {seats.map((each) => (
            <button
              key={each}
              type="button"
              className="deal-sheet__choice"
              aria-label={nameAt(view, each)}
              aria-pressed={each === seat}
              onClick={() => setChosen(each)}
            >
              {each}
            </button>
          ))}
        </div>
      )}
      <DealerKey
        mark={`show-${seat}`}
        word={t('due.show')}
        icon={<Eye size={size} aria-hidden="true" />}
        strong
        onTap={() => onShow(seat)}
      />
      <DealerKey
        mark={`muck-${seat}`}
        word={t('due.muck')}
        icon={<EyeOff size={size} aria-hidden="true" />}
        onTap={() =>
          void give('play/play-hand', { hand: hand.number, ask: { type: 'MuckHand', seat } }, `muck-${seat}`)
        }
      />
    </>
  );
};
