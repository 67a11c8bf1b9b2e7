import { type EventStore, type StoredEvent } from '@cardroom/event-store';
import { type GamingDay, type RoomId } from '@cardroom/kernel';
import { dayOf } from '@cardroom/reactions';

/** Which gaming day a room was in when a fact was recorded. */
export interface DaysThen {
  /** Is shown every fact, so that it hears of days that are opened. */
  notice(fact: StoredEvent): void;
  at(fact: StoredEvent): Promise<DaysOf>;
}

/** The day, and the one before it; null where there was none yet. */
export interface DaysOf {
  readonly day: GamingDay | null;
  readonly dayBefore: GamingDay | null;
}

const statement = {
  name: 'day_then',
  text: `SELECT s.stream_id FROM streams s JOIN events e ON e.stream_id = s.stream_id AND e.version = 1
         WHERE s.category = 'floor' AND s.room = $1 AND e.position <= $2 ORDER BY e.position DESC LIMIT 2`,
};

interface Known {
  readonly days: DaysOf;
  readonly since: bigint;
}

/** Looks a day up once and remembers it until the room opens another; facts are asked about in log order. */
export const daysThen = (store: () => EventStore): DaysThen => {
  const known = new Map<RoomId, Known>();

  const find = async (room: RoomId, position: bigint): Promise<DaysOf> => {
    const { pool } = store().connections;
    const { rows } = await pool.query<{ stream_id: string }>({
      ...statement,
      values: [room, String(position)],
    });
    const [day = null, dayBefore = null] = rows.map(({ stream_id: streamId }) => dayOf(streamId));
    return { day, dayBefore };
  };

  return {
    notice({ metadata: { room }, type }) {
      if (type === 'DayOpened') known.delete(room);
    },
    async at({ metadata: { room }, position }) {
      const held = known.get(room);
      if (held && held.since <= position) return held.days;
      const days = await find(room, position);
      if (days.day) known.set(room, { days, since: position });
      return days;
    },
  };
};
