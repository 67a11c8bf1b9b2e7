import { type Chips, type ForcedBet, type SeatNumber } from '../hand/state';
import { firstRoundSpares } from './admission';
import { type Placed } from './positions';
import { passes } from './ring';
import { type DealTerms, missedAny, type Occupant, type TableBetweenHands } from './table';

/** The blinds that come to a seat or go past it in this deal. */
export const blindsPassing = (
  seat: SeatNumber,
  { last }: TableBetweenHands,
  { button, blinds }: Placed,
): readonly number[] =>
  blinds.flatMap((to, blind) => {
    const from = last === null ? button : (last.blinds[blind] ?? button);
    return from !== to && passes(from, to, seat) ? [blind] : [];
  });

/** Blinds missed add up to so many sets and no more (RRP-4.1.11). */
export const withMissed = (
  missed: readonly number[],
  blinds: readonly number[],
  { rules, blinds: amounts }: DealTerms,
): readonly number[] =>
  amounts.map((_, blind) => {
    const times = (missed[blind] ?? 0) + (blinds.includes(blind) ? 1 : 0);
    return Math.min(times, rules.missedBlindSetsMax);
  });

const bet = (seat: SeatNumber, plays: 'live' | 'dead', amount: Chips): readonly ForcedBet[] =>
  amount === 0 ? [] : [{ seat, amount, plays, kind: plays === 'live' ? 'entry' : 'missedBlind' }];

/**
 * Missed blinds: of the total the minimum bet plays and the rest goes dead into the pot (RRP-4.1.11, RRP-4.1.0.d). A
 * small blind missed alone plays too, unless the house says it is dead.
 */
const missedPost = (
  occupant: Occupant,
  missed: readonly number[],
  terms: DealTerms,
): readonly ForcedBet[] => {
  const { blinds, rules } = terms;
  const big = blinds.at(-1) ?? 0;
  const total = missed.reduce((sum, times, blind) => sum + times * (blinds[blind] ?? 0), 0);
  const bigMissed = (missed[blinds.length - 1] ?? 0) > 0;
  if (!bigMissed && rules.missedSmallBlindAlone === 'dead') return bet(occupant.seat, 'dead', total);
  const live = Math.min(total, big);
  return [...bet(occupant.seat, 'live', live), ...bet(occupant.seat, 'dead', total - live)];
};

/**
 * The big blind, or in lowball twice that, posted by a newcomer (RRP-4.1.6) or a seat-changer (RRP-4.1.18): a live bet
 * with the option to raise (RRP-4.1.10).
 */
const entryAmount = ({ standing }: Occupant, { rules, blinds, lowball }: DealTerms): Chips => {
  const big = blinds.at(-1) ?? 0;
  if (standing.kind === 'new')
    return big * (lowball ? rules.newPlayerPostBigBlindsLowball : rules.newPlayerPostBigBlinds);
  return big * (lowball ? rules.seatChangePostBigBlindsLowball : rules.seatChangePostBigBlinds);
};

export interface EntryPost {
  readonly occupant: Occupant;
  readonly table: TableBetweenHands;
  readonly terms: DealTerms;
  readonly placed: Placed;
}

/**
 * What a player posts to come in or come back, besides a blind due at his seat; nothing when the big blind is his own
 * in this deal, which settles everything (RRP-4.1.5, RRP-4.1.6, RRP-4.1.11).
 */
export const entryPost = ({ occupant, table, terms, placed }: EntryPost): readonly ForcedBet[] => {
  const { seat, standing, posts } = occupant;
  if (placed.blinds.at(-1) === seat || !posts) return [];
  if (standing.kind === 'active') {
    if (!missedAny(occupant)) return [];
    const smaller = blindsPassing(seat, table, placed).filter((blind) => blind < placed.blinds.length - 1);
    return missedPost(occupant, withMissed(occupant.missed, smaller, terms), terms);
  }
  if (firstRoundSpares(table, seat) || (standing.kind === 'moved' && standing.dealsToWait === 0)) return [];
  return bet(seat, 'live', entryAmount(occupant, terms));
};
