import { type ChipsCommand } from './chips/commands';
import { type ClockCommand } from './clocks/commands';
import { type HandsCommand } from './hands/commands';
import { type RulingCommand } from './rulings/commands';
import { type SeatCommand } from './seats/commands';
import { type TableCommand } from './table/commands';

export type * from './chips/commands';
export type * from './clocks/commands';
export type * from './hands/commands';
export type * from './rulings/commands';
export type * from './seats/commands';
export type * from './table/commands';

export type PlayCommand =
  TableCommand | SeatCommand | ChipsCommand | HandsCommand | ClockCommand | RulingCommand;
