import { afterMinutes, type Clock } from '@cardroom/kernel';
import { type PrismaClient } from '@cardroom/event-store/client';
import { Inject, Injectable } from '@nestjs/common';
import { refusedBy } from '../problems/refused';
import { CLOCK, PEOPLE } from '../tokens';
import { AccessRecords } from './access-records';
import { drawId, hashOfToken, newToken } from './credentials';
import { tokenUnknown } from './refusals';
import { type SignedIn, subjectOf } from './signed-in';
import { type Doer } from './trace';

export interface TokenShape {
  readonly tokenId: string;
  readonly name: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

interface TokenRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const shapeOf = (row: TokenRow): TokenShape => ({
  tokenId: row.id,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

/** Tokens with which programs act for a member of staff, with his role and never more. */
@Injectable()
export class ProgramTokens {
  constructor(
    @Inject(PEOPLE) private readonly people: PrismaClient,
    @Inject(AccessRecords) private readonly records: AccessRecords,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(who: SignedIn): Promise<TokenShape[]> {
    const rows = await this.people.programToken.findMany({
      where: { staffId: subjectOf(who), revokedAt: null, expiresAt: { gt: new Date(this.clock.now()) } },
      orderBy: { createdAt: 'asc' },
    });
    return rows.map(shapeOf);
  }

  async make(doer: Doer, wanted: { readonly name: string; readonly days: number }) {
    const now = this.clock.now();
    const token = newToken('program');
    const data = {
      id: drawId('t'),
      staffId: subjectOf(doer.who),
      name: wanted.name,
      tokenHash: hashOfToken(token),
      createdAt: new Date(now),
      expiresAt: new Date(afterMinutes(now, wanted.days * 24 * 60)),
    };
    const [row] = await this.people.$transaction([
      this.people.programToken.create({ data }),
      this.records.done('token-made', data.id, doer),
    ]);
    return { ...shapeOf(row), token };
  }

  async revoke(doer: Doer, tokenId: string): Promise<void> {
    const { count } = await this.people.programToken.updateMany({
      where: { id: tokenId, staffId: subjectOf(doer.who), revokedAt: null },
      data: { revokedAt: new Date(this.clock.now()) },
    });
    if (count === 0) throw refusedBy(tokenUnknown({ tokenId }));
    await this.records.done('token-revoked', tokenId, doer);
  }
}
