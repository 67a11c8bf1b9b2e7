import { accept, type Decision, type Refusal, refuse, type RuleId } from '@cardroom/kernel';
import { type Chips, type ForcedBet, type SeatNumber } from '../hand/state';
import { tooFewPlayers } from '../hand/refusals';
import { barredByPosition, canBeDealtIn, dealingOffNo, entersWithoutBigBlind, firstNo } from './admission';
import { blindsPassing, entryPost } from './missed-blinds';
import { type Placed, placeButton, type Placing } from './positions';
import { nextAfter, seatsAfter } from './ring';
import { type DealTerms, missedAny, type Occupant, type Positions, type TableBetweenHands } from './table';

/** The coming deal: where the button is, who is dealt in and who posts what; with a reason for everybody left out. */
export interface DealPlan {
  readonly positions: Positions;
  /** In the order of the deal and of the later betting rounds, the button last (RRP-4.1.0.a, RRP-4.1.0.g). */
  readonly dealtIn: readonly SeatNumber[];
  /** In posting order: antes, blinds, then what is posted to come in; for `OpenHand`. */
  readonly forcedBets: readonly ForcedBet[];
  readonly notDealtIn: readonly { readonly seat: SeatNumber; readonly refusal: Refusal }[];
  /** Absent players whose blinds and antes the dealer takes from their chips (RTC-28, RRP-11.10). */
  readonly postedByDealer: readonly { readonly seat: SeatNumber; readonly rule: RuleId }[];
  readonly deferred: readonly SeatNumber[];
  /** Blinds that pass a player who is not dealt in, by his seat. */
  readonly missing: readonly { readonly seat: SeatNumber; readonly blinds: readonly number[] }[];
}

interface About {
  readonly table: TableBetweenHands;
  readonly terms: DealTerms;
}

interface Admission {
  readonly no: ReadonlyMap<SeatNumber, Refusal>;
  readonly placed: Placed | null;
  readonly players: readonly SeatNumber[];
}

const seatsOf = (occupants: readonly Occupant[]): readonly SeatNumber[] => occupants.map(({ seat }) => seat);

/** Newcomers and movers have no place in the rotation yet: the button does not come to them. */
const isRegular = ({ standing }: Occupant, { table }: About): boolean =>
  table.last === null || standing.kind === 'active' || standing.kind === 'moved';

const placingOf = (
  eligible: readonly Occupant[],
  out: ReadonlyMap<SeatNumber, Refusal>,
  { table, terms }: About,
): Placing => {
  const inPlay = eligible.filter(({ seat }) => !out.has(seat));
  const waits = (occupant: Occupant): boolean =>
    firstNo(entersWithoutBigBlind, occupant, { table, terms }) !== null;
  const forBigBlind = eligible.filter(
    (occupant) => occupant.standing.kind !== 'dealingOff' && (waits(occupant) || !out.has(occupant.seat)),
  );
  const lastBig = table.last?.blinds.at(-1) ?? null;
  const big = lastBig === null ? undefined : nextAfter(seatsOf(forBigBlind), lastBig);
  const players = seatsOf(inPlay);
  return {
    last: table.last,
    firstButton: table.firstRound?.firstButton ?? null,
    lastPlayers: table.lastDealtIn.length,
    regulars: seatsOf(inPlay.filter((occupant) => isRegular(occupant, { table, terms }))),
    forBigBlind: seatsOf(forBigBlind),
    players: big === undefined || players.includes(big) ? players : [...players, big],
    blindCount: terms.blinds.length,
    deferred: table.deferred,
  };
};

/** Positions decide who may come in, and who comes in decides positions: repeated until nobody more is left out. */
const admit = (
  eligible: readonly Occupant[],
  out: ReadonlyMap<SeatNumber, Refusal>,
  about: About,
): Admission => {
  const placing = placingOf(eligible, out, about);
  if (placing.players.length < 2 || placing.regulars.length === 0)
    return { no: out, placed: null, players: placing.players };
  const placed = placeButton(placing, about.terms.rules);
  const big = placed.blinds.at(-1);
  const more = new Map(out);
  for (const occupant of eligible) {
    if (out.has(occupant.seat)) continue;
    const no =
      barredByPosition(occupant, placed, about) ?? dealingOffNo(occupant, about.table.last, placed.button);
    if (no) more.set(occupant.seat, no);
  }
  if (more.size > out.size) return admit(eligible, more, about);
  const players = seatsOf(eligible).filter((seat) => !out.has(seat) || seat === big);
  return { no: new Map([...out].filter(([seat]) => seat !== big)), placed, players };
};

