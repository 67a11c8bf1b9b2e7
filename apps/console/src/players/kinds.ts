import { type NoteAudience, type PlayerAnswer, type RecordShape } from '@cardroom/contracts';

type Need = PlayerAnswer['needs'][number];
type Language = NonNullable<PlayerAnswer['language']>;
type DocumentKind = NonNullable<RecordShape['document']>['kind'];

// The contract's words, in the order in which screens list them. Its shapes themselves are not for the browser.
export const playerNeeds = [
  'reserved-seat',
  'step-free',
  'clear-view',
  'hearing',
  'large-print',
] as const satisfies readonly Need[];
export const playerLanguages = ['en', 'fr'] as const satisfies readonly Language[];
export const noteAudiences = ['floor', 'cage', 'management'] as const satisfies readonly NoteAudience[];
export const documentKinds = [
  'identity-card',
  'passport',
  'residence-permit',
  'driving-licence',
] as const satisfies readonly DocumentKind[];
