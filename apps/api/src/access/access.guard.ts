import { csrfHeader } from '@cardroom/contracts';
import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyRequest } from 'fastify';
import { Callers } from '../people/callers';
import { isSameText } from '../people/credentials';
import { callerOf, type SignedIn } from '../people/signed-in';
import { forgedRequest, notAllowed, notSignedIn } from '../problems/refused';
import { mayPass, type Need, Needs } from './access';
import { RequestLimits } from './request-limits';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard on every route that is not open. */
    signedIn?: SignedIn;
  }
}

const isSafe = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** A browser says itself when another site made it send the request. */
const comesFromElsewhere = (request: FastifyRequest): boolean =>
  request.headers['sec-fetch-site'] === 'cross-site';

const isForged = (request: FastifyRequest, who: SignedIn): boolean => {
  if (who.csrf === null) return false;
  const mark = request.headers[csrfHeader];
  return typeof mark !== 'string' || !isSameText(mark, who.csrf);
};

/** The one guard: how often, who, and whether the access table lets him. What no route names, nobody may do. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(Callers) private readonly callers: Callers,
    @Inject(RequestLimits) private readonly limits: RequestLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const need = this.reflector.get(Needs, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!need) throw notAllowed();
    if (!isSafe(request.method) && comesFromElsewhere(request)) throw forgedRequest();
    if (!('open' in need)) await this.letIn(need, request);
    else if (need.open !== 'read-health') await this.limits.stranger(request.ip);
    return true;
  }

  private async letIn(need: Need, request: FastifyRequest): Promise<void> {
    const who = await this.callers.of(request);
    if (!who) {
      await this.limits.stranger(request.ip);
      throw notSignedIn();
    }
    await this.limits.caller(who);
    if (!isSafe(request.method) && isForged(request, who)) throw forgedRequest();
    if (!mayPass(need, callerOf(who))) throw notAllowed();
    request.signedIn = who;
  }
}

/** The caller that the guard let in. */
export const Who = createParamDecorator((_: unknown, context: ExecutionContext): SignedIn => {
  const { signedIn } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!signedIn) throw notSignedIn();
  return signedIn;
});
