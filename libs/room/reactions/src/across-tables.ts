import { type Floor } from '@cardroom/floor';
import { minor, type Minor, type PlayerId, type TableId } from '@cardroom/kernel';
import { type Departing, departureKey, seatedAs, type Table } from '@cardroom/play';
import { type Consequence, type Seen, type StreamOf } from './reaction';
import { atTable, floorOf, isPlayed, type OnStream, playOf, seePlay } from './table-streams';

// Chips follow their owner: they may be at the table he left, and he anywhere by the time that a fact about them is told.

/** A table of the gaming day, and its play. */
export interface AtPlay {
  readonly tableId: TableId;
  readonly streamId: string;
  readonly table: Table;
}

const tableIds = (told: OnStream, seen: Seen): readonly TableId[] => [
  ...seen.state('floor', floorOf(told)).tables.keys(),
];

/** For the second look, once the floor has said which tables there are. */
export const seeEveryTable = (told: OnStream, seen: Seen): readonly StreamOf[] =>
  tableIds(told, seen).map((tableId) => seePlay(told, tableId));

export const everyTable = (told: OnStream, seen: Seen): readonly AtPlay[] =>
  tableIds(told, seen).map((tableId) => {
    const streamId = playOf(told, tableId);
    return { tableId, streamId, table: seen.state('table', streamId) };
  });

/** Where he has a seat in the game: by the floor, or still where he finishes his hand. */
export const playsAt = (tables: readonly AtPlay[], floor: Floor, playerId: PlayerId): AtPlay | undefined => {
  const playing = tables.filter(({ table }) => isPlayed(table) && seatedAs(table, playerId));
  const sits = floor.seatOf.get(playerId)?.tableId;
  return playing.find(({ tableId }) => tableId === sits) ?? playing[0];
};

/** A table where he plays now, or is to play by the floor: there chips can wait for him. */
export const isExpected = ({ seatOf, reservedFor, announcedMoves }: Floor, playerId: PlayerId): boolean =>
  seatOf.has(playerId) || reservedFor.has(playerId) || announcedMoves.has(playerId);

const knowsBehind =
  (purchase: string) =>
  ({ table }: AtPlay): boolean =>
    table.behind.some((one) => one.purchase === purchase);

const hasOnTheWay =
  (purchase: string) =>
  ({ table }: AtPlay): boolean =>
    table.departing.some(({ behind }) => behind.some((one) => one.purchase === purchase));

/** Where chips behind are: where he sits, or with the table that he left. */
export const tableBehind = (tables: readonly AtPlay[], purchase: string): AtPlay | undefined =>
  tables.find(knowsBehind(purchase)) ?? tables.find(hasOnTheWay(purchase));

/** Its chips came to this table once, or are on their way there: they are not brought again. */
export const knowsPurchase =
  (purchase: string) =>
  ({ table }: AtPlay): boolean =>
    table.purchases.includes(purchase);

interface Waiting {
  readonly from: AtPlay;
  readonly chips: Departing;
}

/** Chips on their way to him that no table has taken. */
const waitingFor = (tables: readonly AtPlay[], playerId: PlayerId): readonly Waiting[] => {
  const taken = new Set(tables.flatMap(({ table }) => table.takenOver));
  return tables.flatMap((from) =>
    from.table.departing
      .filter((chips) => chips.playerId === playerId)
      .filter(({ departure }) => !taken.has(departureKey({ tableId: from.tableId, departure })))
      .map((chips) => ({ from, chips })),
  );
};

const comingTo = ({ streamId }: AtPlay, { from, chips }: Waiting): Consequence => {
  const { playerId, amountMinor, departure, behind, isShort } = chips;
  const short = isShort ? { isShort } : {};
  const movedFrom = { tableId: from.tableId, departure, behind };
  return atTable(streamId, {
    ...{ type: 'AddChips', playerId, amountMinor, from: chips.from, judged: true, ...short, movedFrom },
  });
};

/** What he said he had when he got up last, while the floor still remembers it; undefined where he said nothing. */
const saidHeHad = ({ recent }: Floor, playerId: PlayerId): Minor | undefined => {
  for (const { events } of recent.toReversed())
    for (const event of events.toReversed())
      if (event.type === 'SeatLeft' && event.playerId === playerId) return event.amountMinor;
  return undefined;
};

const goneAlong = ({ from, chips }: Waiting, countedMinor: Minor | undefined): Consequence =>
  atTable(from.streamId, {
    ...{ type: 'HandOverChips', departure: chips.departure, to: null },
    ...(countedMinor === undefined ? {} : { countedMinor }),
  });

/** He went with all of them: together they are as many as he said he had. */
const allGoneAlong = (all: readonly Waiting[], saidMinor: Minor | undefined): readonly Consequence[] => {
  let restMinor = saidMinor;
  return all.map((waiting, i) => {
    if (restMinor === undefined) return goneAlong(waiting, undefined);
    const { amountMinor } = waiting.chips;
    const countedMinor = i === all.length - 1 ? restMinor : minor(Math.min(amountMinor, restMinor));
    restMinor = minor(restMinor - countedMinor);
    return goneAlong(waiting, countedMinor);
  });
};

/**
 * What becomes of chips on their way to a player: they come where he plays; else they wait while he is to have a seat;
 * else he went with them.
 */
export const chipsComeToHim = (told: OnStream, seen: Seen, playerId: PlayerId): readonly Consequence[] => {
  const floor = seen.state('floor', floorOf(told));
  const tables = everyTable(told, seen);
  const here = playsAt(tables, floor, playerId);
  if (!here && isExpected(floor, playerId)) return [];
  const all = waitingFor(tables, playerId);
  return here ? all.map((waiting) => comingTo(here, waiting)) : allGoneAlong(all, saidHeHad(floor, playerId));
};
