import { dateText, useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useWordsOfGame } from '../boards/use-board';
import { useTexts } from '../texts/texts';
import { Card } from './card';
import { useHours } from './use-player';

const shownAtFirst = 6;

/** Hours by gaming day and game, from the seat facts. */
export const HoursCard = ({ playerId }: { readonly playerId: string }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const wordsOf = useWordsOfGame();
  const [all, setAll] = useState(false);
  const { data, isError } = useHours(playerId);
  const length = (minutes: number) =>
    t('people.hours.length', {
      hours: Math.floor(minutes / 60),
      minutes: String(minutes % 60).padStart(2, '0'),
    });
  if (!data) return isError ? <Card title={t('people.hours.title')}>{t('people.unanswered')}</Card> : null;
  const rows = all ? data.rows : data.rows.slice(0, shownAtFirst);
  return (
    <Card title={t('people.hours.title')} icon={<Clock size={20} aria-hidden="true" />}>
      {data.rows.length === 0 ? (
        <p>{t('people.hours.none')}</p>
      ) : (
        <p>
          <strong>{t('people.hours.total', { hours: length(data.seatedMinutes) })}</strong>
          {data.awayMinutes > 0 && `, ${t('people.hours.away', { hours: length(data.awayMinutes) })}`}
        </p>
      )}
      {rows.length > 0 && (
        <table className="player-table">
          <thead>
            <tr>
              <th scope="col">{t('people.hours.day')}</th>
              <th scope="col">{t('people.hours.game')}</th>
              <th scope="col">{t('people.hours.played')}</th>
              <th scope="col">{t('people.hours.awayHead')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, gameId, game, seatedMinutes, awayMinutes }) => (
              <tr key={`${day} ${gameId}`}>
                <td>{day === null ? '–' : dateText(Date.parse(`${day}T12:00:00Z`), language)}</td>
                <td>{game ? wordsOf(game).full : gameId}</td>
                <td>{length(seatedMinutes)}</td>
                <td>{awayMinutes === 0 ? '–' : length(awayMinutes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!all && data.rows.length > shownAtFirst && (
        <Button variant="default" onClick={() => setAll(true)}>
          {t('people.hours.more')}
        </Button>
      )}
    </Card>
  );
};
