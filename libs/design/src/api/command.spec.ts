import { type CommandAnswer } from '@cardroom/contracts';
import { deliver, newCommandKey, type Send } from './command';
import { type Answer } from './request';

const done: Answer<CommandAnswer> = {
  kind: 'done',
  value: { commandId: 'c1', position: '7', repeated: false, facts: [] },
};
const lost: Answer<CommandAnswer> = { kind: 'unanswered' };
const refused: Answer<CommandAnswer> = {
  kind: 'refused',
  problem: {
    type: '/problems/floor.seat-taken',
    title: 'Seat taken',
    status: 409,
    detail: 'Seat taken',
    texts: { en: 'Seat taken', fr: 'Siège occupé' },
    instance: '/commands/c1',
    code: 'floor.seat-taken',
    facts: {},
  },
};

/** Answers in the order given, and keeps the keys it was asked under. */
const sender = (answers: readonly Answer<CommandAnswer>[]) => {
  const keys: string[] = [];
  const send: Send = (_name, _body, key) => {
    keys.push(key);
    return Promise.resolve(answers[Math.min(keys.length, answers.length) - 1] ?? lost);
  };
  return { send, keys };
};
const pause = () => Promise.resolve();
const order = { name: 'mark-out', body: { entryId: 'e1' }, key: 'key-0001' } as const;

describe('delivering a command', () => {
  it('asks again under the same key until there is an answer (floor case F12)', async () => {
    const { send, keys } = sender([lost, lost, done]);
    expect(await deliver(order, { send, pause })).toEqual(done);
    expect(keys).toEqual(['key-0001', 'key-0001', 'key-0001']);
  });

  it('takes a refusal for an answer', async () => {
    const { send, keys } = sender([refused, done]);
    expect(await deliver(order, { send, pause })).toEqual(refused);
    expect(keys).toHaveLength(1);
  });

  it('says that nothing was answered after four tries, and never that it is done (floor case F13)', async () => {
    const { send, keys } = sender([lost]);
    expect(await deliver(order, { send, pause })).toEqual(lost);
    expect(keys).toHaveLength(4);
  });

  it('makes keys that the server accepts and that differ', () => {
    const keys = Array.from({ length: 100 }, newCommandKey);
    expect(new Set(keys).size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9][A-Za-z0-9_-]{7,63}$/);
  });
});
