import { ActionBar, type ActionInPlay, type HandInView, type TableInView } from '@cardroom/design';
import { Eye, EyeOff, HandCoins, Layers } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RuleLink } from '../rules/rule-link';
import { useTableMoney } from './use-table-money';
import { DealerKey } from './dealer-keys';
import './due-keys.css';
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

const nameAt = (view: TableInView, seat: number): string =>
  view.picture.seats.find((each) => each.seat === seat)?.alias ?? String(seat);

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

const Showing = ({ view, hand, seats, onShow }: OfHand & { readonly seats: readonly number[] }) => {
  const { t } = useTranslation('play');
  const { give } = usePlayOrders();
  return seats.map((seat) => (
    <span key={seat} className="due-keys__pair">
      <strong>{nameAt(view, seat)}</strong>
      <DealerKey
        mark={`show-${seat}`}
        word={t('due.show')}
        icon={<Eye size={size} aria-hidden="true" />}
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
    </span>
  ));
};

/** What the hand waits for, as keys: one tap where nothing has to be told, the deck or an amount where it has. */
export const DueKeys = (props: OfHand) => {
  const { hand, view, onCards, onAward } = props;
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
      {(due.kind === 'deal' || due.kind === 'draw') && view.depth === 'recorded' && (
        <DealerKey
          mark="deal"
          word={t(`due.deal_${hand.deal?.street ?? 'other'}` as 'due.deal_other')}
          icon={<Layers size={size} aria-hidden="true" />}
          strong
          onTap={onCards}
        />
      )}
      {due.kind === 'show' && <Showing {...props} seats={due.seats} />}
      {due.kind === 'killLosers' && (
        <DealerKey
          mark="KillLosingHands"
          word={t('due.killLosers')}
          icon={<EyeOff size={size} aria-hidden="true" />}
          strong
          onTap={ask('KillLosingHands')}
        />
      )}
      {due.kind === 'award' && (
        <>
          <DealerKey
            mark="award"
            word={t(due.pot === 0 ? 'due.award' : 'due.awardSide', { pot: due.pot })}
            icon={<HandCoins size={size} aria-hidden="true" />}
            strong
            onTap={() =>
              void give('play/play-hand', { hand: hand.number, ask: { type: 'AwardPot' } }, 'award')
            }
          />
          <DealerKey
            mark="award-other"
            word={t('due.awardOther')}
            icon={<HandCoins size={size} aria-hidden="true" />}
            onTap={onAward}
          />
        </>
      )}
    </div>
  );
};
