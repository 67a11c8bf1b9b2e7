import { refusal } from '@cardroom/kernel';

/** Every way the table between hands says no. */
export const entryPending = refusal('poker.entry-pending', 'conflict', 'RRP-4.1.4');
export const betweenButtonAndBigBlind = refusal(
  'poker.between-button-and-big-blind',
  'conflict',
  'RRP-4.1.9',
);
export const newcomerWaitsForButton = refusal('poker.newcomer-waits-for-button', 'conflict', 'RRP-11.24');
export const newcomerNextToButton = refusal('poker.newcomer-waits-for-button', 'conflict', 'RTC-36.a');
export const missedBlindDue = refusal('poker.missed-blind-due', 'conflict', 'RRP-4.1.12');
export const seatChangeWait = refusal('poker.seat-change-wait', 'conflict', 'RRP-4.1.18');
export const dealingOffWait = refusal('poker.seat-change-wait', 'conflict', 'RRP-4.1.19');
export const notTheButton = refusal('poker.not-the-button', 'conflict', 'RRP-4.1.19');
export const playerAbsent = refusal('poker.player-absent', 'conflict', 'RRP-2.2.13');
export const noChips = refusal('poker.no-chips', 'conflict', 'RRP-4.1.13');
export const seatTaken = refusal('poker.seat-taken', 'conflict');
export const seatEmpty = refusal('poker.seat-empty', 'not-found');
export const ownerPresent = refusal('poker.owner-present', 'conflict', 'RRP-4.1.8');
export const nothingToPost = refusal('poker.nothing-to-post', 'conflict', 'RRP-4.1.6');
export const buttonOutOfPosition = refusal('poker.button-out-of-position', 'conflict', 'RRP-3.2.1.g');
export const deckDefective = refusal('poker.deck-defective', 'conflict', 'RRP-2.3.6');
export const nobodyDrew = refusal('poker.nobody-drew', 'conflict', 'RRP-2.3.6');
