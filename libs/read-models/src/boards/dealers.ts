import { type DealerRow } from '@cardroom/contracts';
import { type DealerDuty, downEndsAt, type Floor, nextPush, withoutRelief } from '@cardroom/floor';
import { id, isoOf, type StaffId, type TableId } from '@cardroom/kernel';
import { affectedBy } from './affected';
import { type Board, type FloorChange } from './board';
import { isoOrNull } from './shapes';

const numberOf = (floor: Floor, tableId: TableId | null): number | null =>
  tableId === null ? null : (floor.tables.get(tableId)?.plan.number ?? null);

const nextOf = (floor: Floor, { dealerId, section }: DealerDuty): DealerRow['next'] => {
  const move = nextPush(floor, section).find((each) => each.dealerId === dealerId);
  if (!move) return null;
  const to = move.to === null ? 'break' : 'table';
  return { to, tableId: move.to, tableNumber: numberOf(floor, move.to) };
};

const rowOf = (floor: Floor, key: string): DealerRow | null => {
  const duty = floor.dealers.get(id<StaffId>(key));
  if (!duty) return null;
  const { dealerId, name, section, standing, since, downs } = duty;
  const tableId = standing.state === 'dealing' ? standing.tableId : null;
  return {
    dealerId,
    name,
    section,
    state: standing.state,
    tableId,
    tableNumber: numberOf(floor, tableId),
    since: isoOf(since),
    dueAt: isoOrNull(downEndsAt(floor, duty)),
    downs,
    next: nextOf(floor, duty),
    withoutRelief: withoutRelief(floor, section).some((other) => other.dealerId === dealerId),
  };
};

/** One dealer more, or one table more or less, and every next push of the section is another. */
const changedKeys = (change: FloorChange): Iterable<string> => {
  const { before, after } = change;
  const { touched } = affectedBy(change);
  const tablesOpened = touched.tables.some(
    (tableId) => before.tables.get(tableId)?.game !== after.tables.get(tableId)?.game,
  );
  const isSame = before.dealers === after.dealers && !tablesOpened;
  if (isSame && !touched.everything && touched.settings.length === 0) return [];
  return new Set([...before.dealers.keys(), ...after.dealers.keys()]);
};

/** Who deals where and until when, who has a break, and where the next push sends everybody. */
export const dealersBoard: Board<'dealers'> = {
  name: 'dealers',
  keys: (floor) => [...floor.dealers.keys()],
  isOn: (floor, key) => floor.dealers.has(id<StaffId>(key)),
  row: rowOf,
  changedKeys,
};
