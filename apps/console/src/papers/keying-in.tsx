import { type CommandAnswer } from '@cardroom/contracts';
import { ask, type Delivery } from '@cardroom/design';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useRole } from '../session/session';

/** Without a command or another time for so long, keying in is over: nobody stands before it any more. */
const idleMs = 5 * 60_000;

interface KeyingIn {
  /** When what is keyed in happened; null while the time is now. */
  readonly atMs: number | null;
  /** When it ends by itself. */
  readonly endsAtMs: number;
  keyInAt(atMs: number): void;
  stop(): void;
  /** It is in use: the time until it ends begins anew. */
  stay(): void;
}

const KeyingInContext = createContext<KeyingIn | null>(null);

/** Off at every start, and kept nowhere: a reloaded screen tells the time of now. */
export const KeyingInProvider = ({ children }: { readonly children: ReactNode }) => {
  const { mayDo } = useRole();
  const [atMs, setAtMs] = useState<number | null>(null);
  const [endsAtMs, setEndsAtMs] = useState(0);
  const isAllowed = mayDo('key-in-late');

  useEffect(() => {
    if (atMs === null) return undefined;
    const timer = setTimeout(() => setAtMs(null), Math.max(0, endsAtMs - Date.now()));
    return () => clearTimeout(timer);
  }, [atMs, endsAtMs]);

  const keyingIn = useMemo<KeyingIn>(() => {
    const stay = () => setEndsAtMs(Date.now() + idleMs);
    return {
      atMs: isAllowed ? atMs : null,
      endsAtMs,
      stay,
      stop: () => setAtMs(null),
      keyInAt: (given) => {
        setAtMs(given);
        stay();
      },
    };
  }, [atMs, endsAtMs, isAllowed]);
  return <KeyingInContext.Provider value={keyingIn}>{children}</KeyingInContext.Provider>;
};

export const useKeyingIn = (): KeyingIn => {
  const keyingIn = useContext(KeyingInContext);
  if (!keyingIn) throw new Error('Keying in is asked for outside of <KeyingInProvider>.');
  return keyingIn;
};

const sendAs =
  (happenedAt: string): NonNullable<Delivery['send']> =>
  (address, body, key) =>
    ask<CommandAnswer>(`/${address}?happenedAt=${encodeURIComponent(happenedAt)}`, {
      method: 'POST',
      body,
      headers: { 'idempotency-key': key },
    });

/** How an order is sent from this moment on: with the time on paper while somebody keys in, else as ever. */
export const useTimeOfOrders = (): (() => Delivery) => {
  const { atMs, stay } = useKeyingIn();
  return () => {
    if (atMs === null) return {};
    stay();
    return { send: sendAs(new Date(atMs).toISOString()) };
  };
};
