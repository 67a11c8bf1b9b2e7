/**
 * Play at one table on one gaming day: one stream `table-<room>-<table>-<gaming day>` holds what has to agree at once:
 * who sits where and gets cards, stacks and what is on its way to them, button and blinds, the hand in progress, the
 * clock that runs, and pots in dispute. The pure poker engine decides the hand; its events are the facts of this
 * stream. Amounts are whole minor units of the room's currency, and so are chips.
 */
export { type CarriedTable, type HeldForPlayer } from './carried';
export { type ClockKind, type RunningClock } from './clocks/running';
export * from './commands';
export * from './deadlines';
export { play } from './decider';
export * from './events';
export { lastEntry } from './hands/correcting';
export { foreseen, type Foreseen, mayAsk } from './hands/playing';
export { comingDeal, inTransitOf, keptOut, tableMinimum } from './hands/plan';
export { nextHandDue } from './hands/starting';
export { commandAt, eventsAt, type UntimedCommand, type UntimedEvent, withoutInstant } from './hands/untimed';
export * from './history';
export { departureKey } from './chips/adding';
export { allChipsOf, behindOf, chipsMissing, departingMinor, stackOf } from './keeping';
export * from './record/facts';
export { type Frame, framesOf } from './record/frames';
export * from './record/record';
export * from './record/published';
export { handText, type Saying } from './record/text';
export * as refusals from './refusals';
export { proposedMove, type ProposedMove } from './rulings/wrong-award';
export * from './seated';
export { type Stamp } from './stamp';
export {
  emptyTable,
  type HandInProgress,
  isInHand,
  isOpen,
  type LastHand,
  type Pace,
  seatedAs,
  seatedAt,
  standsStill,
  type Table,
} from './state';
export * from './stream';
export * from './terms';
export { isSecret, type ToldEvent, withheld } from './views/withheld';
export * from './views/view';
