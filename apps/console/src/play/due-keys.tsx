import { ActionBar, type ActionInPlay, type HandInView, type TableInView } from '@cardroom/design';
import { EyeOff, HandCoins, Layers } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RuleLink } from '../rules/rule-link';
import { AwardKeys } from './award-keys';
import { streetWord } from './cards-sheet';
import { DealerKey } from './dealer-key';
import { DrawKeys } from './draw-keys';
import './due-keys.css';
import { nameAt } from './name-at';
import { OpenersKeys, ShortCallKeys } from './rare-keys';
import { ShowKeys } from './show-keys';
import { useTableMoney } from './use-table-money';
import { usePlayOrders } from './use-play-orders';

interface OfHand {
  readonly view: TableInView;
  readonly hand: HandInView;
  /** Opens the deck for the cards that are due. */
  readonly onCards: () => void;
  readonly onShow: (seat: number) => void;
  readonly onAward: () => void;
}

const size = 22;

const Acting = ({ view, hand }: OfHand) => {
  const { t } = useTranslation('play');
  const { running, give } = usePlayOrders();
  const { decimal } = useTableMoney(view);
  const { legal } = hand;
  if (!legal) return <p className="due-keys__word">{t('due.waits')}</p>;
  const act = (action: ActionInPlay) =>
    void give(
      'play/play-hand',
      {
        hand: hand.number,
        ask: {
          type: 'Act',
          seat: legal.seat,
          action: action.kind === 'wager' ? { kind: 'wager', to: decimal(action.to) } : action,
        },
      },
      action.kind,
    );
  return (
    <>
      <p className="due-keys__word">
        <small>{t('due.act')}</small>
        <strong>{nameAt(view, legal.seat)}</strong>
      </p>
      <ActionBar
        key={`${legal.seat}-${hand.steps.length}`}
        legal={legal}
        potTotal={view.picture.potTotal}
        busy={running as ActionInPlay['kind'] | null}
        onAct={act}
        whyNot={({ rule }) => (rule ? <RuleLink rule={rule} quiet /> : null)}
      />
    </>
  );
};

/** What the hand waits for, as keys: one tap where nothing has to be told, the deck or an amount where it has. */
export const DueKeys = (props: OfHand) => {
  const { hand, view, onCards, onShow, onAward } = props;
  const { t } = useTranslation('play');
  const { give } = usePlayOrders();
  const { due } = hand;
  const ask = (type: 'PostForcedBets' | 'KillLosingHands') => () =>
    void give('play/play-hand', { hand: hand.number, ask: { type } }, type);
  return (
    <div className="due-keys">
      {due.kind === 'act' && <Acting {...props} />}
      {due.kind === 'post' && (
        <DealerKey
          mark="PostForcedBets"
          word={t('due.post')}
          icon={<HandCoins size={size} aria-hidden="true" />}
          strong
          onTap={ask('PostForcedBets')}
        />
      )}
      {due.kind === 'draw' && <DrawKeys key={due.seat} view={view} hand={hand} seat={due.seat} />}
      {due.kind === 'settleShortCall' && <ShortCallKeys view={view} hand={hand} seat={due.seat} />}
      {due.kind === 'proveOpeners' && <OpenersKeys view={view} hand={hand} seat={due.seat} />}
      {due.kind === 'deal' && (
        <DealerKey
          mark="deal"
          word={t(`due.deal_${hand.deal ? streetWord(hand.deal) : 'other'}` as 'due.deal_other')}
          icon={<Layers size={size} aria-hidden="true" />}
          strong
          onTap={onCards}
        />
      )}
      {due.kind === 'show' && (
        <ShowKeys key={due.seats.join()} view={view} hand={hand} seats={due.seats} onShow={onShow} />
      )}
      {due.kind === 'killLosers' && (
        <DealerKey
          mark="KillLosingHands"
          word={t('due.killLosers')}
          icon={<EyeOff size={size} aria-hidden="true" />}
          strong
          onTap={ask('KillLosingHands')}
        />
      )}
      {due.kind === 'award' && <AwardKeys view={view} hand={hand} pot={due.pot} onOther={onAward} />}
    </div>
  );
};
