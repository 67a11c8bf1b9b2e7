import { type Category } from '@cardroom/event-store';
import {
  deadlines,
  play,
  playCategory,
  type PlayCommand,
  type PlayEvent,
  playEventVersions,
  rulesCited,
  type Table,
} from '@cardroom/play';
import { foldedBy } from '../kept-states';
import { playRows } from './play-tables';

/**
 * The play of one table for one gaming day. Dealer, players, timers and the floor's reactions write to it; while it is
 * calm it is decided from memory all the same.
 */
export const tableCategory: Category<PlayCommand, Table, PlayEvent> = {
  name: playCategory,
  concurrency: 'locked',
  decider: play,
  history: { versions: playEventVersions },
  boards: playRows,
  deadlines,
  rulesCited,
  waypoints: { madeBy: foldedBy('@cardroom/play'), spacing: 1_000 },
};
