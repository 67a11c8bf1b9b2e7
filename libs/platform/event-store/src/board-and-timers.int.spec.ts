import { afterMinutes, instant } from '@cardroom/kernel';
import { type Category } from './category';
import { type BoardRow, type DeadlineChange, partsOfRow } from './event';
import { type Count, count, type Counted, inContext, quietTally, type Tally } from './testing/tally';
import { type Workbench, workbench } from './testing/workbench';

let bench: Workbench;
beforeEach(async () => {
  bench = await workbench();
});
afterEach(() => bench.close());

const withEffects = (effects: {
  boards?: (after: Tally) => BoardRow[];
  deadlines?: (after: Tally) => DeadlineChange[];
}): Category<Count, Tally, Counted> => ({
  ...quietTally,
  boards: ({ after }) => effects.boards?.(after) ?? [],
  deadlines: ({ after }) => effects.deadlines?.(after) ?? [],
});

const runOn = async (
  category: Category<Count, Tally, Counted>,
  amount = 1,
  streamId = 'quiet-a',
): Promise<bigint> => {
  const result = await bench.store.run(category, streamId, count(amount), inContext());
  if (result.outcome !== 'accepted' || result.position === null) throw new Error(result.outcome);
  return result.position;
};

describe('a board', () => {
  const rows = (board = 'lists') => bench.store.board('r1', board);

  it('is written with the append, each row with its position', async () => {
    const position = await runOn(
      withEffects({
        boards: ({ total }) => [
          { board: 'lists', key: 'b', body: { total } },
          { board: 'lists', key: 'a', body: [1, 2] },
          { board: 'map', key: 'a', body: 'other board' },
        ],
      }),
    );
    expect(await rows()).toMatchObject([
      { board: 'lists', key: 'a', body: [1, 2], position },
      { board: 'lists', key: 'b', body: { total: 1 }, position },
    ]);
    expect(await bench.store.board('r2', 'lists')).toEqual([]);
  });

  it('keeps the last word on a row that one append writes twice', async () => {
    await runOn(
      withEffects({
        boards: () => [
          { board: 'lists', key: 'a', body: 1 },
          { board: 'lists', key: 'a', body: 2 },
        ],
      }),
    );
    expect((await rows()).map(({ body }) => body)).toEqual([2]);
  });

  it('shows rows taken off only to those who follow', async () => {
    const category = withEffects({
      boards: ({ total }) => [{ board: 'lists', key: `k${total % 2}`, body: total > 2 ? null : { total } }],
    });
    const [first, second, third] = [await runOn(category), await runOn(category), await runOn(category)];
    expect((await rows()).map(({ key }) => key)).toEqual(['k0']);
    expect(await bench.store.board('r1', 'lists', { since: first })).toMatchObject([
      { key: 'k0', body: { total: 2 }, position: second },
      { key: 'k1', body: null, position: third },
    ]);
    expect(await bench.store.board('r1', 'lists', { since: third })).toEqual([]);
    expect(await bench.store.board('r1', 'lists', { since: first, keys: ['k1'] })).toHaveLength(1);
    expect(await bench.store.board('r1', 'lists', { keys: ['k0', 'k9'] })).toHaveLength(1);
  });

  it('is read off another board with the parts of its rows, and a part that is gone leaves nothing', async () => {
    const list = { of: 'heads', body: (head: unknown, parts: readonly unknown[]) => ({ head, parts }) };
    const store = bench.another({ views: { list } });
    const category = withEffects({
      boards: ({ total }) => [
        { board: 'heads', key: 'a', body: { total } },
        { board: 'heads', key: 'b', body: null },
        { board: partsOfRow('heads', 'a'), key: `p${total}`, body: { part: total } },
        ...(total > 1
          ? [{ board: partsOfRow('heads', 'a'), key: 'p1', body: null, isGone: true as const }]
          : []),
      ],
    });
    const first = await runOn(category);
    expect((await store.board('r1', 'list')).map(({ key, body }) => [key, body])).toEqual([
      ['a', { head: { total: 1 }, parts: [{ part: 1 }] }],
    ]);
    const second = await runOn(category);
    expect(await store.board('r1', 'list', { since: first })).toMatchObject([
      { board: 'list', key: 'a', body: { head: { total: 2 }, parts: [{ part: 2 }] }, position: second },
      { board: 'list', key: 'b', body: null, position: second },
    ]);
    expect(await store.board('r1', partsOfRow('heads', 'a'), { since: 0n })).toHaveLength(1);
    const both = await store.boards('r1', ['list', 'heads', 'none']);
    expect(both.map(({ board, key, body }) => [board, key, body])).toEqual([
      ['list', 'a', { head: { total: 2 }, parts: [{ part: 2 }] }],
      ['heads', 'a', { total: 2 }],
    ]);
  });

  it('stays as it was when the append comes to nothing', async () => {
    const category = withEffects({ boards: ({ total }) => [{ board: 'lists', key: 'a', body: { total } }] });
    await runOn(category, 3);
    await bench.store.run(category, 'quiet-a', count(5, { limit: 4 }), inContext());
    await expect(
      bench.store.run(
        withEffects({
          deadlines: () => [{ timerId: 'has:colon', kind: 'k', dueAt: instant(1), payload: {} }],
        }),
        'quiet-a',
        count(1),
        inContext(),
      ),
    ).rejects.toThrow('timers_timer_id_check');
    expect((await rows()).map(({ body }) => body)).toEqual([{ total: 3 }]);
    expect(await bench.store.load('quiet-a')).toHaveLength(1);
  });
});

