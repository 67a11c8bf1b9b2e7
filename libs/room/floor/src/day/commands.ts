import { type GamingDay, type RoomId } from '@cardroom/kernel';
import { type CarriedFloor } from '../carried';
import { type Stamp } from '../stamp';
import { type FloorSettings } from './settings';

/** Starts a gaming day; what the day before left open is carried in. */
export interface OpenDay extends Stamp {
  readonly type: 'OpenDay';
  readonly room: RoomId;
  readonly roomName: string;
  /** ISO 4217; amounts of this room are in its minor unit. */
  readonly currency: string;
  /** IANA name, for the room's own clock on screens and reports. */
  readonly timeZone: string;
  readonly day: GamingDay;
  readonly settings: FloorSettings;
  readonly carried: CarriedFloor | null;
}

export interface CloseDay extends Stamp {
  readonly type: 'CloseDay';
}

export interface ChangeHouseSetting extends Stamp {
  readonly type: 'ChangeHouseSetting';
  readonly setting: keyof FloorSettings;
  readonly value: string | number | boolean | null;
}

export type DayCommand = OpenDay | CloseDay | ChangeHouseSetting;
