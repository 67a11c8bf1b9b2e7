import { type TableInView } from '@cardroom/design';
import { Check, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DealerKey } from './dealer-key';
import { usePlayOrders } from './use-play-orders';

const size = 22;

/** Upcards say who opens in these games: antes first, then the cards as they fall. */
const studs: ReadonlySet<string> = new Set(['stud', 'stud8']);

/** Begin a hand, or say that one is over: what a hand's end is depends on how closely the table is followed. */
export const HandKey = ({ view }: { readonly view: TableInView }) => {
  const { t } = useTranslation('play');
  const { give } = usePlayOrders();
  const { depth, hand, state, hands, game } = view;
  if (depth === 'counted')
    return (
      <DealerKey
        mark="hand-done"
        word={t('dealer.handDone')}
        icon={<Check size={size} aria-hidden="true" />}
        shortcut="h"
        strong
        disabled={state !== 'between-hands' && state !== 'hand'}
        onTap={() => void give('play/hand-done', {}, 'hand-done')}
      />
    );
  const isOver = hand === null || hand.phase === 'over' || hand.phase === 'void';
  const start = async () => {
    const number = hands + 1;
    const stepwise = depth === 'recorded' && studs.has(game);
    const problem = await give(
      'play/start-hand',
      { hand: number, ...(stepwise ? { stepwise } : {}) },
      'start-hand',
    );
    if (stepwise && !problem)
      await give('play/play-hand', { hand: number, ask: { type: 'PostForcedBets' } }, 'start-hand');
  };
  return (
    <DealerKey
      mark="start-hand"
      word={t('dealer.startHand')}
      icon={<Play size={size} aria-hidden="true" />}
      shortcut="h"
      strong={isOver}
      disabled={!isOver || state !== 'between-hands'}
      onTap={() => void start()}
    />
  );
};
