import { accept, judge, type PlayerId, type Refusal, type TableId } from '@cardroom/kernel';
import { type FloorEvent, type OfSeat } from '../events';
import { seatExists, seatFacts, stampOf, tableIsOpen, theTable } from '../ground-rules';
import { areInOneChain } from '../must-move/order';
import { tableIsNotImposed } from '../openings/imposed';
import { otherGame, seatTaken } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts, seatUse } from '../state';
import { noPotAtHisTable } from './carried-pot';
import { claimsOn, isAt } from './claims';
import {
  alreadyRequested,
  chainOrder,
  noSeatChanges,
  notOffered,
  notSeated,
  requestUnknown,
  seatIsHis,
} from './refusals';
import { type SeatRequest } from './remembered';

type Rule<C> = (command: C, floor: Floor) => Refusal | null;
type OfPlayer = { readonly playerId: PlayerId };

export const heIsSeated: Rule<OfPlayer> = ({ playerId }, floor) =>
  floor.seatOf.has(playerId) ? null : notSeated({ playerId });

/** Where a player sits, under which name, in which game: after `heIsSeated`. */
export const sitterOf = (floor: FloorFacts, playerId: PlayerId) => {
  const from = floor.seatOf.get(playerId);
  const use = from && seatUse(floor, from);
  const gameId = from && floor.tables.get(from.tableId)?.game?.gameId;
  if (!from || use?.state !== 'seated' || !gameId) return null;
  return { from, gameId, alias: use.seated.alias };
};

export const requestKey = ({ kind, playerId }: Pick<SeatRequest, 'kind' | 'playerId'>): string =>
  `${kind}:${playerId}`;

const requestOf = (
  floor: FloorFacts,
  kind: SeatRequest['kind'],
  playerId: PlayerId,
): SeatRequest | undefined => floor.seatRequests.get(requestKey({ kind, playerId }));

const changesAreMade: Rule<object> = (_, { settings }) =>
  settings.seatChangeOnRequest ? null : noSeatChanges();

/** One request of a kind for each player: who asks anew gives the old one up first (floor case F06). */
const askedOnce =
  (kind: SeatRequest['kind']): Rule<OfPlayer> =>
  ({ playerId }, floor) =>
    requestOf(floor, kind, playerId) ? alreadyRequested({ playerId, kind }) : null;

const seatRule =
  (rule: (at: OfSeat, floor: Floor, from: OfSeat) => Refusal | null): RulesFor<'RequestSeatChange'>[number] =>
  ({ playerId, seats }, floor) => {
    const from = floor.seatOf.get(playerId);
    if (!from) return null;
    for (const seat of seats ?? []) {
      const objection = rule({ tableId: from.tableId, seat }, floor, from);
      if (objection) return objection;
    }
    return null;
  };

/** A single seat that somebody sits in may be asked for in advance, but not one taken by a newcomer just now. */
const someSeatMayComeFree: RulesFor<'RequestSeatChange'>[number] = ({ at, playerId, seats }, floor) => {
  const from = floor.seatOf.get(playerId);
  if (!from || seats?.length !== 1) return null;
  const seat = seats[0] ?? 0;
  const use = seatUse(floor, { tableId: from.tableId, seat });
  if (use?.state !== 'seated') return null;
  const isNewcomer = use.seated.since === at;
  return isNewcomer ? seatTaken(seatFacts({ tableId: from.tableId, seat })) : null;
};

export const requestSeatChangeRules: RulesFor<'RequestSeatChange'> = [
  tableIsNotImposed,
  noPotAtHisTable,
  changesAreMade,
  heIsSeated,
  askedOnce('seat-change'),
  seatRule((at, floor) => seatExists(at, floor)),
  seatRule((at, _, from) => (isAt(at, from) ? seatIsHis(seatFacts(at)) : null)),
  someSeatMayComeFree,
];

const tableRule =
  (
    rule: (tableId: TableId, floor: Floor, from: OfSeat) => Refusal | null,
  ): RulesFor<'RequestTableChange'>[number] =>
  ({ playerId, tables }, floor) => {
    const from = floor.seatOf.get(playerId);
    if (!from) return null;
    for (const tableId of tables ?? []) {
      const objection = rule(tableId, floor, from);
      if (objection) return objection;
    }
    return null;
  };

const playsHisGame = (tableId: TableId, floor: Floor, from: OfSeat): Refusal | null => {
  const { gameId } = theTable(floor, from.tableId).game;
  return theTable(floor, tableId).game.gameId === gameId ? null : otherGame({ tableId, gameId });
};

/** From a main game to its feeder, or up, the must-move order decides and no request (RRP-2.3.9). */
const outsideHisChain = (tableId: TableId, floor: Floor, from: OfSeat): Refusal | null =>
  areInOneChain(floor, tableId, from.tableId) ? chainOrder({ tableId }) : null;

export const requestTableChangeRules: RulesFor<'RequestTableChange'> = [
  tableIsNotImposed,
  heIsSeated,
  askedOnce('table-change'),
  tableRule((tableId, floor) => tableIsOpen({ tableId }, floor)),
  tableRule((tableId, _, from) => (tableId === from.tableId ? seatIsHis(seatFacts(from)) : null)),
  tableRule(playsHisGame),
  tableRule(outsideHisChain),
];

const requestIsThere: RulesFor<'CancelRequest'>[number] = ({ kind, playerId }, floor) =>
  requestOf(floor, kind, playerId) ? null : requestUnknown({ playerId, kind });

