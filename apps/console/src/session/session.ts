import { type CommandName, type OperationName, type StaffSession } from '@cardroom/contracts';
import { askOrThrow, keepTimeOf, Refused, rememberCsrf } from '@cardroom/design';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

const sessionKey = ['session'];

const take = ({ csrf, room }: StaffSession) => {
  rememberCsrf(csrf);
  keepTimeOf(room);
};

/** Null when nobody is signed in. */
const readSession = async (): Promise<StaffSession | null> => {
  try {
    const session = await askOrThrow<StaffSession>('/session');
    take(session);
    return session;
  } catch (error) {
    if (error instanceof Refused && error.problem.status === 401) return null;
    throw error;
  }
};

export const useSessionQuery = () =>
  useQuery({ queryKey: sessionKey, queryFn: readSession, staleTime: Infinity, retry: false });

export const beginSession = (client: QueryClient, session: StaffSession): void => {
  take(session);
  client.setQueryData(sessionKey, session);
};

/** Forgets everything that was read under the session, not only who it was. */
export const endSession = (client: QueryClient): void => {
  rememberCsrf(null);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  client.setQueryData(sessionKey, null);
};

export const Session = createContext<StaffSession | null>(null);

export const useSession = (): StaffSession => {
  const session = useContext(Session);
  if (!session) throw new Error('A screen for staff is drawn without a session.');
  return session;
};

/** What this person's role lets him do, by the server's own table; screens offer nothing else. */
export const useRole = () => {
  const { may } = useSession();
  return {
    mayGive: (command: CommandName) => may.commands.includes(command),
    mayDo: (operation: OperationName) => may.operations.includes(operation),
  };
};
