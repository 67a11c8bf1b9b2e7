import { type CommandAnswer } from '@cardroom/contracts';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  Inject,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Observable, tap } from 'rxjs';
import { Needs } from '../access/access';
import { refusedFor } from '../problems/problem-filter';
import { Metrics } from './metrics';

const outcomeOfAnswer = (answer: unknown): string => {
  if (typeof answer === 'object' && answer !== null && 'allowed' in answer) return 'asked';
  return (answer as CommandAnswer).repeated ? 'repeated' : 'accepted';
};

const outcomeOfError = (error: unknown): string => {
  const { status, refusal } = refusedFor(error);
  if (status >= 500) return 'failed';
  return refusal.code === 'api.key-reused' ? 'key-reused' : 'refused';
};

/** Counts every command of the floor by outcome, and how long its answer took. */
@Injectable()
export class CommandWatch implements NestInterceptor {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const need = this.reflector.get(Needs, context.getHandler());
    if (!need || !('command' in need)) return next.handle();
    const begun = performance.now();
    const note = (outcome: string): void =>
      this.metrics.command(need.command, outcome, performance.now() - begun);
    return next.handle().pipe(
      tap({
        next: (answer) => note(outcomeOfAnswer(answer)),
        error: (error: unknown) => note(outcomeOfError(error)),
      }),
    );
  }
}
