import { PrismaPg } from '@prisma/adapter-pg';
import { createHash } from 'node:crypto';
import { type Pool } from 'pg';
import { PrismaClient } from './generated/client';

export { Prisma, PrismaClient } from './generated/client';

/** One name for each text, so that what Prisma sends again and again is prepared once a connection. */
const statementName = ({ sql }: { readonly sql: string }): string =>
  `prisma_${createHash('sha1').update(sql).digest('hex').slice(0, 16)}`;

/**
 * Prisma on the pool of the log, for everything but the append path. The pool stays with its owner: `$disconnect`
 * does not end it.
 */
export const openClient = (pool: Pool): PrismaClient =>
  new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: statementName }),
    errorFormat: 'minimal',
  });
