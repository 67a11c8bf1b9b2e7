import { type FactShape, type LogAnswer } from '@cardroom/contracts';
import { type Caller, type RoomClient } from './room-client';

/** The room's log as it grows, read as an auditor would. */
export interface News {
  /** Calls back for every fact from now on; answers how to stop. */
  onFact(listener: (fact: FactShape) => void): () => void;
  /** The next fact that is meant; null when none comes in time or before the end. Ask before doing what leads to it. */
  next(isMeant: (fact: FactShape) => boolean, withinMs: number): Promise<FactShape | null>;
  close(): void;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type OnFact = News['onFact'];

/** Waits for single facts; whoever still waits at the end is told that none came. */
const waitingOn = (onFact: OnFact) => {
  const waiting = new Set<() => void>();
  const next: News['next'] = (isMeant, withinMs) =>
    new Promise((resolve) => {
      const end = (fact: FactShape | null): void => {
        clearTimeout(timer);
        stop();
        waiting.delete(giveUp);
        resolve(fact);
      };
      const giveUp = (): void => end(null);
      const timer = setTimeout(giveUp, withinMs);
      waiting.add(giveUp);
      const stop = onFact((fact) => {
        if (isMeant(fact)) end(fact);
      });
    });
  const end = (): void => {
    for (const giveUp of [...waiting]) giveUp();
  };
  return { next, end };
};

export const followLog = (client: RoomClient, auditor: Caller, from: string): News => {
  const listeners = new Set<(fact: FactShape) => void>();
  let isClosed = false;
  const onFact: OnFact = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const follow = async (): Promise<void> => {
    let after = from;
    while (!isClosed) {
      const { facts } = await client.read<LogAnswer>(auditor, `/log?after=${after}&limit=1000`);
      for (const fact of facts) for (const listener of listeners) listener(fact);
      after = facts.at(-1)?.position ?? after;
      await pause(facts.length < 1000 ? 150 : 0);
    }
  };
  follow().catch((error: Error) =>
    client.door.faults.push(`the log could not be followed: ${error.message}`),
  );
  const { next, end } = waitingOn(onFact);
  const close = (): void => {
    isClosed = true;
    end();
  };
  return { onFact, next, close };
};
