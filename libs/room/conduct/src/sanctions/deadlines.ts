import { type Instant } from '@cardroom/kernel';
import { type IncidentId } from '../stamp';
import { type EndTerm } from './commands';
import { type ConductRecord, type Incident, runningIn } from './state';

export const termTimer = 'conduct-term';

export interface Deadline {
  readonly timerId: string;
  readonly kind: string;
  readonly dueAt: Instant;
  readonly payload: Readonly<Record<string, string | number>>;
}

export type DeadlineChange = Deadline | { readonly timerId: string; readonly disarm: true };

const timerOf = ({ incidentId, sanction }: Incident): Deadline | null => {
  const until = sanction?.state === 'running' ? sanction.given.until : null;
  if (until === null || !sanction) return null;
  const timerId = `${termTimer}-${sanction.given.playerId}-${incidentId}`;
  return { timerId, kind: termTimer, dueAt: until, payload: { incidentId, until } };
};

const timersOf = (record: ConductRecord): ReadonlyMap<string, Deadline> =>
  new Map(
    runningIn(record)
      .flatMap((incident) => timerOf(incident) ?? [])
      .map((one) => [one.timerId, one]),
  );

/** Terms that a change begins, and those that it ends. */
export const conductDeadlines = ({
  before,
  after,
}: {
  readonly before: ConductRecord;
  readonly after: ConductRecord;
}): readonly DeadlineChange[] => {
  const [was, is] = [timersOf(before), timersOf(after)];
  const armed = [...is.values()].filter(({ timerId, dueAt }) => was.get(timerId)?.dueAt !== dueAt);
  const over = [...was.keys()].filter((timerId) => !is.has(timerId));
  return [...armed, ...over.map((timerId) => ({ timerId, disarm: true as const }))];
};

/** The command that a knock leads to; null for timers of others. */
export const commandForTimer = (
  kind: string,
  payload: Readonly<Record<string, unknown>>,
): Pick<EndTerm, 'type' | 'incidentId' | 'until'> | null =>
  kind === termTimer
    ? {
        type: 'EndTerm',
        incidentId: String(payload['incidentId']) as IncidentId,
        until: Number(payload['until']) as Instant,
      }
    : null;
