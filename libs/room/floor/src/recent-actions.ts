import { type TableId } from '@cardroom/kernel';
import { type FloorEvent } from './events';
import { type Floor, type FloorFacts, type RecentAction } from './state';
import { bothTouched, type Touched } from './touched';

/** How many actions can be looked back on; the rest is put right by new facts. */
export const rememberedActions = 50;

/** Facts that follow from another one of the same action and do not name it. */
const followsFromAnother = (event: FloorEvent): boolean =>
  event.type === 'CallWithdrawn' ||
  event.type === 'ReservationReleased' ||
  event.type === 'ReservationsSwapped' ||
  (event.type === 'SeatLeft' && event.cause === 'moved');

interface Named {
  readonly alias?: string | null;
  readonly seat?: number;
  readonly gameId?: string;
  readonly tableId?: TableId;
}

/** What a screen says of an action: whom, where, in which game. */
const summaryOf = (floor: FloorFacts, event: FloorEvent): RecentAction['summary'] => {
  const { alias, seat, gameId, tableId }: Named = event as Named;
  const tableNumber = tableId && floor.tables.get(tableId)?.plan.number;
  const told = { alias, seat, gameId, tableNumber };
  return Object.fromEntries(
    Object.entries(told).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
};

/** An event with the floor around it. */
export interface Step {
  readonly event: FloorEvent;
  readonly touched: Touched;
  readonly before: FloorFacts;
  readonly after: FloorFacts;
}

const nameOf = ({ event, after }: Step) => ({ type: event.type, summary: summaryOf(after, event) });

const begun = (step: Step): RecentAction => {
  const { event, touched, before, after } = step;
  const { command, at, by } = event;
  return { command, at, by, ...nameOf(step), touched, before, after };
};

const continued = (action: RecentAction, step: Step, isUnnamed: boolean): RecentAction => ({
  ...action,
  ...(isUnnamed ? nameOf(step) : {}),
  touched: bothTouched(action.touched, step.touched),
  after: step.after,
});

const unnamed: ReadonlySet<string> = new Set(['CallWithdrawn', 'ReservationReleased', 'ReservationsSwapped']);

const isUnnamed = ({ type }: RecentAction, { event }: Step): boolean =>
  (unnamed.has(type) || (type === 'SeatLeft' && event.type === 'PlayerSeated')) && !followsFromAnother(event);

/** Keeps what is needed to take an action back; what timers do and days that begin or end are not taken back. */
export const remember = (recent: Floor['recent'], step: Step): Floor['recent'] => {
  const { event } = step;
  if (step.touched.everything) return [];
  if (event.type === 'ActionUndone') return recent.filter(({ command }) => command !== event.action);
  if (event.by.kind === 'timer') return recent;
  const last = recent.at(-1);
  if (last?.command !== event.command) return [...recent.slice(1 - rememberedActions), begun(step)];
  return recent.with(-1, continued(last, step, isUnnamed(last, step)));
};
