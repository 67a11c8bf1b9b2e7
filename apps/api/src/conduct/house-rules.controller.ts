import {
  conductHouseAnswer,
  type ConductHouseAnswer,
  houseRulesAnswer,
  type HouseRulesAnswer,
  houseRulesQuery,
  offencesAnswer,
  type OffencesAnswer,
  offencesQuery,
} from '@cardroom/contracts';
import { Controller, Get, Headers, Inject, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type z } from 'zod';
import { Who } from '../access/access.guard';
import { Route } from '../documents/route';
import { type SignedIn } from '../people/signed-in';
import { languageOf } from '../problems/problem';
import { shape } from '../shape-pipe';
import { ConductLookups } from './conduct-lookups';
import { conductSettingsIn, houseRulesFor, offencesFor } from './house-rules';

@ApiTags('Rulings')
@Controller('conduct')
export class HouseRulesController {
  constructor(@Inject(ConductLookups) private readonly lookups: ConductLookups) {}

  @Get('rules')
  @Route({
    summary: 'Rules by what happened, in either language, with the house’s values in force',
    need: { operation: 'search-house-rules' },
    query: houseRulesQuery,
    answer: houseRulesAnswer,
  })
  async rules(
    @Who() { room }: SignedIn,
    @Query(shape(houseRulesQuery)) query: z.infer<typeof houseRulesQuery>,
    @Headers('accept-language') acceptLanguage: string | undefined,
  ): Promise<HouseRulesAnswer> {
    const { language = languageOf(acceptLanguage), ...wanted } = query;
    return houseRulesFor(await this.lookups.house(room.roomId), { ...wanted, language });
  }

  @Get('offences')
  @Route({
    summary: 'Offences that staff can record, by word',
    need: { operation: 'search-house-rules' },
    query: offencesQuery,
    answer: offencesAnswer,
  })
  async offences(
    @Who() { room }: SignedIn,
    @Query(shape(offencesQuery)) query: z.infer<typeof offencesQuery>,
    @Headers('accept-language') acceptLanguage: string | undefined,
  ): Promise<OffencesAnswer> {
    const { language = languageOf(acceptLanguage), search } = query;
    const isSmokingAllowed = await this.lookups.isSmokingAllowed(room.roomId);
    return offencesFor({ search, language, isSmokingAllowed });
  }

  @Get('house')
  @Route({
    summary: 'The rule set in force, with the house’s own values',
    need: { operation: 'search-house-rules' },
    answer: conductHouseAnswer,
  })
  async house(@Who() { room }: SignedIn): Promise<ConductHouseAnswer> {
    const house = await this.lookups.house(room.roomId);
    return { ruleSet: house.ruleSet, settings: conductSettingsIn(house) };
  }
}
