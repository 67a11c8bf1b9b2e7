import { z } from 'zod';
import { type HouseRules, startingRules } from './house-rules';
import { conduct } from './parameters/conduct';
import { seating } from './parameters/seating';
import { tables } from './parameters/tables';
import { tableStakes } from './parameters/table-stakes';
import { timeCollection } from './parameters/time-collection';
import { waitingList } from './parameters/waiting-list';

const { ratholeReturnMinutes, ratholeReturnScope } = tableStakes;
const { racksAtTable, spectatorsAllowed } = conduct;

/** The parameters of a room's cash floor: lists, seats, tables, rent, and coming back to a game. */
export const roomParameters = {
  ...waitingList,
  ...seating,
  ...tables,
  ...timeCollection,
  ratholeReturnMinutes,
  ratholeReturnScope,
  racksAtTable,
  spectatorsAllowed,
};

export type RoomSettingName = keyof typeof roomParameters;

/** The part of the house rules that the floor decides by. */
export type RoomSettings = Pick<HouseRules, RoomSettingName>;

export const roomSettingNames = Object.keys(roomParameters) as RoomSettingName[];

export const roomSettingsSchema = z.strictObject(
  Object.fromEntries(roomSettingNames.map((name) => [name, roomParameters[name].schema])),
) as unknown as z.ZodType<RoomSettings>;

/** Takes the floor's part out of complete house rules. */
export const roomSettingsOf = (rules: HouseRules): RoomSettings =>
  Object.fromEntries(roomSettingNames.map((name) => [name, rules[name]])) as unknown as RoomSettings;

/** What a new room starts from. */
export const startingRoomSettings: RoomSettings = roomSettingsOf(startingRules);
