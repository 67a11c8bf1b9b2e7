import { rulesAnswer, type RulesAnswer, rulesQuery } from '@cardroom/contracts';
import { searchRules, type Topic, topicLabels } from '@cardroom/rulebook/catalogue';
import { Controller, Get, Headers, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type z } from 'zod';
import { Route } from '../documents/route';
import { languageOf } from '../problems/problem';
import { malformed } from '../problems/refused';
import { shape } from '../shape-pipe';

const topicNamed = (name: string | undefined): Topic | undefined => {
  if (name === undefined || name in topicLabels) return name as Topic | undefined;
  throw malformed({}, [{ path: 'topic', message: 'is not known here' }]);
};

@ApiTags('Rules')
@Controller('rules')
export class RulesController {
  @Get()
  @Route({
    summary: 'Rules by word, situation or number, in either language',
    need: { operation: 'search-rules' },
    query: rulesQuery,
    answer: rulesAnswer,
  })
  search(
    @Query(shape(rulesQuery)) query: z.infer<typeof rulesQuery>,
    @Headers('accept-language') acceptLanguage: string | undefined,
  ): RulesAnswer {
    const { search, limit, language = languageOf(acceptLanguage) } = query;
    const topic = topicNamed(query.topic);
    const found = searchRules(search, { language, limit, ...(topic ? { topic } : {}) });
    return {
      rules: found.map(({ id, title, text, topics, kind }) => ({
        id,
        title,
        text,
        topics: [...topics],
        kind,
      })),
    };
  }
}
