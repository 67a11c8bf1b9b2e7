import { dayText, useLanguage } from '@cardroom/design';
import { useRoom } from '../boards/use-board';
import { useSession } from '../session/session';
import { useTexts } from '../texts/texts';
import './room-name.css';

/** Which room, and which of its gaming days. */
export const RoomName = () => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { room } = useSession();
  const day = useRoom()?.day;
  return (
    <p className="room-name">
      <strong>{room.name}</strong>
      <span>{day ? t('shell.day', { date: dayText(day, language) }) : t('shell.noDay')}</span>
    </p>
  );
};
