import { type Floor, offerOf, seatCount, type TableOpened } from '@cardroom/floor';
import { type TableId } from '@cardroom/kernel';
import { type CarriedTable, type Depth, type PlayCommand, startingClocks } from '@cardroom/play';
import { resolveRuleSet } from '@cardroom/rulebook';
import { rakeAt } from './rake-at-table';
import { type Consequence, whenIn } from './reaction';
import { type WishOf } from './room-modules';
import { stakesOf } from './stakes-of-game';
import { dayOf } from './streams';
import {
  atTable,
  floorOf,
  floorOfDay,
  isPlayed,
  type OnStream,
  playOf,
  seeFloor,
  seePlay,
  tableOf,
} from './table-streams';
import { playStreamId } from '@cardroom/play';

type Opening = Extract<PlayCommand, { type: 'OpenTable' }>;

interface Beginning {
  readonly tableId: TableId;
  readonly gameId: TableOpened['gameId'];
  readonly depth?: Depth;
  readonly carried?: CarriedTable;
}

/** Tables begin counted: how deep they are followed is chosen at each. */
const opening = (floor: Floor, on: OnStream, beginning: Beginning): readonly Consequence[] => {
  const { tableId, gameId, depth = 'counted', carried } = beginning;
  const [table, game] = [floor.tables.get(tableId), offerOf(floor, gameId)];
  if (!table || !game) return [];
  const rake = rakeAt(floor, tableId);
  const wish: Omit<Opening, 'at' | 'by' | 'command'> = {
    type: 'OpenTable',
    room: on.room,
    tableId,
    day: dayOf(on.streamId),
    seats: seatCount(table),
    depth,
    stakes: stakesOf(game),
    rules: resolveRuleSet('rrp-cash'),
    clocks: startingClocks,
    ...(rake ? { rake } : {}),
    ...(carried ? { carried } : {}),
  };
  return [atTable(playOf(on, tableId), wish as WishOf<'table'>)];
};

/** A game opens on a table: its play is followed from here on. */
export const whenTableOpensFollowItsPlay = whenIn('floor')({
  name: 'table-opens-play',
  on: ['TableOpened'],
  sees: (told) => [seeFloor(told), seePlay(told, told.event.tableId)],
  then: (told, seen) => {
    const { tableId, gameId } = told.event;
    if (isPlayed(seen.state('table', playOf(told, tableId)))) return [];
    return opening(seen.state('floor', told.streamId), told, { tableId, gameId });
  },
});

/** The floor closes or breaks a table: the hand in progress is its last. */
export const whenTableClosesPlayLastHand = whenIn('floor')({
  name: 'table-closes-last-hand',
  on: ['TableClosed', 'TableBroken'],
  sees: (told) => [seePlay(told, told.event.tableId)],
  then: (told, seen) => {
    const streamId = playOf(told, told.event.tableId);
    const isGoing = isPlayed(seen.state('table', streamId));
    return isGoing ? [atTable(streamId, { type: 'AnnounceLastHand', why: 'close' })] : [];
  },
});

/** The last hand of a table that the floor has closed is over. */
export const whenTableRestsCloseItsPlay = whenIn('table')({
  name: 'table-rests-close',
  on: ['TableAtRest'],
  sees: (told) => [seeFloor(told)],
  then: (told, seen) => {
    const floor = seen.state('floor', floorOf(told));
    const isOpenThere = floor.day?.closed === false && floor.tables.get(tableOf(told))?.game;
    if (told.event.why !== 'close' || isOpenThere) return [];
    return [atTable(told.streamId, { type: 'CloseTable' })];
  },
});

/** A new gaming day: tables that go on finish their hand on the day before. */
export const whenDayOpensHandTablesOver = whenIn('floor')({
  name: 'day-opens-hand-over',
  on: ['DayOpened'],
  then: ({ event, room, dayBefore }) => {
    if (dayBefore === null) return [];
    const going = event.carried?.tables.filter(({ game }) => game !== null) ?? [];
    return going.map(({ plan }) =>
      atTable(playStreamId(room, plan.tableId, dayBefore), { type: 'AnnounceLastHand', why: 'close' }),
    );
  },
});

/** … and go on with what they had on the day that has begun. */
export const whenPlayClosesGoOnNextDay = whenIn('table')({
  name: 'play-closes-next-day',
  on: ['PlayClosed'],
  sees: ({ room, day, streamId }) => [
    { module: 'table', streamId },
    ...(day === null ? [] : [{ module: 'floor', streamId: floorOfDay(room, day) } as const]),
  ],
  then: (told, seen) => {
    const { room, day, event, streamId } = told;
    if (day === null || day <= dayOf(streamId)) return [];
    const today = { room, streamId: floorOfDay(room, day) };
    const floor = seen.state('floor', today.streamId);
    const tableId = tableOf(told);
    const gameId = floor.tables.get(tableId)?.game?.gameId;
    if (!gameId) return [];
    const { depth } = seen.state('table', streamId);
    return opening(floor, today, { tableId, gameId, depth, carried: event.carried });
  },
});
