import { duplicatesAnswer, playersHouseAnswer, subjectId } from '@cardroom/contracts';
import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Who } from '../access/access.guard';
import { Route } from '../documents/route';
import { type SignedIn } from '../people/signed-in';
import { shape } from '../shape-pipe';
import { Duplicates } from './duplicates';
import { PlayerFiles } from './player-files';

const byId = shape(subjectId);

/** Numbers that are perhaps one person, and what the house sets for records. */
@ApiTags('Players')
@Controller('players')
export class SamePersonController {
  constructor(
    @Inject(Duplicates) private readonly likely: Duplicates,
    @Inject(PlayerFiles) private readonly files: PlayerFiles,
  ) {}

  @Get('house')
  @Route({
    summary: 'What the house sets for aliases and ages',
    need: { operation: 'read-players-house' },
    answer: playersHouseAnswer,
  })
  async house(@Who() who: SignedIn) {
    const { insults, minimumAgeYears } = await this.files.house(who.room.roomId);
    return { insults: [...insults], minimumAgeYears };
  }

  @Get('duplicates')
  @Route({
    summary: 'Pairs of numbers that are perhaps one person',
    description: 'Says why, in reasons and aliases; what stands in a record is not shown.',
    need: { operation: 'read-duplicates' },
    answer: duplicatesAnswer,
  })
  duplicates(@Who() who: SignedIn) {
    return this.likely.of(who.room.roomId, null);
  }

  @Get(':playerId/duplicates')
  @Route({
    summary: 'Who else he perhaps is',
    need: { operation: 'read-duplicates' },
    answer: duplicatesAnswer,
  })
  duplicatesOf(@Who() who: SignedIn, @Param('playerId', byId) playerId: string) {
    return this.likely.of(who.room.roomId, playerId);
  }
}
