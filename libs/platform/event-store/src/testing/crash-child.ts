import { Client } from 'pg';
import { execute } from '../sql';
import { createEventStore } from '../store';
import { subscribe } from '../subscribe';
import { openPool } from '../pool';

/**
 * A process that applies the log to the tables `applied` and `sums` and kills itself at a statement of its
 * subscription's connection: `before` it is sent, or `during` it, when it was sent and nobody knows its answer.
 * Ends by itself with code 0 when it has applied everything up to UNTIL.
 */
const { DATABASE_URL: connectionString, KILL_AT: killAt, KILL_WHEN: killWhen, UNTIL: until } = process.env;

const die = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

const { query } = Client.prototype;
let statements = 0;
const dyingQuery = function (this: Client, ...given: unknown[]): unknown {
  const isWatched = Reflect.get(this, 'connectionParameters').application_name === 'cardroom crash';
  if (isWatched) statements += 1;
  const isLast = isWatched && statements === Number(killAt);
  if (isLast && killWhen === 'before') die();
  const answer: unknown = Reflect.apply(query, this, given);
  if (isLast) setImmediate(die);
  return answer;
};
Object.assign(Client.prototype, { query: dyingQuery });

const store = createEventStore({ pool: openPool({ connectionString, max: 2 }) });

const subscription = subscribe(store, {
  name: 'crash',
  batchSize: 3,
  async handler(client, events) {
    const values = [JSON.stringify(events.map(({ position }) => Number(position)))];
    await execute(client, { text: 'INSERT INTO applied SELECT jsonb_array_elements($1)::bigint', values });
    await execute(client, { text: 'UPDATE sums SET total = total + jsonb_array_length($1)', values });
  },
});

setInterval(() => {
  if (subscription.status().position >= BigInt(until ?? 0)) process.exit(0);
}, 20);