describe('a timer', () => {
  const due = instant(1_795_900_000_000);
  const arm = (timerId: string, minutes = 0): DeadlineChange => ({
    timerId,
    kind: 'call',
    dueAt: afterMinutes(due, minutes),
    payload: { entry: timerId },
  });
  const arms = (...changes: DeadlineChange[]) => withEffects({ deadlines: () => changes });

  it('is armed with the append that implies it', async () => {
    const position = await runOn(arms(arm('t1')));
    expect(await bench.store.timers.armed()).toEqual([
      {
        timerId: 't1',
        epoch: 1,
        dueAt: due,
        room: 'r1',
        kind: 'call',
        streamId: 'quiet-a',
        payload: { entry: 't1' },
        position,
      },
    ]);
  });

  it('gets another epoch each time it is armed, so that an old knock no longer counts', async () => {
    await runOn(arms(arm('t1')));
    await runOn(arms(arm('t1', 5)));
    expect(await bench.store.timers.find('t1', 1)).toBeNull();
    expect(await bench.store.timers.find('t1', 2)).toMatchObject({ timer: { timerId: 't1', epoch: 2 } });
    expect((await bench.store.timers.armed()).map(({ dueAt }) => dueAt)).toEqual([afterMinutes(due, 5)]);
  });

  it('is disarmed, and its epoch goes on when it is armed again', async () => {
    await runOn(arms(arm('t1')));
    await runOn(arms({ timerId: 't1', disarm: true }));
    expect(await bench.store.timers.armed()).toEqual([]);
    expect(await bench.store.timers.find('t1', 1)).toBeNull();
    await runOn(arms(arm('t1')));
    expect((await bench.store.timers.armed()).map(({ epoch }) => epoch)).toEqual([2]);
  });

  it('is dealt with once, under its own epoch', async () => {
    await runOn(arms(arm('t1')));
    expect(await bench.store.timers.complete('t1', 7)).toBe(false);
    expect(await bench.store.timers.complete('t1', 1)).toBe(true);
    expect(await bench.store.timers.complete('t1', 1)).toBe(false);
    expect(await bench.store.timers.armed()).toEqual([]);
  });

  it('takes the last word of one append that arms and disarms it', async () => {
    await runOn(arms(arm('t1'), { timerId: 't1', disarm: true }, arm('t2'), arm('t2', 3)));
    expect((await bench.store.timers.armed()).map(({ timerId, dueAt }) => [timerId, dueAt])).toEqual([
      ['t2', afterMinutes(due, 3)],
    ]);
  });

  it('is found when it is due, in order of due time and then id', async () => {
    await runOn(arms(arm('c', 1), arm('b', 2), arm('a', 1), arm('d', 3)));
    const found = async (minutes: number, limit?: number) =>
      (await bench.store.timers.dueBefore(afterMinutes(due, minutes), limit)).map(({ timerId }) => timerId);
    expect(await found(0.99)).toEqual([]);
    expect(await found(1)).toEqual(['a', 'c']);
    expect(await found(2)).toEqual(['a', 'c', 'b']);
    expect(await found(9, 2)).toEqual(['a', 'c']);
  });

  it('is met once when all of them are read page by page', async () => {
    await runOn(
      arms(...Array.from({ length: 25 }, (_one, i) => arm(`t${String(i).padStart(2, '0')}`, i % 3))),
    );
    const met: string[] = [];
    for (let page = await bench.store.timers.armed({ limit: 7 }); page.length > 0;) {
      met.push(...page.map(({ timerId }) => timerId));
      const after = page.at(-1);
      page = await bench.store.timers.armed({ limit: 7, ...(after ? { after } : {}) });
    }
    expect(met).toHaveLength(25);
    expect(new Set(met).size).toBe(25);
  });

  it('is told to a relay that keeps up with the log', async () => {
    const first = await runOn(arms(arm('t1')));
    await runOn(arms(arm('t2')));
    await runOn(arms(arm('t1', 9)));
    const since = async (position: bigint) =>
      (await bench.store.timers.armedSince(position)).map(({ timerId, epoch }) => `${timerId}.${epoch}`);
    expect(await since(first)).toEqual(['t2.1', 't1.2']);
    expect(await since(first + 2n)).toEqual([]);
  });

  it('is compared with the clock of the database', async () => {
    expect(Math.abs((await bench.store.timers.now()) - Date.now())).toBeLessThan(60_000);
  });
});
