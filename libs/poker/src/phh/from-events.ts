import { type HandEvent, type HandOpened } from '../hand/events';
import { type ForcedBet, type SeatNumber } from '../hand/state';
import { type PhhAction } from './action';
import { type HandHistory } from './hand-history';
import { houseField, houseText, nearestCode } from './house';
import { listedBets } from './opening';
import { type PhhCode } from './variants';
import { clockwiseFrom } from '../hand/players';
import { gameOf } from '../games/list';

/** Why a hand cannot be written down in the notation. */
export type Unwritable = 'not-opened' | 'no-code' | 'board-run-more-than-once' | 'card-dealt-twice' | 'void';

export type Written =
  { readonly ok: true; readonly history: HandHistory } | { readonly ok: false; readonly why: Unwritable };

const unwritable = (why: Unwritable): Written => ({ ok: false, why });

type NumberOf = (seat: SeatNumber) => number;

/** Places in the lists of forced bets are read backwards with two players. */
const listed = (amounts: readonly number[]): readonly number[] =>
  amounts.length === 2 ? amounts.toReversed() : amounts;

const straddlesOf = (events: readonly HandEvent[]): readonly ForcedBet[] =>
  events
    .filter((event) => event.type === 'StraddlePosted')
    .map(({ seat, amount }) => ({ seat, amount, kind: 'straddle', plays: 'live' }));

/** Posted beside the blinds proper: they do not move the first to act, which the notation says by a sign. */
const postedElsewhere: ReadonlySet<ForcedBet['kind']> = new Set(['entry', 'missedBlind', 'kill']);

const forcedBets = (
  bets: readonly ForcedBet[],
  seats: readonly SeatNumber[],
): Pick<HandHistory, 'antes' | 'blinds' | 'antesMakeSidePots'> => {
  const antes = seats.map(() => 0);
  const blinds = seats.map(() => 0);
  for (const { seat, plays, amount, kind } of bets) {
    const place = seats.indexOf(seat);
    if (plays !== 'live') antes[place]! += amount;
    else blinds[place] = postedElsewhere.has(kind) ? -amount : amount;
  }
  const dead = bets.some(({ plays }) => plays === 'dead');
  return { antes: listed(antes), blinds: listed(blinds), antesMakeSidePots: !dead };
};

const playedKinds = {
  fold: 'fold',
  check: 'checkOrCall',
  call: 'checkOrCall',
  bringIn: 'bringIn',
} as const;

/** What the notation writes for an event; nothing for the many it takes for granted. */
const actionsOf = (event: HandEvent, numberOf: NumberOf): readonly PhhAction[] => {
  switch (event.type) {
    case 'StreetDealt':
      return [
        ...event.hands.map(({ seat, cards }): PhhAction => ({
          kind: 'dealHole',
          player: numberOf(seat),
          cards: cards.map(({ card }) => card),
        })),
        ...(event.board.length > 0 ? [{ kind: 'dealBoard', cards: event.board } as const] : []),
      ];
    case 'Acted': {
      const player = numberOf(event.seat);
      return event.kind === 'bet' || event.kind === 'raise' || event.kind === 'complete'
        ? [{ kind: 'wager', player, to: event.to }]
        : [{ kind: playedKinds[event.kind], player }];
    }
    case 'Discarded':
      return [{ kind: 'discard', player: numberOf(event.seat), cards: event.cards }];
    case 'HandKilled':
      return [{ kind: 'fold', player: numberOf(event.seat) }];
    case 'HandShown':
      return [{ kind: 'show', player: numberOf(event.seat), cards: event.cards }];
    case 'HandMucked':
      return [{ kind: 'muck', player: numberOf(event.seat) }];
    default:
      return [];
  }
};

const stacksAfter = (events: readonly HandEvent[], opened: HandOpened): ReadonlyMap<SeatNumber, number> => {
  const stacks = new Map(opened.players.map(({ seat, stack }) => [seat, stack]));
  const change = (seat: SeatNumber, by: number): void => void stacks.set(seat, (stacks.get(seat) ?? 0) + by);
  for (const event of events) {
    if (event.type === 'ForcedBetsPosted') event.bets.forEach(({ seat, paid }) => change(seat, -paid));
    if (event.type === 'StraddlePosted') change(event.seat, -event.amount);
    if (event.type === 'Acted') change(event.seat, -event.paid);
    if (event.type === 'BettingClosed' && event.uncalled) change(event.uncalled.seat, event.uncalled.amount);
    if (event.type === 'HandKilled') change(event.seat, event.refund);
    if (event.type === 'PotAwarded')
      event.awards.forEach(({ shares }) => shares.forEach(({ seat, amount }) => change(seat, amount)));
  }
  return stacks;
};

