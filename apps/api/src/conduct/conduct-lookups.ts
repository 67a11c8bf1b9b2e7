import { type House, rulesetStreamId, rulingsStreamId } from '@cardroom/conduct';
import { type EventStore } from '@cardroom/event-store';
import { type Floor, refusals } from '@cardroom/floor';
import { type GamingDay, gamingDay, id, type RoomId, type TableId } from '@cardroom/kernel';
import { playStreamId } from '@cardroom/play';
import { refusals as playerRefusals } from '@cardroom/players';
import { floorCategory, rulesetCategory, tableCategory } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { GamingDays } from '../floor/gaming-days';
import { PlayerLookup } from '../players/player-lookup';
import { notFound, refusedBy } from '../problems/refused';
import { STORE } from '../tokens';
import { type TableFound } from './table-facts';

export interface Today {
  readonly day: GamingDay;
  readonly floor: Floor;
}

const dayLength = 'YYYY-MM-DD'.length;

/** `r-20261128-…`: a ruling's id says in which day's stream it stands. */
export const rulingDayOf = (rulingId: string): GamingDay | null => {
  const [, year, month, date] = /^r-(\d{4})(\d\d)(\d\d)-/.exec(rulingId) ?? [];
  return year && month && date ? gamingDay(`${year}-${month}-${date}`) : null;
};

/** What has to be known of room, day and table before anything is ruled or recorded. */
@Injectable()
export class ConductLookups {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(GamingDays) private readonly days: GamingDays,
    @Inject(PlayerLookup) private readonly players: PlayerLookup,
  ) {}

  /** The set in force, and the house's own values. */
  async house(room: RoomId): Promise<House> {
    return (await this.store.state(rulesetCategory, rulesetStreamId(room))).state;
  }

  async today(room: RoomId): Promise<Today> {
    const stream = await this.days.latest(room);
    if (!stream) throw refusedBy(refusals.dayNotOpen());
    const { state: floor } = await this.store.state(floorCategory, stream);
    return { floor, day: gamingDay(stream.slice(-dayLength)) };
  }

  /** Whether the house allows smoking at its tables; null before its first day (RRP-1.3.0). */
  async isSmokingAllowed(room: RoomId): Promise<boolean | null> {
    const stream = await this.days.latest(room);
    if (!stream) return null;
    return (await this.store.state(floorCategory, stream)).state.settings.smokingAtTableAllowed;
  }

  /** Null where the request is about no table; a table of another room is as unknown as one of none. */
  async table(room: RoomId, name: string | null | undefined): Promise<TableFound | null> {
    if (name === null || name === undefined) return null;
    const { day, floor } = await this.today(room);
    const tableId = id<TableId>(name);
    if (!floor.tables.has(tableId)) throw notFound();
    const { state: play } = await this.store.state(tableCategory, playStreamId(room, tableId, day));
    return { tableId, floor, play };
  }

  /** Somebody whom the room knows. */
  async person(room: RoomId, playerId: string) {
    const person = await this.players.whoIs(room, playerId);
    if (!person) throw refusedBy(playerRefusals.notRegistered({ playerId }));
    return person;
  }

  rulingStream(room: RoomId, rulingId: string): string {
    const day = rulingDayOf(rulingId);
    if (!day) throw notFound();
    return rulingsStreamId(room, day);
  }
}
