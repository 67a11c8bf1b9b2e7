import { type HandAsk } from '@cardroom/contracts';
import { type TableInView } from '@cardroom/design';
import { ChevronsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DealerKey } from './dealer-key';
import { usePlayOrders } from './use-play-orders';
import { useTableMoney } from './use-table-money';

const fewestPlayers = 3;

/** The seat left of the big blind, of those that will be dealt in. */
const leftOfBigBlind = ({ coming }: TableInView): number | null => {
  if (!coming || coming.bigBlind === null || coming.dealtIn.length < fewestPlayers) return null;
  const blind = coming.dealtIn.indexOf(coming.bigBlind);
  return coming.dealtIn[(blind + 1) % coming.dealtIn.length] ?? null;
};

/** Begins a hand in which the seat left of the big blind straddles: blinds, straddle and deal with one tap. */
export const StraddleKey = ({ view }: { readonly view: TableInView }) => {
  const { t } = useTranslation('play');
  const { give } = usePlayOrders();
  const { decimal } = useTableMoney(view);
  const seat = leftOfBigBlind(view);
  const { depth, state, straddleMinor, hands } = view;
  if (seat === null || straddleMinor === null || depth !== 'recorded') return null;
  if (state !== 'between-hands') return null;
  const hand = hands + 1;
  const enter = (ask: HandAsk) => give('play/play-hand', { hand, ask }, 'straddle');
  const start = async () => {
    if (await give('play/start-hand', { hand, stepwise: true }, 'straddle')) return;
    if (await enter({ type: 'PostForcedBets' })) return;
    await enter({ type: 'PostStraddle', seat, amount: decimal(straddleMinor) });
    await enter({ type: 'Deal' });
  };
  return (
    <DealerKey
      mark="straddle"
      word={t('due.straddle', { seat })}
      icon={<ChevronsUp size={22} aria-hidden="true" />}
      onTap={() => void start()}
    />
  );
};
