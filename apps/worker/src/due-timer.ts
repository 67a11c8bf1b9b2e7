import { type ArmedTimer, type EventStore } from '@cardroom/event-store';
import { commandForTimer, type FloorCommand } from '@cardroom/floor';
import { type CommandId, id, type Instant, invariant, type RoomId } from '@cardroom/kernel';
import { floorCategory } from '@cardroom/read-models';
import { jobIdOf } from '@cardroom/scheduling';

const actor = { kind: 'timer' } as const;

const commandOf = (timer: ArmedTimer, at: Instant): FloorCommand => {
  const wish = commandForTimer(timer.kind, timer.payload as Readonly<Record<string, unknown>>);
  invariant(wish, `no module knows timers of the kind ${timer.kind}`);
  return { ...wish, at, by: actor, command: id<CommandId>(jobIdOf(timer)) };
};

/**
 * Deals with one due timer: runs the command it leads to, then notes that this arming has had its answer. Both may
 * happen again after a crash: the command has the timer's id and epoch as its own, so it counts once.
 */
export const answerTimer = async (store: EventStore, timer: ArmedTimer, now: Instant): Promise<void> => {
  const command = commandOf(timer, now);
  await store.run(floorCategory, timer.streamId, command, {
    commandId: command.command,
    fingerprint: `timer/${timer.kind}`,
    by: actor,
    at: now,
    room: id<RoomId>(timer.room),
    correlationId: command.command,
  });
  await store.timers.complete(timer.timerId, timer.epoch);
};
