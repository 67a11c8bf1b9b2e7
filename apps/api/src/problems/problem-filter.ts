import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { languageOf, problemOf } from './problem';
import { malformed, notFound, notJson, Refused, storeAway, tooLarge, unexpected } from './refused';
import { isStoreAway } from './store-away';

const byStatus: Readonly<Record<number, () => Refused>> = {
  400: () => malformed({}, [{ path: '', message: 'the request cannot be read' }]),
  404: () => notFound(),
  413: () => tooLarge(),
  415: () => notJson(),
};

const statusOf = (error: unknown): number => {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : 500;
};

/** Any error as a refusal: what is not foreseen becomes 500 and says nothing of itself. */
export const refusedFor = (error: unknown): Refused => {
  if (error instanceof Refused) return error;
  if (isStoreAway(error)) return storeAway();
  return byStatus[statusOf(error)]?.() ?? unexpected();
};

const commandPath = /^\/api\/v1\/floor\//;

const instanceOf = (request: FastifyRequest): string => {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && commandPath.test(request.url) && /^[\w-]{1,64}$/.test(key)
    ? `/commands/${key}`
    : `/requests/${request.id}`;
};

/** The one place where an error becomes an answer: RFC 9457, no stack trace, the trace id to ask about. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(PinoLogger) private readonly logger: PinoLogger) {
    logger.setContext('problems');
  }

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const refused = refusedFor(error);
    if (refused.status >= 500)
      this.logger.error({ err: error, code: refused.refusal.code }, 'request failed');
    else this.logger.debug({ code: refused.refusal.code }, 'request refused');
    if (reply.sent || reply.raw.headersSent) return;
    const problem = problemOf(traced(refused, request.id), {
      language: languageOf(request.headers['accept-language']),
      instance: instanceOf(request),
    });
    const { retryAfterSeconds } = refused.refusal.facts;
    if (typeof retryAfterSeconds === 'number') void reply.header('retry-after', String(retryAfterSeconds));
    void reply
      .status(refused.status)
      .header('content-type', 'application/problem+json; charset=utf-8')
      .header('vary', 'Accept-Language')
      .send(JSON.stringify(problem));
  }
}

/** Broken machinery is named by its trace id alone. */
const traced = (refused: Refused, traceId: string): Refused =>
  refused.status >= 500
    ? new Refused({ code: refused.refusal.code, facts: { traceId } }, refused.status)
    : refused;
