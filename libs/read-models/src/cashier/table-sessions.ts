import { type Floor, type FloorEvent } from '@cardroom/floor';
import { type GameId, type Instant, type TableId } from '@cardroom/kernel';

/** One time that a table was open on a gaming day. */
export interface TableSession {
  /** 1 for the first of the day. */
  readonly number: number;
  readonly gameId: GameId | null;
  /** Null: it was open already when the day began. */
  readonly openedAt: Instant | null;
  /** Null while it is open. */
  readonly closedAt: Instant | null;
}

export type SessionsByTable = ReadonlyMap<TableId, readonly TableSession[]>;

/** The facts of the floor that begin and end a table's session. */
export const sessionFacts = ['TableOpened', 'TableClosed'] as const;

const opened = (was: readonly TableSession[], gameId: GameId, openedAt: Instant): readonly TableSession[] => [
  ...was,
  { number: was.length + 1, gameId, openedAt, closedAt: null },
];

/** What closes without having opened was open before the day began. */
const closed = (was: readonly TableSession[], gameId: GameId, closedAt: Instant): readonly TableSession[] => {
  const last = was.at(-1) ?? { number: 1, gameId, openedAt: null, closedAt: null };
  return [...was.slice(0, -1), { ...last, closedAt }];
};

/**
 * When each table was open on a gaming day: by the floor's facts, and where there is none, by the table as it stands
 * (open since before the day began).
 */
export const tableSessions = (events: readonly FloorEvent[], floor: Floor | null): SessionsByTable => {
  const sessions = new Map<TableId, readonly TableSession[]>();
  for (const event of events) {
    if (event.type !== 'TableOpened' && event.type !== 'TableClosed') continue;
    const { tableId, gameId, at } = event;
    const was = sessions.get(tableId) ?? [];
    sessions.set(tableId, event.type === 'TableOpened' ? opened(was, gameId, at) : closed(was, gameId, at));
  }
  for (const [tableId, { game }] of floor?.tables ?? [])
    if (game && !sessions.has(tableId))
      sessions.set(tableId, [{ number: 1, gameId: game.gameId, openedAt: null, closedAt: null }]);
  return sessions;
};

/**
 * The session that a moment belongs to. What is counted after a table closed belongs to the session that closed, until
 * it opens again; what comes before it first opened, to the first.
 */
export const sessionAt = (sessions: readonly TableSession[], at: Instant): number =>
  sessions.findLast(({ openedAt }) => openedAt === null || openedAt <= at)?.number ?? 1;
