import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { notSignedIn } from '../problems/refused';
import { type SignedIn } from './signed-in';

/** Where a request came from, for the record. */
export interface Trace {
  readonly address: string;
  readonly correlationId: string;
}

/** Who does something to people or devices, and from where. */
export interface Doer {
  readonly who: SignedIn;
  readonly trace: Trace;
}

export const traceOf = (request: FastifyRequest): Trace => ({
  address: request.ip,
  correlationId: request.id,
});

export const DoneBy = createParamDecorator((_: unknown, context: ExecutionContext): Doer => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  if (!request.signedIn) throw notSignedIn();
  return { who: request.signedIn, trace: traceOf(request) };
});
