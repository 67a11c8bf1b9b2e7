import { refusal } from '@cardroom/kernel';

export const alreadyBreaking = refusal('floor.already-breaking', 'conflict', 'RRP-2.3.14');
export const notBreaking = refusal('floor.not-breaking', 'conflict', 'RRP-2.3.14');
export const cardsNotDrawn = refusal('floor.cards-not-drawn', 'conflict', 'RRP-2.3.14');
export const cardsDrawn = refusal('floor.cards-drawn', 'conflict', 'RRP-2.3.14');
export const nobodySitsHere = refusal('floor.nobody-sits-here', 'conflict', 'RRP-2.3.14');
/** A feeder breaks without a draw: its players go by when they joined the game. */
export const feederGoesInOrder = refusal('floor.feeder-goes-in-order', 'conflict', 'RRP-2.3.9');
/** The house fills the empty seats elsewhere without a draw. */
export const breakWithoutDraw = refusal('floor.break-without-draw', 'conflict', 'RRP-2.3.14');
/** Lots decided about the seats. */
export const seatsDrawnByLot = refusal('floor.seats-drawn-by-lot', 'conflict', 'RRP-2.3.14');
export const notALikeTable = refusal('floor.not-a-like-table', 'conflict', 'RRP-2.3.14');
/** Somebody who drew a higher card has the seat. */
export const seatChosenBefore = refusal('floor.seat-chosen-before', 'conflict', 'RRP-2.3.14');
/** His card earned no seat: there are fewer seats than higher cards. */
export const cardTooLow = refusal('floor.card-too-low', 'conflict', 'RRP-2.3.14');
export const notKeptByBreak = refusal('floor.not-kept-by-break', 'conflict', 'RRP-2.3.14');
export const breakSeatStillKept = refusal('floor.break-seat-still-kept', 'conflict', 'RRP-2.3.14');
export const slipsMissing = refusal('floor.slips-missing', 'conflict');
