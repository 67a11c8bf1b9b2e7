import { refusal } from '@cardroom/kernel';

/** A dealer is signed in elsewhere, a player sits elsewhere. */
export const notYourTable = refusal('play.not-your-table', 'forbidden');
/** Players act by themselves at dealt tables only. */
export const notDealt = refusal('play.not-dealt', 'conflict');
export const nobodySits = refusal('play.nobody-sits', 'conflict');
/** The seat is no longer his: the token ends with it. */
export const seatTokenOver = refusal('play.seat-token-over', 'forbidden');
export const handUnknown = refusal('play.hand-unknown', 'not-found');
