import { accept, type GameId, invariant, judge, type PlayerId, type TableId } from '@cardroom/kernel';
import { type FloorEvent, type OfSeat } from '../events';
import { byWhoOpensTables, stampOf, tableIsOpen, theTable } from '../ground-rules';
import { isSeparatedAt, notSeparated, otherOf } from '../moves/apart';
import { takesAnybody } from '../openings/imposed';
import { linkOf } from '../must-move/order';
import { endReservation } from '../seats/releasing';
import { takeSeat } from '../seats/taking-a-seat';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts, liveEntry } from '../state';
import { closingEvents, nothingBlocksClosing } from '../tables/closing';
import { passedBy, sendings } from '../waiting-list/turn';
import { type BreakCardsDrawn, type MovedByBreak, type TableBroken } from './events';
import { type BrokenUp } from './kept-seats';
import { listedByBreak } from './listing';
import { type Breaker, goesWithoutCards, goingInOrder, likeSeats } from './order';
import {
  cardsNotDrawn,
  cardTooLow,
  notALikeTable,
  seatChosenBefore,
  seatsDrawnByLot,
  slipsMissing,
} from './refusals';
import { startOn, type Steps, then } from './stepping';

/** The cards of a table that breaks, for as long as it is open. */
export type BreakDraw = Pick<BreakCardsDrawn, 'at' | 'seed' | 'draws' | 'declining' | 'seats'>;

type Breaking = CommandNamed<'BreakTable'>;
type Rule = RulesFor<'BreakTable'>[number];

const cardsAreDrawn: Rule = ({ tableId }, floor) =>
  floor.breakDraws.has(tableId) || goesWithoutCards(floor, tableId) ? null : cardsNotDrawn({ tableId });

const isAt = (a: OfSeat, b: OfSeat): boolean => a.tableId === b.tableId && a.seat === b.seat;

/** Where lots were drawn for the seats nobody chooses one. */
const nobodyChoosesByLot: Rule = ({ tableId, choices = [] }, floor) =>
  choices.length > 0 && floor.breakDraws.get(tableId)?.seats ? seatsDrawnByLot({ tableId }) : null;

const choicesAreLikeSeats: Rule = ({ tableId, choices = [] }, floor) => {
  const seats = likeSeats(floor, tableId);
  const unlike = choices.find((choice) => !seats.some((seat) => isAt(seat, choice)));
  return unlike ? notALikeTable({ tableId: unlike.tableId, seat: unlike.seat }) : null;
};

/** The higher card chooses first: a seat that two want is his. */
const nobodyChoseItBefore: Rule = ({ choices = [] }) => {
  const twice = choices.find((choice, i) => choices.findIndex((other) => isAt(choice, other)) < i);
  return twice ? seatChosenBefore({ tableId: twice.tableId, seat: twice.seat }) : null;
};

/** There are only so many seats, and the highest cards have them. */
const choosersHaveSeats: Rule = ({ tableId, choices = [] }, floor) => {
  const seats = likeSeats(floor, tableId).length;
  const first = goingInOrder(floor, tableId).slice(0, seats);
  const late = choices.find((choice) => !first.some(({ playerId }) => playerId === choice.playerId));
  return late ? cardTooLow({ tableId: late.tableId, seat: late.seat, seats }) : null;
};

/** Nobody chooses a seat beside somebody with whom he is not to sit (RRP-2.3.5). */
const nobodyIsSeparated: Rule = ({ choices = [] }, floor) => {
  for (const choice of choices) {
    const refused = notSeparated(floor, choice);
    if (refused) return refused;
  }
  return null;
};

const slipsSuffice: Rule = ({ tableId, slips }, floor) => {
  const going = goingInOrder(floor, tableId);
  const isApart = (playerId: PlayerId) =>
    floor.keptApart.some(({ players }) => otherOf(players, playerId) !== null);
  const seats = likeSeats(floor, tableId).length;
  const unsure = going.filter(({ playerId }) => isApart(playerId)).length;
  const needed = Math.max(unsure, going.length - seats);
  return slips.length < needed ? slipsMissing({ needed, given: slips.length }) : null;
};

export const breakTableRules: RulesFor<'BreakTable'> = [
  byWhoOpensTables,
  tableIsOpen,
  cardsAreDrawn,
  nothingBlocksClosing,
  nobodyChoosesByLot,
  choicesAreLikeSeats,
  nobodyChoseItBefore,
  choosersHaveSeats,
  nobodyIsSeparated,
  slipsSuffice,
];

