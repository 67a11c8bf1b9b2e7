import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerChoice, playerNamed, usePlayersNamed } from '../../house/player-choice';
import { useEffect } from 'react';

/** A known player by his alias; the search follows as soon as the name is his alone. */
export const PlayerField = ({ onPlayer }: { readonly onPlayer: (playerId: string | undefined) => void }) => {
  const { t } = useTranslation('play');
  const [typed, setTyped] = useState<string | null>(null);
  const players = usePlayersNamed(typed ?? '');
  const found = typed === null ? null : (playerNamed(players, typed)?.playerId ?? '');
  useEffect(() => {
    if (found !== null) onPlayer(found === '' ? undefined : found);
    // The search is asked for when another player is found, not when the page is drawn again.
  }, [found]);
  return <PlayerChoice label={t('hands.by.player')} error={null} typed={typed ?? ''} onTyped={setTyped} />;
};