/** Cards mixed back under the stub may be dealt again: the notation, which knows each card once, has no words for it. */
const hasCardTwice = (events: readonly HandEvent[]): boolean => {
  const dealt = events.flatMap((event) =>
    event.type === 'StreetDealt'
      ? [...event.hands.flatMap(({ cards }) => cards.map(({ card }) => card)), ...event.board]
      : [],
  );
  const known = dealt.filter((card) => card !== '??');
  return new Set(known).size < known.length;
};

/**
 * Writes down a hand of the engine as a hand history. The first player is the one left of the button; the seats of
 * the table are kept in `seats`. A board run several times has no notation.
 */
export const handHistoryOf = (events: readonly HandEvent[]): Written => {
  const opened = events.find((event) => event.type === 'HandOpened');
  if (!opened) return unwritable('not-opened');
  if (events.some((event) => event.type === 'HandVoided')) return unwritable('void');
  if (events.some((event) => event.type === 'RunsAgreed')) return unwritable('board-run-more-than-once');
  if (hasCardTwice(events)) return unwritable('card-dealt-twice');
  const { game, structure } = opened.setup;
  const variant = nearestCode(game, structure.limit);
  return variant === undefined
    ? unwritable('no-code')
    : { ok: true, history: historyOf(events, opened, variant) };
};

/** Where a board is run out, hands shown after it stand before it, as the notation has them. */
const inOrderOfNotation = (events: readonly HandEvent[], boardGame: boolean): readonly HandEvent[] => {
  const closed = events.findIndex((event) => event.type === 'BettingClosed' && event.over);
  if (!boardGame || closed < 0) return events;
  const rest = events.slice(closed + 1);
  const shows = rest.filter(({ type }) => type === 'HandShown');
  return [...events.slice(0, closed + 1), ...shows, ...rest.filter(({ type }) => type !== 'HandShown')];
};

/** The notation deals to hands in play only: cards at seats given up without a bet are left out (RRP-8.7). */
const dealtToLiveHands = (events: readonly HandEvent[]): readonly HandEvent[] => {
  const gone = new Set<SeatNumber>();
  return events.map((event) => {
    if (event.type === 'HandKilled' || (event.type === 'Acted' && event.kind === 'fold'))
      gone.add(event.seat);
    return event.type === 'StreetDealt'
      ? { ...event, hands: event.hands.filter(({ seat }) => !gone.has(seat)) }
      : event;
  });
};

/** The forced bets by player number, when the lists say something else. */
const unlisted = (
  listed: HandHistory,
  bets: readonly ForcedBet[],
  numberOf: NumberOf,
): readonly ForcedBet[] | undefined => {
  const exact = bets.map((bet) => ({ ...bet, seat: numberOf(bet.seat) }));
  const inOrder = (some: readonly ForcedBet[]): string => some.map(inFull).join();
  return inOrder(exact) === inOrder(listedBets(listed))
    ? undefined
    : exact.filter(({ amount }) => amount > 0);
};

const inFull = ({ seat, kind, amount, plays }: ForcedBet): string => `${seat} ${kind} ${amount} ${plays}`;

const historyOf = (events: readonly HandEvent[], opened: HandOpened, variant: PhhCode): HandHistory => {
  const { setup } = opened;
  const { family } = gameOf(setup.game);
  const button = family === 'stud' ? null : setup.button;
  const seats = clockwiseFrom(opened.players, button).map(({ seat }) => seat);
  const numberOf: NumberOf = (seat) => seats.indexOf(seat) + 1;
  const inOrder = inOrderOfNotation(dealtToLiveHands(events), family === 'flop');
  const actions = inOrder.flatMap((event) => actionsOf(event, numberOf));
  const ended = stacksAfter(events, opened);
  const over = events.some((event) => event.type === 'HandEnded');
  const limit = setup.structure.limit === 'fixedLimit';
  const bets = [...setup.forcedBets, ...straddlesOf(events)];
  const listed: HandHistory = {
    variant,
    ...forcedBets(bets, seats),
    bringIn: setup.structure.bringIn,
    smallBet: limit ? setup.structure.smallBet : 0,
    bigBet: limit ? setup.structure.bigBet : 0,
    minBet: limit ? 0 : setup.structure.smallBet,
    startingStacks: seats.map((seat) => opened.players.find((player) => player.seat === seat)!.stack),
    actions,
    actionNumbers: actions.map((_, i) => i + 1),
    finishingStacks: over ? seats.map((seat) => ended.get(seat) ?? 0) : null,
    winnings: null,
    scale: 1,
    others: {},
  };
  const house = houseText(setup, unlisted(listed, bets, numberOf));
  return { ...listed, others: { seats, [houseField]: house } };
};
