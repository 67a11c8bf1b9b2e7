import { type ArmedTimer, type EventStore } from '@cardroom/event-store';
import { type CommandId, id, type Instant, instant, invariant, type RoomId } from '@cardroom/kernel';
import { jobIdOf } from '@cardroom/scheduling';
import { moduleOfStream, withChance, type RoomModule, type Unstamped } from './room-modules';

const actor = { kind: 'timer' } as const;

interface Knock {
  readonly module: RoomModule;
  readonly wish: Unstamped;
}

/** Longer than the API's beat can be late: until then nobody could act. */
const awayMs = 3_000;

/** When players could act last, as far as is known; null where no API has ever said so. */
const lastBeat = async ({ connections }: EventStore): Promise<Instant | null> => {
  const { rows } = await connections.pool.query<{ at: Date }>({
    name: 'last_beat',
    text: `SELECT at FROM heartbeats WHERE part = 'api'`,
  });
  const at = rows[0]?.at;
  return at ? instant(at.getTime()) : null;
};

/** A clock that ran while nobody could act gets its time back instead of running out. */
const fairly = async (
  store: EventStore,
  { wish, dueAt }: { readonly wish: Unstamped; readonly dueAt: Instant },
  now: Instant,
): Promise<Unstamped> => {
  if (wish.type !== 'ExpireClock') return wish;
  const beat = await lastBeat(store);
  if (beat === null) return wish;
  if (beat < dueAt && now - beat > awayMs)
    return { type: 'GiveTimeBack', awayFrom: beat, awayUntil: now } as Unstamped;
  return { ...wish, aliveUntil: now - beat > awayMs ? beat : now } as Unstamped;
};

const knockOf = (timer: ArmedTimer): Knock => {
  const module = moduleOfStream(timer.streamId);
  const wish = module?.commandForTimer?.(timer.kind, timer.payload as Readonly<Record<string, unknown>>);
  invariant(module && wish, `no module knows timers of the kind ${timer.kind} on ${timer.streamId}`);
  return { module, wish };
};

/**
 * Deals with one due timer: runs the command it leads to, then notes that this arming has had its answer. Both may
 * happen again after a crash: the command has the timer's id and epoch as its own, so it counts once.
 */
export const answerTimer = async (store: EventStore, timer: ArmedTimer, now: Instant): Promise<void> => {
  const { module, wish } = knockOf(timer);
  const commandId = id<CommandId>(jobIdOf(timer));
  const asked = withChance(module, await fairly(store, { wish, dueAt: timer.dueAt }, now));
  const command = { ...asked, at: now, by: actor, command: commandId };
  await store.run(module.category, timer.streamId, command as never, {
    commandId,
    fingerprint: `timer/${timer.kind}`,
    by: actor,
    at: now,
    room: id<RoomId>(timer.room),
    correlationId: commandId,
  });
  await store.timers.complete(timer.timerId, timer.epoch);
};
