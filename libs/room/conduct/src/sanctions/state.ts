import { type Actor, type Instant, type PlayerId, type RoomId, type RuleId } from '@cardroom/kernel';
import { type EventId, type IncidentId } from '../stamp';
import { type OffenceDetails, type Scene } from './commands';
import { type RefusedAtDoor, type SanctionEnded, type SanctionGiven, type SoftPlayFlagged } from './events';
import { type Proposal } from './proposal';

export interface Sanction {
  readonly given: SanctionGiven;
  /** `given`: it lasted no longer than its saying. `running` from when it is in force. */
  readonly state: 'pending' | 'running' | 'given' | 'over';
  readonly dealsLeft: number | null;
  readonly confirmedBy: Actor | null;
  readonly ended: SanctionEnded | null;
}

export interface Incident {
  readonly incidentId: IncidentId;
  readonly at: Instant;
  readonly by: Actor;
  readonly rule: RuleId;
  readonly details: OffenceDetails | null;
  readonly scene: Scene;
  readonly words: string;
  readonly proposal: Proposal | null;
  readonly isFrozen: boolean;
  readonly state: 'open' | 'upheld' | 'not-upheld' | 'withdrawn';
  readonly sanction: Sanction | null;
  readonly reason: string;
}

export interface Reminder {
  readonly at: Instant;
  readonly rule: RuleId;
  readonly session: string;
}

/** What a room has recorded of one player's conduct. */
export interface ConductRecord {
  readonly who: { readonly playerId: PlayerId; readonly alias: string; readonly room: RoomId } | null;
  readonly incidents: ReadonlyMap<IncidentId, Incident>;
  readonly reminders: readonly Reminder[];
  readonly clocks: readonly { readonly at: Instant; readonly eventId: EventId | null }[];
  readonly softPlay: readonly SoftPlayFlagged[];
  readonly refusals: readonly RefusedAtDoor[];
}

export const noRecord: ConductRecord = {
  who: null,
  incidents: new Map(),
  reminders: [],
  clocks: [],
  softPlay: [],
  refusals: [],
};

export const incidentsOf = ({ incidents }: ConductRecord): readonly Incident[] => [...incidents.values()];

/** Sanctions in force or waiting for confirmation. */
export const runningIn = (record: ConductRecord): readonly Incident[] =>
  incidentsOf(record).filter(
    ({ sanction }) => sanction?.state === 'running' || sanction?.state === 'pending',
  );
