import { type EventStore, type StreamState } from '@cardroom/event-store';
import { dealerAt, type Floor } from '@cardroom/floor';
import { type GamingDay, gamingDay, id, type RoomId, type TableId } from '@cardroom/kernel';
import { playStreamId, refusals, type Table } from '@cardroom/play';
import { floorCategory, tableCategory } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { GamingDays } from '../floor/gaming-days';
import { type SignedIn } from '../people/signed-in';
import { notFound, refusedBy } from '../problems/refused';
import { STORE } from '../tokens';
import { notYourTable } from './refusals';

/** A table of the room: its seats on the floor, its play on a stream of its own. */
export interface FoundTable {
  readonly tableId: TableId;
  readonly streamId: string;
  readonly floor: Floor;
}

const dayOf = (floorStream: string): GamingDay => gamingDay(floorStream.slice(-'YYYY-MM-DD'.length));

/** Finds the play of a table on the room's present gaming day. */
@Injectable()
export class PlayTables {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(GamingDays) private readonly days: GamingDays,
  ) {}

  /** A table of another room is as unknown as one of none. */
  async find(room: RoomId, name: string): Promise<FoundTable> {
    const tableId = id<TableId>(name);
    const floorStream = await this.days.latest(room);
    if (!floorStream) throw refusedBy(refusals.tableNotOpen({ tableId }));
    const { state: floor } = await this.store.state(floorCategory, floorStream);
    if (!floor.tables.has(tableId)) throw notFound();
    return { tableId, floor, streamId: playStreamId(room, tableId, dayOf(floorStream)) };
  }

  play({ streamId }: Pick<FoundTable, 'streamId'>): Promise<StreamState<Table>> {
    return this.store.state(tableCategory, streamId);
  }

  /** A dealer acts where the floor has him signed in, a player at the table of his seat. */
  mustBeTheirs(who: SignedIn, { tableId, floor }: FoundTable): void {
    const facts = { tableId, tableNumber: floor.tables.get(tableId)?.plan.number ?? 0 };
    if (who.kind === 'player' && who.tableId !== tableId) throw refusedBy(notYourTable(facts));
    if (who.kind !== 'staff' || who.role !== 'dealer') return;
    if (dealerAt(floor, tableId)?.dealerId !== who.staffId) throw refusedBy(notYourTable(facts));
  }
}
