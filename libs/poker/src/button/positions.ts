import { type SeatNumber } from '../hand/state';
import { type HandRules } from '../hand/rules';
import { nextAfter, nextBefore, passes, seatsAfter } from './ring';
import { type Positions } from './table';

/** Who can be given a position in the coming deal. */
export interface Placing {
  readonly last: Positions | null;
  /** Where the first button of the table goes. */
  readonly firstButton: SeatNumber | null;
  /** Players of the last deal, to tell a table that has just become heads-up. */
  readonly lastPlayers: number;
  /** Seats that take the button and blinds in turn. */
  readonly regulars: readonly SeatNumber[];
  /** Seats the big blind may come to: the regulars, and whoever waits for it (RRP-4.1.5). */
  readonly forBigBlind: readonly SeatNumber[];
  /** Everybody dealt in, those who post to come in included: two of them are heads-up. */
  readonly players: readonly SeatNumber[];
  readonly blindCount: number;
  readonly deferred: readonly SeatNumber[];
}

/** Positions, and which seat posts which blind; blind 0 is the smallest. */
export interface Placed extends Positions {
  readonly posts: readonly { readonly seat: SeatNumber; readonly blind: number }[];
  readonly deferred: readonly SeatNumber[];
  /** The one who would be big blind twice running posts a small one only (RTC-26.a). */
  readonly reduced: SeatNumber | null;
}

const place = (button: SeatNumber, blinds: readonly SeatNumber[], placing: Placing): Placed => {
  const duty = blinds.map((seat, blind) => ({ seat, blind }));
  const isDealtIn = (seat: SeatNumber, blind: number): boolean =>
    placing.players.includes(seat) || blind === blinds.length - 1;
  const posts = duty.filter(({ seat, blind }) => isDealtIn(seat, blind));
  const late = placing.deferred.filter((seat) => placing.regulars.includes(seat));
  const now = late.filter((seat) => !posts.some((post) => post.seat === seat));
  const all = [...now.map((seat) => ({ seat, blind: 0 })), ...posts];
  return { button, blinds, posts: all, deferred: late.filter((seat) => !now.includes(seat)), reduced: null };
};

/** The first deal of a table, or of one without blinds: the button and the next seats in order (RRP-4.1.0.e). */
const inOrder = (button: SeatNumber, placing: Placing): Placed => {
  const after = seatsAfter(placing.regulars, button);
  return place(button, after.slice(0, Math.min(placing.blindCount, after.length)), placing);
};

const nextButton = ({ last, firstButton, regulars }: Placing): SeatNumber =>
  (last === null ? firstButton : nextAfter(regulars, last.button)) ?? regulars[0]!;

/**
 * The big blind goes to the player who is due it; the other blinds and the button follow one place behind it, also
 * onto an empty seat (RRP-4.1.1.b, RRP-12.1.b, RRP-11.23, RTC-29).
 */
export const deadButton = (placing: Placing, last: Positions): Placed => {
  const big = nextAfter(placing.forBigBlind, last.blinds.at(-1)!) as SeatNumber;
  const blinds = [...last.blinds.slice(1), big];
  return place(buttonBehind(placing, last, blinds[0]!), blinds, placing);
};

/** After heads-up the small blind was on the button: a third player moves it to the seat before the small blind. */
const buttonBehind = (placing: Placing, last: Positions, firstBlind: SeatNumber): SeatNumber =>
  last.blinds[0] === last.button
    ? (nextBefore(placing.players, firstBlind) ?? last.button)
    : (last.blinds[0] as SeatNumber);

/**
 * The button goes to the next player in every deal and the blinds are fitted to it: whoever a blind has gone past owes
 * it, so that two big blinds may be due. A player who owes both posts the big one first and the small one in the
 * next deal (RRP-4.1.1.a, RRP-12.1.a).
 */
export const movingButton = (placing: Placing, last: Positions): Placed => {
  const button = nextButton(placing);
  const { regulars, forBigBlind, blindCount } = placing;
  const smaller = seatsAfter(regulars, button).slice(0, blindCount - 1);
  const nominal = [...smaller, nextAfter(forBigBlind, smaller.at(-1) ?? button) as SeatNumber];
  const due = nominal.flatMap((to, blind) => blindDue({ regulars, from: last.blinds[blind]!, to, blind }));
  const owed = [...placing.deferred.map((seat) => ({ seat, blind: 0 })), ...due];
  const posts = owed.filter(({ seat, blind }) => !owed.some((o) => o.seat === seat && o.blind > blind));
  const deferred = owed.filter((debt) => !posts.includes(debt)).map(({ seat }) => seat);
  const byBlind = posts.toSorted((a, b) => a.blind - b.blind);
  return { button, blinds: nominal, posts: byBlind, deferred: [...new Set(deferred)], reduced: null };
};

interface BlindMove {
  readonly regulars: readonly SeatNumber[];
  readonly from: SeatNumber;
  readonly to: SeatNumber;
  readonly blind: number;
}

/** Everybody a blind comes to or goes past in this deal. */
const blindDue = ({
  regulars,
  from,
  to,
  blind,
}: BlindMove): readonly { seat: SeatNumber; blind: number }[] =>
  from === to
    ? []
    : seatsAfter([...new Set([...regulars, to])], from)
        .filter((seat) => passes(from, to, seat))
        .map((seat) => ({ seat, blind }));

/**
 * With two players the button posts the small blind and the big blind still moves on, so that nobody posts it twice
 * running (RRP-4.1.3, RRP-11.25, RTC-26). FR4-3.0 has the player after the dealer post the small one. Where the button
 * moves as ever and the same player would be big blind again, he posts a small one only (RTC-26.a).
 */
export const headsUp = (placing: Placing, rules: HandRules): Placed => {
  const { players, last } = placing;
  const lastBig = last?.blinds.at(-1) ?? null;
  const other = (seat: SeatNumber): SeatNumber => players.find((one) => one !== seat) as SeatNumber;
  if (rules.headsUpRepeatBigBlind === 'postSmallBlindOnly' || last === null) {
    const button = last === null ? nextButton(placing) : (nextAfter(players, last.button) as SeatNumber);
    const big = rules.headsUpButtonPosts === 'smallBlind' ? other(button) : button;
    const repeats = placing.lastPlayers > 2 && big === lastBig;
    return { ...place(button, [other(big), big], placing), reduced: repeats ? big : null };
  }
  const big = nextAfter(players, lastBig) as SeatNumber;
  const button = rules.headsUpButtonPosts === 'smallBlind' ? other(big) : big;
  return place(button, [other(big), big], placing);
};

/** Of two players and a third who waits, the blinds could go round to where they were: somebody posts the big one. */
const hasBigBlind = ({ posts }: Placed, { blindCount }: Placing): boolean =>
  posts.some(({ blind }) => blind === blindCount - 1);

/** Where button and blinds go next, by the method of the house (RRP-4.1.1, RRP-12.1). */
export const placeButton = (placing: Placing, rules: HandRules): Placed => {
  const { last, blindCount, players } = placing;
  if (players.length === 2 && blindCount === 2) return headsUp(placing, rules);
  if (last === null || blindCount === 0 || last.blinds.length !== blindCount)
    return inOrder(nextButton(placing), placing);
  if (rules.buttonMethod !== 'moving') return deadButton(placing, last);
  const moved = movingButton(placing, last);
  return hasBigBlind(moved, placing) ? moved : deadButton(placing, last);
};
