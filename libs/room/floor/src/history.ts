import { type RuleId } from '@cardroom/kernel';
import { type FloorEvent } from './events';

type EventType = FloorEvent['type'];

type Versions<T extends EventType> = { readonly [K in T]: number };

/** Facts of the day, games, tables, lists and seats. */
export const ofFirstFolders: Versions<EventType> = {
  DayOpened: 1,
  DayClosed: 1,
  HouseSettingChanged: 1,
  GameOffered: 1,
  GameWithdrawn: 1,
  TablePlaced: 1,
  TableOpened: 1,
  TableFrozen: 1,
  TableThawed: 1,
  TableClosed: 1,
  PlayerListed: 1,
  EntryRemoved: 1,
  EntrySentToBottom: 1,
  EntryMoved: 1,
  EntryRestored: 1,
  PlaceHeld: 1,
  HoldEnded: 1,
  PlayerWentOut: 1,
  PlayerCameBack: 1,
  PlayerArrived: 1,
  PlayerCalled: 1,
  CallRepeated: 1,
  CallAnswered: 1,
  CallDeclined: 1,
  CallExpired: 1,
  CallWithdrawn: 1,
  PlayerSeated: 1,
  SeatLeft: 1,
  SeatReserved: 1,
  ReservationReleased: 1,
  ReservationLapsed: 1,
  ReservationsSwapped: 1,
  ActionUndone: 1,
};

/** The present schema version of every event; a change of shape raises it and adds an upcaster and a golden example. */
export const floorEventVersions: Versions<EventType> = { ...ofFirstFolders };

const always: Partial<Record<EventType, readonly RuleId[]>> = {
  TableOpened: ['RRP-2.2.1'],
  TableClosed: ['RRP-2.2.1'],
  PlayerListed: ['RRP-2.3.1'],
  PlayerArrived: ['RRP-2.3.1'],
  PlayerWentOut: ['RRP-2.3.2'],
  PlayerCameBack: ['RRP-2.3.2'],
  EntrySentToBottom: ['RRP-2.3.2'],
  CallExpired: ['RRP-2.3.2'],
  CallAnswered: ['RRP-2.2.20'],
  SeatReserved: ['RRP-2.2.20'],
  ReservationLapsed: ['RRP-2.2.20'],
  ReservationsSwapped: ['RRP-2.3.7'],
  PlayerSeated: ['RRP-2.2.10'],
};

const removalRules: Partial<Record<string, readonly RuleId[]>> = {
  'lock-up-expired': ['RRP-2.2.20'],
  'call-in-expired': ['RRP-2.3.1'],
  'no-answer': ['RRP-2.3.2'],
};

/** Catalogue entries that a fact rests on, kept beside it in the log. */
export const rulesCited = (event: FloorEvent): readonly RuleId[] => {
  if (event.type === 'SeatReserved' && !event.holder) return ['RRP-2.3.7'];
  if (event.type === 'SeatLeft') return event.cause === 'moved' ? ['RRP-2.3.4'] : [];
  if (event.type === 'EntryRemoved') return removalRules[event.cause] ?? [];
  return always[event.type] ?? [];
};
