import { ActionBar, type ActionInPlay, type TableInView, useChips } from '@cardroom/design';
import { useTranslation } from 'react-i18next';
import { TroubleLine } from '../trouble-line';
import { type SeatOrders } from './own-seat';

interface OwnKeysProps {
  readonly view: TableInView;
  readonly seat: number;
  readonly playerId: string;
  readonly orders: SeatOrders;
  /** Amounts as the server reads them. */
  readonly decimal: (minor: number) => string;
}

interface KeyProps {
  readonly mark: string;
  readonly word: string;
  readonly orders: SeatOrders;
  readonly onTap: () => void;
}

const Key = ({ mark, word, orders, onTap }: KeyProps) => (
  <button
    type="button"
    className="act"
    data-act={mark}
    aria-busy={orders.running === mark}
    disabled={orders.running !== null}
    onClick={onTap}
  >
    {word}
  </button>
);

/** At the showdown: his cards are his to show, or to give up. */
const ShowOrMuck = ({ view, seat, orders }: OwnKeysProps) => {
  const { t } = useTranslation('play');
  const { hand } = view;
  if (!hand || hand.due.kind !== 'show' || !hand.due.seats.includes(seat)) return null;
  const ask = (type: 'ShowHand' | 'MuckHand') =>
    void orders.give('play/play-hand', { hand: hand.number, ask: { type, seat } }, type);
  return (
    <>
      <Key mark="ShowHand" word={t('player.show')} orders={orders} onTap={() => ask('ShowHand')} />
      <Key mark="MuckHand" word={t('player.muck')} orders={orders} onTap={() => ask('MuckHand')} />
    </>
  );
};

/** Time against whoever is to act and takes too long; where a clock runs for every decision there is none to call. */
const CallTime = ({ view, seat, orders }: OwnKeysProps) => {
  const { t } = useTranslation('play');
  const { hand, picture } = view;
  if (!hand || hand.due.kind !== 'act' || picture.toAct === seat || picture.clock !== null) return null;
  return (
    <Key
      mark="time"
      word={t('dealer.time')}
      orders={orders}
      onTap={() =>
        void orders.give(
          'play/play-hand',
          { hand: hand.number, ask: { type: 'CallClock', askedBy: seat } },
          'time',
        )
      }
    />
  );
};

const Sitting = ({ view, seat, playerId, orders }: OwnKeysProps) => {
  const { t } = useTranslation('play');
  const standing = view.picture.seats.find((each) => each.seat === seat)?.standing;
  const sitsOut = standing === 'out';
  const command = sitsOut ? 'play/sit-in' : 'play/sit-out';
  return (
    <>
      {standing === 'waiting-to-enter' && (
        <Key
          mark="play/post-to-play"
          word={t('seatSide.post-to-play')}
          orders={orders}
          onTap={() => void orders.give('play/post-to-play', { playerId })}
        />
      )}
      <Key
        mark={command}
        word={t(sitsOut ? 'player.sitIn' : 'player.sitOut')}
        orders={orders}
        onTap={() => void orders.give(command, { playerId })}
      />
      <Key
        mark="play/leave-table"
        word={t('player.leave')}
        orders={orders}
        onTap={() => void orders.give('play/leave-table', { playerId })}
      />
    </>
  );
};

/** What a player may do now: one tap for each action the rules allow him. */
export const OwnKeys = (props: OwnKeysProps) => {
  const { view, seat, orders, decimal } = props;
  const { t } = useTranslation('play');
  const { chips } = useChips();
  const { hand, picture } = view;
  const legal = hand?.legal?.seat === seat ? hand.legal : null;
  const own = picture.seats.find((each) => each.seat === seat);
  const act = (action: ActionInPlay) =>
    hand &&
    void orders.give(
      'play/play-hand',
      {
        hand: hand.number,
        ask: {
          type: 'Act',
          seat,
          action: action.kind === 'wager' ? { kind: 'wager', to: decimal(action.to) } : action,
        },
      },
      action.kind,
    );
  const toAct = picture.seats.find((each) => each.seat === picture.toAct);
  return (
    <footer className="play-frame__keys">
      <TroubleLine trouble={orders.trouble} />
      <p className="play-frame__words" role="status">
        {legal && t('player.yourTurn')}
        {!legal && toAct && t('player.theirTurn', { alias: toAct.alias })}
        {!toAct && own && (own.won ?? 0) > 0 && t('player.youWon', { amount: chips(own.won ?? 0) })}
      </p>
      {legal && hand ? (
        <ActionBar
          key={`${hand.number}-${hand.steps.length}`}
          legal={legal}
          potTotal={picture.potTotal}
          busy={orders.running as ActionInPlay['kind'] | null}
          onAct={act}
        />
      ) : (
        <div className="own-keys">
          <ShowOrMuck {...props} />
          <CallTime {...props} />
          <Sitting {...props} />
        </div>
      )}
    </footer>
  );
};
