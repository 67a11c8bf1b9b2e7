import { type MovesRow } from '@cardroom/contracts';
import {
  type AnnouncedMove,
  feedersOf,
  firstCallable,
  type Floor,
  isDue,
  mustMoveOrder,
  namedOfTheList,
  type MoveProposal,
  proposals,
  requestsOf,
  ruleOfMove,
  type SeatOffer,
  seatUse,
  tablesOf,
  waitsFor,
} from '@cardroom/floor';
import { type GameId, id, isoOf, type TableId } from '@cardroom/kernel';
import { affectedBy } from './affected';
import { type Board, type FloorChange } from './board';
import { numberOf, placeOf } from './place';
import { isoOrNull } from './shapes';

const tableIdsOf = (floor: Floor, gameId: GameId): readonly TableId[] =>
  tablesOf(floor, gameId)
    .toSorted((a, b) => a.plan.number - b.plan.number)
    .map(({ plan }) => plan.tableId);

const feedersIn = (floor: Floor, gameId: GameId): MovesRow['feeders'] =>
  [...floor.feeders.values()]
    .filter((link) => link.gameId === gameId)
    .map(({ tableId, mainTableId, since }) => ({
      tableId,
      tableNumber: numberOf(floor, tableId),
      mainTableId,
      mainTableNumber: numberOf(floor, mainTableId),
      since: isoOf(since),
    }))
    .sort((a, b) => a.tableNumber - b.tableNumber);

const orderIn = (floor: Floor, gameId: GameId): MovesRow['order'] =>
  tableIdsOf(floor, gameId).flatMap((mainTableId) =>
    mustMoveOrder(floor, feedersOf(floor, mainTableId)).map(({ playerId, alias, joinedAt, ...at }, i) => ({
      mainTableId,
      mainTableNumber: numberOf(floor, mainTableId),
      position: i + 1,
      playerId,
      alias,
      ...placeOf(floor, at),
      joinedAt: isoOf(joinedAt),
      announced: floor.announcedMoves.has(playerId),
    })),
  );

const announcedShape = (floor: Floor, move: AnnouncedMove): MovesRow['announced'][number] => {
  const { kind, playerId, alias, from, to, announcedAt, forced, mustHoldMinimum, reason } = move;
  const wait = waitsFor(floor, move);
  const use = seatUse(floor, to);
  return {
    ...{ kind, playerId, alias, forced, mustHoldMinimum, reason },
    from: placeOf(floor, from),
    to: placeOf(floor, to),
    announcedAt: isoOf(announcedAt),
    waitsFor: wait.until,
    handsLeft: wait.until === 'hands' ? Math.max(0, wait.hands - move.handsPassed) : null,
    isDue: isDue(floor, move),
    keptUntil: use?.state === 'reserved' ? isoOrNull(use.reservation.lapsesAt) : null,
    rule: ruleOfMove(kind),
  };
};

const announcedIn = (floor: Floor, gameId: GameId): MovesRow['announced'] =>
  [...floor.announcedMoves.values()]
    .filter((move) => move.gameId === gameId)
    .sort((a, b) => a.reservation - b.reservation)
    .map((move) => announcedShape(floor, move));

const requestsIn = (floor: Floor, gameId: GameId): MovesRow['requests'] =>
  tableIdsOf(floor, gameId).flatMap((tableId) => {
    const asked = requestsOf(floor, tableId);
    return asked.map((request) => ({
      kind: request.kind,
      playerId: request.playerId,
      alias: request.alias,
      ...placeOf(floor, floor.seatOf.get(request.playerId) ?? { tableId, seat: 0 }),
      place: 1 + asked.filter(({ kind }) => kind === request.kind).indexOf(request),
      seats: request.seats && [...request.seats],
      tables:
        request.tables &&
        request.tables.map((wanted) => ({ tableId: wanted, tableNumber: numberOf(floor, wanted) })),
      requestedAt: isoOf(request.requestedAt),
      declines: request.declines,
    }));
  });

const cooldownsIn = (floor: Floor, gameId: GameId): MovesRow['cooldowns'] =>
  [...floor.mustMoveCooldowns.values()]
    .filter((cooldown) => cooldown.gameId === gameId)
    .sort((a, b) => a.until - b.until || a.playerId.localeCompare(b.playerId))
    .map(({ playerId, alias, since, until }) => ({
      playerId,
      alias,
      since: isoOf(since),
      until: isoOf(until),
    }));

