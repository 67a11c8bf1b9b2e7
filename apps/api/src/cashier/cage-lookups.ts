import { type Cage, type Carried, cashierStreamId, emptyCage, refusals } from '@cardroom/cashier';
import { type EventStore } from '@cardroom/event-store';
import { type Floor, refusals as floorRefusals } from '@cardroom/floor';
import { gamingDay, type RoomId } from '@cardroom/kernel';
import { cashierCategory, floorCategory } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { GamingDays } from '../floor/gaming-days';
import { refusedBy } from '../problems/refused';
import { STORE } from '../tokens';
import { CashierDays } from './cashier-days';

/** The stream that a request goes to, as it stands, and what it has to know beside. */
export interface CageFound {
  readonly streamId: string;
  readonly cage: Cage;
  readonly floor: Floor | null;
  /** Of the last closing, for a day that opens. */
  readonly carried: Carried | null;
  readonly last: Cage | null;
}

/** Finds the cage and the floor that a request is about. */
@Injectable()
export class CageLookups {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(GamingDays) private readonly floorDays: GamingDays,
    @Inject(CashierDays) private readonly days: CashierDays,
  ) {}

  /** The present day at the cage; refused before its first. */
  async present(room: RoomId): Promise<CageFound> {
    const streamId = await this.days.latest(room);
    if (!streamId) throw refusedBy(refusals.cageNotOpen());
    return {
      streamId,
      cage: await this.cage(streamId),
      floor: await this.floor(room),
      carried: null,
      last: null,
    };
  }

  /** The floor's gaming day, on which the cage is to open; refused while an earlier day of the cage is open. */
  async toOpen(room: RoomId): Promise<CageFound> {
    const floor = await this.floor(room);
    if (!floor?.day || floor.day.closed) throw refusedBy(floorRefusals.dayNotOpen());
    const day = gamingDay(floor.day.day);
    const before = await this.days.before(room, day);
    const streamId = cashierStreamId(room, day);
    const known = before?.streamId ?? (await this.days.of(room, day));
    const last = known === null ? null : await this.cage(known);
    return { streamId, cage: last ?? emptyCage, floor, carried: before?.carried ?? null, last };
  }

  /** The day may have changed with what was just recorded. */
  forget(room: RoomId): void {
    this.days.forget(room);
  }

  private async cage(streamId: string): Promise<Cage> {
    return (await this.store.state(cashierCategory, streamId)).state;
  }

  private async floor(room: RoomId): Promise<Floor | null> {
    const streamId = await this.floorDays.latest(room);
    return streamId === null ? null : (await this.store.state(floorCategory, streamId)).state;
  }
}
