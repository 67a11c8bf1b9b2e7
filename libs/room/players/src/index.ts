export { aliasAsKept, aliasIsReadable, aliasMaxLength } from './alias';
export * from './commands';
export { type Player, player } from './decider';
export * from './events';
export * as refusals from './refusals';
export * from './stream';
