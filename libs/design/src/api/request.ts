import { type CallerKind, type Problem } from '@cardroom/contracts';

/** What came back: an answer, a "no" with its reasons, or nothing at all. */
export type Answer<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'unanswered' };

export interface AskOptions {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

let callerKind: CallerKind = 'staff';

/** Which of a browser's cookies counts: one browser may be a console, a kiosk and a board at once. */
export const actAs = (kind: CallerKind): void => {
  callerKind = kind;
};

export const actingAs = (): CallerKind => callerKind;

let csrfToken: string | null = null;

/** The session's token, sent back with every request that changes something. */
export const rememberCsrf = (token: string | null): void => {
  csrfToken = token;
};

const language = () => document.documentElement.lang || 'en';

const requestOf = ({ method = 'GET', body, headers, timeoutMs = 8_000 }: AskOptions): RequestInit => ({
  method,
  headers: {
    accept: 'application/json, application/problem+json',
    'accept-language': language(),
    'x-cardroom-as': callerKind,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(method === 'GET' || !csrfToken ? {} : { 'x-csrf-token': csrfToken }),
    ...headers,
  },
  credentials: 'same-origin',
  signal: AbortSignal.timeout(timeoutMs),
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'status' in value;

/** A proxy's error page, or a server between two lives: nobody decided anything. */
const undecided = new Set([502, 503, 504]);

/** One request to the room's own server. Never throws: a lost answer is an ordinary case here. */
export const ask = async <T>(path: string, options: AskOptions = {}): Promise<Answer<T>> => {
  try {
    const response = await fetch(`/api/v1${path}`, requestOf(options));
    const text = await response.text();
    const value: unknown = text === '' ? null : JSON.parse(text);
    if (response.ok) return { kind: 'done', value: value as T };
    if (isProblem(value)) return { kind: 'refused', problem: value };
    return undecided.has(response.status)
      ? { kind: 'unanswered' }
      : { kind: 'refused', problem: plain(response) };
  } catch {
    return { kind: 'unanswered' };
  }
};

const plain = ({ status, statusText, url }: Response): Problem => ({
  type: 'about:blank',
  title: statusText,
  status,
  detail: statusText || String(status),
  texts: { en: `The server answered ${status}.`, fr: `Le serveur a répondu ${status}.` },
  instance: url,
  code: `http.${status}`,
  facts: {},
});

/** For TanStack Query, which wants failures thrown. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

export const askOrThrow = async <T>(path: string, options: AskOptions = {}): Promise<T> => {
  const answer = await ask<T>(path, options);
  if (answer.kind === 'done') return answer.value;
  throw answer.kind === 'refused' ? new Refused(answer.problem) : new Unanswered('no answer');
};
