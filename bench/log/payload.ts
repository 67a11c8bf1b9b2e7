import { type CommandContext, type EventStore, type NewEvent } from '@cardroom/event-store';
import { id, instant } from '@cardroom/kernel';
import { type Turn } from './measure';

/** About 400 bytes, as an event of the floor has them; of a kind that no partial index holds, as most are. */
export const payload = {
  at: 1_795_900_000_000,
  by: { kind: 'staff', id: 'st_01J9Z7M0V8Q4', role: 'floorSupervisor' },
  tableId: 'tb_01J9Z7M0V8Q4',
  seat: 4,
  playerId: 'pl_01J9Z7M0V8Q5K2',
  entryId: 'en_01J9Z7M0V8Q5K3',
  gameId: 'nlhe-2-5',
  alias: 'Marguerite D.',
  waitMinutes: 34,
  reason: 'called from the list, answered in person at the desk and led to the table by the floor',
  lockUpUntil: 1_795_900_600_000,
};

let commandNumber = 0;

/** A command id of its own each time, as requests have. */
export const nextContext = (): CommandContext => {
  commandNumber += 1;
  const commandId = `bench-${process.pid}-${commandNumber}`;
  return {
    commandId,
    fingerprint: '6f1ed002ab5595859014ebf0951522d9',
    by: { kind: 'staff', id: id('st_01J9Z7M0V8Q4'), role: 'floorSupervisor' },
    at: instant(payload.at),
    room: id('bench'),
    correlationId: commandId,
  };
};

export const eventOn = (streamId: string): NewEvent => ({
  streamId,
  type: 'PlayerCalled',
  schemaVersion: 1,
  data: payload,
  occurredAt: instant(payload.at),
});

/** Our append by itself: each writer on its own stream, at the version it reached. */
export const bareAppend = (store: EventStore): Turn => {
  const versions = new Map<string, number>();
  return async (writer) => {
    const streamId = `bench-${writer}`;
    const expectedVersion = versions.get(streamId) ?? 0;
    const { outcome } = await store.append({
      context: nextContext(),
      streams: [{ streamId, category: 'bench', expectedVersion }],
      events: [eventOn(streamId)],
    });
    if (outcome !== 'appended') throw new Error(outcome);
    versions.set(streamId, expectedVersion + 1);
  };
};
