import { refusal } from '@cardroom/kernel';

/** Somebody has neither paid nor is exempt or on courtesy: no next deal for him, or none at all (RRP-2.2.2). */
export const collectionDue = refusal('floor.collection-due', 'conflict', 'RRP-2.2.2');
/** There is no such period at the table, or not yet. */
export const collectionNotDue = refusal('floor.collection-not-due', 'conflict', 'RRP-2.2.2');
export const collectionDueAlready = refusal('floor.collection-due-already', 'conflict', 'RRP-2.2.2');
export const nothingOwed = refusal('floor.collection-nothing-owed', 'conflict', 'RRP-2.2.2');
export const rentNotPaid = refusal('floor.collection-not-paid', 'conflict');
/** The player who owed it sits there no more. */
export const payerLeft = refusal('floor.collection-payer-left', 'conflict');
export const bigBlindUnknown = refusal('floor.collection-blind-unknown', 'conflict', 'RRP-2.2.2');
export const noRentHere = refusal('floor.collection-none', 'conflict');
export const byTheClock = refusal('floor.collection-by-the-clock', 'conflict');
/** A table's fee changes only between collections. */
export const collectionOpen = refusal('floor.collection-open', 'conflict');
export const collectionPaused = refusal('floor.collection-paused', 'conflict');
export const collectionNotPaused = refusal('floor.collection-not-paused', 'conflict');
export const collectionReasonRequired = refusal('floor.collection-reason-required', 'conflict');
export const collectionNotAuthorised = refusal('floor.collection-not-authorised', 'forbidden');
export const rateUnknown = refusal('floor.rate-unknown', 'not-found');
export const rateInvalid = refusal('floor.rate-invalid', 'conflict');
export const rateInForce = refusal('floor.rate-in-force', 'conflict');
export const packageUnknown = refusal('floor.package-unknown', 'not-found');
export const packageOfOtherGame = refusal('floor.package-of-other-game', 'conflict');
