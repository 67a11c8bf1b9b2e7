import { type Share } from '../hand/commands';
import { type FormedPot } from '../hand/events';
import { type Chips, type PlayerInHand, type SeatNumber } from '../hand/state';

/** A pot as it stands when the betting is over; the main pot first, the pot formed last at the end. */
export interface Pot {
  readonly amount: Chips;
  /** The house's; the parts are of the rest. */
  readonly raked?: Chips;
  /** The seats that had not folded when the betting ended; a hand mucked later keeps the pot apart (RRP-3.7.9). */
  readonly eligible: readonly SeatNumber[];
  /** How much of it each run of the board plays for; one part when it is run once. */
  readonly parts: readonly PotPart[];
  /** Set aside by a dispute, to be awarded later (RRP-2.1.7). */
  readonly setAside: boolean;
}

export interface PotPart {
  readonly amount: Chips;
  readonly awarded: boolean;
}

type Contributor = Pick<PlayerInHand, 'seat' | 'contributed' | 'gone'>;

const outOfPots = ({ gone }: Contributor): boolean => gone === 'folded' || gone === 'dead';

/**
 * The pots in layers (RRP-3.7.9, RTC-21): one for each amount at which a player still in has nothing more to
 * lose. Chips that only folded hands put in above the last layer join the highest pot that can still be won,
 * dead money goes whole to the main pot, and nothing returns to a dead hand.
 *
 * FR4-3.10 speaks of the excess going to the second best, capped by his own stack: the same amounts.
 */
export const formPots = (players: readonly Contributor[], deadMoney: Chips): readonly FormedPot[] => {
  const live = players.filter((player) => !outOfPots(player));
  const levels = [...new Set(live.map(({ contributed }) => contributed))].sort((a, b) => a - b);
  const top = levels[levels.length - 1] ?? 0;
  let below = 0;
  const pots = levels.map((level, index): FormedPot => {
    const upTo = level === top ? Infinity : level;
    let amount = index === 0 ? deadMoney : 0;
    for (const { contributed } of players) amount += Math.max(0, Math.min(contributed, upTo) - below);
    const eligible = live.filter(({ contributed }) => contributed >= level).map(({ seat }) => seat);
    below = level;
    return { amount, eligible };
  });
  return pots.filter(({ amount }) => amount > 0);
};

/** The part of the highest bet that nobody matched, which goes back to its bettor before pots are made (THR-A16). */
export const uncalledBet = (players: readonly Contributor[]): Share | null => {
  let first: Contributor | undefined;
  let second = 0;
  for (const player of players) {
    if (!first || player.contributed > first.contributed) {
      second = first?.contributed ?? 0;
      first = player;
    } else second = Math.max(second, player.contributed);
  }
  if (!first || outOfPots(first) || first.contributed === second) return null;
  return { seat: first.seat, amount: first.contributed - second };
};
