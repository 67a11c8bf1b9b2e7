import { randomUUID } from 'node:crypto';

/** An answer of the room, once it has come. */
export interface RoomAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** What was acknowledged: it must stand in the log whatever happens to the room. */
export interface Acknowledged {
  readonly commandId: string;
  readonly position: string;
  readonly ms: number;
}

/** Speaks with a room that may go away: the same request under the same key until it is answered. */
export interface PatientDoor {
  readonly acknowledged: readonly Acknowledged[];
  /** Requests that were sent again because no answer came. */
  readonly sentAgain: () => number;
  get(token: string, path: string): Promise<RoomAnswer>;
  post(token: string, path: string, body: object): Promise<RoomAnswer>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const patienceMs = 45_000;
const againMs = 150;

/** One try: null where the room did not answer, or answered that something broke. */
const once = async (url: string, path: string, init: RequestInit): Promise<RoomAnswer | null> => {
  try {
    const response = await fetch(`${url}/api/v1/${path}`, { ...init, signal: AbortSignal.timeout(15_000) });
    const body = (await response.json()) as Record<string, unknown>;
    return response.status >= 500 ? null : { status: response.status, body };
  } catch {
    return null;
  }
};

export const patientDoor = (url: string): PatientDoor => {
  const acknowledged: Acknowledged[] = [];
  let again = 0;

  const patiently = async (path: string, init: RequestInit): Promise<RoomAnswer> => {
    const end = Date.now() + patienceMs;
    for (;;) {
      const answer = await once(url, path, init);
      if (answer) return answer;
      if (Date.now() > end) throw new Error(`${path}: no answer in ${patienceMs / 1000} s`);
      again += 1;
      await pause(againMs);
    }
  };

  return {
    acknowledged,
    sentAgain: () => again,
    get: (token, path) => patiently(path, { headers: { authorization: `Bearer ${token}` } }),
    async post(token, path, body) {
      const begun = performance.now();
      const answer = await patiently(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify(body),
      });
      const { commandId, position } = answer.body;
      if (answer.status === 200 && typeof commandId === 'string' && typeof position === 'string')
        acknowledged.push({ commandId, position, ms: performance.now() - begun });
      return answer;
    },
  };
};