interface Break extends Steps {
  readonly command: Breaking;
  readonly gameId: GameId;
  readonly moved: readonly MovedByBreak[];
  readonly listed: TableBroken['listed'];
}

/** The next of the seats drawn by lot that he can still have. */
const seatByLot = (floor: FloorFacts, tableId: TableId, playerId: PlayerId): OfSeat | undefined => {
  const drawn = floor.breakDraws.get(tableId)?.seats ?? [];
  const free = drawn.length > 0 ? likeSeats(floor, tableId) : [];
  return drawn.find(
    (each) => free.some((seat) => isAt(seat, each)) && !isSeparatedAt(floor, playerId, each.tableId),
  );
};

/**
 * The seat that a player gets at his turn: the one drawn by lot, what he chose, or the neediest table's that nobody
 * else chose; the next suitable one where he is kept apart from somebody there (RRP-2.3.5).
 */
const seatFor = ({ command, floor, gameId }: Break, { playerId }: Breaker): OfSeat | null => {
  const { choices = [], tableId } = command;
  if (linkOf(floor, tableId)) return null;
  const own = choices.find(
    (choice) => choice.playerId === playerId && !isSeparatedAt(floor, playerId, choice.tableId),
  );
  const given = own ?? seatByLot(floor, tableId, playerId);
  if (given) return { tableId: given.tableId, seat: given.seat };
  const open = sendings(floor, gameId).filter((sending) => {
    const table = floor.tables.get(sending.tableId);
    if (sending.tableId === tableId || isSeparatedAt(floor, playerId, sending.tableId)) return false;
    return table !== undefined && takesAnybody(floor, table);
  });
  const sending = open.find((each) => !choices.some((choice) => isAt(choice, each)));
  return sending ? { tableId: sending.tableId, seat: sending.seat } : null;
};

const seatGivenUp = ({ command, gameId }: Break, { playerId, alias, seat }: Breaker): FloorEvent => ({
  type: 'SeatLeft',
  ...stampOf(command),
  tableId: command.tableId,
  seat,
  playerId,
  alias,
  gameId,
  cause: 'table-broken',
});

const passed = ({ floor, gameId }: Break) => passedBy(floor, { gameId, entryId: null, as: 'table-broken' });

/** A seat that is kept for him elsewhere is kept no longer: his card sends him somewhere. */
const keptSeatEnded = ({ command, floor }: Break, { playerId }: Breaker): readonly FloorEvent[] => {
  const kept = floor.reservedFor.get(playerId);
  return kept ? endReservation(floor, { stamp: stampOf(command), at: kept, cause: 'seated-elsewhere' }) : [];
};

/** The seat is kept for an absent player until the big blind reaches it (RRP-2.3.14); no clock ends it. */
const kept = (now: Break, player: Breaker, at: OfSeat): readonly FloorEvent[] => {
  const { playerId, alias } = player;
  const reservation = now.floor.lastReservation + 1;
  const given = { gameId: now.gameId, holder: { playerId, alias }, entryId: null, lapsesAt: null };
  const facts = { ...at, ...given, reservation, reason: 'table-broken', overtaken: passed(now) };
  return [seatGivenUp(now, player), { type: 'SeatReserved', ...stampOf(now.command), ...facts }];
};

const seated = (now: Break, { playerId, alias }: Breaker, at: OfSeat): readonly FloorEvent[] =>
  takeSeat(now.floor, {
    stamp: stampOf(now.command),
    ...at,
    playerId,
    alias,
    how: 'direct',
    assignedBy: now.command.by,
    reason: null,
    overtaken: passed(now),
    others: 'keep',
  });

const listed = (now: Break, player: Breaker): Break => {
  const { playerId, alias, card, order, seat, absent } = player;
  const slip = now.command.slips[now.listed.length];
  invariant(slip, 'there is a slip for everybody who goes to the list');
  const { tableId, at } = now.command;
  const up = then(now, [seatGivenUp(now, player)]);
  const broken = { from: tableId, at, card, order, seat, kept: null, entryId: slip.entryId };
  const remembered = { ...up.floor, brokenUp: up.floor.brokenUp.set(playerId, broken) };
  const events = listedByBreak(remembered, {
    stamp: stampOf(now.command),
    slip,
    player,
    gameId: now.gameId,
    broken,
    isAway: absent,
  });
  const after = then({ ...up, floor: remembered }, events);
  return { ...now, ...after, listed: [...now.listed, { playerId, alias, entryId: slip.entryId }] };
};

