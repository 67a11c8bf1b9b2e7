import { type Actor, type Instant, type TableId } from '@cardroom/kernel';
import { type FloorEvent } from '../events';
import { type Floor, type FloorFacts, type RecentAction } from '../state';

/** How many actions can be looked back on; the rest is put right by new facts. */
export const rememberedActions = 50;

/** An event with the floor around it. */
export interface Step {
  readonly event: FloorEvent;
  readonly before: FloorFacts;
  readonly after: FloorFacts;
}

const isTheDays = ({ type }: FloorEvent): boolean => type === 'DayOpened' || type === 'DayClosed';

/** Keeps what is needed to take an action back; what timers do and days that begin or end are not taken back. */
export const remember = (recent: Floor['recent'], { event, before, after }: Step): Floor['recent'] => {
  if (isTheDays(event)) return [];
  if (event.type === 'ActionUndone') return recent.filter(({ command }) => command !== event.action);
  if (event.by.kind === 'timer') return recent;
  const { command } = event;
  const last = recent.at(-1);
  return last?.command === command
    ? recent.with(-1, { ...last, events: [...last.events, event], after })
    : [...recent.slice(1 - rememberedActions), { command, events: [event], before, after }];
};

/** Facts that follow from another one of the same action and do not name it. */
const followsFromAnother = (event: FloorEvent): boolean =>
  event.type === 'CallWithdrawn' ||
  event.type === 'ReservationReleased' ||
  event.type === 'ReservationsSwapped' ||
  (event.type === 'SeatLeft' && event.cause === 'moved');

const namingFact = ({ events }: RecentAction): FloorEvent | undefined =>
  events.find((event) => !followsFromAnother(event)) ?? events[0];

interface Named {
  readonly alias?: string | null;
  readonly seat?: number;
  readonly gameId?: string;
  readonly tableId?: TableId;
}

const summaryOf = (floor: FloorFacts, event: FloorEvent): ActionNote['summary'] => {
  const { alias, seat, gameId, tableId }: Named = event as Named;
  const tableNumber = tableId && floor.tables.get(tableId)?.plan.number;
  const told = { alias, seat, gameId, tableNumber };
  return Object.fromEntries(
    Object.entries(told).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
};

/** What a screen says of an action: what was done, when, by whom, to whom and where. */
export interface ActionNote {
  /** The kind of fact that was meant, not of those that followed from it. */
  readonly type: FloorEvent['type'];
  readonly at: Instant;
  readonly by: Actor;
  readonly summary: Readonly<Record<string, string | number | null>>;
}

export const noteOf = (action: RecentAction): ActionNote | null => {
  const event = namingFact(action);
  return event
    ? { type: event.type, at: event.at, by: event.by, summary: summaryOf(action.after, event) }
    : null;
};
