import { type PlayView } from '@cardroom/contracts';
import { type Caller, type RoomClient } from '../room-client';
import { eventsOf } from '../server-sent-events';

/** A table in play as one caller sees it, whole after every change. */
export interface TableFeed {
  /** The first view, now or to come, that is so; null when none is in time. */
  when(isSo: (view: PlayView) => boolean, withinMs: number): Promise<PlayView | null>;
  close(): void;
}

export const followTable = (client: RoomClient, caller: Caller, tableId: string): TableFeed => {
  const closing = new AbortController();
  const onlookers = new Set<(view: PlayView) => void>();
  let last: PlayView | null = null;
  const receive = (view: PlayView): void => {
    last = view;
    for (const onlooker of onlookers) onlooker(view);
  };
  const pump = async (): Promise<void> => {
    const response = await client.listen(caller, `play/tables/${tableId}/live`, closing);
    if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
    for await (const { event, data } of eventsOf(response.body))
      if (event === 'view') receive(JSON.parse(data) as PlayView);
  };
  pump().catch((error: Error) => {
    if (!closing.signal.aborted) client.door.faults.push(`the feed of ${tableId} broke: ${error.message}`);
  });
  return {
    when: (isSo, withinMs) =>
      new Promise((resolve) => {
        if (last && isSo(last)) return resolve(last);
        const end = (view: PlayView | null): void => {
          clearTimeout(timer);
          onlookers.delete(look);
          resolve(view);
        };
        const look = (view: PlayView): void => {
          if (isSo(view)) end(view);
        };
        const timer = setTimeout(() => end(null), withinMs);
        onlookers.add(look);
      }),
    close: () => closing.abort(),
  };
};
