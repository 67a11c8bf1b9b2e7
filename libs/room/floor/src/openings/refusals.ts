import { refusal, type RefusalFacts } from '@cardroom/kernel';
import { supervisorRequired } from '../refusals';

/** Only a table that opens is drawn for or opened with an extra player. */
export const tableHasStarted = refusal('floor.table-has-started', 'conflict', 'RRP-2.3.8');
export const extraPlayerLimit = refusal('floor.extra-player-limit', 'conflict', 'RRP-2.3.8');
/** A warning: the deck may run out with so many players; the supervisor may confirm. */
export const deckTooSmall = refusal('floor.deck-too-small', 'conflict', 'RRP-2.3.8');
export const nobodyToDraw = refusal('floor.nobody-to-draw', 'conflict', 'THR-1.1');
/** A second draw would let the house choose between two. */
export const alreadyDrawn = refusal('floor.already-drawn', 'conflict', 'THR-1.1');
/** A drawn seat is neither chosen nor exchanged. */
export const seatWasDrawn = refusal('floor.seat-drawn', 'conflict', 'THR-1.1');
/** Nobody has a seat at an opening table before the draw. */
export const drawDue = refusal('floor.draw-due', 'conflict', 'THR-1.1');
/** The house does not impose the tables at the start. */
export const tablesNotImposed = refusal('floor.tables-not-imposed', 'conflict', 'FR4-1.1');
/** Nobody is called or seated where tables are imposed before everybody may know his. */
export const tablesNotRevealed = refusal('floor.tables-not-revealed', 'conflict', 'FR4-1.1');
/** The organiser imposed his table: it is not exchanged for another, nor his seat on request. */
export const tableImposed = refusal('floor.table-imposed', 'conflict', 'FR4-1.1');
/** The free seats of the table are for those on whom the organiser imposes it. */
export const seatsImposed = refusal('floor.seats-imposed', 'conflict', 'FR4-1.1');
export const imposedTableFull = refusal('floor.imposed-table-full', 'conflict', 'FR4-1.1');
export const imposedTwice = refusal('floor.imposed-twice', 'conflict', 'FR4-1.1');
export const nothingToReveal = refusal('floor.nothing-to-reveal', 'conflict', 'FR4-1.1');
export const noButtonGame = refusal('floor.no-button-game', 'conflict', 'RRP-2.3.6');

/** The extra player is a supervisor's decision. */
export const supervisorForExtraPlayer = (facts: RefusalFacts) => ({
  ...supervisorRequired(facts),
  rule: 'RRP-2.3.8' as const,
});
