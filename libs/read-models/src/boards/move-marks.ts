import { type SeatShape, type TableRow } from '@cardroom/contracts';
import {
  areInOneChain,
  feedersOf,
  type Floor,
  isDue,
  linkOf,
  mustMoveOrder,
  seatUse,
  type Table,
  waitingCount,
} from '@cardroom/floor';
import { type GameId, type PlayerId, type TableId } from '@cardroom/kernel';
import { type Affected } from './affected';
import { type FloorChange } from './board';
import { placeOf } from './place';

type Marks = Partial<SeatShape>;

const movingMark = (floor: Floor, playerId: PlayerId): Marks => {
  const move = floor.announcedMoves.get(playerId);
  if (!move) return {};
  const moving = { kind: move.kind, to: placeOf(floor, move.to), isDue: isDue(floor, move) };
  return { state: move.kind === 'must-move' ? 'must-move' : 'leaving', moving };
};

const orderMark = (floor: Floor, tableId: TableId, playerId: PlayerId): Marks => {
  const link = linkOf(floor, tableId);
  if (!link) return {};
  const order = mustMoveOrder(floor, feedersOf(floor, link.mainTableId));
  return { mustMovePlace: 1 + order.findIndex((each) => each.playerId === playerId) };
};

const wishesMark = (floor: Floor, playerId: PlayerId): Marks => {
  const kinds = (['seat-change', 'table-change'] as const).filter((kind) =>
    floor.seatRequests.has(`${kind}:${playerId}`),
  );
  return kinds.length > 0 ? { wants: kinds } : {};
};

/** What a seat says of the moves of whoever sits in it. */
export const moveMarks = (floor: Floor, { plan: { tableId } }: Table, seat: number): Marks => {
  const use = seatUse(floor, { tableId, seat });
  if (use?.state !== 'seated') return {};
  const { playerId } = use.seated;
  return {
    ...orderMark(floor, tableId, playerId),
    ...wishesMark(floor, playerId),
    ...movingMark(floor, playerId),
  };
};

export const feederMark = (floor: Floor, { plan: { tableId } }: Table): Partial<TableRow> => {
  const link = linkOf(floor, tableId);
  const number = link && floor.tables.get(link.mainTableId)?.plan.number;
  return link && number !== undefined && number !== null
    ? { feeds: { tableId: link.mainTableId, tableNumber: number } }
    : {};
};

interface Mapped<K, V> {
  readonly keys: () => Iterable<K>;
  readonly get: (key: K) => V | undefined;
}

const changedValues = <K, V>(was: Mapped<K, V>, is: Mapped<K, V>): readonly V[] =>
  was === is
    ? []
    : [...new Set([...was.keys(), ...is.keys()])]
        .filter((key) => was.get(key) !== is.get(key))
        .flatMap((key) => [was.get(key), is.get(key)].filter((value) => value !== undefined));

/** Moves shorten with the list: their tables change when more or fewer wait (RRP-2.3.13). */
const leftForTheList = ({ before, after }: FloorChange, games: ReadonlySet<GameId>): readonly TableId[] =>
  after.announcedMoves.size === 0
    ? []
    : [...after.announcedMoves.values()]
        .filter(({ gameId }) => games.has(gameId))
        .filter(({ gameId }) => waitingCount(before, gameId) !== waitingCount(after, gameId))
        .map(({ from }) => from.tableId);

const chainsOf = (floor: Floor, tables: readonly TableId[]): readonly TableId[] =>
  [...floor.feeders.values()]
    .flatMap(({ tableId, mainTableId }) => [tableId, mainTableId])
    .filter((tableId) => tables.some((other) => areInOneChain(floor, tableId, other)));

/** Tables at which somebody's moves, wishes or place in the must-move order changed. */
export const tablesWithOtherMoves = (
  change: FloorChange,
  { tables, games }: Pick<Affected, 'tables' | 'games'>,
): readonly TableId[] => {
  const { before, after } = change;
  const links = changedValues(before.feeders, after.feeders);
  const own = [
    ...changedValues(before.announcedMoves, after.announcedMoves).flatMap(({ from, to }) => [
      from.tableId,
      to.tableId,
    ]),
    ...changedValues(before.seatRequests, after.seatRequests).map(({ tableId }) => tableId),
    ...links.flatMap(({ tableId, mainTableId }) => [tableId, mainTableId]),
    ...leftForTheList(change, games),
  ];
  const touched = [...tables, ...own];
  return [...own, ...chainsOf(before, touched), ...chainsOf(after, touched)];
};
