import { accept, type Decider, type Decision, judge, type Policy, type RoomId } from '@cardroom/kernel';
import { startingInsults } from './decency';
import { type Fact, type Stamp, stampOf } from './facts';
import { lettersAsRead } from './folding';
import { settingOutOfRange } from './refusals';

/** What a house sets for its players' records. */
export interface PlayersHouse {
  /** Words that no alias may have. */
  readonly insults: readonly string[];
  /** From which age somebody is taken up; 0 asks nobody. */
  readonly minimumAgeYears: number;
}

export type HouseSetting =
  | { readonly setting: 'insults'; readonly value: readonly string[] }
  | { readonly setting: 'minimumAgeYears'; readonly value: number };

export type ChangePlayersSetting = Stamp & { readonly type: 'ChangePlayersSetting' } & HouseSetting;

/** Old values stand in the fact before. */
export type PlayersSettingChanged = Fact & { readonly type: 'PlayersSettingChanged' } & HouseSetting;

export const playersHouseEventVersions = { PlayersSettingChanged: 1 } as const;

export const startingPlayersHouse: PlayersHouse = { insults: startingInsults, minimumAgeYears: 18 };

const mostInsults = 500;
const oldestMinimum = 25;

const isInRange: Policy<ChangePlayersSetting, PlayersHouse> = (command) => {
  if (command.setting === 'insults') {
    const fits =
      command.value.length <= mostInsults && command.value.every((word) => lettersAsRead(word) !== '');
    return fits ? null : settingOutOfRange({ setting: 'insults', most: mostInsults });
  }
  const { value } = command;
  const fits = Number.isInteger(value) && value >= 0 && value <= oldestMinimum;
  return fits ? null : settingOutOfRange({ setting: 'minimumAgeYears', most: oldestMinimum });
};

/** Each word once, as it is compared. */
const wordsKept = (words: readonly string[]): readonly string[] =>
  [...new Set(words.map(lettersAsRead))].sort();

const isSame = (a: HouseSetting['value'], b: HouseSetting['value']): boolean => String(a) === String(b);

const decide = (command: ChangePlayersSetting, house: PlayersHouse): Decision<PlayersSettingChanged> =>
  judge([isInRange], [command, house], () => {
    const fact = { type: 'PlayersSettingChanged', ...stampOf(command) } as const;
    const changed: PlayersSettingChanged =
      command.setting === 'insults'
        ? { ...fact, setting: 'insults', value: wordsKept(command.value) }
        : { ...fact, setting: 'minimumAgeYears', value: command.value };
    return isSame(changed.value, house[changed.setting]) ? accept() : accept(changed);
  });

const evolve = (house: PlayersHouse, event: PlayersSettingChanged): PlayersHouse =>
  event.type === 'PlayersSettingChanged' ? { ...house, [event.setting]: event.value } : house;

/** What the house sets for players' records, one stream a room. */
export const playersHouse: Decider<ChangePlayersSetting, PlayersHouse, PlayersSettingChanged> = {
  initialState: startingPlayersHouse,
  decide,
  evolve,
};

export const playersHouseStreamId = (room: RoomId): string => `players-house-${room}`;
