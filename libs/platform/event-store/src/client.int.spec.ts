import { openClient, type PrismaClient } from './client';
import { count, hotTally, inContext, quietTally } from './testing/tally';
import { type Workbench, workbench } from './testing/workbench';

let bench: Workbench;
let prisma: PrismaClient;
beforeAll(async () => {
  bench = await workbench({ max: 6 });
  prisma = openClient(bench.pool);
});
afterAll(async () => {
  await prisma.$disconnect();
  await bench.close();
});

describe('Prisma on the pool of the log', () => {
  it('reads what the log wrote, positions as bigint', async () => {
    const result = await bench.store.run(quietTally, 'quiet-a', count(2), inContext());
    const [event] = await prisma.event.findMany({ where: { streamId: 'quiet-a' } });
    expect(result).toMatchObject({ position: event?.position });
    expect(event).toMatchObject({ version: 1, type: 'Counted', data: { amount: 2 } });
  });

  it('works beside commands on few connections, transactions included', async () => {
    const tasks = Array.from({ length: 40 }, (_one, i) => {
      if (i % 4 === 0) return bench.store.run(hotTally, 'hot-a', count(1), inContext());
      if (i % 4 === 1) return bench.store.run(quietTally, `quiet-${i}`, count(1), inContext());
      if (i % 4 === 2) return prisma.checkpoint.create({ data: { name: `c${i}`, position: 1n, fence: 1 } });
      return prisma.$transaction(async (tx) => {
        await tx.checkpoint.create({ data: { name: `c${i}`, position: 2n ** 60n, fence: 1 } });
        return tx.checkpoint.update({ where: { name: `c${i}` }, data: { fence: { increment: 1 } } });
      });
    });
    await Promise.all(tasks);
    expect((await bench.store.state(hotTally, 'hot-a')).state.total).toBe(10);
    expect(await prisma.checkpoint.count({ where: { fence: 2, position: 2n ** 60n } })).toBe(10);
    expect(await prisma.checkpoint.count()).toBe(20);
  });

  it('undoes a transaction that fails, and the connection is good for the log afterwards', async () => {
    await expect(
      prisma.$transaction(async (tx) => {
        await tx.checkpoint.create({ data: { name: 'undone', position: 1n, fence: 1 } });
        throw new Error('never mind');
      }),
    ).rejects.toThrow('never mind');
    expect(await prisma.checkpoint.findUnique({ where: { name: 'undone' } })).toBeNull();
    await Promise.all(
      Array.from({ length: 12 }, (_one, i) =>
        bench.store.run(quietTally, `quiet-after-${i}`, count(1), inContext()),
      ),
    );
  });

  it('cannot change what stands in the log either', async () => {
    await expect(prisma.event.deleteMany()).rejects.toThrow(/what is written in the log stays/);
  });
});
