import { type DayCommand } from './day/commands';
import { type GamesCommand } from './games/commands';
import { type SeatsCommand } from './seats/commands';
import { type TablesCommand } from './tables/commands';
import { type UndoCommand } from './undo/commands';
import { type WaitingListCommand } from './waiting-list/commands';

export * from './day/commands';
export * from './games/commands';
export * from './tables/commands';
export * from './waiting-list/commands';
export * from './seats/commands';
export * from './undo/commands';

/** Everything that can be asked of the floor; each capability keeps its own in its folder. */
export type FloorCommand =
  DayCommand | GamesCommand | TablesCommand | WaitingListCommand | SeatsCommand | UndoCommand;
