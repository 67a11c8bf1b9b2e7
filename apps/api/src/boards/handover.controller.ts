import { boardQuery, handoverAnswer, type HandoverAnswer } from '@cardroom/contracts';
import { handoverOf } from '@cardroom/read-models';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type z } from 'zod';
import { Who } from '../access/access.guard';
import { StaffNames } from '../cashier/staff-names';
import { Route } from '../documents/route';
import { Moments } from '../moments';
import { type SignedIn } from '../people/signed-in';
import { noGamingDay } from '../problems/refused';
import { shape } from '../shape-pipe';
import { Past } from './past';

@ApiTags('Boards')
@Controller('handover')
export class HandoverController {
  constructor(
    @Inject(Past) private readonly past: Past,
    @Inject(StaffNames) private readonly names: StaffNames,
    @Inject(Moments) private readonly moments: Moments,
  ) {}

  @Get()
  @Route({
    summary: 'What the next shift takes over, now or at any moment of the past',
    description:
      'Open tables, lists, what is due, no-shows, decisions out of order with their reasons, undone actions.',
    need: { operation: 'read-handover' },
    query: boardQuery,
    answer: handoverAnswer,
  })
  async read(
    @Who() who: SignedIn,
    @Query(shape(boardQuery)) query: z.infer<typeof boardQuery>,
  ): Promise<HandoverAnswer> {
    const moment = await this.moments.of(query, who.room);
    const found = await this.past.floor(who.room.roomId, moment);
    if (!found) throw noGamingDay();
    const handover = handoverOf(found.floor);
    const nameOf = await this.names.byId(who.room.roomId);
    const named = <T extends { readonly by: string }>(all: readonly T[]): T[] =>
      all.map((each) => ({ ...each, by: nameOf(each.by) }));
    return {
      ...handover,
      outOfOrder: named(handover.outOfOrder),
      noShows: named(handover.noShows),
      undone: named(handover.undone),
      position: found.position,
    };
  }
}
