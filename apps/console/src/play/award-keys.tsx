import { type HandInView, type TableInView, useChips } from '@cardroom/design';
import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DealerKey } from './dealer-key';
import './due-keys.css';
import { nameAt } from './name-at';
import { eventsIn } from './rules-answer';
import { usePlayOrders } from './use-play-orders';

interface AwardKeysProps {
  readonly view: TableInView;
  readonly hand: HandInView;
  readonly pot: number;
  readonly onOther: () => void;
}

interface Share {
  readonly seat: number;
  readonly amount: number;
}

interface Award {
  readonly shares: readonly Share[];
}

const size = 22;
const ask = { type: 'AwardPot' } as const;

/** Whose the pot is by the cards on the table, asked before it is pushed; null where the dealer has to say it himself. */
const useWinners = ({ hand }: AwardKeysProps): readonly Share[] | null => {
  const orders = usePlayOrders();
  const { data } = useQuery({
    queryKey: ['play-award', hand.handId, hand.steps.length],
    queryFn: () => orders.ask('play/play-hand', { hand: hand.number, ask }),
    retry: 1,
    staleTime: Infinity,
  });
  if (!data) return [];
  if (!data.allowed) return null;
  return eventsIn(data)
    .filter(({ type }) => type === 'PotAwarded')
    .flatMap((event) => (event['awards'] as readonly Award[]).flatMap(({ shares }) => shares));
};

/** The pot that is to be pushed now, to whom, and the way to another winner. */
export const AwardKeys = (props: AwardKeysProps) => {
  const { view, hand, pot, onOther } = props;
  const { t } = useTranslation('play');
  const { chips } = useChips();
  const { give } = usePlayOrders();
  const winners = useWinners(props);
  return (
    <>
      <p className="due-keys__word due-keys__word--wide" role="status">
        <small>{t(pot === 0 ? 'due.potTo' : 'due.sidePotTo', { pot })}</small>
        <strong>
          {winners === null
            ? t('due.whoWon')
            : winners.map(({ seat, amount }) => `${nameAt(view, seat)} +${chips(amount)}`).join(', ')}
        </strong>
      </p>
      {winners !== null && (
        <DealerKey
          mark="award"
          word={t(pot === 0 ? 'due.award' : 'due.awardSide', { pot })}
          icon={<HandCoins size={size} aria-hidden="true" />}
          strong
          onTap={() => void give('play/play-hand', { hand: hand.number, ask }, 'award')}
        />
      )}
      <DealerKey
        mark="award-other"
        word={t('due.awardOther')}
        icon={<HandCoins size={size} aria-hidden="true" />}
        strong={winners === null}
        onTap={onOther}
      />
    </>
  );
};
