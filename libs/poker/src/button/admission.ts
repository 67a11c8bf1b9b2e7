import { type Refusal } from '@cardroom/kernel';
import { dealtInWithCarriedPot } from '../games/carried-pots';
import { carryOverPot } from '../hand/refusals';
import { type SeatNumber } from '../hand/state';
import {
  betweenButtonAndBigBlind,
  dealingOffWait,
  entryPending,
  missedBlindDue,
  newcomerNextToButton,
  newcomerWaitsForButton,
  noChips,
  playerAbsent,
  seatChangeWait,
} from './refusals';
import { nextAfter, passes } from './ring';
import { type DealTerms, missedAny, type Occupant, type Positions, type TableBetweenHands } from './table';

type Asking = (occupant: Occupant, table: TableBetweenHands, terms: DealTerms) => Refusal | null;

const hasChips: Asking = ({ seat, stack }) => (stack > 0 ? null : noChips({ seat }));

/** An absent player is dealt in only where the dealer posts for him (RRP-11.10, RTC-28); else he misses (RRP-2.2.13). */
const isPresent: Asking = ({ seat, present }, _, { rules }) =>
  present || rules.absentBlindsPosted ? null : playerAbsent({ seat });

/** While money is carried forward only the players of that deal are dealt in (RRP-3.4.6). */
const isInCarriedPot: Asking = ({ seat }, _, { carried }) =>
  carried === null || dealtInWithCarriedPot(carried).includes(seat) ? null : carryOverPot({ seat });

/** What keeps a player out whatever the positions are; not even the big blind comes to him. */
export const canBeDealtIn: readonly Asking[] = [hasChips, isPresent, isInCarriedPot];

/** At a table just started nothing is posted while no blind has come to the seat (RRP-4.1.16, RRP-4.1.17). */
export const firstRoundSpares = ({ firstRound }: TableBetweenHands, seat: SeatNumber): boolean => {
  if (firstRound === null) return false;
  const { firstButton, passedUpTo } = firstRound;
  return passedUpTo === null || !passes(firstButton, passedUpTo, seat);
};

const blindsArePaid: Asking = (occupant) =>
  occupant.standing.kind === 'active' && missedAny(occupant) && !occupant.posts
    ? missedBlindDue({ seat: occupant.seat, missed: occupant.missed })
    : null;

/** A newcomer posts, or waits for the big blind (RRP-4.1.4, RRP-4.1.5); in tournaments he is dealt in (RRP-11.24). */
const newcomerPosts: Asking = ({ seat, standing, posts }, table, { rules }) => {
  if (standing.kind !== 'new' || posts || !rules.newcomerPostsToEnter) return null;
  return table.last === null || firstRoundSpares(table, seat) ? null : entryPending({ seat });
};

/** Who moved away from the big blind waits for the like place, or posts (RRP-4.1.18). */
const seatChangerWaited: Asking = ({ seat, standing, posts }, table) => {
  if (standing.kind !== 'moved' || posts || standing.dealsToWait === 0) return null;
  return firstRoundSpares(table, seat) ? null : seatChangeWait({ seat, deals: standing.dealsToWait });
};

/** What keeps a player out unless the big blind comes to him. */
export const entersWithoutBigBlind: readonly Asking[] = [blindsArePaid, newcomerPosts, seatChangerWaited];

export const firstNo = (
  asking: readonly Asking[],
  occupant: Occupant,
  about: { readonly table: TableBetweenHands; readonly terms: DealTerms },
): Refusal | null => {
  for (const ask of asking) {
    const no = ask(occupant, about.table, about.terms);
    if (no) return no;
  }
  return null;
};

/** The seats from the button up to the big blind, the big blind not included (RRP-4.1.9, RRP-12.3). */
export const isBetween = (seat: SeatNumber, { button, blinds }: Positions): boolean => {
  const big = blinds.at(-1);
  if (big === undefined || seat === big) return false;
  return seat === button || passes(button, big, seat);
};

type Words = DealTerms['rules']['newcomerNotDealtWhen'];
type Barring = (seat: SeatNumber, positions: Positions, occupied: readonly SeatNumber[]) => Refusal | null;

const barring: { readonly [Word in Exclude<Words[number], 'notPosted'>]: Barring } = {
  betweenBigBlindAndButton: (seat, positions) =>
    isBetween(seat, positions) ? betweenButtonAndBigBlind({ seat, button: positions.button }) : null,
  smallBlindSeat: (seat, { blinds, button }) =>
    blinds.length > 1 && blinds[0] === seat ? newcomerWaitsForButton({ seat, button }) : null,
  buttonSeat: (seat, { button }) => (button === seat ? newcomerWaitsForButton({ seat, button }) : null),
  buttonOnRight: (seat, { button }, occupied) =>
    nextAfter(occupied, button) === seat ? newcomerNextToButton({ seat, button }) : null,
  buttonOnLeft: (seat, { button }, occupied) =>
    nextAfter([...occupied, button], seat) === button ? newcomerNextToButton({ seat, button }) : null,
};

/**
 * A new player does not come in between the button and the big blind (RRP-4.1.9) unless the house admits him early
 * (RRP-12.3); in tournaments not in the small blind or on the button (RRP-11.24), or not beside it (RTC-36.a).
 */
export const barredByPosition = (
  { seat, standing }: Occupant,
  positions: Positions,
  { table, terms }: { readonly table: TableBetweenHands; readonly terms: DealTerms },
): Refusal | null => {
  if (standing.kind !== 'new' || table.last === null || positions.blinds.at(-1) === seat) return null;
  const occupied = table.occupants.map((occupant) => occupant.seat);
  for (const word of terms.rules.newcomerNotDealtWhen) {
    if (word === 'notPosted') continue;
    if (word === 'betweenBigBlindAndButton' && terms.rules.newPlayerEntersBetweenBigBlindAndButton) continue;
    const no = barring[word](seat, positions, occupied);
    if (no) return no;
  }
  return null;
};

/**
 * Who played the button and changed seats comes in behind the button, once the blinds and it have passed his new seat
 * (RRP-4.1.19).
 */
export const dealingOffNo = (
  { seat, standing }: Occupant,
  last: Positions | null,
  button: SeatNumber,
): Refusal | null => {
  if (standing.kind !== 'dealingOff' || last === null) return null;
  const passed = seat !== button && (last.button === seat || passes(last.button, button, seat));
  return passed ? null : dealingOffWait({ seat, button });
};
