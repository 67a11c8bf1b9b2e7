import { type EveningClock } from './evening-clock';
import { type LiveBoards } from './live-boards';
import { type Caller, type RoomClient } from './room-client';
import { type Tally } from './tally';

/** What everybody in the evening shares. */
export interface Stage {
  readonly client: RoomClient;
  readonly clock: EveningClock;
  readonly boards: LiveBoards;
  readonly tally: Tally;
  readonly staff: Caller;
  readonly kiosk: Caller;
  /** The room's id of each game of the evening file. */
  readonly gameIds: ReadonlyMap<string, string>;
}
