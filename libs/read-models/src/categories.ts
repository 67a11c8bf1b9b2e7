import { type Category } from '@cardroom/event-store';
import {
  deadlines,
  type Floor,
  floor,
  type FloorCommand,
  type FloorEvent,
  floorEventVersions,
  rulesCited,
} from '@cardroom/floor';
import {
  type ChangePlayersSetting,
  type Player,
  player,
  type PlayerCommand,
  type PlayerEvent,
  playerEventVersions,
  type PlayersHouse,
  playersHouse,
  playersHouseEventVersions,
  type PlayersSettingChanged,
} from '@cardroom/players';
import { playerRows } from './boards/players';
import { floorRows } from './floor-boards';
import { floorMemory, foldedBy } from './kept-states';

/** The floor of a room for one gaming day: many write at once, so its lock is taken before loading. */
export const floorCategory: Category<FloorCommand, Floor, FloorEvent> = {
  name: 'floor',
  concurrency: 'locked',
  decider: floor,
  history: { versions: floorEventVersions },
  boards: floorRows,
  deadlines,
  rulesCited,
  waypoints: {
    madeBy: foldedBy('@cardroom/floor'),
    spacing: 10_000,
    memory: floorMemory,
  },
};

/** One player's record: who he is in the room. */
export const playerCategory: Category<PlayerCommand, Player, PlayerEvent> = {
  name: 'player',
  concurrency: 'optimistic',
  decider: player,
  history: { versions: playerEventVersions },
  boards: playerRows,
};

/** What a house sets for its players' records. */
export const playersHouseCategory: Category<ChangePlayersSetting, PlayersHouse, PlayersSettingChanged> = {
  name: 'players-house',
  concurrency: 'optimistic',
  decider: playersHouse,
  history: { versions: playersHouseEventVersions },
};
