import { Button } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../texts/texts';
import { Session, useSessionQuery } from './session';
import './session-gate.css';
import { SignIn } from './sign-in';

/** Asks who is there before anything of the room is shown. */
export const SessionGate = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTexts();
  const { data, isPending, isError, isFetching, refetch } = useSessionQuery();
  if (isPending) return <main className="gate" aria-busy="true" />;
  if (isError)
    return (
      <main className="gate">
        <h1>{t('gate.noServer')}</h1>
        <p>{t('gate.noServerWhy')}</p>
        <Button loading={isFetching} onClick={() => void refetch()}>
          {t('gate.tryAgain')}
        </Button>
      </main>
    );
  if (data === null) return <SignIn />;
  return <Session.Provider value={data}>{children}</Session.Provider>;
};
