import { type CommandAnswer, type CommandBody as BodyOf, type MayAnswer } from '@cardroom/contracts';
import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { Route } from '../documents/route';
import { AccessRecords } from '../people/access-records';
import { type Doer, DoneBy } from '../people/trace';
import { Refused } from '../problems/refused';
import { CashierDoor } from './cashier-door';
import { Identities, referenceFor } from './identities';

const identityAnswer = z.object({
  playerId: z.string(),
  at: z.iso.datetime(),
  papers: z.record(z.string(), z.unknown()),
});

@ApiTags('Identity')
@Controller('cashier')
export class IdentityController {
  constructor(
    @Inject(CashierDoor) private readonly cage: CashierDoor,
    @Inject(Identities) private readonly identities: Identities,
    @Inject(AccessRecords) private readonly records: AccessRecords,
  ) {}

  /** The papers are kept before the fact that names them; where the cage refuses they are dropped again. */
  @Command('cashier/take-identity')
  async takeIdentity(
    @CommandBody('cashier/take-identity') body: BodyOf<'cashier/take-identity'>,
    @AskedBy() asked: Asked,
  ): Promise<CommandAnswer | MayAnswer> {
    if (asked.isQuestion) return this.cage.answer('cashier/take-identity', body, asked);
    const key = asked.key ?? randomUUID();
    const reference = referenceFor(asked.who.room.roomId, key, body);
    await this.identities.keep(reference, body);
    try {
      return await this.cage.answer('cashier/take-identity', body, { ...asked, key });
    } catch (error) {
      if (error instanceof Refused) await this.identities.drop(reference);
      throw error;
    }
  }

  @Get('identity/:reference')
  @Route({
    summary: 'Papers seen at a window, by the reference that the register holds',
    description: 'Looking is recorded with who looked.',
    need: { operation: 'read-identity' },
    answer: identityAnswer,
  })
  async read(@Param('reference') reference: string, @DoneBy() doer: Doer): Promise<object> {
    const found = await this.identities.read(doer.who.room.roomId, reference);
    await this.records.done('identity-read', found.playerId, doer);
    return { playerId: found.playerId, at: found.at.toISOString(), papers: found.papers };
  }
}
