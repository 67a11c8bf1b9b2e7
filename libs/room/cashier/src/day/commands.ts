import { type GamingDay, type Minor, type RoomId } from '@cardroom/kernel';
import { type Carried } from './carried';
import { type Stamp, type Witnessed } from '../ids';
import { type Holding } from '../ledger/holding';
import { type CageSettings, type SettingValue } from '../settings';

export interface OpenCage extends Stamp {
  readonly type: 'OpenCage';
  readonly room: RoomId;
  readonly day: GamingDay;
  /** ISO 4217. */
  readonly currency: string;
  readonly currencyDecimals: number;
  /** Face values of the room's chips in minor units. */
  readonly denominations: readonly Minor[];
  readonly settings: CageSettings;
  /** What the last closing left; null for a new room. */
  readonly carried: Carried | null;
}

/** Brings money or chips into the vault from outside the room, or takes them away (negative counts). */
export interface ChangeStock extends Stamp, Witnessed {
  readonly type: 'ChangeStock';
  readonly holding: Holding;
  readonly reason: string;
}

/** Counts the vault; a difference is posted. */
export interface CountVault extends Stamp, Witnessed {
  readonly type: 'CountVault';
  readonly counted: Holding;
}

export interface CloseCage extends Stamp {
  readonly type: 'CloseCage';
}

/** Changes one of the rules the cage goes by, from now on. */
export interface ChangeCageSetting extends Stamp {
  readonly type: 'ChangeCageSetting';
  readonly setting: string;
  readonly value: SettingValue;
}

export type DayCommand = OpenCage | ChangeStock | CountVault | ChangeCageSetting | CloseCage;
