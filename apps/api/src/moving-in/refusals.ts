import { refusal } from '@cardroom/kernel';

// What can be wrong with a line, before any rule of the floor is asked.
export const notCsv = refusal('moving-in.not-csv', 'conflict');
export const columnMissing = refusal('moving-in.column-missing', 'conflict');
export const columnUnknown = refusal('moving-in.column-unknown', 'conflict');
export const valueMissing = refusal('moving-in.value-missing', 'conflict');
export const valueInvalid = refusal('moving-in.value-invalid', 'conflict');
export const playerAmbiguous = refusal('moving-in.player-ambiguous', 'conflict');
export const cardUnknown = refusal('moving-in.card-unknown', 'conflict');
export const cardTaken = refusal('moving-in.card-taken', 'conflict');
export const tableUnknown = refusal('moving-in.table-unknown', 'conflict');
export const momentInFuture = refusal('moving-in.moment-in-future', 'conflict');
export const amountUnreadable = refusal('moving-in.amount-unreadable', 'conflict');
/** One of the sheets has a fault: nothing of any of them was taken over. */
export const sheetsFaulty = refusal('moving-in.sheets-faulty', 'conflict');
export const noHouseKey = refusal('moving-in.no-house-key', 'conflict');
