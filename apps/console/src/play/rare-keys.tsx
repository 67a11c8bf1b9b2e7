import { type HandAsk } from '@cardroom/contracts';
import { type HandInView, type TableInView } from '@cardroom/design';
import { Check, HandCoins, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DealerKey } from './dealer-key';
import { nameAt } from './name-at';
import { usePlayOrders } from './use-play-orders';

interface OfSeat {
  readonly view: TableInView;
  readonly hand: HandInView;
  readonly seat: number;
}

const size = 22;

const useAsk = ({ hand }: OfSeat) => {
  const { give } = usePlayOrders();
  return (mark: string, ask: HandAsk) => () => void give('play/play-hand', { hand: hand.number, ask }, mark);
};

const Word = ({ view, seat, small }: OfSeat & { readonly small: string }) => (
  <p className="due-keys__word">
    <small>{small}</small>
    <strong>{nameAt(view, seat)}</strong>
  </p>
);

/** He called with too few chips: he makes it up, or what the rules leave him; the rules say no to the rest. */
export const ShortCallKeys = (props: OfSeat) => {
  const { seat } = props;
  const { t } = useTranslation('play');
  const ask = useAsk(props);
  const settle = (choice: 'complete' | 'takeBack' | 'forfeit') =>
    ask(choice, { type: 'SettleShortCall', seat, choice });
  return (
    <>
      <Word {...props} small={t('due.shortCall')} />
      <DealerKey
        mark="complete"
        word={t('due.complete')}
        icon={<HandCoins size={size} aria-hidden="true" />}
        strong
        onTap={settle('complete')}
      />
      <DealerKey
        mark="takeBack"
        word={t('due.takeBack')}
        icon={<Undo2 size={size} aria-hidden="true" />}
        onTap={settle('takeBack')}
      />
      <DealerKey
        mark="forfeit"
        word={t('due.forfeit')}
        icon={<X size={size} aria-hidden="true" />}
        onTap={settle('forfeit')}
      />
    </>
  );
};

/** The opener shows that he had what the game asks for, or admits that he had not. */
export const OpenersKeys = (props: OfSeat) => {
  const { seat } = props;
  const { t } = useTranslation('play');
  const ask = useAsk(props);
  return (
    <>
      <Word {...props} small={t('due.openers')} />
      <DealerKey
        mark="openers-proven"
        word={t('due.proven')}
        icon={<Check size={size} aria-hidden="true" />}
        strong
        onTap={ask('openers-proven', { type: 'ShowOpeners', seat, proven: true })}
      />
      <DealerKey
        mark="openers-false"
        word={t('due.notProven')}
        icon={<X size={size} aria-hidden="true" />}
        onTap={ask('openers-false', { type: 'ShowOpeners', seat, proven: false })}
      />
    </>
  );
};
