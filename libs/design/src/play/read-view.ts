import { type PlayedHand, type PlayHandView, type PlaySeat, type PlayView } from '@cardroom/contracts';
import {
  type ClockInPlay,
  type LegalInPlay,
  type PotInPlay,
  hiddenCard,
  type SeatInPlay,
  type SeatStanding,
  type TableInPlay,
  type WagerRange,
} from './shapes';
import { type Due, type HandInView, type StepEvent, type TableInView, type ViewStep } from './view';

/** Decimal strings of a currency as whole smallest units, without the rounding of floating point. */
export const minorOf = (amount: string, decimals: number): number => {
  const [whole = '0', fraction = ''] = amount.split('.');
  return Number(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
};

const decimalsOf = (currency: string): number => {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 0;
  }
};

/** The hand before, shown until the next one begins. */
const endedOf = ({ hand, last }: PlayView): PlayedHand | null => (hand === null ? last : null);

const overHand = ({ number, handId, result, commitment, seed }: PlayedHand): HandInView => ({
  number,
  handId,
  phase: result === 'played' ? 'over' : 'void',
  street: null,
  due: { kind: 'over' },
  deal: null,
  legal: null,
  prompts: [],
  steps: [],
  commitment,
  seed,
});

/** How many cards a player shows at the end, by the poker engine's names of games. */
const cardsHeldIn: Readonly<Record<string, number>> = {
  holdem: 2,
  richardHoldem: 2,
  omaha: 4,
  omaha8: 4,
  stud: 7,
  stud8: 7,
  draw: 5,
  jacksOrBetter: 5,
};

const standings: Readonly<Record<PlaySeat['standing'], SeatStanding>> = {
  in: 'in',
  'all-in': 'all-in',
  folded: 'folded',
  waiting: 'waiting-to-enter',
  'sitting-out': 'out',
  away: 'absent',
  'dealt-out': 'dealt-out',
  'held-out': 'held-out',
};

const clockOf = ({ clock }: PlayView): ClockInPlay | null =>
  clock && {
    seat: clock.seat,
    endsAt: clock.endsAt,
    leftMs: clock.leftMs,
    wholeMs: clock.wholeMs,
    lastMs: clock.lastMs,
    kind: clock.kind === 'call' ? 'time-call' : 'action',
  };

const legalOf = (
  legal: NonNullable<PlayHandView['legal']>,
  minor: (text: string) => number,
): LegalInPlay => ({
  seat: legal.seat,
  fold: legal.fold,
  check: legal.check,
  call: legal.call.allowed
    ? { allowed: true, amount: minor(legal.call.amount), to: minor(legal.call.to), allIn: legal.call.allIn }
    : legal.call,
  bringIn: legal.bringIn.allowed ? { allowed: true, amount: minor(legal.bringIn.amount) } : legal.bringIn,
  wager: legal.wager.allowed
    ? {
        allowed: true,
        as: legal.wager.as,
        amounts: legal.wager.amounts.map(({ minTo, maxTo, step }): WagerRange => ({
          minTo: minor(minTo),
          maxTo: minor(maxTo),
          step: minor(step),
        })),
      }
    : legal.wager,
});

const stepsOf = ({ steps }: PlayHandView): readonly ViewStep[] =>
  steps.map((step) => ({
    step: step.step,
    at: step.at,
    ask: step.ask,
    events: step.events as readonly StepEvent[],
  }));

const handOf = (hand: PlayHandView, minor: (text: string) => number): HandInView => ({
  number: hand.number,
  handId: hand.handId,
  phase: hand.phase,
  street: hand.street,
  due: hand.due as unknown as Due,
  deal: hand.deal,
  legal: hand.legal && legalOf(hand.legal, minor),
  prompts: hand.prompts.map(({ code, rule, ...rest }) => ({
    code,
    rule: rule ?? '',
    facts: (rest['facts'] ?? {}) as Readonly<Record<string, unknown>>,
  })),
  steps: stepsOf(hand),
  commitment: hand.commitment,
  seed: null,
});

interface Shares {
  readonly shares: readonly { readonly seat: number; readonly amount: number | string }[];
}

/** What each seat was given of the pots of the hand. */
const wonOf = (steps: readonly ViewStep[], minor: (text: string) => number): ReadonlyMap<number, number> => {
  const won = new Map<number, number>();
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type !== 'PotAwarded') continue;
    for (const { seat, amount } of (event['awards'] as readonly Shares[]).flatMap(({ shares }) => shares))
      won.set(seat, (won.get(seat) ?? 0) + (typeof amount === 'string' ? minor(amount) : amount));
  }
  return won;
};

const cardsOf = ({ cards }: PlaySeat): SeatInPlay['cards'] =>
  cards.map((card) => ({ card, up: card !== hiddenCard }));

/** Between hands whoever will be dealt in plays, whatever he waited for before; without chips nobody enters. */
const standingOf = ({ hand, coming }: PlayView, { seat, standing, stack }: PlaySeat): SeatStanding => {
  if (standing !== 'waiting') return standings[standing];
  if (hand === null && coming?.dealtIn.includes(seat)) return 'in';
  return Number(stack) === 0 ? 'no-chips' : 'waiting-to-enter';
};

const positions = { smallBlind: 'small-blind', bigBlind: 'big-blind' } as const;

