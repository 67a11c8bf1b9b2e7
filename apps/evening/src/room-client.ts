import {
  type BoardName,
  type CommandAnswer,
  type CommandBody,
  type CommandName,
  type Problem,
  type ReadyHealth,
} from '@cardroom/contracts';
import { randomUUID } from 'node:crypto';

/** Who a request comes from: staff at a console, or a kiosk. */
export interface Caller {
  readonly name: string;
  readonly token: string;
}

export type Reply =
  | { readonly outcome: 'accepted'; readonly answer: CommandAnswer; readonly commandId: string }
  | { readonly outcome: 'refused'; readonly problem: Problem };

/** What happened at the door, for the report. */
export interface Door {
  /** Milliseconds of every command, in the order of the answers. */
  readonly latencies: number[];
  readonly refusals: Map<string, number>;
  /** Answers that no correct server gives: 5xx, or two answers to one key that differ. */
  readonly faults: string[];
  /** Commands that were acknowledged with facts: each must stand in the log. */
  readonly acknowledged: Set<string>;
}

export interface RoomClient {
  readonly door: Door;
  command<N extends CommandName>(caller: Caller, name: N, body: CommandBody<N>): Promise<Reply>;
  /** Sends one command twice at once under one key, as a nervous finger does; both answers must be the same. */
  doubleTap<N extends CommandName>(caller: Caller, name: N, body: CommandBody<N>): Promise<Reply>;
  /** Two clients give the same command at once, each under a key of its own: at most one may have its way. */
  twoAtOnce<N extends CommandName>(caller: Caller, name: N, body: CommandBody<N>): Promise<Reply>;
  /** Sends what is no command: people, devices, seat tokens. Throws when it is refused. */
  send<T>(caller: Caller | null, path: string, body: object): Promise<T>;
  change<T>(caller: Caller, path: string, body: object): Promise<T>;
  read<T>(caller: Caller, path: string): Promise<T>;
  board(caller: Caller, board: BoardName): Promise<BoardPage>;
  /** The raw response of a live stream: of boards (`live?boards=…`), or of a table in play. */
  listen(caller: Caller, path: string, listening: Listening): Promise<Response>;
  health(): Promise<ReadyHealth>;
}

export interface Listening {
  readonly signal: AbortSignal;
  /** What the stream said last, where it is resumed. */
  readonly lastId?: string | null;
}

export interface BoardPage {
  readonly rows: readonly { readonly key: string; readonly body: unknown }[];
}

const count = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);

const headersOf = (caller: Caller): Record<string, string> => ({
  authorization: `Bearer ${caller.token}`,
  'accept-language': 'en',
});

interface Request {
  readonly caller: Caller;
  readonly name: CommandName;
  readonly body: unknown;
  readonly key: string;
}

/** The floor's commands stand alone, the others begin with their module: `cashier/sell-chips`. */
const pathOf = (name: CommandName): string => (name.includes('/') ? name : `floor/${name}`);

const tap = async (base: string, door: Door, { caller, name, body, key }: Request): Promise<Reply> => {
  const begun = performance.now();
  const response = await fetch(`${base}/api/v1/${pathOf(name)}`, {
    method: 'POST',
    headers: { ...headersOf(caller), 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  door.latencies.push(performance.now() - begun);
  if (response.ok) {
    if ((answer as CommandAnswer).facts.length > 0) door.acknowledged.add(key);
    return { outcome: 'accepted', answer: answer as CommandAnswer, commandId: key };
  }
  const problem = answer as Problem;
  if (response.status >= 500 || response.status === 400 || response.status === 401)
    door.faults.push(`${name}: ${response.status} ${problem.code}`);
  count(door.refusals, problem.code);
  return { outcome: 'refused', problem };
};

const factsOf = (reply: Reply): string =>
  JSON.stringify(reply.outcome === 'accepted' ? reply.answer.facts : reply.problem.code);

/** Where requests go: one address, or several in turn. */
interface Line {
  readonly address: () => string;
  readonly door: Door;
}

const bodyOf = async <T>(asked: string, response: Response): Promise<T> => {
  if (!response.ok) throw new Error(`${asked} was answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
};

const reading =
  ({ address, door }: Line): RoomClient['read'] =>
  async <T>(caller: Caller, path: string) => {
    const response = await fetch(`${address()}/api/v1${path}`, { headers: headersOf(caller) });
    if (response.status >= 500) door.faults.push(`GET ${path}: ${response.status}`);
    return bodyOf<T>(`GET ${path}`, response);
  };

const sending =
  ({ address }: Line, method: 'POST' | 'PATCH'): RoomClient['send'] =>
  async <T>(caller: Caller | null, path: string, body: object) => {
    const headers = { ...(caller ? headersOf(caller) : {}), 'content-type': 'application/json' };
    const init = { method, headers, body: JSON.stringify(body) };
    return bodyOf<T>(`${method} ${path}`, await fetch(`${address()}/api/v1${path}`, init));
  };

const twice =
  ({ address, door }: Line): RoomClient['doubleTap'] =>
  async (caller, name, body) => {
    const request = { caller, name, body, key: randomUUID() };
    const [first, second] = await Promise.all([tap(address(), door, request), tap(address(), door, request)]);
    if (factsOf(first) !== factsOf(second)) door.faults.push(`${name}: one key, two answers`);
    return first;
  };

const atOnce =
  ({ address, door }: Line): RoomClient['twoAtOnce'] =>
  async (caller, name, body) => {
    const ask = () => tap(address(), door, { caller, name, body, key: randomUUID() });
    const [first, second] = await Promise.all([ask(), ask()]);
    const isBoth = first.outcome === 'accepted' && second.outcome === 'accepted';
    if (isBoth && first.answer.facts.length > 0 && second.answer.facts.length > 0)
      door.faults.push(`${name}: two clients at once, and both had their way`);
    return first.outcome === 'accepted' ? first : second;
  };

/** A client of the room's public HTTP API that measures as it goes; with several addresses it takes turns. */
export const roomClient = (addresses: readonly string[]): RoomClient => {
  let asked = 0;
  const address = (): string => addresses[(asked += 1) % addresses.length] ?? '';
  const door: Door = {
    latencies: [],
    refusals: new Map(),
    faults: [],
    acknowledged: new Set(),
  };
  const line = { address, door };
  const read = reading(line);
  return {
    door,
    read,
    send: sending(line, 'POST'),
    change: sending(line, 'PATCH'),
    command: (caller, name, body) => tap(address(), door, { caller, name, body, key: randomUUID() }),
    doubleTap: twice(line),
    twoAtOnce: atOnce(line),
    board: (caller, board) => read<BoardPage>(caller, `/boards/${board}`),
    listen: (caller, path, { signal, lastId }) =>
      fetch(`${address()}/api/v1/${path}`, {
        headers: { ...headersOf(caller), ...(lastId ? { 'last-event-id': lastId } : {}) },
        signal,
      }),
    health: async () => (await fetch(`${address()}/health/ready`)).json() as Promise<ReadyHealth>,
  };
};
