export { aliasAsKept, aliasIsReadable, aliasMaxLength } from './alias';
export * from './alike';
export * from './commands';
export { player } from './decider';
export { aliasIsDecent, startingInsults } from './decency';
export * from './events';
export {
  type ErasureReason,
  erasureReasons,
  type KeptByLaw,
  languages,
  needs,
  type NoteAudience,
  noteAudiences,
  type OpenMatter,
  type PlayerLanguage,
  type PlayerNeed,
  type RecordField,
  recordFields,
} from './facts';
export { isNameFound } from './finding';
export { folded, wordsOf } from './folding';
export * from './hours';
export * from './house';
export { aliasHidesName, type LegalName } from './legal-name';
export { noteReaders, noteWriters } from './notes';
export { yearsBetween } from './record';
export * as refusals from './refusals';
export { type KeptRecord, type KnownPlayer, newPlayer, type Note, type Player } from './state';
export * from './stream';
