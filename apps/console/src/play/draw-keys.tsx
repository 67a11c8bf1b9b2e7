import { type HandAsk } from '@cardroom/contracts';
import { type HandInView, hiddenCard, type TableInView } from '@cardroom/design';
import { useTranslation } from 'react-i18next';
import { nameAt } from './name-at';
import { usePlayOrders } from './use-play-orders';

interface DrawKeysProps {
  readonly view: TableInView;
  readonly hand: HandInView;
  readonly seat: number;
}

/** How many cards a player changes: one tap for the number he says, for the cards themselves stay unseen. */
export const DrawKeys = ({ view, hand, seat }: DrawKeysProps) => {
  const { t } = useTranslation('play');
  const { give, running } = usePlayOrders();
  const discards = (count: number): HandAsk => ({
    type: 'Discard',
    seat,
    cards: Array.from({ length: count }, () => hiddenCard),
  });
  return (
    <>
      <p className="due-keys__word">
        <small>{t('due.draws')}</small>
        <strong>{nameAt(view, seat)}</strong>
      </p>
      <div className="draw-keys" role="group" aria-label={t('due.drawLabel', { seat })}>
        {Array.from({ length: view.cardsHeld + 1 }, (_, count) => (
          <button
            key={count}
            type="button"
            className="dealer-key"
            data-mark={`draw-${count}`}
            data-strong={count === 0 || undefined}
            aria-busy={running === `draw-${count}`}
            disabled={running !== null}
            onClick={() =>
              void give('play/play-hand', { hand: hand.number, ask: discards(count) }, `draw-${count}`)
            }
          >
            {count === 0 ? t('due.pat') : <strong>{count}</strong>}
          </button>
        ))}
      </div>
    </>
  );
};