/** Between hands the blinds of the coming deal are shown where they will be posted. */
const comingPosition = ({ hand, coming }: PlayView, seat: number): SeatInPlay['position'] => {
  if (hand) return null;
  const kind = coming?.posts.find((post) => post.seat === seat && post.kind in positions)?.kind;
  return kind === undefined ? null : positions[kind as keyof typeof positions];
};

const emptySeat = (seat: number): SeatInPlay => ({
  seat,
  alias: null,
  stack: 0,
  bet: 0,
  standing: 'empty',
  position: null,
  cards: [],
});

const seatsOf = (view: PlayView, read: (seat: PlaySeat) => SeatInPlay): readonly SeatInPlay[] => {
  const taken = new Map(view.seats.map((seat) => [seat.seat, read(seat)]));
  const most = Math.max(view.seatCount, ...taken.keys());
  return Array.from({ length: most }, (_, i) => taken.get(i + 1) ?? emptySeat(i + 1));
};

/**
 * The pots as the table speaks of them. Bets in front of players who can still bet look like layers of their own: a
 * side pot begins only where somebody is all in for less.
 */
const potsOf = ({ hand, seats }: PlayView, minor: (text: string) => number): readonly PotInPlay[] => {
  const allIn = new Set(seats.filter(({ standing }) => standing === 'all-in').map(({ seat }) => seat));
  const layers = (hand?.pots ?? []).map(({ amount, eligible }) => ({ amount: minor(amount), eligible }));
  const pots: { amount: number; eligible: readonly number[]; top: readonly number[] }[] = [];
  for (const { amount, eligible } of layers) {
    const below = pots.at(-1);
    const isSide = below?.top.some((seat) => allIn.has(seat) && !eligible.includes(seat)) ?? true;
    if (isSide || !below) pots.push({ amount, eligible, top: eligible });
    else pots[pots.length - 1] = { ...below, amount: below.amount + amount, top: eligible };
  }
  return pots.map(({ amount, eligible }, pot) => ({ pot, amount, eligible, aside: false }));
};

const pictureOf = (view: PlayView, hand: HandInView | null, minor: (text: string) => number): TableInPlay => {
  const ended = endedOf(view);
  const won = ended
    ? new Map(ended.won.map(({ seat, amount }) => [seat, minor(amount)]))
    : wonOf(hand?.steps ?? [], minor);
  const shown = new Map(
    ended?.shown.map(({ seat, cards }) => [seat, cards.map((card) => ({ card, up: true }))]),
  );
  return {
    number: view.tableNumber ?? 0,
    seats: seatsOf(view, (seat) => ({
      seat: seat.seat,
      alias: seat.alias,
      stack: minor(seat.stack),
      bet: minor(seat.bet),
      standing: standingOf(view, seat),
      position: seat.position ?? comingPosition(view, seat.seat),
      cards: shown.get(seat.seat) ?? (seat.standing === 'folded' ? [] : cardsOf(seat)),
      won: won.get(seat.seat) ?? 0,
    })),
    button: view.button,
    ownSeat: view.ownSeat,
    toAct: view.hand?.toAct ?? null,
    boards: view.hand?.boards ?? ended?.boards ?? [],
    pots: potsOf(view, minor),
    potTotal: minor(view.hand?.pot ?? ended?.pot ?? '0'),
    clock: clockOf(view),
  };
};

const comingOf = ({ coming }: PlayView): TableInView['coming'] =>
  coming && { bigBlind: coming.bigBlind, dealtIn: coming.dealtIn, notDealtIn: coming.notDealtIn };

/** A table as it came from the server, in the form its screens draw. */
export const readView = (view: PlayView): TableInView => {
  const isTournament = view.currency === '';
  const decimals = isTournament ? 0 : decimalsOf(view.currency);
  const minor = (text: string): number => minorOf(text, decimals);
  const bigBlind = minor(view.game.blinds.at(-1) ?? '0');
  const { straddleBlinds } = view.game;
  const ended = endedOf(view);
  const hand = view.hand ? handOf(view.hand, minor) : ended && overHand(ended);
  return {
    tableId: view.tableId,
    viewer: view.viewer,
    depth: view.depth,
    nextDepth: view.nextDepth,
    state: view.state,
    hands: view.hands,
    secondsPerHand: view.secondsPerHand,
    clocks: view.clocks,
    picture: pictureOf(view, hand, minor),
    game: view.game.name,
    limit: view.game.limit,
    bigBlind,
    straddleMinor: straddleBlinds === null ? null : bigBlind * straddleBlinds,
    coming: comingOf(view),
    boardCards: view.hand?.boardCards ?? view.last?.boards[0]?.length ?? 0,
    cardsHeld: cardsHeldIn[view.game.name] ?? 2,
    unitMinor: minor(view.unit),
    isTournament,
    hand,
    mayReopen: view.depth === 'recorded' && view.state === 'between-hands' && ended !== null,
    nextHandAt: view.nextHandAt,
    stopped: view.stopped,
    lastHand: view.lastHand,
    held: view.held.map(({ aside, hand: of, amount }) => ({ aside, hand: of, amount: minor(amount) })),
    nextCommitment: view.nextCommitment,
    playerAt: new Map(view.seats.map(({ seat, playerId }) => [seat, playerId])),
  };
};
