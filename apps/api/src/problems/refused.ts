import { type Refusal, type RefusalFacts, type RefusalKind } from '@cardroom/kernel';

export interface FieldFault {
  /** Dotted path of the field; empty for the body as a whole. */
  readonly path: string;
  readonly message: string;
}

/**
 * How a "no" travels from a controller to the one filter that writes it down as a problem document. Deciders never
 * throw: they answer refusals, and the edge turns those into this.
 */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly refusal: Pick<Refusal, 'code' | 'rule' | 'facts'>,
    readonly status: number,
    readonly errors?: readonly FieldFault[],
  ) {
    super(refusal.code);
  }
}

const statusOfKind: Readonly<Record<RefusalKind, number>> = {
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
};

export const refusedBy = (refusal: Refusal): Refused => new Refused(refusal, statusOfKind[refusal.kind]);

/** Ways in which the edge itself says no, before or beside any rule. */
const edge = (code: string, status: number) =>
  Object.assign(
    (facts: RefusalFacts = {}, errors?: readonly FieldFault[]) =>
      new Refused({ code, facts }, status, errors),
    { code, status },
  );

export const malformed = edge('api.malformed', 400);
export const notSignedIn = edge('api.not-signed-in', 401);
export const wrongCode = edge('api.wrong-code', 401);
export const notAllowed = edge('api.not-allowed', 403);
export const forgedRequest = edge('api.forged-request', 403);
export const notFound = edge('api.not-found', 404);
export const receiptUnknown = edge('api.receipt-unknown', 404);
export const tooLarge = edge('api.too-large', 413);
export const notJson = edge('api.not-json', 415);
export const keyReused = edge('api.key-reused', 409);
export const notHappenedYet = edge('api.not-happened-yet', 409);
/** Asked as of a moment that has not come. */
export const stillToCome = edge('api.still-to-come', 409);
export const tooLongAgo = edge('api.too-long-ago', 409);
/** Nothing can be said of a floor that was not there: no figure is better than one that is zero for want of a day. */
export const noGamingDay = edge('api.no-gaming-day', 404);
export const tooManyAttempts = edge('api.too-many-attempts', 429);
export const tooManyRequests = edge('api.too-many-requests', 429);
export const unexpected = edge('api.unexpected', 500);
export const storeAway = edge('api.store-away', 503);
export const stopping = edge('api.stopping', 503);

export const edgeRefusals = [
  malformed,
  notSignedIn,
  wrongCode,
  notAllowed,
  forgedRequest,
  notFound,
  receiptUnknown,
  tooLarge,
  notJson,
  keyReused,
  notHappenedYet,
  stillToCome,
  tooLongAgo,
  noGamingDay,
  tooManyAttempts,
  tooManyRequests,
  unexpected,
  storeAway,
  stopping,
] as const;
