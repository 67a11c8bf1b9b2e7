import { type Actor, type Instant, type RuleId } from '@cardroom/kernel';
import { type EventId, type IncidentId } from '../stamp';
import { shutsOut } from './in-force';
import { type ConductRecord, type Incident, incidentsOf } from './state';
import { isExclusion, isOutOfEvent } from './steps';

/** Whether somebody may come in and play: the answer to every list, seat, window and entry. */
export type Standing =
  | { readonly kind: 'clear' }
  | {
      readonly kind: 'frozen';
      readonly incidentId: IncidentId;
      readonly since: Instant;
      readonly rule: RuleId;
    }
  | {
      readonly kind: 'barred' | 'suspended' | 'out-of-event';
      readonly incidentId: IncidentId;
      readonly by: Actor;
      readonly since: Instant;
      readonly rule: RuleId;
      /** Null: for good. */
      readonly until: Instant | null;
    };

const isOn = ({ sanction }: Incident, at: Instant): boolean =>
  sanction?.state === 'running' && (sanction.given.until === null || at < sanction.given.until);

const kindOf = (
  { sanction }: Incident,
  eventId: EventId | null,
): 'barred' | 'suspended' | 'out-of-event' | null => {
  if (!sanction) return null;
  const { given } = sanction;
  if (shutsOut(given)) return isExclusion(given.step) ? 'barred' : 'suspended';
  return eventId !== null && isOutOfEvent(given.step) && given.scene.eventId === eventId
    ? 'out-of-event'
    : null;
};

/**
 * A suspension that ends at 18:00 still refuses at 17:59:59, and no more at 18:00:00; a bar that is pending refuses
 * nobody (RRP-1.1.0). `eventId` is the event at whose door it is asked, null for the room.
 */
export const standingOf = (record: ConductRecord, at: Instant, eventId: EventId | null = null): Standing => {
  const incidents = incidentsOf(record);
  for (const incident of incidents) {
    const kind = kindOf(incident, eventId);
    if (!kind || !isOn(incident, at) || !incident.sanction) continue;
    const { given } = incident.sanction;
    const { incidentId, by, rule, until } = given;
    return { kind, incidentId, by, since: given.at, rule, until };
  }
  const frozen = incidents.find(({ isFrozen, state }) => isFrozen && state === 'open');
  return frozen
    ? { kind: 'frozen', incidentId: frozen.incidentId, since: frozen.at, rule: frozen.rule }
    : { kind: 'clear' };
};
