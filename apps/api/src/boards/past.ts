import { type BoardName, type FactNote } from '@cardroom/contracts';
import { type EventStore, type Moment, type StoredEvent } from '@cardroom/event-store';
import { type Floor } from '@cardroom/floor';
import { type Actor, invariant, isoOf, type RoomId, type TableId } from '@cardroom/kernel';
import { floorCategory, foldOf } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { GamingDays } from '../floor/gaming-days';
import { STORE } from '../tokens';
import { PastStreams } from './past-streams';

/** A board as it stood, with the fact that had happened last and the facts beside it. */
export interface PastBoard {
  readonly rows: readonly { readonly key: string; readonly position: string; readonly body: unknown }[];
  readonly position: string;
  readonly fact: FactNote | null;
  readonly previous: string | null;
  readonly next: string | null;
}

export interface FloorThen {
  readonly floor: Floor;
  readonly position: string;
}

const nothingYet: PastBoard = { rows: [], position: '0', fact: null, previous: null, next: null };

const noted = [
  'alias',
  'seat',
  'gameId',
  'entryId',
  'reason',
  'setting',
  'value',
  'day',
  'number',
  'undone',
] as const;

const isNotable = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

const nameOf = (by: Actor): string => (by.kind === 'timer' ? 'timer' : by.id);

/** Says what a fact was about, in ids, numbers and aliases. */
export const noteOf = (event: StoredEvent, floor: Floor): FactNote => {
  const data = event.data as Record<string, unknown>;
  const fields = noted.flatMap((field) => (isNotable(data[field]) ? [[field, data[field]] as const] : []));
  const table = floor.tables.get(data['tableId'] as TableId);
  return {
    position: String(event.position),
    type: event.type,
    at: isoOf(event.occurredAt),
    by: nameOf(event.metadata.by),
    summary: { ...Object.fromEntries(fields), ...(table ? { tableNumber: table.plan.number } : {}) },
  };
};

/** Any board as of any moment: its streams are folded up to there, and the board read off them. */
@Injectable()
export class Past {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(GamingDays) private readonly days: GamingDays,
    @Inject(PastStreams) private readonly streams: PastStreams,
  ) {}

  /**
   * The floor as it stood, or as it stands now; the position is that of the last fact in it. Null before the first
   * gaming day. A day whose stream folds to no day at all was not understood, and is never passed off as an empty one.
   */
  async floor(room: RoomId, moment: Moment | null): Promise<FloorThen | null> {
    const stream = moment === null ? await this.days.latest(room) : await this.days.at(room, moment);
    if (!stream) return null;
    const { state, position } = await (moment === null
      ? this.store.state(floorCategory, stream)
      : this.store.stateAt(floorCategory, stream, moment));
    invariant(state.day, `${stream} folds to a floor without a gaming day`);
    return { floor: state, position: String(position) };
  }

  /** A board of whichever module, read off each of the streams that it is folded from. */
  async board(room: RoomId, board: BoardName, moment: Moment): Promise<PastBoard> {
    const floorStream = await this.days.at(room, moment);
    if (!floorStream) return nothingYet;
    const fold = foldOf(board);
    const streams = await this.streams.of(fold, { room, moment, floorStream });
    const folded = await this.streams.folded(fold, streams, moment);
    const { fact, previous, next } = await this.streams.factsAround(streams, folded.position);
    const { state: floor } = await this.store.stateAt(floorCategory, floorStream, moment);
    const position = String(folded.position);
    const positionOf = (event: StoredEvent | null) => (event ? String(event.position) : null);
    return {
      rows: folded.rows
        .filter((row) => row.board === board && row.body !== null)
        .map(({ key, body }) => ({ key, position, body })),
      position,
      fact: fact ? noteOf(fact, floor) : null,
      previous: positionOf(previous),
      next: positionOf(next),
    };
  }
}
