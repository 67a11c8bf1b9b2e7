import { type RoomRow } from '@cardroom/contracts';
import { type Floor } from '@cardroom/floor';
import { isoOf } from '@cardroom/kernel';
import { affectedBy } from './affected';
import { type Board } from './board';

const key = 'room';

const rowOf = ({ day, settings }: Floor): RoomRow | null =>
  day && {
    room: day.room,
    name: day.roomName,
    day: day.closed ? null : day.day,
    openedAt: day.closed ? null : isoOf(day.openedAt),
    settings: { ...settings, currency: day.currency, timeZone: day.timeZone },
  };

/** The gaming day and the settings in force. */
export const roomBoard: Board<'room'> = {
  name: 'room',
  keys: ({ day }) => (day ? [key] : []),
  isOn: ({ day }) => day !== null,
  row: rowOf,
  changedKeys: (change) => {
    const { touched } = affectedBy(change);
    return touched.everything || touched.settings.length > 0 ? [key] : [];
  },
};
