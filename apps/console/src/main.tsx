import { DesignProvider, LiveBoards, startTexts } from '@cardroom/design';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { cageBoardsFor } from './cashier/followed';
import { conductBoards } from './conduct/followed';
import { KeyingInProvider } from './papers/keying-in';
import { useSession } from './session/session';
import { SessionGate } from './session/session-gate';
import { texts } from './texts/texts';
import { ways } from './ways';

const followed = [
  'lists',
  'tables',
  'room',
  'removed-entries',
  'actions',
  'due',
  'deposits',
  'moves',
  'kept-apart',
  'absences',
  'custody',
  'table-proposals',
  'table-breaks',
  'opening-draws',
  'imposed-tables',
  'dealers',
  'time-collections',
  'rates',
] as const;

/** Follows the boards that the person's role may read, over one stream. */
const Room = () => {
  const { may, role } = useSession();
  const boards = [...followed, ...conductBoards, ...cageBoardsFor(role)].filter((board) =>
    may.boards.includes(board),
  );
  return (
    <LiveBoards boards={boards}>
      <KeyingInProvider>
        <RouterProvider router={ways} />
      </KeyingInProvider>
    </LiveBoards>
  );
};

const client = new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } });
const place = document.getElementById('root');

startTexts(texts);

if (place)
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <DesignProvider>
          <SessionGate>
            <Room />
          </SessionGate>
        </DesignProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
