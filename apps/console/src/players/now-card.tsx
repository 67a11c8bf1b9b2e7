import { type PlayerAnswer } from '@cardroom/contracts';
import { clockText, useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { Armchair, ListPlus, MapPin, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { useLists, useTables, useWordsOfGame } from '../boards/use-board';
import { useMay } from '../orders/orders';
import { PlayerToList } from '../shell/player-to-list';
import { useTexts } from '../texts/texts';
import { Card } from './card';

/** Where he is in the room at this moment, and the way to a list. */
export const NowCard = ({ player }: { readonly player: PlayerAnswer }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const wordsOf = useWordsOfGame();
  const may = useMay();
  const [choosing, setChoosing] = useState(false);
  const his = new Set([player.playerId, ...player.merged]);
  const isHis = (playerId: string | null) => playerId !== null && his.has(playerId);
  const seats = (useTables() ?? []).flatMap((table) =>
    table.seats.flatMap(({ seat, playerId }) => (isHis(playerId) ? [{ table, seat }] : [])),
  );
  const entries = (useLists() ?? []).flatMap(({ game, entries: all }) =>
    all.filter(({ playerId }) => isHis(playerId)).map((entry) => ({ game, entry })),
  );
  return (
    <Card title={t('people.now.title')} icon={<MapPin size={20} aria-hidden="true" />}>
      {seats.length + entries.length === 0 && <p>{t('people.now.nowhere')}</p>}
      <ul>
        {seats.map(({ table, seat }) => (
          <li key={`${table.tableId}-${seat}`}>
            <span>{t('people.now.seat', { table: table.number, seat })}</span>
            <Button
              component={Link}
              to={`/tables/${table.tableId}?seat=${seat}`}
              variant="default"
              leftSection={<Armchair size={18} aria-hidden="true" />}
            >
              {t('table.name', { number: table.number })}
            </Button>
          </li>
        ))}
        {entries.map(({ game, entry }) => (
          <li key={entry.entryId}>
            <span>{t('people.now.entry', { number: entry.position, game: wordsOf(game).full })}</span>
          </li>
        ))}
      </ul>
      {player.phone && (
        <p>
          <Phone size={16} aria-hidden="true" />{' '}
          {t('people.now.phone', {
            number: player.phone.number,
            time: clockText(Date.parse(player.phone.until), language),
          })}
        </p>
      )}
      {may('join-list') && (
        <Button leftSection={<ListPlus size={20} aria-hidden="true" />} onClick={() => setChoosing(true)}>
          {t('people.now.toList')}
        </Button>
      )}
      {choosing && <PlayerToList player={player} onClose={() => setChoosing(false)} />}
    </Card>
  );
};
