import { type Award } from '../hand/events';
import { playerAt } from '../hand/players';
import { type Chips, type Hand, type PlayerInHand, type SeatNumber } from '../hand/state';
import { isTabled, type Strength, strengthOf } from '../showdown/strength';
import { gameOfHand } from '../hand/streets';
import { type Half, halves, oddChipOrder, splitInUnits } from './odd-chips';

/** Who can still win a pot: eligible, and the hand neither mucked nor killed. */
export const claimants = (hand: Hand, pot: number): readonly PlayerInHand[] =>
  (hand.pots[pot]?.eligible ?? [])
    .map((seat) => playerAt(hand, seat))
    .filter((player): player is PlayerInHand => player?.gone === null);

interface Claim {
  readonly seat: SeatNumber;
  readonly strength: Strength;
}

const best = (claims: readonly Claim[], valueOf: (claim: Claim) => number | null): readonly SeatNumber[] => {
  let top = -Infinity;
  let seats: SeatNumber[] = [];
  for (const claim of claims) {
    const value = valueOf(claim);
    if (value === null || value < top) continue;
    if (value > top) seats = [];
    top = value;
    seats.push(claim.seat);
  }
  return seats;
};

/** The only claim left wins; having beaten a shown hand, one that makes a low is recorded as high and low. */
const aloneInPot = (
  hand: Hand,
  player: PlayerInHand,
  { pot, run }: Place,
): Record<Half, readonly SeatNumber[]> => {
  const beatSomebody = hand.pots[pot]!.eligible.some((seat) => playerAt(hand, seat)?.gone === 'killed');
  const strength = beatSomebody && isTabled(player) ? strengthOf(hand, player, run) : null;
  return { high: [player.seat], low: (strength?.low ?? null) === null ? [] : [player.seat] };
};

interface Place {
  readonly pot: number;
  readonly run: number;
}

/** The winners of one pot and run; null while a claimant's cards are unknown. */
export const winnersOf = (
  hand: Hand,
  pot: number,
  run: number,
): Record<Half, readonly SeatNumber[]> | null => {
  const claims: Claim[] = [];
  const live = claimants(hand, pot);
  if (live.length === 1) return aloneInPot(hand, live[0]!, { pot, run });
  for (const player of live) {
    const strength = strengthOf(hand, player, run);
    if (!strength) return null;
    claims.push({ seat: player.seat, strength });
  }
  return {
    high: best(claims, ({ strength }) => strength.high),
    low: best(claims, ({ strength }) => strength.low),
  };
};

interface Part {
  readonly part: Award['part'];
  readonly half: Half;
  readonly amount: Chips;
  readonly winners: readonly SeatNumber[];
}

const awardPart = (
  hand: Hand,
  { part, half, amount, winners }: Part,
  hadOne: readonly SeatNumber[],
): Award => {
  const { seats, rule } = oddChipOrder(hand, winners, half);
  const { shares, oddTo } = splitInUnits(amount, seats, { unit: hand.setup.unit, hadOne });
  return {
    part,
    shares: seats.map((seat) => ({ seat, amount: shares.get(seat) ?? 0 })),
    oddChips: winners.length > 1 ? oddTo.map((seat) => ({ seat, rule })) : [],
  };
};

/**
 * How the cards divide one pot of one run: judged among the players of that pot alone, high and low too, so that a
 * pot in which nobody has a low goes whole to the high hand (RRP-7.2.a, RRP-3.7.9).
 */
export const awardsByCards = (hand: Hand, pot: number, run: number): readonly Award[] | null => {
  const winners = winnersOf(hand, pot, run);
  const amount = hand.pots[pot]?.parts[run]?.amount;
  if (!winners || amount === undefined) return null;
  if (!gameOfHand(hand).highLow || winners.low.length === 0)
    return [awardPart(hand, { part: 'all', half: 'high', amount, winners: winners.high }, [])];
  const { high, low } = halves(amount, hand.setup.unit);
  const first = awardPart(hand, { part: 'high', half: 'high', amount: high, winners: winners.high }, []);
  const hadOne = hand.setup.oddChips === 'byHouseRules' ? first.oddChips.map(({ seat }) => seat) : [];
  if (low === 0) return [first];
  return [first, awardPart(hand, { part: 'low', half: 'low', amount: low, winners: winners.low }, hadOne)];
};
