export * from './carried';
export * from './commands';
export * from './deadlines';
export { floor } from './decider';
export * from './events';
export * from './games/games';
export * from './history';
export { type ActionNote, noteOf } from './undo/recent-actions';
export * as refusals from './refusals';
export {
  type FloorSettings,
  isSetting,
  settingNames,
  type SettingValue,
  startingSettings,
} from './day/settings';
export * from './state';
export * from './stream';
export * from './undo/touched';
export { isCallable, nextCallable, type Sending, sendings } from './waiting-list/turn';
export { canBeUndone } from './undo/undo';
