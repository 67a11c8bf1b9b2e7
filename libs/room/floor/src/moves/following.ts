import { type FeederUnlinked, type FloorEvent, type PlayerSeated } from '../events';
import { keptByBreak } from '../breaks/kept-seats';
import { feedersOf } from '../must-move/order';
import { type FeederLink } from '../must-move/remembered';
import { endReservation, type Stamp } from '../seats/releasing';
import { type FloorFacts, seatUse } from '../state';
import { asPassed, claimsBefore } from './claims';
import { moveFacts, ofMove } from './moving';
import { type AnnouncedMove } from './remembered';
import { requestEnded } from './requests';

// What follows for requests, announced moves and feeders when something else happens to their seats and tables.

/** A decision of any capability, with the floor around it. */
export interface Decided {
  readonly stamp: Stamp;
  readonly before: FloorFacts;
  readonly after: FloorFacts;
  readonly events: readonly FloorEvent[];
}

type Given = Extract<FloorEvent, { readonly type: 'PlayerCalled' | 'PlayerSeated' | 'SeatReserved' }>;

const isGiven = (event: FloorEvent): event is Given =>
  event.type === 'PlayerCalled' ||
  (event.type === 'PlayerSeated' && event.how === 'direct') ||
  (event.type === 'SeatReserved' && event.holder !== null);

const receiverOf = (event: Given) =>
  event.type === 'SeatReserved' ? event.holder : { playerId: event.playerId, alias: event.alias };

/** A free seat went past players who had the better right to it: they are told, as those on the list are. */
const claimsPassed = ({ stamp, before, events }: Decided): FloorEvent[] =>
  events.filter(isGiven).flatMap((event): FloorEvent[] => {
    const { tableId, seat, gameId, reason } = event;
    const receiver = receiverOf(event);
    if (!receiver || seatUse(before, event)?.state !== 'free') return [];
    const passed = asPassed(claimsBefore(before, event, receiver.playerId));
    const { playerId, alias } = receiver;
    return passed.length === 0
      ? []
      : [{ type: 'ClaimsPassed', ...stamp, tableId, seat, gameId, playerId, alias, passed, reason }];
  });

const isMovedFact = (events: readonly FloorEvent[], seated: PlayerSeated): boolean =>
  events.some((event) => event.type === 'PlayerMoved' && event.playerId === seated.playerId);

const leftAnother = (events: readonly FloorEvent[], { playerId, gameId }: PlayerSeated): boolean =>
  events.some(
    (event) =>
      event.type === 'SeatLeft' &&
      event.cause === 'moved' &&
      event.playerId === playerId &&
      event.gameId === gameId,
  );

/** Who checks in at a seat kept for him, leaving one of the same game, has moved: by call, or by his own choice. */
const movedByArriving = ({ stamp, before, events }: Decided): FloorEvent[] => {
  const chosen = events.some(({ type }) => type === 'TableBroken') ? 'table-break' : 'table-change';
  return events.flatMap((event): FloorEvent[] => {
    if (event.type !== 'PlayerSeated' || isMovedFact(events, event) || !leftAnother(events, event)) return [];
    const { playerId, tableId, seat } = event;
    const { kind, reason = null } = before.announcedMoves.get(playerId) ?? {};
    const facts = moveFacts(before, stamp, {
      ...{ playerId, tableId, seat, reason, passed: [] },
      kind: kind ?? chosen,
    });
    return facts ? [{ type: 'PlayerMoved', ...facts }] : [];
  });
};

/** Who was away when his table broke sits down in the seat that was kept for him: the house moved him (RRP-3.1.3). */
const movedByBreak = ({ stamp, before, events }: Decided): FloorEvent[] =>
  events.flatMap((event): FloorEvent[] => {
    if (event.type !== 'PlayerSeated') return [];
    const { playerId, alias, gameId, tableId, seat } = event;
    const kept = before.reservedFor.get(playerId);
    const broken = kept && keptByBreak(before, kept)?.broken;
    if (broken?.seat === undefined || kept?.tableId !== tableId) return [];
    const from = { tableId: broken.from, seat: broken.seat };
    const of = { playerId, alias, gameId, tableId, seat, from, kind: 'table-break' as const };
    const asked = { forced: true, mustHoldMinimum: false, reason: null, passed: [] };
    return [{ type: 'PlayerMoved', ...stamp, ...of, ...asked }];
  });

const keptFor = (floor: FloorFacts, { to, reservation }: AnnouncedMove): boolean => {
  const use = seatUse(floor, to);
  return use?.state === 'reserved' && use.reservation.reservation === reservation;
};

const whyEnded = (floor: FloorFacts, move: AnnouncedMove) => {
  if (floor.tables.get(move.to.tableId)?.game?.gameId !== move.gameId) return 'table-closed';
  if (floor.seatOf.get(move.playerId)?.tableId !== move.from.tableId) return 'left-seat';
  return keptFor(floor, move) ? null : 'seat-gone';
};

