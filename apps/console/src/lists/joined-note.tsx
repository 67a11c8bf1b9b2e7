import { type ListRow } from '@cardroom/contracts';
import { CircleCheck, ListPlus } from 'lucide-react';
import { useLists, useWordsOfGame } from '../boards/use-board';
import { OrderButton } from '../orders/order-button';
import { PrintWay } from '../papers/print-way';
import { useTexts } from '../texts/texts';
import { type Joined } from './use-join';

/** Says what the server has recorded, and offers each further list for one tap. */
export const JoinedNote = ({ joined, list }: { readonly joined: Joined; readonly list: ListRow }) => {
  const { t } = useTexts();
  const lists = useLists() ?? [];
  const wordsOf = useWordsOfGame();
  const { alias, playerId, receiptCode } = joined;
  const number = list.entries.find((entry) => entry.playerId === playerId)?.position;
  const further = lists.filter(
    ({ game, entries }) =>
      game.gameId !== list.game.gameId && !entries.some((entry) => entry.playerId === playerId),
  );
  return (
    <div className="joined-note">
      <p role="status">
        <CircleCheck size={20} aria-hidden="true" />
        {t('join.done', { alias, number: number ?? '–' })}
        {receiptCode && <code>{receiptCode}</code>}
        {receiptCode && (
          <PrintWay paper={`receipts/${receiptCode}`} label={t('paper.printReceipt', { alias })} iconOnly />
        )}
      </p>
      {playerId !== '' && (
        <div className="joined-note__also" role="group" aria-label={t('join.also')}>
          {further.map(({ game }) => (
            <OrderButton
              key={game.gameId}
              order={{
                name: 'join-list',
                body: { gameId: game.gameId, source: 'walk-in', playerId },
                about: `join-${game.gameId}`,
              }}
              label={wordsOf(game).full}
              icon={<ListPlus size={18} aria-hidden="true" />}
              variant="default"
            />
          ))}
        </div>
      )}
    </div>
  );
};
