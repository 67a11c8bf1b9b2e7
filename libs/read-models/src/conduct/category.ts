import { type Category } from '@cardroom/event-store';
import {
  conduct,
  type ConductCommand,
  conductDeadlines,
  type ConductEvent,
  conductEventVersions,
  type ConductRecord,
  house,
  type House,
  type HouseCommand,
  type HouseEvent,
  houseEventVersions,
  ownRequest,
  type OwnRequest,
  type OwnRequestCommand,
  type OwnRequestEvent,
  ownRequestEventVersions,
  type RulingCommand,
  type RulingEvent,
  rulingEventVersions,
  rulings,
  type RulingsDay,
  rulesOfConduct,
  rulesOfRuling,
} from '@cardroom/conduct';
import { foldedBy } from '../kept-states';
import { conductRows } from './conduct-rows';
import { rulingRows } from './ruling-rows';

const conductCode = foldedBy('@cardroom/conduct');

/** Rulings of a room on one gaming day: numbered by the day, so that its lock is taken before loading. */
export const rulingsCategory: Category<RulingCommand, RulingsDay, RulingEvent> = {
  name: 'rulings',
  concurrency: 'locked',
  decider: rulings,
  history: { versions: rulingEventVersions },
  boards: rulingRows,
  rulesCited: rulesOfRuling,
  waypoints: { madeBy: conductCode, spacing: 1_000 },
};

/** One player's conduct. */
export const conductCategory: Category<ConductCommand, ConductRecord, ConductEvent> = {
  name: 'conduct',
  concurrency: 'optimistic',
  decider: conduct,
  history: { versions: conductEventVersions },
  boards: conductRows,
  deadlines: conductDeadlines,
  rulesCited: rulesOfConduct,
  waypoints: { madeBy: conductCode, spacing: 1_000 },
};

/** What players asked for themselves: no board shows it. */
export const ownRequestCategory: Category<OwnRequestCommand, OwnRequest, OwnRequestEvent> = {
  name: 'ownrequest',
  concurrency: 'optimistic',
  decider: ownRequest,
  history: { versions: ownRequestEventVersions },
};

/** By which rules a room goes. */
export const rulesetCategory: Category<HouseCommand, House, HouseEvent> = {
  name: 'ruleset',
  concurrency: 'optimistic',
  decider: house,
  history: { versions: houseEventVersions },
};
