import { type HandId, instant, type Seed } from '@cardroom/kernel';
import { resolveRuleSet, type ReadyRuleSetId } from '@cardroom/rulebook';
import { type BettingStructure, fixedLimit, type Limit, noLimit, potLimit } from '../betting/structure';
import { commitmentTo } from '../cards/shuffle';
import { type GameName } from '../games/game';
import { gameOf } from '../games/list';
import { type OpenHand } from '../hand/commands';
import { clockwiseFrom } from '../hand/players';
import { type ForcedBet, type SeatNumber } from '../hand/state';

/** What the person at the terminal asked for. */
export interface TableWish {
  readonly game: GameName;
  readonly seats: number;
  readonly rules: ReadyRuleSetId;
  readonly limit: Limit;
  readonly seed: Seed;
}

const smallBlind = 5;
const bigBlind = 10;
const ante = 2;
const bringIn = 3;
const stack = 1000;

/** The limit a game is usually played at. */
export const usualLimit = (game: GameName): Limit => {
  const { family, limits, highLow, boardMayPlay } = gameOf(game);
  const usual = family !== 'flop' ? 'fixedLimit' : boardMayPlay && !highLow ? 'noLimit' : 'potLimit';
  return limits && !limits.includes(usual) ? (limits[0] as Limit) : usual;
};

const structureOf = ({ game, limit }: TableWish): BettingStructure => {
  const { family } = gameOf(game);
  const forced =
    family === 'flop' ? { smallBlind, bigBlind } : family === 'stud' ? { ante, bringIn } : { ante };
  if (limit === 'fixedLimit') return fixedLimit([bigBlind, 2 * bigBlind], forced);
  return limit === 'potLimit' ? potLimit(bigBlind, forced) : noLimit(bigBlind, forced);
};

/** Antes, or the blinds left of the button; heads-up the button has the blind that the house gives it (RRP-4.1.3). */
const forcedBetsOf = (wish: TableWish, seats: readonly SeatNumber[]): readonly ForcedBet[] => {
  if (gameOf(wish.game).family !== 'flop')
    return seats.map((seat) => ({ seat, kind: 'ante', amount: ante, plays: 'ante' }));
  const { headsUpButtonPosts } = resolveRuleSet(wish.rules);
  const headsUp = seats.length === 2;
  const swapped = headsUp && headsUpButtonPosts === 'smallBlind';
  const [small = 0, big = 0] = swapped ? seats.toReversed() : seats;
  return [
    { seat: small, kind: 'smallBlind', amount: smallBlind, plays: 'live' },
    { seat: big, kind: 'bigBlind', amount: bigBlind, plays: 'live' },
  ];
};

const tournaments: readonly ReadyRuleSetId[] = ['rrp-tournament', 'rtc', 'fr4'];

/** The command that opens a dealt hand: everybody has a hundred big blinds and the seed says who has the button. */
export const openingFor = (wish: TableWish, epochMs: number): OpenHand => {
  const players = Array.from({ length: wish.seats }, (_, i) => ({ seat: i + 1, stack }));
  const button = 1 + (Number.parseInt(wish.seed.slice(0, 8), 16) % wish.seats);
  const stud = gameOf(wish.game).family === 'stud';
  const seats = clockwiseFrom(players, stud ? null : button).map(({ seat }) => seat);
  return {
    type: 'OpenHand',
    at: instant(epochMs),
    handId: `terminal-${epochMs}` as HandId,
    game: wish.game,
    structure: structureOf(wish),
    rules: resolveRuleSet(wish.rules),
    running: 'dealt',
    tournament: tournaments.includes(wish.rules),
    unit: 1,
    button: stud ? null : button,
    players,
    forcedBets: forcedBetsOf(wish, seats),
    commitment: commitmentTo(wish.seed),
  };
};
