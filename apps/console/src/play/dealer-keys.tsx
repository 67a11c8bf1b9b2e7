import { type TableInView } from '@cardroom/design';
import { Hourglass, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CallFloor } from './call-floor';
import { DealerKey } from './dealer-key';
import './dealer-keys.css';
import { HandKey } from './hand-key';
import { ServiceKey } from './service-key';
import { usePlayOrders } from './use-play-orders';

const size = 22;

/** Blinds and first cards come by themselves: there is nothing to take back yet. */
const stepsByThemselves = 2;

/** The keys that never leave their place: undo, time, floor, chips and drinks, hand done. */
export const DealerKeys = ({ view }: { readonly view: TableInView }) => {
  const { t } = useTranslation('play');
  const { give } = usePlayOrders();
  const { hand, picture, state } = view;
  const isLive = hand !== null && hand.phase !== 'over' && hand.phase !== 'void';
  const isAsked = hand?.prompts.some(({ code }) => code === 'poker.clock-asked') ?? false;
  const isRecorded = view.depth === 'recorded';
  /** The last entry of a hand that it ended can be taken back until something else happens. */
  const hasEntries = isLive ? hand.steps.length > stepsByThemselves : view.mayReopen;
  const onSomebody = isLive && hand.due.kind === 'act';
  return (
    <div className="dealer-keys" role="group" aria-label={t('dealer.keys')}>
      <DealerKey
        mark="undo"
        word={t('dealer.undo')}
        icon={<Undo2 size={size} aria-hidden="true" />}
        shortcut="u"
        disabled={!hand || !isRecorded || !hasEntries}
        onTap={() => hand && void give('play/undo-entry', { hand: hand.number }, 'undo')}
      />
      <DealerKey
        mark="time"
        word={t('dealer.time')}
        icon={<Hourglass size={size} aria-hidden="true" />}
        shortcut="t"
        disabled={!onSomebody || isAsked || picture.clock !== null || state !== 'hand'}
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
      <ServiceKey view={view} />
      <HandKey view={view} />
    </div>
  );
};