const offerShape = (floor: Floor, offer: SeatOffer): MovesRow['proposals'][number]['first'] => {
  const { kind, playerId, alias, entryId, from, since, rule } = offer;
  return {
    ...{ kind, playerId, alias, entryId, rule },
    from: from && placeOf(floor, from),
    since: isoOf(since),
  };
};

const proposalShape = (floor: Floor, proposal: MoveProposal): MovesRow['proposals'][number] => {
  const { first, then, to, from, mustHoldMinimum } = proposal;
  return {
    ...placeOf(floor, proposal),
    first: offerShape(floor, first),
    then: then.map((offer) => offerShape(floor, offer)),
    to: { ...to, tableNumber: numberOf(floor, to.tableId) },
    from: from && { ...from, tableNumber: numberOf(floor, from.tableId) },
    mustHoldMinimum,
  };
};

const passedIn = (floor: Floor, gameId: GameId): MovesRow['passed'] =>
  [...floor.passedClaims.entries()].flatMap(([playerId, passed]) => {
    const at = floor.seatOf.get(playerId);
    const use = at && seatUse(floor, at);
    if (use?.state !== 'seated' || floor.tables.get(at?.tableId ?? id(''))?.game?.gameId !== gameId)
      return [];
    const { alias } = use.seated;
    return passed.map((over) => ({
      playerId,
      alias,
      at: isoOf(over.at),
      ...placeOf(floor, over),
      kind: over.kind,
      reason: over.reason,
    }));
  });

const rowOf = (floor: Floor, key: string): MovesRow | null => {
  const gameId = id<GameId>(key);
  if (!floor.games.has(gameId)) return null;
  return {
    gameId,
    feeders: feedersIn(floor, gameId),
    order: orderIn(floor, gameId),
    announced: announcedIn(floor, gameId),
    requests: requestsIn(floor, gameId),
    cooldowns: cooldownsIn(floor, gameId),
    proposals: proposals(floor, gameId).map((proposal) => proposalShape(floor, proposal)),
    passed: passedIn(floor, gameId),
  };
};

/** Whether the row of a game says anything at all. */
const saysSomething = (floor: Floor, gameId: GameId): boolean => {
  const { seatRequests, announcedMoves, feeders, mustMoveCooldowns, passedClaims } = floor;
  const ofGame = (each: { readonly gameId: GameId }): boolean => each.gameId === gameId;
  return (
    passedClaims.size > 0 ||
    [seatRequests, announcedMoves, feeders, mustMoveCooldowns].some((part) => part.some(ofGame))
  );
};

/** What moves follow from beside the lists. */
const partsOfMoves = [
  ...(['tables', 'seatOf', 'reservedFor', 'seatRequests', 'announcedMoves', 'feeders'] as const),
  ...(['mustMoveCooldowns', 'passedClaims', 'gameJoiners', 'carriedPots', 'settings', 'games'] as const),
];

const freeSeatsOf = (floor: Floor, gameId: GameId): number =>
  tablesOf(floor, gameId).reduce(
    (sum, { seats }) => sum + seats.filter(({ state }) => state === 'free').length,
    0,
  );

/** Only the list changed, and that behind the names that can be named in a proposal. */
const isFarDownTheList = ({ before, after }: FloorChange, gameId: GameId): boolean => {
  if (partsOfMoves.some((part) => before[part] !== after[part])) return false;
  const most = namedOfTheList + freeSeatsOf(after, gameId);
  const was = firstCallable(before, gameId, most);
  const is = firstCallable(after, gameId, most);
  return was.length === is.length && was.every((entry, i) => entry === is[i]);
};

/** Games whose lists, tables or seats changed and where somebody is to move, and those that come or go. */
const changedKeys = (change: FloorChange): readonly GameId[] => {
  const { before, after } = change;
  const isApartChanged = before.keptApart !== after.keptApart;
  const games = new Set([...affectedBy(change).games, ...(isApartChanged ? after.games.keys() : [])]);
  return [...games].filter(
    (gameId) =>
      before.games.has(gameId) !== after.games.has(gameId) ||
      ((isApartChanged || !isFarDownTheList(change, gameId)) &&
        (saysSomething(before, gameId) || saysSomething(after, gameId))),
  );
};

/** Who moves where in each game, and why: requests, main and feeder games, announced moves and proposals. */
export const movesBoard: Board<'moves'> = {
  name: 'moves',
  keys: (floor) => [...floor.games.keys()],
  isOn: (floor, key) => floor.games.has(id<GameId>(key)),
  row: rowOf,
  changedKeys,
};
