import { type AbsenceEvent } from './absence/events';
import { type DayEvent } from './day/events';
import { type GamesEvent } from './games/events';
import { type MovesEvent } from './moves/events';
import { type MustMoveEvent } from './must-move/events';
import { type SeatsEvent } from './seats/events';
import { type TablesEvent } from './tables/events';
import { type TableLifeEvent } from './tables/table-life';
import { type TimeCollectionEvent } from './time-collection/events';
import { type UndoEvent } from './undo/events';
import { type WaitingListEvent } from './waiting-list/events';

export * from './facts';
export * from './absence/events';
export * from './day/events';
export * from './games/events';
export * from './tables/events';
export * from './openings/events';
export * from './breaks/events';
export * from './stakes/events';
export * from './decks/events';
export * from './dealers/events';
export * from './time-collection/events';
export * from './waiting-list/events';
export * from './seats/events';
export * from './moves/events';
export * from './must-move/events';
export * from './undo/events';

/** Everything that can have happened on the floor; each capability keeps its own in its folder. */
export type FloorEvent =
  | DayEvent
  | GamesEvent
  | TablesEvent
  | TableLifeEvent
  | WaitingListEvent
  | SeatsEvent
  | AbsenceEvent
  | TimeCollectionEvent
  | MovesEvent
  | MustMoveEvent
  | UndoEvent;
