import { type GamingDay, type Minor, type RoomId, type StaffId } from '@cardroom/kernel';
import { type Fact, type PostedFact } from '../facts';
import { type Holding } from '../ledger/holding';
import { type CageSettings, type SettingValue } from '../settings';
import { type Carried } from './carried';

export interface CageOpened extends Fact {
  readonly type: 'CageOpened';
  readonly room: RoomId;
  readonly day: GamingDay;
  readonly currency: string;
  readonly currencyDecimals: number;
  readonly denominations: readonly Minor[];
  readonly settings: CageSettings;
  readonly carried: Carried | null;
}

export interface StockChanged extends PostedFact {
  readonly type: 'StockChanged';
  readonly holding: Holding;
  readonly reason: string;
  readonly witness: StaffId;
}

export interface VaultCounted extends PostedFact {
  readonly type: 'VaultCounted';
  readonly counted: Holding;
  readonly difference: Holding;
  readonly differenceMinor: Minor;
  readonly witness: StaffId;
}

export interface CageClosed extends Fact {
  readonly type: 'CageClosed';
  readonly carried: Carried;
}

export interface CageSettingChanged extends Fact {
  readonly type: 'CageSettingChanged';
  readonly setting: string;
  readonly value: SettingValue;
  readonly formerly: SettingValue;
}

export type DayEvent = CageOpened | StockChanged | VaultCounted | CageSettingChanged | CageClosed;
