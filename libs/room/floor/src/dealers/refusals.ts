import { refusal } from '@cardroom/kernel';

export const dealerSignedIn = refusal('floor.dealer-signed-in', 'conflict');
export const dealerUnknown = refusal('floor.dealer-not-signed-in', 'not-found');
export const tableHasDealer = refusal('floor.table-has-dealer', 'conflict');
export const sectionUnknown = refusal('floor.section-unknown', 'not-found');
export const dealerOnBreak = refusal('floor.dealer-on-break', 'conflict');
export const dealerNotOnBreak = refusal('floor.dealer-not-on-break', 'conflict');
/** A dealer acts for himself; for another one, those in charge do. */
export const otherDealer = refusal('floor.other-dealer', 'forbidden');
export const nobodyToPush = refusal('floor.nobody-to-push', 'conflict');
