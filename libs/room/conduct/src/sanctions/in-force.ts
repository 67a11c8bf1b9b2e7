import { type RoomId } from '@cardroom/kernel';
import { type Stamp, stampOf } from '../stamp';
import { type ConductEvent, type SanctionGiven } from './events';
import { isExclusion, isOutOfEvent } from './steps';

/** Keeps its player from the room: an exclusion, or a suspension that ends at an instant. */
export const shutsOut = ({ step, term }: SanctionGiven): boolean =>
  isExclusion(step) || (step === 'suspension' && term?.kind === 'until');

/** Runs at the table: he is dealt out meanwhile. */
export const isTimeOut = ({ step, term }: SanctionGiven): boolean =>
  step === 'timeOut' || (step === 'suspension' && term !== null && term.kind !== 'until');

/** What begins with a sanction in force: shut out of room or event, or timed out; nothing while it is pending. */
export const begun = (stamp: Stamp, sanction: SanctionGiven, room: RoomId): readonly ConductEvent[] => {
  const { incidentId, playerId, scene, until, deals, step } = sanction;
  const ofIncident = { ...stampOf(stamp), incidentId, playerId };
  const { eventId, tableId } = scene;
  if (shutsOut(sanction))
    return [
      { type: 'PlayerShutOut', ...ofIncident, room, scope: 'room', eventId: null, until },
      { type: 'TaskOpened', ...ofIncident, task: 'count-out', tableId },
    ];
  if (isOutOfEvent(step))
    return [{ type: 'PlayerShutOut', ...ofIncident, room, scope: 'event', eventId, until: null }];
  return isTimeOut(sanction) ? [{ type: 'TimeOutStarted', ...ofIncident, tableId, until, deals }] : [];
};

export const startedBy = (stamp: Stamp, sanction: SanctionGiven, room: RoomId): readonly ConductEvent[] =>
  sanction.isPending ? [] : begun(stamp, sanction, room);
