import { roomParameters, startingRoomSettings } from '@cardroom/rulebook';

/**
 * The house settings the floor decides by, recorded when the day opens and whenever one is changed.
 * Starting values are those of `RoomSettings` in the rulebook.
 */
export interface FloorSettings {
  /** Minutes to answer a call (RRP-2.3.2). */
  readonly callAnswerMinutes: number;
  /** Minutes added once the answer time is over, before the call ends. */
  readonly callGraceMinutes: number;
  /** What an unanswered call costs: the bottom of the list once, then off; or off at once; or nothing. */
  readonly afterNoAnswer: 'bottomOnceThenOff' | 'off' | 'keepPlace';
  /** What declining a call costs. */
  readonly afterDecline: 'bottomOnceThenOff' | 'off' | 'keepPlace';
  /** Whether players may join without being in the room (RRP-2.3.1). */
  readonly callInAllowed: boolean;
  /** Minutes a player who called in has to arrive. */
  readonly callInArrivalMinutes: number;
  /** Minutes a place on a list may be held without being called. */
  readonly placeHoldMinutes: number;
  /** Minutes a lock-up lasts at a table that is opening, while somebody waits (RRP-2.2.20). */
  readonly lockUpNewTableMinutes: number;
  /** Minutes any lock-up may last while somebody waits (RRP-2.2.20). */
  readonly lockUpMaxMinutes: number;
  /** How many waiting names end a lock-up that has had its time (RRP-2.2.20). */
  readonly lockUpLapseMinWaiting: number;
  /** What happens to a player's other places when he is seated: the house's first choice. */
  readonly otherListsWhenSeated: 'keep' | 'drop';
  /** Seated players from which a game is going. */
  readonly playersToStart: number;
  /** A going table with fewer players is short-handed. */
  readonly shortHandedBelow: number;
  /** Present players on a list from which an opening is proposed; null proposes nothing (RRP-2.2.1). */
  readonly tableOpenProposalPlayers: number | null;
}

export type SettingValue = string | number | boolean | null;

export const settingNames = [
  'callAnswerMinutes',
  'callGraceMinutes',
  'afterNoAnswer',
  'afterDecline',
  'callInAllowed',
  'callInArrivalMinutes',
  'placeHoldMinutes',
  'lockUpNewTableMinutes',
  'lockUpMaxMinutes',
  'lockUpLapseMinWaiting',
  'otherListsWhenSeated',
  'playersToStart',
  'shortHandedBelow',
  'tableOpenProposalPlayers',
] as const satisfies readonly (keyof FloorSettings)[];

/** The house rules a room starts with. */
export const startingSettings: FloorSettings = Object.fromEntries(
  settingNames.map((name) => [name, startingRoomSettings[name]]),
) as unknown as FloorSettings;

export const isSetting = (name: string): name is keyof FloorSettings =>
  (settingNames as readonly string[]).includes(name);

/** Whether the rulebook lets a house choose this value. */
export const isAllowed = (setting: keyof FloorSettings, value: SettingValue): boolean =>
  roomParameters[setting].schema.safeParse(value).success;
