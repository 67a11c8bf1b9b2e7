import { type DueRow } from '@cardroom/contracts';
import {
  deadlineOf,
  everyDeadline,
  type Floor,
  type OfSeat,
  seatUse,
  type Timed,
  touchedDeadlines,
} from '@cardroom/floor';
import { type EntryId, type GameId, id, isoOf, type PlayerId, type TableId } from '@cardroom/kernel';
import { type Board, type FloorChange } from './board';

interface Who {
  readonly playerId: PlayerId;
  readonly alias: string;
}

/** What a deadline's own payload names; every kind names what it needs and no more. */
interface Named {
  readonly entryId: EntryId | null;
  readonly at: OfSeat | null;
  readonly tableId: TableId | null;
  readonly playerId: PlayerId | null;
  readonly gameId: GameId | null;
}

const namedIn = ({ payload }: Timed): Named => {
  const text = <T extends string>(name: string): T | null =>
    typeof payload[name] === 'string' ? (payload[name] as T) : null;
  const tableId = text<TableId>('tableId');
  const seat = payload['seat'];
  return {
    entryId: text<EntryId>('entryId'),
    at: tableId && typeof seat === 'number' ? { tableId, seat } : null,
    tableId,
    playerId: text<PlayerId>('playerId'),
    gameId: text<GameId>('gameId'),
  };
};

const atSeat = (floor: Floor, at: OfSeat | null | undefined): Who | null => {
  const use = at && seatUse(floor, at);
  if (use?.state === 'seated') return use.seated;
  return use?.state === 'reserved' ? use.reservation.holder : null;
};

/** By the seat he has, or has kept, or by any place he has on a list. */
const known = (floor: Floor, playerId: PlayerId): Who | null => {
  const inSeat = [floor.seatOf.get(playerId), floor.reservedFor.get(playerId)]
    .map((at) => atSeat(floor, at))
    .find((who) => who?.playerId === playerId);
  if (inSeat) return inSeat;
  const [listed] = [...(floor.listedIn.get(playerId)?.values() ?? [])];
  return (listed && floor.entries.get(listed)) ?? null;
};

const rowOf = (floor: Floor, key: string): DueRow | null => {
  const timed = deadlineOf(floor, key);
  if (!timed) return null;
  const { entryId, at, tableId, playerId, gameId } = namedIn(timed);
  const entry = entryId ? floor.entries.get(entryId) : undefined;
  const call = entry?.standing.state === 'called' ? entry.standing.call : null;
  const place = at ?? (call && { tableId: call.tableId, seat: call.seat });
  const who = entry ?? (playerId ? known(floor, playerId) : atSeat(floor, at));
  const table = floor.tables.get(place?.tableId ?? tableId ?? id<TableId>(''));
  return {
    kind: timed.kind,
    dueAt: isoOf(timed.dueAt),
    playerId: who?.playerId ?? playerId,
    alias: who?.alias ?? null,
    entryId,
    tableId: table?.plan.tableId ?? null,
    tableNumber: table?.plan.number ?? null,
    seat: place?.seat ?? null,
    gameId: gameId ?? entry?.gameId ?? table?.game?.gameId ?? null,
  };
};

/** Of what was touched, those whose row is another one now. */
const changedKeys = (change: FloorChange): readonly string[] => {
  const [was, is] = touchedDeadlines(change);
  return [...new Set([...was.keys(), ...is.keys()])].filter(
    (key) => JSON.stringify(rowOf(change.before, key)) !== JSON.stringify(rowOf(change.after, key)),
  );
};

/** Everything on the floor that has a time: whatever has a deadline appears here by itself (floor case F09). */
export const dueBoard: Board<'due'> = {
  name: 'due',
  keys: (floor) => [...everyDeadline(floor).keys()],
  isOn: (floor, key) => deadlineOf(floor, key) !== null,
  row: rowOf,
  changedKeys,
};
