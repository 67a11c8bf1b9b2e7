import { callerHeader, problemShape } from '@cardroom/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOperation, ApiProduces, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { type z } from 'zod';
import { type Need, Needs } from '../access/access';
import { queryParametersOf, schemaOf } from './schemas';

export interface RouteWords {
  /** What the route is for, as the documentation's headline. */
  readonly summary: string;
  readonly description?: string;
  readonly need: Need;
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  readonly answer?: z.ZodType;
  /** 200 unless said. */
  readonly status?: number;
  readonly produces?: string;
}

type SchemaObject = Extract<Parameters<typeof ApiBody>[0], { schema: unknown }>['schema'];

const asSchema = (contract: z.ZodType): SchemaObject => schemaOf(contract) as SchemaObject;

const queryOf = (contract: z.ZodType): MethodDecorator[] =>
  queryParametersOf(contract).map(({ name, required, schema }) =>
    ApiQuery({ name, required, schema: schema as SchemaObject }),
  );

const callerHeaders = (need: Need): MethodDecorator[] =>
  'open' in need ? [] : [ApiHeader({ name: callerHeader, required: false, schema: { type: 'string' } })];

const answerOf = ({ answer, status = 200, produces = 'application/json' }: RouteWords): MethodDecorator => {
  const schema = answer ? asSchema(answer) : { type: 'string' };
  return status === 204
    ? ApiResponse({ status, description: 'Done.' })
    : ApiResponse({ status, description: 'Answer.', content: { [produces]: { schema } } });
};

const problems = ApiResponse({
  status: 'default',
  description: 'A problem document (RFC 9457), in the language asked for and with both.',
  content: { 'application/problem+json': { schema: asSchema(problemShape) } },
});

/** Everything a route says of itself: what it is for, who may use it, what it reads and what it answers. */
export const Route = (words: RouteWords): MethodDecorator =>
  applyDecorators(
    Needs(words.need),
    ApiOperation({
      summary: words.summary,
      ...(words.description ? { description: words.description } : {}),
      security: 'open' in words.need ? [] : [{ cookie: [], csrf: [] }, { bearer: [] }],
    }),
    ...(words.body ? [ApiBody({ schema: asSchema(words.body), required: true })] : []),
    ...(words.query ? queryOf(words.query) : []),
    ...callerHeaders(words.need),
    ...(words.produces ? [ApiProduces(words.produces)] : []),
    answerOf(words),
    problems,
  );
