import { type PlayView } from '@cardroom/contracts';
import { actingAs } from '../api/request';
import { learnServerTime } from '../live/server-clock';

/** How a table is followed: as a staff session or device with its cookie, or with the token of a seat. */
export interface TableReader {
  readonly tableId: string;
  /** Sent with each request; the token stands in no address. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface TableListener {
  view(view: PlayView): void;
  heard(): void;
  lost(problem: { readonly status: number } | null): void;
}

const silenceMs = 15_000;

/** The blocks of a stream of server-sent events, as they are completed. */
export const blocksIn = (text: string): { readonly blocks: readonly string[]; readonly rest: string } => {
  const parts = text.replaceAll('\r\n', '\n').split('\n\n');
  return { blocks: parts.slice(0, -1), rest: parts.at(-1) ?? '' };
};

export const eventOf = (block: string): { readonly type: string; readonly data: string } => {
  const lines = block.split('\n');
  const field = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trimStart());
  return { type: field('event')[0] ?? 'message', data: field('data').join('\n') };
};

const hear = (block: string, listener: TableListener): void => {
  const { type, data } = eventOf(block);
  if (data === '') return;
  listener.heard();
  const told = JSON.parse(data) as { readonly at?: string };
  if (told.at !== undefined && (type === 'view' || type === 'heartbeat')) learnServerTime(told.at);
  if (type === 'view') listener.view(told as PlayView);
};

/**
 * Reads the live feed of a table until it ends or `stop` is signalled. Not `EventSource`, which sends no headers: a
 * seat's token must not stand in an address, where logs would keep it.
 */
export const readTable = async (
  { tableId, headers }: TableReader,
  listener: TableListener,
  stop: AbortSignal,
): Promise<void> => {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), silenceMs);
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), silenceMs);
  };
  try {
    const response = await fetch(`/api/v1/play/tables/${encodeURIComponent(tableId)}/live`, {
      headers: { accept: 'text/event-stream', 'x-cardroom-as': actingAs(), ...headers },
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.any([stop, silent.signal]),
    });
    if (!response.ok || !response.body) return listener.lost({ status: response.status });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let rest = ''; ;) {
      const { done, value } = await reader.read();
      if (done) return listener.lost(null);
      alive();
      const read = blocksIn(rest + value);
      rest = read.rest;
      for (const block of read.blocks) hear(block, listener);
    }
  } catch {
    if (!stop.aborted) listener.lost(null);
  } finally {
    clearTimeout(timer);
  }
};
