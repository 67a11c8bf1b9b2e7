import { type ReceiptRow } from '@cardroom/contracts';
import { askOrThrow, GameGlyph, useGameWords } from '@cardroom/design';
import { useQuery } from '@tanstack/react-query';
import { LeavePhone } from '../card/leave-phone';
import { useDevice } from '../device/device';
import { useTexts } from '../texts/texts';
import { TroubleLine } from '../trouble-line';
import { useOrder } from '../use-order';
import { Arrived } from './arrived';
import { Called } from './called';
import { LeaveList } from './leave-list';
import { Overtakings } from './overtakings';
import './place-page.css';
import { Receipt } from './receipt';
import { Standing } from './standing';

const refreshMs = 4_000;

interface PlacePageProps {
  readonly code: string;
  /** Why it is shown: to one who has just joined, number and code are what he came for. */
  readonly why: 'joined' | 'arrived' | 'looked-up';
  readonly onDone: () => void;
}

const onTheList: readonly ReceiptRow['state'][] = ['waiting', 'held', 'out', 'called-in', 'called'];

/** *My place*: where he stands, what he may expect, who passed him and why, and the little he can do about it. */
export const PlacePage = ({ code, why, onDone }: PlacePageProps) => {
  const { t } = useTexts();
  const { room } = useDevice();
  const wordsOf = useGameWords(room.currency);
  const { data, isError, refetch } = useQuery({
    queryKey: ['receipt', code],
    queryFn: () => askOrThrow<ReceiptRow>(`/receipts/${code}`),
    refetchInterval: refreshMs,
  });
  const order = useOrder();
  const isNew = why === 'joined';
  const give: typeof order.give = async (given) => {
    const answer = await order.give(given);
    await refetch();
    return answer;
  };
  if (!data) return <p role="status">{isError ? t('unanswered') : '…'}</p>;
  const { entryId, alias, game, call, state } = data;
  return (
    <div className="place">
      <header className="place__head">
        <GameGlyph variant={game.variant} size={84} />
        <div>
          <h1>{alias}</h1>
          <p>{wordsOf(game).full}</p>
        </div>
      </header>
      {why === 'arrived' && !call && <Arrived />}
      {call ? (
        <Called entryId={entryId} call={call} order={{ ...order, give }} />
      ) : (
        <Standing receipt={data} />
      )}
      <TroubleLine trouble={order.trouble} />
      {isNew && !call && <Receipt code={code} receipt={data} />}
      {isNew && !call && <LeavePhone code={code} />}
      {state === 'called-in' && (
        <button
          type="button"
          className="big-button"
          aria-busy={order.running !== null}
          disabled={order.running !== null}
          onClick={() => void give({ name: 'confirm-arrival', body: { entryId } })}
        >
          {t('place.arrived')}
        </button>
      )}
      <Overtakings receipt={data} />
      <div className="place__ways">
        {onTheList.includes(state) && !call && !isNew && (
          <LeaveList
            busy={order.running !== null}
            onLeave={() => void give({ name: 'leave-list', body: { entryId } })}
          />
        )}
        <button
          type="button"
          className="big-button"
          {...(call ? { 'data-quiet': true } : {})}
          onClick={onDone}
        >
          {t('place.done')}
        </button>
      </div>
    </div>
  );
};
