import { clockText, type TableInView, useLanguage } from '@cardroom/design';
import { BellRing, Hand, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DealerKey } from './dealer-key';
import { useFloorCalls } from './use-floor-call';
import { usePlayOrders } from './use-play-orders';

const size = 22;

/**
 * Asks the floor to come: a ruling is asked for, and no next hand begins until it is given. The key keeps its place and
 * says since when the floor is called, and that somebody comes.
 */
export const CallFloor = ({ view }: { readonly view: TableInView }) => {
  const { t } = useTranslation('play');
  const { language } = useLanguage();
  const { give, may } = usePlayOrders();
  const [call] = useFloorCalls(view.tableId);
  const { state, hand } = view;
  if (call) {
    const { takenAt, askedAt } = call;
    const time = clockText(Date.parse(takenAt ?? askedAt), language);
    return (
      <DealerKey
        mark="floor-called"
        word={t(takenAt === null ? 'floor.called' : 'floor.comes', { time })}
        icon={<BellRing size={size} aria-hidden="true" />}
        disabled
        onTap={() => undefined}
      />
    );
  }
  if (state === 'stopped' && may('play/release-table'))
    return (
      <DealerKey
        mark="release"
        word={t('dealer.release')}
        icon={<Play size={size} aria-hidden="true" />}
        onTap={() => void give('play/release-table', { decided: true }, 'release')}
      />
    );
  const isLive = hand !== null && hand.phase !== 'over' && hand.phase !== 'void';
  const ask = {
    about: 'play',
    words: t('dealer.floorCalled'),
    ...(isLive ? { hand: hand.number } : {}),
  } as const;
  return (
    <DealerKey
      mark="call-floor"
      word={t('dealer.callFloor')}
      icon={<Hand size={size} aria-hidden="true" />}
      shortcut="x"
      disabled={state === 'stopped' || state === 'closed' || !may('conduct/ask-for-ruling')}
      onTap={() => void give('conduct/ask-for-ruling', ask, 'call-floor')}
    />
  );
};
