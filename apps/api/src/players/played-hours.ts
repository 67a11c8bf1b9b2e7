import { type HoursAnswer, listRow } from '@cardroom/contracts';
import { type EventStore } from '@cardroom/event-store';
import {
  type Clock,
  type GameId,
  type GamingDay,
  type Instant,
  instant,
  type RoomId,
} from '@cardroom/kernel';
import { hoursPlayed, type OpenedDay, type Played, type SeatFact } from '@cardroom/players';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, STORE } from '../tokens';
import { PlayerFiles } from './player-files';

const seatFacts = `
  SELECT type, occurred_at AS at, data ->> 'playerId' AS "playerId", data ->> 'gameId' AS "gameId",
    data ->> 'tableId' AS "tableId", (data ->> 'seat')::int AS seat, data ->> 'command' AS command
  FROM events
  WHERE data ->> 'playerId' = ANY($1) AND metadata ->> 'room' = $2
    AND type IN ('PlayerSeated', 'SeatLeft', 'PlayerWalked', 'PlayerBackInSeat')
  ORDER BY position`;

const undoneActions = `
  SELECT data ->> 'action' AS action FROM events WHERE type = 'ActionUndone' AND data ->> 'action' = ANY($1)
    AND metadata ->> 'room' = $2`;

const daysOpened = `
  SELECT e.data ->> 'day' AS day, e.occurred_at AS "openedAt" FROM streams s
  JOIN events e ON e.stream_id = s.stream_id AND e.version = 1
  WHERE s.category = 'floor' AND s.room = $1 ORDER BY e.position`;

interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const minutes = (ms: number): number => Math.floor(ms / 60_000);
const at = (moment: Date | number): Instant => instant(new Date(moment).getTime());

/** Hours played, from the seat facts of every day under every number of a person. */
@Injectable()
export class PlayedHours {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(PlayerFiles) private readonly files: PlayerFiles,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(room: RoomId, playerId: string, { from, to }: Asked): Promise<HoursAnswer> {
    const { ids } = await this.files.person(room, playerId);
    const facts = await this.factsOf(room, ids);
    const undone = await this.undoneAmong(room, facts);
    const days = await this.daysOf(room);
    const played = hoursPlayed({ facts, undone, days, now: this.clock.now() });
    const wanted = played.filter(({ day }) => !(from && (day ?? '') < from) && !(to && (day ?? '') > to));
    const sum = (part: 'seatedMs' | 'awayMs') => minutes(wanted.reduce((all, row) => all + row[part], 0));
    return {
      rows: await this.withGames(room, wanted),
      seatedMinutes: sum('seatedMs'),
      awayMinutes: sum('awayMs'),
    };
  }

  private async withGames(room: RoomId, played: readonly Played[]): Promise<HoursAnswer['rows']> {
    const lists = await this.store.board(room, 'lists', {
      keys: [...new Set(played.map(({ gameId }) => gameId))],
    });
    const games = new Map(lists.map(({ key, body }) => [key, listRow.parse(body).game]));
    return played.map(({ day, gameId, seatedMs, awayMs, sittings }) => ({
      day,
      gameId,
      game: games.get(gameId) ?? null,
      seatedMinutes: minutes(seatedMs),
      awayMinutes: minutes(awayMs),
      sittings,
    }));
  }

  private async factsOf(room: RoomId, ids: readonly string[]): Promise<SeatFact[]> {
    const rows = await this.rows<Omit<SeatFact, 'at' | 'gameId'> & { at: Date; gameId: GameId }>(seatFacts, [
      [...ids],
      room,
    ]);
    return rows.map((row) => ({ ...row, at: at(row.at) }));
  }

  private async undoneAmong(room: RoomId, facts: readonly SeatFact[]): Promise<ReadonlySet<string>> {
    const commands = [...new Set(facts.map(({ command }) => command))];
    const rows = await this.rows<{ action: string }>(undoneActions, [commands, room]);
    return new Set(rows.map(({ action }) => action));
  }

  private async daysOf(room: RoomId): Promise<OpenedDay[]> {
    const rows = await this.rows<{ day: GamingDay; openedAt: Date }>(daysOpened, [room]);
    return rows.map(({ day, openedAt }) => ({ day, openedAt: at(openedAt) }));
  }

  private async rows<R extends object>(text: string, values: unknown[]): Promise<R[]> {
    return (await this.store.connections.pool.query<R>(text, values)).rows;
  }
}
