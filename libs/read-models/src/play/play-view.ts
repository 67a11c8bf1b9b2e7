import { type PlayedHand, type PlayHandView, type PlaySeat, type PlayView } from '@cardroom/contracts';
import { type Currency, formatMinor, isoOf, minor } from '@cardroom/kernel';
import { type HandView, type SeatView, type TableView, type Viewer } from '@cardroom/play';
import { type LegalActions } from '@cardroom/poker';
import { isoOrNull } from '../boards/shapes';

/** What only the edge knows of a view: who looks, which number the table has, and how amounts are written. */
export interface Frame {
  readonly viewer: Viewer;
  readonly tableNumber: number | null;
  readonly seatCount: number;
  readonly currency: Currency;
  readonly position: string;
  readonly at: PlayView['at'];
}

type Said = (amount: number) => string;

const saidIn =
  (currency: Currency): Said =>
  (amount) =>
    formatMinor(minor(amount), currency);

const legalOf = (legal: LegalActions, said: Said): PlayHandView['legal'] => {
  const { seat, fold, check, call, bringIn, wager } = legal;
  return {
    seat,
    fold,
    check,
    call: call.allowed ? { ...call, amount: said(call.amount), to: said(call.to) } : call,
    bringIn: bringIn.allowed ? { ...bringIn, amount: said(bringIn.amount) } : bringIn,
    wager: wager.allowed
      ? {
          ...wager,
          amounts: wager.amounts.map(({ minTo, maxTo, step }) => ({
            minTo: said(minTo),
            maxTo: said(maxTo),
            step: said(step),
          })),
        }
      : wager,
  } as PlayHandView['legal'];
};

const handOf = (hand: HandView, said: Said): PlayHandView => ({
  handId: hand.handId,
  number: hand.number,
  startedAt: isoOf(hand.startedAt),
  street: hand.streetName,
  phase: hand.phase,
  boards: hand.boards.map((board) => [...board]),
  pots:
    hand.pots &&
    hand.pots.map(({ amountMinor, eligible }) => ({ amount: said(amountMinor), eligible: [...eligible] })),
  pot: hand.potMinor === null ? null : said(hand.potMinor),
  toAct: hand.toAct,
  boardCards: hand.boardCards,
  deal: hand.deal && { ...hand.deal, seats: [...hand.deal.seats] },
  legal: hand.legal && legalOf(hand.legal, said),
  due: { ...hand.waitsFor },
  prompts: hand.prompts.map((prompt) => ({ ...prompt }) as never),
  commitment: hand.commitment,
  steps: hand.steps.map(({ step, at, ask, events }) => ({
    step,
    at: isoOf(at),
    ask: { ...ask },
    events: [...events],
  })),
});

const positionOf = (view: TableView, { seat }: SeatView): PlaySeat['position'] => {
  const [small, big] = view.hand?.blinds ?? [];
  if (seat === big) return 'big-blind';
  return seat === small ? 'small-blind' : null;
};

const seatOf = (view: TableView, seat: SeatView, said: Said): PlaySeat => ({
  seat: seat.seat,
  playerId: seat.playerId,
  alias: seat.alias,
  stack: said(seat.stackMinor),
  behind: said(seat.behindMinor),
  queued: said(seat.queuedMinor),
  bet: said(seat.betMinor),
  standing: seat.status,
  leaving: seat.leaving?.when ?? null,
  movingTo: seat.movingTo,
  isButton: (view.hand?.button ?? view.coming?.button ?? null) === seat.seat,
  position: positionOf(view, seat),
  missed: [...seat.missed],
  keptOut: seat.keptOut,
  cards: seat.cards ? [...seat.cards] : [],
});

const stateOf = ({ isClosed, stopped, pause, hand }: TableView): PlayView['state'] => {
  if (isClosed) return 'closed';
  if (stopped) return 'stopped';
  if (pause) return 'paused';
  return hand ? 'hand' : 'between-hands';
};

