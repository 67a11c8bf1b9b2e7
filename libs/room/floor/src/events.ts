import { type DayEvent } from './day/events';
import { type GamesEvent } from './games/events';
import { type SeatsEvent } from './seats/events';
import { type TablesEvent } from './tables/events';
import { type UndoEvent } from './undo/events';
import { type WaitingListEvent } from './waiting-list/events';

export * from './facts';
export * from './day/events';
export * from './games/events';
export * from './tables/events';
export * from './waiting-list/events';
export * from './seats/events';
export * from './undo/events';

/** Everything that can have happened on the floor; each capability keeps its own in its folder. */
export type FloorEvent = DayEvent | GamesEvent | TablesEvent | WaitingListEvent | SeatsEvent | UndoEvent;
