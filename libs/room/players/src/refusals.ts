import { refusal } from '@cardroom/kernel';

export const alreadyRegistered = refusal('players.already-registered', 'conflict');
export const notRegistered = refusal('players.not-registered', 'not-found');
export const aliasInvalid = refusal('players.alias-invalid', 'conflict');
/** The word stays unsaid: whoever reads the refusal has typed it. */
export const aliasInsulting = refusal('players.alias-insulting', 'conflict');
/** Says nothing of the name itself: the kiosk reads refusals too. */
export const aliasShowsName = refusal('players.alias-shows-name', 'conflict');
export const cardInvalid = refusal('players.card-invalid', 'conflict');
export const cardTaken = refusal('players.card-taken', 'conflict');
export const cardUnknown = refusal('players.card-unknown', 'not-found');
export const isErased = refusal('players.erased', 'conflict');
export const isMerged = refusal('players.merged', 'conflict');
export const recordChanged = refusal('players.record-changed', 'conflict');
export const recordEmpty = refusal('players.record-empty', 'conflict');
export const noRecord = refusal('players.no-record', 'not-found');
export const birthDateImpossible = refusal('players.birth-date-impossible', 'conflict');
export const tooYoung = refusal('players.too-young', 'forbidden');
export const noteNotYours = refusal('players.note-not-yours', 'forbidden');
export const noteUnknown = refusal('players.note-unknown', 'not-found');
export const mergeWithSelf = refusal('players.merge-with-self', 'conflict');
export const mergedStillHere = refusal('players.merged-still-here', 'conflict');
export const stillHere = refusal('players.still-here', 'conflict');
export const keptForRegister = refusal('players.kept-for-register', 'forbidden');
export const keptForExclusion = refusal('players.kept-for-exclusion', 'forbidden');
export const settingOutOfRange = refusal('players.setting-out-of-range', 'conflict');