const gameShapeOf = ({ stakes, straddleBlinds }: TableView, said: Said): PlayView['game'] => {
  const { limit, smallBet, bigBet, ante } = stakes.structure;
  return {
    gameId: stakes.gameId,
    name: stakes.game,
    limit,
    blinds: stakes.blinds.map(said),
    smallBet: said(smallBet),
    bigBet: said(bigBet),
    ante: said(ante),
    minBuyIn: stakes.minBuyInMinor === null ? null : said(stakes.minBuyInMinor),
    maxBuyIn: stakes.maxBuyInMinor === null ? null : said(stakes.maxBuyInMinor),
    straddleBlinds,
  };
};

const clocksOf = ({ clocks }: TableView): PlayView['clocks'] => {
  const { actSeconds, nextHandSeconds, timeoutsBeforeSittingOut, sitOutMinutes, paceSeconds, deckMinutes } =
    clocks;
  return { actSeconds, nextHandSeconds, timeoutsBeforeSittingOut, sitOutMinutes, paceSeconds, deckMinutes };
};

const clockOf = ({ clock }: TableView): PlayView['clock'] =>
  clock && {
    kind: clock.kind,
    seat: clock.seat,
    startedAt: isoOrNull(clock.startedAt),
    endsAt: isoOrNull(clock.dueAt),
    leftMs: clock.remainingMs,
    wholeMs: clock.wholeMs,
    lastMs: clock.lastMs,
  };

const comingOf = ({ coming }: TableView, said: Said): PlayView['coming'] =>
  coming && {
    button: coming.button,
    bigBlind: coming.bigBlind,
    dealtIn: [...coming.dealtIn],
    posts: coming.posts.map(({ seat, amountMinor, kind }) => ({ seat, amount: said(amountMinor), kind })),
    notDealtIn: coming.notDealtIn.map((no) => ({ ...no })),
  };

const pausedOf = ({ pause }: TableView): PlayView['paused'] =>
  pause && {
    why: pause.why,
    since: isoOf(pause.since),
    until: isoOrNull(pause.until),
  };

const lastHandOf = ({ lastHand }: TableView, said: Said): PlayedHand | null => {
  if (!lastHand?.handId) return null;
  const { handId, number, endedAt, result, rule, potMinor, boards, shown, won, commitment, seed } = lastHand;
  return {
    handId,
    number,
    endedAt: isoOf(endedAt),
    result,
    rule,
    pot: said(potMinor),
    boards: boards.map((board) => [...board]),
    shown: shown.map(({ seat, cards }) => ({ seat, cards: [...cards] })),
    won: won.map(({ seat, amountMinor }) => ({ seat, amount: said(amountMinor) })),
    commitment,
    seed,
  };
};

/** A table as a screen shows it to one viewer: amounts as decimals, instants as text. */
export const playViewOf = (view: TableView, frame: Frame): PlayView => {
  const { viewer, currency, seatCount, tableNumber, position, at } = frame;
  const said = saidIn(currency);
  return {
    tableId: view.tableId,
    tableNumber,
    position,
    at,
    viewer: viewer.kind,
    ownSeat: viewer.kind === 'seat' ? viewer.seat : null,
    game: gameShapeOf(view, said),
    clocks: clocksOf(view),
    depth: view.depth,
    nextDepth: view.nextDepth,
    currency: currency.code,
    unit: said(view.stakes.unitMinor),
    state: stateOf(view),
    hands: view.hands,
    secondsPerHand: view.pace.secondsPerHand,
    button: view.hand?.button ?? view.coming?.button ?? null,
    seatCount,
    seats: view.seats.map((seat) => seatOf(view, seat, said)),
    hand: view.hand && handOf(view.hand, said),
    last: view.hand ? null : lastHandOf(view, said),
    clock: clockOf(view),
    nextHandAt: isoOrNull(view.nextHandAt),
    paused: pausedOf(view),
    stopped: view.stopped && { reason: view.stopped.reason, since: isoOf(view.stopped.since) },
    lastHand: view.lastHandWhy,
    isAtRest: view.isAtRest,
    deck: view.deck,
    coming: comingOf(view, said),
    held: view.asides.map(({ aside, hand, amountMinor }) => ({ aside, hand, amount: said(amountMinor) })),
    nextCommitment: view.nextCommitment,
  };
};
