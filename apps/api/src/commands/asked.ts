import { askQuery, idempotencyKey } from '@cardroom/contracts';
import { type CommandContext } from '@cardroom/event-store';
import { type DeviceId, id, type Instant, instantFromIso } from '@cardroom/kernel';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mayPass } from '../access/access';
import { actorOf, callerOf, type SignedIn, subjectOf } from '../people/signed-in';
import { type Language, languageOf } from '../problems/problem';
import { malformed, notAllowed, notSignedIn } from '../problems/refused';
import { shape } from '../shape-pipe';
import { fingerprintOf } from './fingerprint';

/** Who asks, under which key, and in which language he wants to be told no. */
export interface Asked {
  readonly who: SignedIn;
  /** The `Idempotency-Key` of the request; null when the caller did not give one. */
  readonly key: string | null;
  readonly correlationId: string;
  readonly language: Language;
  /** "May I?" rather than "do it". */
  readonly isQuestion: boolean;
  /** When it happened, if not now; for those who may key in late. */
  readonly happenedAt: Instant | null;
}

const keyOf = (given: string | string[] | undefined): string | null => {
  if (given === undefined) return null;
  const read = idempotencyKey.safeParse(given);
  if (read.success) return read.data;
  throw malformed({}, [{ path: 'Idempotency-Key', message: '8 to 64 letters, digits, - or _' }]);
};

const queryShape = shape(askQuery);

export const AskedBy = createParamDecorator((_: unknown, context: ExecutionContext): Asked => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  if (!request.signedIn) throw notSignedIn();
  const { ask, happenedAt } = queryShape.transform(request.query, { type: 'query' });
  if (happenedAt !== undefined && !mayPass({ operation: 'key-in-late' }, callerOf(request.signedIn)))
    throw notAllowed();
  return {
    who: request.signedIn,
    key: keyOf(request.headers['idempotency-key']),
    correlationId: request.id,
    language: languageOf(request.headers['accept-language']),
    isQuestion: ask === 'true',
    happenedAt: happenedAt === undefined ? null : instantFromIso(happenedAt),
  };
});

/** The device, or the session that a person opened at some place: enough to find out where a fact came from. */
const placeOf = (who: SignedIn): DeviceId =>
  who.kind === 'device' ? who.deviceId : id(`session-${who.tokenHash.slice(0, 12)}`);

/** What the log writes beside the facts. The fingerprint binds the key to this caller, room, command and body. */
export const contextOf = (
  name: string,
  body: unknown,
  { asked, at }: { readonly asked: Asked; readonly at: Instant },
): CommandContext => {
  const { who, key, correlationId } = asked;
  const room = who.room.roomId;
  return {
    commandId: key ?? randomUUID(),
    fingerprint: fingerprintOf({ room, caller: subjectOf(who), name, body }),
    by: actorOf(who),
    at,
    room,
    deviceId: placeOf(who),
    correlationId,
  };
};
