import { Button, Modal } from '@mantine/core';
import { ListPlus } from 'lucide-react';
import { useLists, useWordsOfGame } from '../boards/use-board';
import { useMay, useOrders } from '../orders/orders';
import { PlayerLink } from '../players/player-link';
import { useTexts } from '../texts/texts';

interface PlayerToListProps {
  readonly player: { readonly playerId: string; readonly alias: string };
  readonly onClose: () => void;
}

/** A known player who is nowhere in the room yet: one tap puts him on a list. */
export const PlayerToList = ({ player, onClose }: PlayerToListProps) => {
  const { t } = useTexts();
  const lists = useLists() ?? [];
  const wordsOf = useWordsOfGame();
  const { give, underWay } = useOrders();
  const may = useMay();
  const about = `player-${player.playerId}`;
  const join = async (gameId: string) => {
    const { playerId } = player;
    const outcome = await give({ name: 'join-list', body: { gameId, source: 'walk-in', playerId }, about });
    if (outcome.kind === 'done') onClose();
  };
  return (
    <Modal opened onClose={onClose} title={player.alias} closeButtonProps={{ 'aria-label': t('close') }}>
      <p style={{ margin: '0 0 12px', color: 'var(--ink-2)' }}>
        {t('join.toWhich')} <PlayerLink {...player} label={t('people.open')} onGo={onClose} />
      </p>
      <div style={{ display: 'grid', gap: 8 }}>
        {may('join-list') &&
          lists.map(({ game }) => (
            <Button
              key={game.gameId}
              variant="default"
              justify="flex-start"
              loading={underWay(about) !== undefined}
              leftSection={<ListPlus size={20} aria-hidden="true" />}
              onClick={() => void join(game.gameId)}
            >
              {wordsOf(game).full}
            </Button>
          ))}
      </div>
    </Modal>
  );
};
