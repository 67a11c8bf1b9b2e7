import { type ChipsEvent } from './chips/events';
import { type ClockEvent } from './clocks/events';
import { type HandsEvent } from './hands/events';
import { type RulingEvent } from './rulings/events';
import { type SeatEvent } from './seats/events';
import { type TableEvent } from './table/events';

export type * from './chips/events';
export type * from './clocks/events';
export type * from './hands/events';
export type * from './rulings/events';
export type * from './seats/events';
export type * from './table/events';

export type PlayEvent = TableEvent | SeatEvent | ChipsEvent | HandsEvent | ClockEvent | RulingEvent;
