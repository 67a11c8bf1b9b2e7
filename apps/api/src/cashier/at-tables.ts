import { type BoxId } from '@cardroom/cashier';
import { type EventStore } from '@cardroom/event-store';
import { type Floor } from '@cardroom/floor';
import { gamingDay, minor, type Minor, type PlayerId, type RoomId } from '@cardroom/kernel';
import { allChipsOf, playStreamId, type Table } from '@cardroom/play';
import { tableCategory } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { STORE } from '../tokens';
import { type AtTable, type CageEdge } from './cage-edge';

type BoxAround = Pick<CageEdge, 'cage' | 'floor'>;

/** The room as a command finds it. */
export interface AroundTable extends BoxAround {
  readonly room: RoomId;
}

/** The play of a table. */
export interface TableInPlay {
  readonly streamId: string;
  readonly table: Table;
}

const notCounted: AtTable = { stackMinor: null, hand: 'none' };

export const sitsAt = ({ seats }: Table, playerId: PlayerId): boolean =>
  seats.some((seated) => seated.playerId === playerId);

const isFollowed = (table: Table, playerId: PlayerId): boolean =>
  table.opened !== null && !table.opened.isClosed && table.depth !== 'counted' && sitsAt(table, playerId);

const handOf = ({ hand, seats }: Table, playerId: PlayerId): AtTable['hand'] => {
  const seat = seats.find((seated) => seated.playerId === playerId)?.seat;
  const inHand = hand?.hand.players.find((player) => player.seat === seat);
  if (!inHand) return 'none';
  return inHand.gone === null ? 'live' : 'folded';
};

/** What a table knows of a player's chips, where its hands are recorded or dealt; elsewhere nobody counts them. */
@Injectable()
export class AtTables {
  constructor(@Inject(STORE) private readonly store: EventStore) {}

  /** What the hands of its table say a rake box holds; null where they were not followed. */
  async rakedInto(room: RoomId, { cage, floor }: BoxAround, boxId: BoxId): Promise<Minor | null> {
    const box = cage.boxes.get(boxId);
    if (box?.kind !== 'rake' || !floor?.day) return null;
    const streamId = playStreamId(room, box.tableId, gamingDay(floor.day.day));
    const { state: table } = await this.store.state(tableCategory, streamId);
    const rakedMinor = table.drops.find((drop) => drop.box === boxId)?.amountMinor ?? 0;
    return rakedMinor > 0 ? minor(rakedMinor) : null;
  }

  /** The table where the player sits, where its chips are followed and it has him. */
  async followed(
    playerId: PlayerId,
    { room, floor }: Omit<AroundTable, 'cage'>,
  ): Promise<TableInPlay | null> {
    const found = await this.playOf(room, floor, playerId);
    return found && isFollowed(found.table, playerId) ? found : null;
  }

  async of(room: RoomId, floor: Floor | null, playerId: PlayerId | null): Promise<AtTable> {
    const found = playerId === null ? null : await this.playOf(room, floor, playerId);
    if (playerId === null || !found) return notCounted;
    const { table } = found;
    const stackMinor = isFollowed(table, playerId) ? allChipsOf(table, playerId) : null;
    return { hand: handOf(table, playerId), stackMinor };
  }

  private async playOf(room: RoomId, floor: Floor | null, playerId: PlayerId): Promise<TableInPlay | null> {
    const seat = floor?.seatOf.get(playerId);
    if (!seat || !floor?.day) return null;
    const streamId = playStreamId(room, seat.tableId, gamingDay(floor.day.day));
    return { streamId, table: (await this.store.state(tableCategory, streamId)).state };
  }
}
