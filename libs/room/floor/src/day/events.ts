import { type GamingDay, type RoomId } from '@cardroom/kernel';
import { type CarriedFloor } from '../carried';
import { type Fact } from '../facts';
import { type FloorSettings, type SettingValue } from './settings';

export interface DayOpened extends Fact {
  readonly type: 'DayOpened';
  readonly room: RoomId;
  readonly roomName: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly day: GamingDay;
  readonly settings: FloorSettings;
  readonly carried: CarriedFloor | null;
}

/** What the day came to, counted from its own facts. */
export interface DayTotals {
  readonly listed: number;
  readonly calls: number;
  readonly declined: number;
  readonly notAnswered: number;
  readonly seated: number;
  readonly seatsLeft: number;
  readonly overtakings: number;
}

export interface DayClosed extends Fact {
  readonly type: 'DayClosed';
  readonly room: RoomId;
  readonly day: GamingDay;
  readonly totals: DayTotals;
  readonly carried: CarriedFloor;
}

export interface HouseSettingChanged extends Fact {
  readonly type: 'HouseSettingChanged';
  readonly setting: keyof FloorSettings;
  readonly value: SettingValue;
  readonly was: SettingValue;
}

export type DayEvent = DayOpened | DayClosed | HouseSettingChanged;