const hasArrived = (moved: readonly FloorEvent[], { playerId }: AnnouncedMove): boolean =>
  moved.some((event) => event.type === 'PlayerMoved' && event.playerId === playerId);

/** An announced move ends with the player's seat, the seat kept for him, or its table. */
const movesEnded = ({ stamp, after }: Decided, moved: readonly FloorEvent[]): FloorEvent[] =>
  [...after.announcedMoves.values()].flatMap((move): FloorEvent[] => {
    const cause = hasArrived(moved, move) ? null : whyEnded(after, move);
    if (!cause) return [];
    const { to, kind } = move;
    const kept = keptFor(after, move) ? endReservation(after, { stamp, at: to, cause: 'released' }) : [];
    return [{ type: 'MoveEnded', ...stamp, ...ofMove(move), ...to, kind, cause, reason: null }, ...kept];
  });

/** Requests belong to the table: who leaves it has none there (RRP-2.3.12). */
const requestsEnded = ({ stamp, after }: Decided, moved: readonly FloorEvent[]): FloorEvent[] =>
  [...after.seatRequests.values()]
    .filter(({ playerId, tableId }) => after.seatOf.get(playerId)?.tableId !== tableId)
    .filter(
      ({ playerId }) => !moved.some((event) => event.type === 'PlayerMoved' && event.playerId === playerId),
    )
    .map((request) => ({ ...stamp, ...requestEnded(request, 'left-table') }));

const whyUnlinked = (
  floor: FloorFacts,
  { tableId, mainTableId, gameId }: FeederLink,
): Exclude<FeederUnlinked['cause'], 'floor'> | null => {
  const [feeder, main] = [floor.tables.get(tableId)?.game, floor.tables.get(mainTableId)?.game];
  if (!main) return 'main-closed';
  if (!feeder) return 'feeder-closed';
  return main.gameId === gameId && feeder.gameId === gameId ? null : 'game-changed';
};

type LinkFact = Extract<FloorEvent, { readonly type: 'FeederLinked' | 'FeederUnlinked' }>;

/** When a table in the middle of a chain is gone, those that fed it feed the table that it fed. */
const passedOn = ({ stamp, after }: Decided, { tableId, mainTableId, gameId }: FeederLink): LinkFact[] =>
  feedersOf(after, tableId)
    .filter((feeder) => after.tables.get(feeder)?.game?.gameId === gameId)
    .flatMap((feeder): LinkFact[] => {
      const of = { tableId: feeder, gameId };
      return [
        { type: 'FeederUnlinked', ...stamp, ...of, mainTableId: tableId, cause: 'main-closed' },
        { type: 'FeederLinked', ...stamp, ...of, mainTableId, cause: 'feeder-between-closed' },
      ];
    });

/** A main game that is gone makes its feeder an ordinary table; a feeder that is gone is unlinked (RRP-2.3.9). */
const feedersUnlinked = (decided: Decided): FloorEvent[] => {
  const { stamp, after } = decided;
  const links = [...after.feeders.values()].map((link) => ({ link, cause: whyUnlinked(after, link) }));
  const told = new Set<string>();
  return links
    .toSorted((a, b) => Number(b.cause === 'feeder-closed') - Number(a.cause === 'feeder-closed'))
    .flatMap(({ link, cause }): FloorEvent[] => {
      if (!cause || told.has(link.tableId)) return [];
      const { tableId, mainTableId, gameId } = link;
      const on = cause === 'feeder-closed' ? passedOn(decided, link) : [];
      on.forEach((event) => told.add(event.tableId));
      return [{ type: 'FeederUnlinked', ...stamp, tableId, mainTableId, gameId, cause }, ...on];
    });
};

const isTheDays = ({ type }: FloorEvent): boolean => type === 'DayOpened' || type === 'DayClosed';

/** Whether any of it can follow at all. */
export const mayMovesFollow = (floor: FloorFacts, events: readonly FloorEvent[]): boolean => {
  if (events.some(isTheDays)) return false;
  const { seatRequests, announcedMoves, feeders, brokenUp } = floor;
  return (
    seatRequests.size + announcedMoves.size + feeders.size > 0 ||
    (brokenUp.size > 0 && events.some(({ type }) => type === 'PlayerSeated')) ||
    events.some(({ type }) => type === 'SeatLeft')
  );
};

export const movesThatFollow = (decided: Decided): FloorEvent[] => {
  const moved = [...movedByArriving(decided), ...movedByBreak(decided)];
  return [
    ...claimsPassed(decided),
    ...moved,
    ...movesEnded(decided, moved),
    ...requestsEnded(decided, moved),
    ...feedersUnlinked(decided),
  ];
};
