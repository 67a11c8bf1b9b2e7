import { type HandId, id } from '@cardroom/kernel';
import { type BettingStructure, fixedLimit, type Limit, noLimit, potLimit } from '../betting/structure';
import { type Pick } from './random-play';
import { type GameName } from '../games/game';
import { games } from '../games/list';
import { rulesOf, noon, seedOf, blindsFor, antesFor } from '../testing';
import { commitmentTo } from '../cards/shuffle';
import { type HouseRules } from '@cardroom/rulebook';
import { type OpenHand } from './commands';
import { type Rake } from '../pots/rake';
import { type ForcedBet } from './state';

const gameList = Object.keys(games) as GameName[];
const sets = ['rrp-cash', 'rrp-tournament', 'rtc', 'thr', 'fr4'] as const;
const limits: readonly Limit[] = ['noLimit', 'potLimit', 'fixedLimit'];

const variations: readonly Partial<HouseRules>[] = [
  {},
  { reopenRule: 'fullRaiseCumulative', potLimitRoundingUnit: 25 },
  { wagerUnitRequired: true },
  { checkRaiseAllowed: false, potLimitSmallBlindCountsAsBig: false },
];

/** Each set with some of its options changed; the second four add the joker. */
const houses = Object.fromEntries(
  sets.map((set) => [
    set,
    [0, 1].flatMap((jokers) => variations.map((differences) => rulesOf(set, { ...differences, jokers }))),
  ]),
) as unknown as Readonly<Record<(typeof sets)[number], readonly HouseRules[]>>;

/** Small and fast, and the same everywhere; only for tests. */
export const pickFrom = (seed: number): Pick => {
  let a = seed | 0;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
};

const structureOf = (
  limit: Limit,
  forced: { bigBlind: number; smallBlind: number; bringIn: number },
): BettingStructure => {
  const size = forced.bigBlind || 10;
  if (limit === 'fixedLimit') return fixedLimit([size, 2 * size], forced);
  return limit === 'potLimit' ? potLimit(size, forced) : noLimit(size, forced);
};

const extraBets = (seats: number, pick: Pick): readonly ForcedBet[] => {
  const seat = pick(seats) + 1;
  switch (pick(6)) {
    case 0:
      return [{ seat, kind: 'entry', amount: 10, plays: 'live' }];
    case 1:
      return [{ seat, kind: 'missedBlind', amount: 5, plays: 'dead' }];
    case 2:
      return [{ seat, kind: 'ante', amount: 10, plays: 'dead' }];
    default:
      return [];
  }
};

const anyForcedBets = (game: GameName, seats: number, { pick, button }: Chance): Forced => {
  const stud = games[game].family === 'stud';
  const antesOnly = stud || (games[game].family === 'draw' && pick(2) === 0);
  const ante = antesOnly || pick(3) === 0 ? 1 + pick(4) : 0;
  const blinds = antesOnly
    ? []
    : [[5, 10], [10], [5, 10, 20], [0, 10], [5, 5, 10]][seats === 2 ? 0 : pick(5)]!;
  const forcedBets = [
    ...antesFor(ante, seats),
    ...blindsFor(blinds.slice(0, seats), seats, button),
    ...(antesOnly ? [] : extraBets(seats, pick)),
  ];
  return {
    forcedBets,
    bigBlind: Math.max(0, ...blinds),
    smallBlind: blinds[0] ?? 0,
    bringIn: stud ? 3 : 0,
  };
};

interface Chance {
  readonly pick: Pick;
  readonly button: number;
}

interface Forced {
  readonly forcedBets: readonly ForcedBet[];
  readonly bigBlind: number;
  readonly smallBlind: number;
  readonly bringIn: number;
}

const anyPlayers = (seats: number, rules: HouseRules, pick: Pick): OpenHand['players'] => {
  const least = rules.wagerUnitRequired ? 20 : 1;
  const mayBeAbsent = rules.absentBlindsPosted;
  const short = pick(2) === 0;
  return Array.from({ length: seats }, (_, i) => ({
    seat: i + 1,
    stack: least + (short && pick(2) === 0 ? pick(60) : 20 + pick(700)),
    absent: mayBeAbsent && pick(20) === 0,
  }));
};

const anyRake = (pick: Pick): Rake => ({
  perMille: 1 + pick(120),
  most: 1 + pick(40),
  noFlopNoDrop: pick(2) === 0,
});

/** Any game, structure, house, table, stacks and rake. */
export const anyOpening = (pick: Pick): { readonly open: OpenHand; readonly seed: number } => {
  const game = gameList[pick(gameList.length)]!;
  const set = sets[pick(sets.length)]!;
  const limit = game === 'richardHoldem' ? 'noLimit' : limits[pick(3)]!;
  const seats = 2 + pick(Math.min(games[game].maxSeats, 9) - 1);
  const button = pick(seats) + 1;
  const { forcedBets, ...forced } = anyForcedBets(game, seats, { pick, button });
  const rules = houses[set][games[game].jokersAllowed ? pick(8) : pick(4)]!;
  const seed = pick(1e9);
  const open: OpenHand = {
    type: 'OpenHand',
    at: noon,
    handId: id<HandId>('random'),
    game,
    structure: structureOf(limit, forced),
    rules,
    running: pick(8) === 0 ? 'recorded' : 'dealt',
    tournament: set !== 'rrp-cash' && set !== 'thr',
    unit: 1,
    button: games[game].family === 'stud' ? null : button,
    players: anyPlayers(seats, rules, pick),
    forcedBets,
    commitment: commitmentTo(seedOf(seed)),
    oddChips: pick(6) === 0 ? 'byPosition' : 'byHouseRules',
  };
  return { seed, open: pick(3) === 0 ? { ...open, rake: anyRake(pick) } : open };
};