const amountOf = ({ seat, blind }: Placed['posts'][number], placed: Placed, { blinds }: DealTerms): Chips =>
  placed.reduced === seat ? blinds[0]! : blinds[blind]!;

const kindOf = (blind: number, count: number): ForcedBet['kind'] => {
  if (blind === count - 1) return 'bigBlind';
  return blind === 0 ? 'smallBlind' : 'blind';
};

/**
 * The blinds of the deal, live bets whose posters may still raise when their turn comes (RRP-4.1.2); who posts missed
 * blinds has the one at his seat counted among them.
 */
const blindBets = (placed: Placed, posting: readonly Occupant[], terms: DealTerms): readonly ForcedBet[] =>
  placed.posts.flatMap((post): ForcedBet[] => {
    const isBig = post.blind === terms.blinds.length - 1;
    const settlesAll = posting.some((o) => o.seat === post.seat && o.posts && missedAny(o)) && !isBig;
    const kind = kindOf(post.blind, terms.blinds.length);
    return settlesAll
      ? []
      : [{ seat: post.seat, kind, amount: amountOf(post, placed, terms), plays: 'live' }];
  });

const forcedBetsOf = (
  players: readonly Occupant[],
  placed: Placed,
  { table, terms }: About,
): readonly ForcedBet[] => [
  ...players.flatMap(({ seat }): ForcedBet[] =>
    terms.ante === 0 ? [] : [{ seat, kind: 'ante', amount: terms.ante, plays: terms.antePlays }],
  ),
  ...blindBets(placed, players, terms),
  ...players.flatMap((occupant) => entryPost({ occupant, table, terms, placed })),
];

/**
 * Blinds that go past an active player who is not dealt in. A newcomer misses none, however often the button passes
 * (RRP-4.1.7), nor does anybody who may not play for a carried pot (RRP-3.4.6).
 */
const missingOf = (
  dealtIn: readonly SeatNumber[],
  placed: Placed,
  { table, terms }: About,
): DealPlan['missing'] =>
  [...table.occupants.filter(({ seat }) => !dealtIn.includes(seat)), ...table.playedOver].flatMap(
    (occupant) => {
      const { seat, standing } = occupant;
      const barred = terms.carried !== null && !terms.carried.seats.includes(seat);
      const blinds = standing.kind === 'active' && !barred ? blindsPassing(seat, table, placed) : [];
      return blinds.length > 0 ? [{ seat, blinds }] : [];
    },
  );

/**
 * The coming deal by the rules of the house: the button moves clockwise after each hand (RRP-4.1.0.b) by the method in
 * force (RRP-4.1.1), blinds are posted before the cards (RRP-4.1.0.c), and whoever owes or waits is told why.
 */
export const planDeal = (table: TableBetweenHands, terms: DealTerms): Decision<DealPlan> => {
  const about = { table, terms };
  const never = new Map<SeatNumber, Refusal>();
  const waiting = new Map<SeatNumber, Refusal>();
  for (const occupant of table.occupants) {
    const no = firstNo(canBeDealtIn, occupant, about);
    if (no) never.set(occupant.seat, no);
    const waits = no ? null : firstNo(entersWithoutBigBlind, occupant, about);
    if (waits) waiting.set(occupant.seat, waits);
  }
  const eligible = table.occupants.filter(({ seat }) => !never.has(seat));
  const { no, placed, players } = admit(eligible, waiting, about);
  if (!placed || players.length < 2) return refuse(tooFewPlayers({ players: players.length }));
  return accept(planOf(placed, players, { about, no: new Map([...never, ...no]) }));
};

const planOf = (
  placed: Placed,
  players: readonly SeatNumber[],
  { about, no }: { readonly about: About; readonly no: ReadonlyMap<SeatNumber, Refusal> },
): DealPlan => {
  const dealtIn = seatsAfter(players, placed.button);
  const inOrder = dealtIn.map((seat) => about.table.occupants.find((o) => o.seat === seat) as Occupant);
  const absent = inOrder.filter(({ present }) => !present);
  return {
    positions: { button: placed.button, blinds: placed.blinds },
    dealtIn,
    forcedBets: forcedBetsOf(inOrder, placed, about),
    notDealtIn: [...no].map(([seat, refusal]) => ({ seat, refusal })),
    postedByDealer: absent.map(({ seat }) => ({ seat, rule: 'RTC-28' })),
    deferred: placed.deferred,
    missing: missingOf(dealtIn, placed, about),
  };
};
