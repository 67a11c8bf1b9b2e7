import fc from 'fast-check';
import { leastRecentlyUsed } from './cache';
import { canonicalJson } from './canonical-json';
import { isUnavailable, reachingStore, StoreUnavailable } from './errors';
import { inTurn } from './in-turn';
import { parseTimestamp } from './sql';

describe('canonical JSON', () => {
  it('spells a value one way, whatever the order of its keys', () => {
    expect(canonicalJson({ b: 1, a: [true, null, { d: 'é', c: -0.5 }] })).toBe(
      '{"a":[true,null,{"c":-0.5,"d":"é"}],"b":1}',
    );
    expect(canonicalJson({ left: undefined, big: 9_007_199_254_740_993n })).toBe(
      '{"big":"9007199254740993"}',
    );
  });

  it('reads back as the same value and changes with any value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const text = canonicalJson(one);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
        expect(text === canonicalJson(other)).toBe(
          canonicalJson(JSON.parse(JSON.stringify(one))) === canonicalJson(JSON.parse(JSON.stringify(other))),
        );
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(one)));
      }),
    );
  });
});

describe('a timestamp of the database', () => {
  it.each([
    ['2026-11-28 21:14:05.123+00', '2026-11-28T21:14:05.123Z'],
    ['2026-11-28 21:14:05+01', '2026-11-28T20:14:05.000Z'],
    ['2026-11-28 21:14:05.5-03:30', '2026-11-29T00:44:05.500Z'],
    ['2026-11-28 21:14:05.123456+05:45', '2026-11-28T15:29:05.123Z'],
  ])('%s is %s', (text, iso) => {
    expect(new Date(parseTimestamp(text)).toISOString()).toBe(iso);
  });

  it('that is none is told', () => {
    expect(() => parseTimestamp('infinity')).toThrow('not a timestamp: infinity');
  });
});

describe('a bounded memory', () => {
  it('forgets what was used longest ago', () => {
    const cache = leastRecentlyUsed<number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
    cache.delete('a');
    expect(cache.get('a')).toBeUndefined();
  });
});

describe('work in turn', () => {
  const gate = () => {
    let open = (): void => undefined;
    const passed = new Promise<void>((resolve) => (open = resolve));
    return { open: () => open(), passed };
  };

  it('under one key goes one after the other, in the order it came; other keys do not wait', async () => {
    const run = inTurn();
    const { open, passed } = gate();
    const done: string[] = [];
    const slow = run(['a'], () => passed.then(() => done.push('a1')));
    const next = run(['a'], async () => done.push('a2'));
    await run(['b'], async () => done.push('b1'));
    expect(done).toEqual(['b1']);
    open();
    await Promise.all([slow, next]);
    expect(done).toEqual(['b1', 'a1', 'a2']);
  });

  it('waits for all of its keys, and a failure hinders nobody', async () => {
    const run = inTurn();
    const { open, passed } = gate();
    const done: string[] = [];
    const failing = run(['a'], () => passed.then(() => Promise.reject(new Error('no'))));
    const both = run(['b', 'a'], async () => done.push('both'));
    const after = run(['b'], async () => done.push('after'));
    open();
    await expect(failing).rejects.toThrow('no');
    await Promise.all([both, after]);
    expect(done).toEqual(['both', 'after']);
  });
});

describe('a failure of the database', () => {
  const withCode = (code: string): Error => Object.assign(new Error('x'), { code });

  it('is told apart from a wrong statement', () => {
    for (const code of ['ECONNREFUSED', 'ECONNRESET', '57P01', '53300', '08006', '55P03'])
      expect(isUnavailable(withCode(code))).toBe(true);
    expect(isUnavailable(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true);
    expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
    for (const code of ['23505', '42P01', 'CR409', '22P02'])
      expect(isUnavailable(withCode(code))).toBe(false);
    expect(isUnavailable('ECONNREFUSED')).toBe(false);
  });

  it('is named as such, with its cause; other failures pass', async () => {
    const cause = withCode('57P01');
    const named = await reachingStore(() => Promise.reject(cause)).catch((error: unknown) => error);
    expect(named).toBeInstanceOf(StoreUnavailable);
    expect(named).toMatchObject({ cause });
    const other = withCode('23505');
    await expect(reachingStore(() => Promise.reject(other))).rejects.toBe(other);
  });
});
