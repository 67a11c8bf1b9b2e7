import { refusal } from '@cardroom/kernel';

export const alreadyAbsent = refusal('floor.already-absent', 'conflict');
export const notAbsent = refusal('floor.not-absent', 'conflict');
/** A longer absence is arranged beforehand, not once the time is over. */
export const absenceExpired = refusal('floor.absence-expired', 'conflict', 'RRP-2.2.19');
/** It would not be longer than the time he has anyway. */
export const absenceNotLonger = refusal('floor.absence-not-longer', 'conflict', 'RRP-2.2.19');
export const absenceTooLong = refusal('floor.absence-too-long', 'conflict', 'RRP-2.2.19');
/** Before the time is over chips stay where they are, but for a frequent absence with a reason. */
export const absenceNotDue = refusal('floor.absence-not-due', 'conflict', 'RRP-2.2.19');
export const custodyExists = refusal('floor.custody-exists', 'conflict');
export const custodyUnknown = refusal('floor.custody-unknown', 'not-found');
/** Two count what goes into custody. */
export const secondPersonRequired = refusal('floor.second-person-required', 'conflict', 'RRP-2.2.19');
export const custodyCounted = refusal('floor.custody-counted', 'conflict');
export const alreadyPlayedOver = refusal('floor.already-played-over', 'conflict', 'RRP-2.2.11');
export const notPlayedOver = refusal('floor.not-played-over', 'conflict');
/** Who comes back in time brings what he took, though it be above the table's maximum. */
export const returnStackRequired = refusal('cashier.return-stack-required', 'conflict', 'RRP-2.2.5');
export const nothingToBringBack = refusal('floor.nothing-to-bring-back', 'conflict');
