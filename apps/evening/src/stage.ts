import { type PlayDepth } from '@cardroom/contracts';
import { type Cage } from './cage/cage';
import { type Chance } from './dealt/simple-players';
import { type EveningClock } from './evening-clock';
import { type LiveBoards } from './live-boards';
import { type News } from './news';
import { type Caller, type RoomClient } from './room-client';
import { type Tally } from './tally';

/** What everybody in the evening shares. */
export interface Stage {
  readonly client: RoomClient;
  readonly clock: EveningClock;
  readonly boards: LiveBoards;
  readonly news: News;
  /** The log's position when everything stood ready. */
  readonly since: string;
  readonly tally: Tally;
  readonly staff: Caller;
  readonly kiosk: Caller;
  /** The room's id of each game of the evening file. */
  readonly gameIds: ReadonlyMap<string, string>;
  readonly cage: Cage;
  /** How closely every table is followed. */
  readonly depth: PlayDepth;
  readonly chance: Chance;
  /** What players of counted tables have in front of them, in minor units: there nobody but the evening knows. */
  readonly purses: Map<string, number>;
  /** Players whose chips are being counted off a counted table: they are in no further hand. */
  readonly through: Set<string>;
  /** Chips in the pockets of those who have got up, until they are at the window. */
  readonly pockets: Map<string, number>;
  /** Excluded players who were found where they may not be. */
  readonly slippedIn: string[];
  /** Chips that the floor picked up and the cage has yet to count. */
  readonly pickedUp: Map<string, number>;
}
