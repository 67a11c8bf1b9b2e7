import { accept, type GameId, invariant, judge, type PlayerId, type TableId } from '@cardroom/kernel';
import { compareCards } from '@cardroom/poker';
import { type FloorEvent, type OfSeat } from '../events';
import { byManagement, stampOf, tableIsOpen, theTable } from '../ground-rules';
import { takesAnybody } from '../openings/imposed';
import { linkOf, mustMoveOrder } from '../must-move/order';
import { endReservation } from '../seats/releasing';
import { takeSeat } from '../seats/taking-a-seat';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts, liveEntry, seatUse } from '../state';
import { closingEvents, nothingBlocksClosing } from '../tables/closing';
import { passedBy, sendings, takingNewcomers } from '../waiting-list/turn';
import { type BreakCard, type BreakCardsDrawn, type MovedByBreak, type TableBroken } from './events';
import { type BrokenUp } from './kept-seats';
import { listedByBreak } from './listing';
import { cardsNotDrawn, cardTooLow, notALikeTable, seatChosenBefore, slipsMissing } from './refusals';
import { startOn, type Steps, then } from './stepping';

/** The cards of a table that breaks, for as long as it is open. */
export type BreakDraw = Pick<BreakCardsDrawn, 'at' | 'seed' | 'draws' | 'declining'>;

type Breaking = CommandNamed<'BreakTable'>;
type Rule = RulesFor<'BreakTable'>[number];

const cardsAreDrawn: Rule = ({ tableId }, floor) =>
  floor.breakDraws.has(tableId) || linkOf(floor, tableId) ? null : cardsNotDrawn({ tableId });

/** Those who drew and still sit there, the highest card first (suits break ties). */
export const inBreakOrder = (floor: FloorFacts, tableId: TableId): readonly BreakCard[] =>
  (floor.breakDraws.get(tableId)?.draws ?? [])
    .filter(({ playerId, seat }) => {
      const use = seatUse(floor, { tableId, seat });
      return use?.state === 'seated' && use.seated.playerId === playerId;
    })
    .toSorted((a, b) => compareCards(b.card, a.card));

/** Somebody who goes at his turn: by his card, or at a feeder by when he joined the game. */
interface Breaker extends Omit<BreakCard, 'card'> {
  readonly card: BreakCard['card'] | null;
  readonly order: number;
}

/** Those of a feeder go in must-move order (RRP-2.3.9), all others by their cards (RRP-2.3.14). */
const goingInOrder = (floor: FloorFacts, tableId: TableId): readonly Breaker[] =>
  linkOf(floor, tableId)
    ? mustMoveOrder(floor, [tableId]).map(({ playerId, alias, seat }, order) => {
        const absent = floor.absences.has(playerId);
        return { playerId, alias, seat, absent, card: null, order };
      })
    : inBreakOrder(floor, tableId).map((drawn, order) => ({ ...drawn, order }));

/**
 * Seats that the players of a breaking table may have: free ones at open tables of the same game and limit. Those
 * of a feeder have none: they go to the list of their main game (RRP-2.3.9).
 */
export const likeSeats = (floor: FloorFacts, tableId: TableId): readonly OfSeat[] =>
  (linkOf(floor, tableId) ? [] : takingNewcomers(floor, theTable(floor, tableId).game.gameId))
    .filter((table) => table.plan.tableId !== tableId && takesAnybody(floor, table))
    .flatMap(({ plan, seats }) =>
      seats.flatMap((use, i) => (use.state === 'free' ? [{ tableId: plan.tableId, seat: i + 1 }] : [])),
    );

const isAt = (a: OfSeat, b: OfSeat): boolean => a.tableId === b.tableId && a.seat === b.seat;

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
  const first = inBreakOrder(floor, tableId).slice(0, seats);
  const late = choices.find((choice) => !first.some(({ playerId }) => playerId === choice.playerId));
  return late ? cardTooLow({ tableId: late.tableId, seat: late.seat, seats }) : null;
};

const slipsSuffice: Rule = ({ tableId, slips }, floor) => {
  const needed = Math.max(0, goingInOrder(floor, tableId).length - likeSeats(floor, tableId).length);
  return slips.length < needed ? slipsMissing({ needed, given: slips.length }) : null;
};

export const breakTableRules: RulesFor<'BreakTable'> = [
  byManagement,
  tableIsOpen,
  cardsAreDrawn,
  nothingBlocksClosing,
  choicesAreLikeSeats,
  nobodyChoseItBefore,
  choosersHaveSeats,
  slipsSuffice,
];

interface Break extends Steps {
  readonly command: Breaking;
  readonly gameId: GameId;
  readonly moved: readonly MovedByBreak[];
  readonly listed: TableBroken['listed'];
}

/** The seat that a player gets at his turn: what he chose, or the neediest table's that nobody else chose. */
const seatFor = ({ command, floor, gameId }: Break, { playerId }: Breaker): OfSeat | null => {
  const { choices = [], tableId } = command;
  if (linkOf(floor, tableId)) return null;
  const own = choices.find((choice) => choice.playerId === playerId);
  if (own) return { tableId: own.tableId, seat: own.seat };
  const open = sendings(floor, gameId).filter((sending) => {
    const table = floor.tables.get(sending.tableId);
    return sending.tableId !== tableId && table !== undefined && takesAnybody(floor, table);
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
  const { playerId, alias, absent } = player;
  const events = absent ? kept(now, player, at) : seated(now, player, at);
  return { ...now, ...then(now, events), moved: [...now.moved, { playerId, alias, ...at, kept: absent }] };
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

/** The order of the cards is remembered: an absent player may still have to go to the list by it. */
export const movingOnEvolutions: EvolutionsOf<'TableBroken'> = {
  TableBroken: (floor, { tableId, at, moved, listed: onList }) => {
    const draws = floor.breakDraws.get(tableId)?.draws ?? [];
    const records = draws.flatMap(({ playerId, card, seat }) => {
      const to = moved.find((each) => each.playerId === playerId && each.kept);
      const entryId = onList.find((each) => each.playerId === playerId)?.entryId ?? null;
      const kept = to ? { tableId: to.tableId, seat: to.seat } : null;
      return [[playerId, { from: tableId, at, card, seat, kept, entryId }] as const];
    });
    const brokenUp = records
      .reduce((all, [playerId, record]) => all.set(playerId, record), floor.brokenUp)
      .filter((record, playerId) => stillCounts(floor, playerId, record));
    return { ...floor, brokenUp };
  },
};
