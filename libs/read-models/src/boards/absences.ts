import { type AbsenceRow } from '@cardroom/contracts';
import { type Absence, type Floor, seatKey } from '@cardroom/floor';
import { id, isoOf, type PlayerId } from '@cardroom/kernel';
import { type Board, type FloorChange } from './board';
import { isoOrNull } from './shapes';

const tableNumberOf = (floor: Floor, { tableId }: Absence): number =>
  floor.tables.get(tableId)?.plan.number ?? 0;

const rowOf = (floor: Floor, key: string): AbsenceRow | null => {
  const absence = floor.absences.get(id<PlayerId>(key));
  if (!absence) return null;
  const { playerId, alias, tableId, seat, gameId, count, awaySeconds, isFrequent, isExtraWalker } = absence;
  return {
    playerId,
    alias,
    tableId,
    tableNumber: tableNumberOf(floor, absence),
    seat,
    gameId,
    since: isoOf(absence.since),
    dueAt: isoOf(absence.dueAt),
    isDue: absence.dueSince !== null,
    announcedUntil: isoOrNull(absence.announcedUntil),
    count,
    awaySeconds,
    isFrequent,
    isExtraWalker,
    playedOverBy: floor.playedOver.get(seatKey(absence))?.alias ?? null,
  };
};

const isSame = ({ before, after }: FloorChange, playerId: PlayerId): boolean => {
  const [was, is] = [before.absences.get(playerId), after.absences.get(playerId)];
  const at = is ?? was;
  const [wasOver, isOver] = at
    ? [before.playedOver.get(seatKey(at)), after.playedOver.get(seatKey(at))]
    : [undefined, undefined];
  return was === is && wasOver === isOver;
};

/** Those who are away are few: each is looked at. */
const changedKeys = (change: FloorChange): readonly string[] => {
  const { before, after } = change;
  if (before.absences === after.absences && before.playedOver === after.playedOver) return [];
  const away = new Set([...before.absences.keys(), ...after.absences.keys()]);
  return [...away].filter((playerId) => !isSame(change, playerId));
};

/** In the order in which they are due. */
const keys = (floor: Floor): readonly string[] =>
  [...floor.absences.values()].sort((a, b) => a.dueAt - b.dueAt).map(({ playerId }) => playerId);

/** Everybody who is away, at all tables, by when his time is over (floor case F09). */
export const absencesBoard: Board<'absences'> = {
  name: 'absences',
  keys,
  isOn: (floor, key) => floor.absences.has(id<PlayerId>(key)),
  row: rowOf,
  changedKeys,
};
