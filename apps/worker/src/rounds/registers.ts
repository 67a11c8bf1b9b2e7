import { cashierStreamId, houseProfiles, yearsAfter } from '@cardroom/cashier';
import { type EventStore } from '@cardroom/event-store';
import {
  type CommandId,
  type GamingDay,
  gamingDay,
  id,
  instant,
  type Instant,
  type RoomId,
} from '@cardroom/kernel';
import { cashierCategory } from '@cardroom/read-models';
import { destroyKeys } from './keys-of-people';
import { type Round } from './round';

const shortestTermYears = Math.min(...Object.values(houseProfiles).map(({ keptYears }) => keptYears));

/** Papers that were seen on one gaming day of a room and are kept still. */
interface PapersOfDay {
  readonly room: RoomId;
  readonly streamId: string;
  readonly last: Date;
  readonly references: readonly string[];
}

/** Papers whose key lives, by the gaming day on which they were seen. Sought from the keys: they are the fewest. */
const livingPapers = `
  SELECT e.metadata ->> 'room' AS room, e.stream_id AS "streamId", max(e.occurred_at) AS last,
    array_agg(k.person_id ORDER BY k.person_id) AS "references"
  FROM person_keys k
  JOIN events e ON e.data ->> 'playerId' = split_part(k.person_id, '.', 1) AND e.type = 'IdentityTaken'
    AND e.data ->> 'reference' = k.person_id
  WHERE k.wrapped_key IS NOT NULL AND k.person_id LIKE '%.identity-%'
  GROUP BY 1, 2 ORDER BY 3`;

/** Days are named so that the latest of a room sorts last. */
const latestCage = `
  SELECT max(stream_id) AS "streamId" FROM streams WHERE category = 'cashier' AND room = $1`;

/** Where the cage is not open, or its profile keeps longer, the papers stay for a later round. */
const noted = async (store: EventStore, papers: PapersOfDay, at: Instant): Promise<boolean> => {
  const { room, references, streamId: takenIn, last } = papers;
  const { rows } = await store.connections.pool.query<{ streamId: string | null }>(latestCage, [room]);
  const streamId = rows[0]?.streamId ?? null;
  if (streamId === null) return false;
  const commandId = `retention-${takenIn}`;
  const by = { kind: 'timer' } as const;
  const registerDay = gamingDay(takenIn.slice(cashierStreamId(room, '' as GamingDay).length));
  const facts = { registerDay, papers: references.length, lastTakenAt: instant(last.getTime()) };
  const { outcome } = await store.run(
    cashierCategory,
    streamId,
    { type: 'DestroyPapers', at, by, command: id<CommandId>(commandId), ...facts },
    { commandId, fingerprint: commandId, by, at, room, correlationId: commandId },
  );
  return outcome !== 'refused';
};

/**
 * Registers are kept as long as the law says (product, section 6), and then what they hold of people is destroyed: a
 * fact first, one for each gaming day, then the keys of that day's papers. Should the worker stop in between, the next
 * round gives the same command, which is answered as before, and destroys the keys. Answers how many were destroyed.
 */
export const destroyOldPapers = async (store: EventStore, now: Instant): Promise<number> => {
  const { pool } = store.connections;
  const { rows } = await pool.query<PapersOfDay>(livingPapers);
  const old = rows.filter(({ last }) => now >= yearsAfter(instant(last.getTime()), shortestTermYears));
  let destroyed = 0;
  for (const papers of old)
    if (await noted(store, papers, now))
      destroyed += await destroyKeys(pool, { which: 'person_id = ANY($1)', values: [papers.references] });
  return destroyed;
};

export const registersRound: Round = {
  name: 'registers past their term',
  everyMs: 60 * 60_000,
  begin: (store) => async () => destroyOldPapers(store, await store.timers.now()),
};
