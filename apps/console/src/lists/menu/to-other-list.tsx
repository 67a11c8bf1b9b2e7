import { type ListEntryShape, type ListRow } from '@cardroom/contracts';
import { Menu } from '@mantine/core';
import { ArrowRightLeft } from 'lucide-react';
import { useLists, useWordsOfGame } from '../../boards/use-board';
import { useMay, useOrders } from '../../orders/orders';
import { useQuestions } from '../../orders/questions';
import { useTexts } from '../../texts/texts';

interface ToOtherListProps {
  readonly entry: ListEntryShape;
  readonly list: ListRow;
}

/** Takes a name to another game's list: to the place of his arrival, which everybody he passes may read the reason of. */
export const ToOtherList = ({ entry: { entryId, alias, call }, list }: ToOtherListProps) => {
  const { t } = useTexts();
  const wordsOf = useWordsOfGame();
  const lists = useLists() ?? [];
  const { give } = useOrders();
  const { reasonFor } = useQuestions();
  const may = useMay();
  const others = lists.filter(({ game }) => game.gameId !== list.game.gameId);
  if (call || others.length === 0 || !may('transfer-entry')) return null;
  const move = async (toGameId: string) => {
    const reason = await reasonFor(t('transfer.title', { alias }), t('transfer.why'));
    if (!reason) return;
    const body = { entryId, toGameId, place: 'arrival', reason } as const;
    await give({ name: 'transfer-entry', body, about: entryId });
  };
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={<ArrowRightLeft size={20} aria-hidden="true" />}>
          {t('transfer.menu')}
        </Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        {others.map(({ game }) => (
          <Menu.Item key={game.gameId} onClick={() => void move(game.gameId)}>
            {wordsOf(game).full}
          </Menu.Item>
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
};