const goes = (before: Break, player: Breaker): Break => {
  const now = { ...before, ...then(before, keptSeatEnded(before, player)) };
  const at = seatFor(now, player);
  if (!at) return listed(now, player);
  const { playerId, alias, absent, seat: fromSeat } = player;
  const events = absent ? kept(now, player, at) : seated(now, player, at);
  return {
    ...now,
    ...then(now, events),
    moved: [...now.moved, { playerId, alias, ...at, fromSeat, kept: absent }],
  };
};

/** Who declined the draw, or sat there without a card, is cashed out. */
const cashedOut = (now: Break): Break => {
  const { tableId } = now.command;
  const events = theTable(now.floor, tableId).table.seats.flatMap((use, i): FloorEvent[] => {
    if (use.state !== 'seated') return [];
    const { playerId, alias } = use.seated;
    const facts = { tableId, seat: i + 1, playerId, alias, gameId: now.gameId };
    return [{ type: 'SeatLeft', ...stampOf(now.command), ...facts, cause: 'left' }];
  });
  return { ...now, ...then(now, events) };
};

const breaking = (command: Breaking, floor: Floor): readonly FloorEvent[] => {
  const { tableId } = command;
  const stamp = stampOf(command);
  const { gameId } = theTable(floor, tableId).game;
  const order = goingInOrder(floor, tableId);
  const start: Break = { ...startOn(floor), command, gameId, moved: [], listed: [] };
  const gone = order.reduce(goes, start);
  const done = cashedOut(gone);
  const left = done.events
    .slice(gone.events.length)
    .flatMap((event) =>
      event.type === 'SeatLeft' ? [{ playerId: event.playerId, alias: event.alias }] : [],
    );
  const { moved, listed: onList } = done;
  const broken: TableBroken = { type: 'TableBroken', ...stamp, tableId, gameId, moved, listed: onList, left };
  return [...done.events, broken, ...closingEvents(done.floor, { stamp, tableId })];
};

export const movingOnDecisions: DecisionsOf<'BreakTable'> = {
  BreakTable: (command, floor) =>
    judge(breakTableRules, [command, floor], () => accept(...breaking(command, floor))),
};

/** Nobody goes by an older order who neither has a seat kept by it nor stands where it put him. */
const stillCounts = (floor: FloorFacts, playerId: PlayerId, { kept: at, entryId }: BrokenUp): boolean => {
  const reserved = floor.reservedFor.get(playerId);
  if (at) return !!reserved && isAt(reserved, at);
  return entryId !== null && liveEntry(floor, entryId) !== null;
};

type Gone = Pick<BrokenUp, 'card' | 'order' | 'seat'> & { readonly playerId: PlayerId };

/** The order in which they went: by their cards where they drew, else as the fact tells it. */
const orderOf = (floor: FloorFacts, { tableId, moved, listed: onList }: TableBroken): readonly Gone[] => {
  const draws = floor.breakDraws.get(tableId)?.draws;
  if (draws) return draws.map(({ playerId, card, seat }) => ({ playerId, card, seat }));
  const seats = moved.map(({ playerId, fromSeat }, order) => {
    const seat = fromSeat === undefined ? {} : { seat: fromSeat };
    return { playerId, card: null, order, ...seat };
  });
  const onward = onList.map(({ playerId }, i) => ({ playerId, card: null, order: moved.length + i }));
  return [...seats, ...onward];
};

/** The order is remembered: an absent player may still have to go to the list by it. */
export const movingOnEvolutions: EvolutionsOf<'TableBroken'> = {
  TableBroken: (floor, event) => {
    const { tableId, at, moved, listed: onList } = event;
    const records = orderOf(floor, event).map(({ playerId, ...gone }) => {
      const to = moved.find((each) => each.playerId === playerId && each.kept);
      const entryId = onList.find((each) => each.playerId === playerId)?.entryId ?? null;
      const kept = to ? { tableId: to.tableId, seat: to.seat } : null;
      const record: BrokenUp = { from: tableId, at, ...gone, kept, entryId };
      return [playerId, record] as const;
    });
    const brokenUp = records
      .reduce((all, [playerId, record]) => all.set(playerId, record), floor.brokenUp)
      .filter((record, playerId) => stillCounts(floor, playerId, record));
    return { ...floor, brokenUp };
  },
};
