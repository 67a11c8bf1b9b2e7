import { dayText, useLanguage } from '@cardroom/design';
import { useBoard } from '../boards/use-board';
import { useSession } from '../session/session';
import { useTexts } from '../texts/texts';
import './room-name.css';

/** Which room, and which of its gaming days. */
export const RoomName = () => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { room } = useSession();
  const rooms = useBoard('room');
  const day = rooms?.get('room')?.day;
  const said = day ? t('shell.day', { date: dayText(day, language) }) : rooms && t('shell.noDay');
  return (
    <p className="room-name">
      <strong>{room.name}</strong>
      <span>{said ?? '\u00a0'}</span>
    </p>
  );
};
