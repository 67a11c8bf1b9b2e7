import { type AbsenceCommand } from './absence/commands';
import { type DayCommand } from './day/commands';
import { type GamesCommand } from './games/commands';
import { type MovesCommand } from './moves/commands';
import { type MustMoveCommand } from './must-move/commands';
import { type SeatsCommand } from './seats/commands';
import { type TablesCommand } from './tables/commands';
import { type TableLifeCommand } from './tables/table-life';
import { type TimeCollectionCommand } from './time-collection/commands';
import { type UndoCommand } from './undo/commands';
import { type WaitingListCommand } from './waiting-list/commands';

export * from './absence/commands';
export * from './day/commands';
export * from './games/commands';
export * from './tables/commands';
export * from './openings/commands';
export * from './breaks/commands';
export * from './stakes/commands';
export * from './decks/commands';
export * from './dealers/commands';
export * from './time-collection/commands';
export * from './waiting-list/commands';
export * from './seats/commands';
export * from './moves/commands';
export * from './must-move/commands';
export * from './undo/commands';

/** Everything that can be asked of the floor; each capability keeps its own in its folder. */
export type FloorCommand =
  | DayCommand
  | GamesCommand
  | TablesCommand
  | TableLifeCommand
  | WaitingListCommand
  | SeatsCommand
  | AbsenceCommand
  | TimeCollectionCommand
  | MovesCommand
  | MustMoveCommand
  | UndoCommand;
