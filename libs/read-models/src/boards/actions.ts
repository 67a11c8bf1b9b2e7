import { type ActionRow } from '@cardroom/contracts';
import { canBeUndone, type Floor, noteOf, type RecentAction } from '@cardroom/floor';
import { isoOf } from '@cardroom/kernel';
import { type Board, type FloorChange } from './board';
import { nameOf } from './names';

const rowOf = (action: RecentAction): ActionRow | null => {
  const note = noteOf(action);
  if (!note) return null;
  const { type, at, by, summary } = note;
  return {
    commandId: action.command,
    type,
    at: isoOf(at),
    by: nameOf(by),
    summary: by.kind === 'staff' ? { ...summary, staffId: by.id } : summary,
  };
};

const worked = new WeakMap<Floor, readonly RecentAction[]>();

/** The floor after one decision is the floor before the next: worked out once for both. */
const undoable = (floor: Floor): readonly RecentAction[] => {
  const known = worked.get(floor);
  if (known) return known;
  const actions = floor.recent.filter((action) => canBeUndone(floor, action));
  worked.set(floor, actions);
  return actions;
};

const find = (floor: Floor, key: string): RecentAction | null =>
  undoable(floor).find(({ command }) => command === key) ?? null;

/** Actions that can be undone now and could not before, and the other way round. */
const changedKeys = ({ before, after }: FloorChange): readonly string[] => {
  const [was, is] = [new Set(undoable(before)), new Set(undoable(after))];
  const changed = [
    ...[...was].filter((action) => !is.has(action)),
    ...[...is].filter((action) => !was.has(action)),
  ];
  return [...new Set(changed.map(({ command }) => command))];
};

/** The recent actions that can still be taken back as a whole. */
export const actionsBoard: Board<'actions'> = {
  name: 'actions',
  keys: (floor) => undoable(floor).map(({ command }) => command),
  isOn: (floor, key) => find(floor, key) !== null,
  row: (floor, key) => {
    const action = find(floor, key);
    return action && rowOf(action);
  },
  changedKeys,
};
