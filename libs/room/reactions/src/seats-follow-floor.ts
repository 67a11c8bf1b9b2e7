import { type Floor, type PlayerMoved, type PlayerSeated, type SeatLeft } from '@cardroom/floor';
import { type Minor, type PlayerId } from '@cardroom/kernel';
import { type CameHow, type Table } from '@cardroom/play';
import { type Consequence, whenIn } from './reaction';
import { atTable, floorOf, isPlayed, playOf, seatedAs, seeFloor, seePlay, tableOf } from './table-streams';

type Seating = Pick<PlayerSeated, 'playerId' | 'alias' | 'seat'>;

interface CameBy {
  readonly how: CameHow;
  readonly mustHoldMinimum?: boolean;
}

/** The move that ended with him in this seat, while the floor still remembers the action. */
const moveOf = (floor: Floor, { command, playerId }: PlayerSeated): PlayerMoved | null => {
  const events = floor.recent.find((action) => action.command === command)?.events ?? [];
  for (const event of events) if (event.type === 'PlayerMoved' && event.playerId === playerId) return event;
  return null;
};

/** Forced movers play with what they have; who chose to change tables holds the minimum (RRP-3.1.3). */
const cameBy = (floor: Floor, event: PlayerSeated): CameBy => {
  if (event.mustBringBackMinor !== undefined) return { how: 'back' };
  const move = moveOf(floor, event);
  if (move?.forced) return { how: 'moved' };
  return move?.mustHoldMinimum ? { how: 'new', mustHoldMinimum: true } : { how: 'new' };
};

/** He takes a seat, or the other one where he plays already; a seat not free yet is taken when it is. */
const taking = (
  table: Table,
  streamId: string,
  { playerId, alias, seat, ...by }: Seating & CameBy,
): readonly Consequence[] => {
  if (!isPlayed(table)) return [];
  const already = seatedAs(table, playerId);
  if (already?.seat === seat) return [];
  if (already) return [atTable(streamId, { type: 'ChangeSeat', playerId, to: seat })];
  if (table.seats.some((seated) => seated.seat === seat)) return [];
  return [atTable(streamId, { type: 'TakeSeat', playerId, alias, seat, ...by })];
};

interface Exchange {
  readonly playerId: PlayerId;
  readonly withPlayer: PlayerId;
}

/** The floor has two players of the table in each other's seats (RRP-2.3.12). */
const exchangeOf = (
  floor: Floor,
  table: Table,
  { playerId, tableId, seat }: PlayerSeated,
): Exchange | null => {
  const his = seatedAs(table, playerId);
  const other = table.seats.find((seated) => seated.seat === seat);
  if (!his || !other || other === his) return null;
  const goesTo = floor.seatOf.get(other.playerId);
  const isExchange = goesTo?.tableId === tableId && goesTo.seat === his.seat;
  return isExchange ? { playerId, withPlayer: other.playerId } : null;
};

/** He has left the table again before its game was told of him. */
const isGoneAgain = ({ seatOf }: Floor, { playerId, tableId }: PlayerSeated): boolean =>
  seatOf.get(playerId)?.tableId !== tableId;

/** A player has a seat on the floor: he takes it in the game. */
export const whenSeatedTakeSeat = whenIn('floor')({
  name: 'seated-takes-seat',
  on: ['PlayerSeated'],
  sees: (told) => [seePlay(told, told.event.tableId), seeFloor(told)],
  then: (told, seen) => {
    const { tableId, playerId, alias, seat } = told.event;
    const streamId = playOf(told, tableId);
    const [floor, table] = [seen.state('floor', told.streamId), seen.state('table', streamId)];
    if (isGoneAgain(floor, told.event)) return [];
    const exchange = isPlayed(table) && exchangeOf(floor, table, told.event);
    if (exchange) return [atTable(streamId, { type: 'ExchangeSeats', ...exchange })];
    return taking(table, streamId, { playerId, alias, seat, ...cameBy(floor, told.event) });
  },
});

/** What the floor counted when it picked these chips up; undefined where it did not. */
const pickedUpFrom = ({ custody }: Floor, { playerId, tableId, at }: SeatLeft): Minor | undefined => {
  const taken = [...custody.values()].find(
    (one) => one.playerId === playerId && one.tableId === tableId && one.since === at,
  );
  return taken?.amountMinor ?? undefined;
};

/** A player gives up his seat, or goes to another table: his hand is finished first. */
export const whenSeatLeftFinishHand = whenIn('floor')({
  name: 'seat-left-finish-hand',
  on: ['SeatLeft'],
  sees: (told) => [seePlay(told, told.event.tableId), seeFloor(told)],
  then: (told, seen) => {
    const { tableId, playerId, cause, amountMinor } = told.event;
    const streamId = playOf(told, tableId);
    const table = seen.state('table', streamId);
    const floor = seen.state('floor', told.streamId);
    const isSeatChange = cause === 'moved' && floor.seatOf.get(playerId)?.tableId === tableId;
    if (!isPlayed(table) || !seatedAs(table, playerId) || isSeatChange) return [];
    const countedMinor = cause === 'picked-up' ? pickedUpFrom(floor, told.event) : amountMinor;
    const counted = countedMinor === undefined ? {} : { countedMinor };
    return [atTable(streamId, { type: 'LeaveSeat', playerId, cause, ...counted })];
  },
});

/** A seat is free in the game at last: whom the floor gave it meanwhile takes it. */
export const whenSeatFreeNextTakesIt = whenIn('table')({
  name: 'seat-free-next-takes-it',
  on: ['PlayerLeft', 'SeatChanged'],
  sees: (told) => [seeFloor(told), { module: 'table', streamId: told.streamId }],
  then: (told, seen) => {
    const use = seen.state('floor', floorOf(told)).tables.get(tableOf(told))?.seats[told.event.seat - 1];
    // Whoever left it is on his way elsewhere, though the floor may not know yet.
    if (use?.state !== 'seated' || use.seated.playerId === told.event.playerId) return [];
    const { playerId, alias } = use.seated;
    const seating = { playerId, alias, seat: told.event.seat, how: 'new' } as const;
    return taking(seen.state('table', told.streamId), told.streamId, seating);
  },
});

/** The play of a table begins, or goes on after a day: whoever sits there by the floor sits in the game. */
export const whenPlayOpensSeatWhoSits = whenIn('table')({
  name: 'play-opens-seats',
  on: ['PlayOpened'],
  sees: (told) => [seeFloor(told), { module: 'table', streamId: told.streamId }],
  then: (told, seen) => {
    const [floor, table] = [seen.state('floor', floorOf(told)), seen.state('table', told.streamId)];
    const uses = floor.tables.get(tableOf(told))?.seats ?? [];
    const sitting = uses.flatMap((use, i) =>
      use.state === 'seated' ? [{ ...use.seated, seat: i + 1 }] : [],
    );
    const gone = table.seats.filter(({ playerId }) => !sitting.some((one) => one.playerId === playerId));
    return [
      ...gone.map(({ playerId }) => atTable(told.streamId, { type: 'LeaveSeat', playerId, cause: 'left' })),
      ...sitting.flatMap(({ playerId, alias, seat }) =>
        taking(table, told.streamId, { playerId, alias, seat, how: 'opening' }),
      ),
    ];
  },
});
