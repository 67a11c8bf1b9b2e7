import { type CommandAnswer, type CommandBody, type CommandName } from '@cardroom/contracts';
import { ask, type Answer } from './request';

/** `address` is the module's and the command's name, `cashier/sell-chips`. */
export type Send = (address: string, body: unknown, key: string) => Promise<Answer<CommandAnswer>>;

/** The floor's names stand alone, the others begin with their module. */
export const addressOf = (name: string): string => (name.includes('/') ? name : `floor/${name}`);

const overHttp: Send = (address, body, key) =>
  ask<CommandAnswer>(`/${address}`, { method: 'POST', body, headers: { 'idempotency-key': key } });

/** A new command id. Not `randomUUID`, which a browser refuses over plain HTTP in the room's own network. */
export const newCommandKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const pausesMs = [400, 1_200, 3_000];
const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

export interface Delivery {
  readonly send?: Send;
  readonly pause?: (ms: number) => Promise<void>;
}

/**
 * Gives one command and asks again, under the same key, while no answer comes (floor case F12): however often the
 * request arrives it counts once. Ends as `unanswered` after four tries; the caller may go on with the same key.
 */
export const deliver = async <N extends CommandName>(
  { name, body, key }: { readonly name: N; readonly body: CommandBody<N>; readonly key: string },
  delivery: Delivery = {},
): Promise<Answer<CommandAnswer>> => {
  const send = delivery.send ?? overHttp;
  const wait = delivery.pause ?? pause;
  const address = addressOf(name);
  let answer = await send(address, body, key);
  for (const ms of pausesMs) {
    if (answer.kind !== 'unanswered') return answer;
    await wait(ms);
    answer = await send(address, body, key);
  }
  return answer;
};
