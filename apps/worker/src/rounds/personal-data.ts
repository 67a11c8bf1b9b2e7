import { type EventStore } from '@cardroom/event-store';
import { type Instant } from '@cardroom/kernel';
import { playerErasuresBoard } from '@cardroom/read-models';
import { destroyKeys } from './keys-of-people';
import { type Round } from './round';

const dayMs = 24 * 60 * 60_000;

/** Their numbers are on the board of erasures; a key of theirs outlived a stop of the server between fact and keys. */
const ofErased = `split_part(person_id, '.', 1) IN (SELECT body ->> 'playerId' FROM boards WHERE board = $1)`;
const phonesUntil = `person_id LIKE '%.phone-%' AND created_at < $1`;

/** What was destroyed: numbers to be called at that had their day, and what was left of people who were erased. */
export const sweepPersonalData = async (
  { connections: { pool } }: EventStore,
  now: Instant,
): Promise<{ readonly phones: number; readonly keys: number }> => ({
  phones: await destroyKeys(pool, { which: phonesUntil, values: [new Date(now - dayMs)] }),
  keys: await destroyKeys(pool, { which: ofErased, values: [playerErasuresBoard] }),
});

export const personalDataRound: Round = {
  name: 'personal data',
  everyMs: 10 * 60_000,
  begin: (store) => async () => sweepPersonalData(store, await store.timers.now()),
};
