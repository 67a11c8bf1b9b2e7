import { dateText, useLanguage } from '@cardroom/design';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '../texts/texts';
import { ApartCard } from './apart-card';
import { ConductCard } from './conduct-card';
import { EraseCard } from './erase-card';
import { HoursCard } from './hours-card';
import { IdentityCard } from './identity-card';
import { NeedsCard } from './needs-card';
import { NotesCard } from './notes-card';
import { NowCard } from './now-card';
import './player-page.css';
import { RecordCard } from './record-card';
import { SameCard } from './same-card';
import { usePlayer } from './use-player';

/** *Player*: one person of the room, as far as one's role sees him. */
export const PlayerPage = () => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { playerId } = useParams({ from: '/players/$playerId' });
  const { player, isUnknown, failed } = usePlayer(playerId);
  if (isUnknown) return <p className="player">{t('people.notFound')}</p>;
  if (!player)
    return (
      <p className="player" role="status">
        {failed ? t('people.unanswered') : t('people.loading')}
      </p>
    );
  return (
    <div className="player">
      <header className="player__head">
        <h1>{player.alias}</h1>
        <p>
          {t('people.since', { day: dateText(Date.parse(player.since), language) })}
          {player.merged.length > 0 && ` · ${t('people.merged', { count: player.merged.length })}`}
        </p>
        {player.askedAs !== null && <p role="status">{t('people.askedAs')}</p>}
        {failed && <p role="alert">{t('people.unanswered')}</p>}
      </header>
      <div className="player-cards">
        <NowCard player={player} />
        <IdentityCard key={`identity-${player.playerId}`} player={player} />
        <ConductCard player={player} />
        <NotesCard player={player} />
        <HoursCard playerId={player.playerId} />
        <RecordCard key={`record-${player.playerId}`} player={player} />
        <NeedsCard player={player} />
        <ApartCard player={player} />
        <SameCard playerId={player.playerId} />
        <EraseCard player={player} />
      </div>
    </div>
  );
};
