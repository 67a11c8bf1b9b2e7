import { type TableInView, useKey } from '@cardroom/design';
import { Check, Hand, Hourglass, Play, Undo2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './dealer-keys.css';
import { usePlayOrders } from './use-play-orders';

interface DealerKeyProps {
  readonly mark: string;
  readonly word: string;
  readonly icon: ReactNode;
  readonly shortcut?: string;
  readonly disabled?: boolean;
  readonly strong?: boolean;
  readonly onTap: () => void;
}

/** A key of the dealer's screen: always in its place, busy while its order is on the way. */
export const DealerKey = ({ mark, word, icon, shortcut, disabled, strong, onTap }: DealerKeyProps) => {
  const { running } = usePlayOrders();
  const off = disabled === true || running !== null;
  useKey(shortcut ?? '', () => !off && onTap());
  return (
    <button
      type="button"
      className="dealer-key"
      data-mark={mark}
      data-strong={strong || undefined}
      aria-busy={running === mark}
      aria-keyshortcuts={shortcut}
      disabled={off}
      onClick={onTap}
    >
      {icon}
      <span>{word}</span>
    </button>
  );
};

const size = 22;

/** Begin a hand, or say that one is over: what a hand's end is depends on how closely the table is followed. */
const HandKey = ({ view }: { readonly view: TableInView }) => {
  const { t } = useTranslation('play');
  const { give } = usePlayOrders();
  const { depth, hand, state, hands } = view;
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
  return (
    <DealerKey
      mark="start-hand"
      word={t('dealer.startHand')}
      icon={<Play size={size} aria-hidden="true" />}
      shortcut="h"
      strong={isOver}
      disabled={!isOver || state !== 'between-hands'}
      onTap={() => void give('play/start-hand', { hand: hands + 1 }, 'start-hand')}
    />
  );
};

const CallFloor = ({ view }: { readonly view: TableInView }) => {
  const { t } = useTranslation('play');
  const { give, may } = usePlayOrders();
  if (view.state === 'stopped')
    return (
      <DealerKey
        mark="release"
        word={t('dealer.release')}
        icon={<Play size={size} aria-hidden="true" />}
        disabled={!may('play/release-table')}
        onTap={() => void give('play/release-table', { decided: true }, 'release')}
      />
    );
  return (
    <DealerKey
      mark="call-floor"
      word={t('dealer.callFloor')}
      icon={<Hand size={size} aria-hidden="true" />}
      shortcut="x"
      onTap={() => void give('play/stop-table', { reason: t('dealer.floorCalled') }, 'call-floor')}
    />
  );
};

/** Blinds and first cards come by themselves: there is nothing to take back yet. */
const stepsByThemselves = 2;

/** The keys that never leave their place: undo, time, floor, hand done. */
export const DealerKeys = ({ view }: { readonly view: TableInView }) => {
  const { t } = useTranslation('play');
  const { give } = usePlayOrders();
  const { hand, picture, state } = view;
  const isLive = hand !== null && hand.phase !== 'over' && hand.phase !== 'void';
  const onSomebody = isLive && hand.due.kind === 'act';
  return (
    <div className="dealer-keys" role="group" aria-label={t('dealer.keys')}>
      <DealerKey
        mark="undo"
        word={t('dealer.undo')}
        icon={<Undo2 size={size} aria-hidden="true" />}
        shortcut="u"
        disabled={!isLive || hand.steps.length <= stepsByThemselves || view.depth !== 'recorded'}
        onTap={() => hand && void give('play/undo-entry', { hand: hand.number }, 'undo')}
      />
      <DealerKey
        mark="time"
        word={t('dealer.time')}
        icon={<Hourglass size={size} aria-hidden="true" />}
        shortcut="t"
        disabled={!onSomebody || picture.clock?.kind === 'time-call' || state !== 'hand'}
        onTap={() =>
          hand &&
          void give(
            'play/play-hand',
            { hand: hand.number, ask: { type: 'CallClock', askedBy: null } },
            'time',
          )
        }
      />
      <CallFloor view={view} />
      <HandKey view={view} />
    </div>
  );
};
