import { type PlayView } from '@cardroom/contracts';
import { type EventStore } from '@cardroom/event-store';
import { type Clock, isoOf, type Instant } from '@cardroom/kernel';
import { refusals, seatedAt, type Table, type Viewer, viewFor } from '@cardroom/play';
import { currencyOf, playViewOf, tableCategory } from '@cardroom/read-models';
import { dealerAt } from '@cardroom/floor';
import { Inject, Injectable } from '@nestjs/common';
import { type SignedIn } from '../people/signed-in';
import { refusedBy } from '../problems/refused';
import { CLOCK, STORE } from '../tokens';
import { type FoundTable, PlayTables } from './play-tables';
import { notYourTable, seatTokenOver } from './refusals';

const supervising: ReadonlySet<string> = new Set(['floorSupervisor', 'shiftManager', 'roomManager']);

/** As whom somebody looks at a table; a player at his own seat only, and while it is his. */
export const viewerOf = (who: SignedIn, { tableId, floor }: FoundTable, table: Table): Viewer => {
  if (who.kind === 'device') return { kind: 'spectator' };
  if (who.kind === 'player') {
    const { seat } = who;
    if (who.tableId !== tableId) throw refusedBy(notYourTable({ tableId }));
    if (seatedAt(table, seat)?.playerId !== who.playerId) throw refusedBy(seatTokenOver({ tableId, seat }));
    return { kind: 'seat', seat };
  }
  if (supervising.has(who.role)) return { kind: 'supervisor' };
  const isHere = who.role === 'dealer' && dealerAt(floor, tableId)?.dealerId === who.staffId;
  return { kind: isHere ? 'dealer' : 'spectator' };
};

interface Shown {
  readonly found: FoundTable;
  readonly table: Table;
  readonly position: bigint;
}

/** Tables as their viewers may see them. */
@Injectable()
export class TableViews {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(PlayTables) private readonly tables: PlayTables,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async now(who: SignedIn, tableName: string): Promise<PlayView> {
    const found = await this.tables.find(who.room.roomId, tableName);
    const { state: table, position } = await this.tables.play(found);
    return this.shown(who, viewerOf(who, found, table), { found, table, position });
  }

  /** As it stood: cards that were secret then stay so. */
  async asOf(who: SignedIn, tableName: string, at: Instant): Promise<PlayView> {
    const found = await this.tables.find(who.room.roomId, tableName);
    const { state: table, position } = await this.store.stateAt(tableCategory, found.streamId, at);
    const view = this.shown(who, viewerOf(who, found, table), { found, table, position });
    return { ...view, at: isoOf(at) };
  }

  /** The table as one kind of viewer sees it. */
  shown(who: SignedIn, viewer: Viewer, { found, table, position }: Shown): PlayView {
    const view = viewFor(viewer, table);
    const { tableId, floor } = found;
    if (!view) throw refusedBy(refusals.tableNotOpen({ tableId }));
    const currency = currencyOf(who.room.currency);
    return playViewOf(view, {
      viewer,
      tableNumber: floor.tables.get(tableId)?.plan.number ?? null,
      seatCount: table.opened?.seats ?? 0,
      currency,
      position: String(position),
      at: isoOf(this.clock.now()),
    });
  }
}
