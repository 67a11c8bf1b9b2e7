import {
  type Actor,
  type GamingDay,
  type Instant,
  type Minor,
  type RoomId,
  type RuleId,
} from '@cardroom/kernel';
import { type House, startingHouse } from '../house/house';
import { type RulingId } from '../stamp';
import { type RulingAskedFor, type RulingDecided } from './events';

/** `awaiting-confirmation`: nothing of it is carried out until the shift manager agrees. */
export type RulingState = 'open' | 'awaiting-confirmation' | 'decided' | 'appealed' | 'final' | 'annulled';

export interface Said {
  readonly at: Instant;
  readonly by: Actor;
  readonly words: string;
}

export interface Appeal {
  readonly at: Instant;
  readonly by: Actor;
  readonly seat: number | null;
  /** Null while nobody has decided it. */
  readonly decided: (Said & { readonly isUpheld: boolean }) | null;
}

export interface Ruling {
  readonly asked: RulingAskedFor;
  readonly state: RulingState;
  /** The first decision; a second one on appeal stands beside it. */
  readonly decision: RulingDecided | null;
  readonly second: { readonly outcome: RulingDecided['outcome']; readonly rules: readonly RuleId[] } | null;
  readonly confirmedBy: Actor | null;
  /** Who comes to the table, before it is decided. */
  readonly taken: { readonly at: Instant; readonly by: Actor } | null;
  readonly advice: readonly Said[];
  readonly notes: readonly Said[];
  readonly appeal: Appeal | null;
  readonly dealWaits: boolean;
  readonly heldMinor: Minor | null;
  /** What it did at the table, in order. */
  readonly effects: RulingDecided['effects'];
  readonly annulledBy: (Said & { readonly linkedId: RulingId }) | null;
  readonly goodFaithError: Said | null;
  readonly shortfallMinor: Minor | null;
}

/** The rulings of a room on one gaming day. */
export interface RulingsDay {
  readonly day: { readonly room: RoomId; readonly day: GamingDay; readonly currency: string } | null;
  readonly house: House;
  readonly rulings: ReadonlyMap<RulingId, Ruling>;
  readonly isClosed: boolean;
}

export const noRulings: RulingsDay = { day: null, house: startingHouse, rulings: new Map(), isClosed: false };

export const isUndecided = ({ state }: Ruling): boolean =>
  state === 'open' || state === 'awaiting-confirmation' || state === 'appealed';

/** Rulings that still have to be given at a table: it may not close before (RRP-2.1.5). */
export const openRulingsAt = ({ rulings }: RulingsDay, tableId: string): readonly Ruling[] =>
  [...rulings.values()].filter((one) => one.asked.tableId === tableId && isUndecided(one));

/** Pots that the house holds at a table (RRP-2.1.7). */
export const heldPotsAt = ({ rulings }: RulingsDay, tableId: string): readonly Ruling[] =>
  [...rulings.values()].filter((one) => one.asked.tableId === tableId && one.heldMinor !== null);
