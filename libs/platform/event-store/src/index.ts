export {
  type AppendAnswer,
  type AppendedRange,
  type AppendRequest,
  type ExpectedStream,
  type NewEvent,
  type StoredAnswer,
  type StreamDeadline,
} from './append';
export { type BoardFilter } from './board';
export * from './category';
export { codeOf } from './code-of';
export { isUnavailable, StoreUnavailable } from './errors';
export * from './event';
export { waitedMs } from './checkpoint';
export { follow, type FollowOptions } from './follow';
export { readEvent, type StoredFact } from './history';
export { waypointMaker, type WaypointMaker } from './make-waypoints';
export { type BoardsOf, mendBoards } from './mend-boards';
export * from './observe';
export { type Moment } from './past';
export { createPersonVault, PersonErased, type PersonVault } from './person-vault';
export { openPool } from './pool';
export * from './seal';
export * from './store';
export { step, type Step } from './steps';
export * from './subscribe';
export { type ArmedTimer, type TimerPage, type Timers } from './timers';
export * from './verify';
