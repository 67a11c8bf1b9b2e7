import { type BoardName } from '@cardroom/contracts';
import { actingAs, askOrThrow } from '../api/request';
import { type BoardRead, type LiveListener, type LiveSource } from './follow-boards';
import { type LiveRow } from './board-store';
import { learnServerTime } from './server-clock';

const streamOf = (boards: readonly BoardName[], position: string) =>
  `/api/v1/live?boards=${boards.join(',')}&after=${position}&as=${actingAs()}`;

const listen = (events: EventSource, listener: LiveListener) => {
  events.addEventListener('row', ({ data }: MessageEvent<string>) => {
    listener.row(JSON.parse(data) as LiveRow);
  });
  events.addEventListener('heartbeat', ({ data }: MessageEvent<string>) => {
    const { position, at } = JSON.parse(data) as { position: string; at: string };
    listener.heartbeat(position, learnServerTime(at));
  });
  events.addEventListener('reset', () => listener.reset());
  events.onerror = () => listener.broken();
};

/** Reads boards over HTTP and follows them by server-sent events. Reconnecting is the follower's business. */
export const browserSource: LiveSource = {
  read: (board) => askOrThrow<BoardRead>(`/boards/${board}`),
  stream: (boards, position, listener) => {
    const events = new EventSource(streamOf(boards, position));
    listen(events, listener);
    return () => events.close();
  },
};