const offeredTo = (floor: FloorFacts, { tableId, seat, playerId }: CommandNamed<'DeclineOffer'>) => {
  const at = { tableId, seat };
  if (seatUse(floor, at)?.state !== 'free') return null;
  const claim = claimsOn(floor, at).find((each) => each.playerId === playerId);
  return claim && claim.kind !== 'must-move' ? requestOf(floor, claim.kind, playerId) : null;
};

const seatIsOffered: RulesFor<'DeclineOffer'>[number] = (command, floor) =>
  offeredTo(floor, command) ? null : notOffered(seatFacts(command));

export const declineOfferRules: RulesFor<'DeclineOffer'> = [tableIsOpen, seatExists, seatIsOffered];

type Asking = CommandNamed<'RequestSeatChange' | 'RequestTableChange'>;

const asked = (command: Asking, floor: Floor): FloorEvent[] => {
  const { playerId } = command;
  const sitter = sitterOf(floor, playerId);
  if (!sitter) return [];
  const { from, gameId, alias } = sitter;
  const facts = { ...stampOf(command), playerId, alias, gameId, tableId: from.tableId };
  return command.type === 'RequestSeatChange'
    ? [{ type: 'SeatChangeRequested', ...facts, seats: command.seats }]
    : [{ type: 'TableChangeRequested', ...facts, tables: command.tables }];
};

export const requestEnded = (
  { playerId, alias, gameId, tableId, kind }: SeatRequest,
  cause: 'cancelled' | 'left-table',
) => ({ type: 'RequestEnded' as const, playerId, alias, gameId, tableId, kind, cause });

export const requestsDecisions: DecisionsOf<
  'RequestSeatChange' | 'RequestTableChange' | 'CancelRequest' | 'DeclineOffer'
> = {
  RequestSeatChange: (command, floor) =>
    judge(requestSeatChangeRules, [command, floor], () => accept(...asked(command, floor))),
  RequestTableChange: (command, floor) =>
    judge(requestTableChangeRules, [command, floor], () => accept(...asked(command, floor))),
  CancelRequest: (command, floor) =>
    judge([requestIsThere], [command, floor], () => {
      const request = requestOf(floor, command.kind, command.playerId);
      return request ? accept({ ...stampOf(command), ...requestEnded(request, 'cancelled') }) : accept();
    }),
  DeclineOffer: (command, floor) =>
    judge(declineOfferRules, [command, floor], () => {
      const request = offeredTo(floor, command);
      if (!request) return accept();
      const { playerId, alias, gameId, kind } = request;
      const { tableId, seat } = command;
      const toEnd = floor.settings.seatChangeAfterDecline === 'toEnd';
      const facts = { playerId, alias, gameId, tableId, seat, kind, toEnd };
      return accept({ type: 'OfferDeclined', ...stampOf(command), ...facts });
    }),
};

const nextOrder = (floor: FloorFacts): number =>
  1 + floor.seatRequests.reduce((most, { order }) => Math.max(most, order), 0);

const putRequest = (floor: FloorFacts, request: SeatRequest): FloorFacts => ({
  ...floor,
  seatRequests: floor.seatRequests.set(requestKey(request), request),
});

export const withoutRequest = (
  floor: FloorFacts,
  of: Pick<SeatRequest, 'kind' | 'playerId'>,
): FloorFacts => ({ ...floor, seatRequests: floor.seatRequests.delete(requestKey(of)) });

type Asked = Pick<SeatRequest, 'kind' | 'playerId' | 'alias' | 'gameId' | 'tableId' | 'seats' | 'tables'>;

const added = (floor: FloorFacts, request: Asked, requestedAt: SeatRequest['requestedAt']): FloorFacts => {
  const order = nextOrder(floor);
  return putRequest(floor, { ...request, requestedAt, order, declined: [], declines: 0 });
};

export const requestsEvolutions: EvolutionsOf<
  'SeatChangeRequested' | 'TableChangeRequested' | 'RequestEnded' | 'OfferDeclined'
> = {
  SeatChangeRequested: (floor, { at, playerId, alias, gameId, tableId, seats }) =>
    added(floor, { kind: 'seat-change', playerId, alias, gameId, tableId, seats, tables: null }, at),
  TableChangeRequested: (floor, { at, playerId, alias, gameId, tableId, tables }) =>
    added(floor, { kind: 'table-change', playerId, alias, gameId, tableId, seats: null, tables }, at),
  RequestEnded: withoutRequest,
  OfferDeclined: (floor, { kind, playerId, tableId, seat, toEnd }) => {
    const request = requestOf(floor, kind, playerId);
    if (!request) return floor;
    const declined = [...request.declined, { tableId, seat }];
    const order = toEnd ? nextOrder(floor) : request.order;
    return putRequest(floor, { ...request, declined, declines: request.declines + 1, order });
  },
};

const takesASeat: ReadonlySet<FloorEvent['type']> = new Set<FloorEvent['type']>([
  'PlayerSeated',
  'PlayerCalled',
  'SeatReserved',
  'MoveAnnounced',
]);

/** A vacancy that was declined is over once somebody has the seat: the next one is offered again. */
export const vacancyFilled = (floor: FloorFacts, event: FloorEvent): FloorFacts => {
  if (floor.seatRequests.size === 0 || !takesASeat.has(event.type)) return floor;
  const at = event as unknown as OfSeat;
  const seatRequests = floor.seatRequests.map((request) =>
    request.declined.some((seat) => isAt(seat, at))
      ? { ...request, declined: request.declined.filter((seat) => !isAt(seat, at)) }
      : request,
  );
  return { ...floor, seatRequests };
};
