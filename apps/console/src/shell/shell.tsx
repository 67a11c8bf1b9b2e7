import { InStepLine, LanguageSwitch, ThemeSwitch } from '@cardroom/design';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { Outlet, useMatchRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { PastBar } from '../past/past-bar';
import { PastTime, usePastQuery } from '../past/past';
import { useSession } from '../session/session';
import { useTexts } from '../texts/texts';
import { DayGate } from '../house/day-gate';
import { OrdersProvider } from '../orders/orders';
import { KeyingInBar } from '../papers/keying-in-bar';
import { FirstCall } from './first-call';
import { LastAction } from './last-action';
import { PersonMenu } from './person-menu';
import { Rail } from './rail';
import { RoomName } from './room-name';
import { Search } from './search';
import './shell.css';
import { ShortcutSheet } from './shortcut-sheet';

/** An administrator keeps people and devices and sees nothing of the floor. */
const NothingHere = () => {
  const { t } = useTexts();
  const { name } = useSession();
  return (
    <div className="shell__nothing">
      <h1>{t('gate.noScreens')}</h1>
      <p>{t('gate.noScreensWhy', { name })}</p>
    </div>
  );
};

/** The rule book is open to everybody at any time; the floor's screens want the floor, and an open gaming day. */
const Screen = () => {
  const readsRules = Boolean(useMatchRoute()({ to: '/rules' }));
  const seesTheFloor = useSession().may.boards.includes('lists');
  if (readsRules) return <Outlet />;
  if (!seesTheFloor) return <NothingHere />;
  return (
    <DayGate>
      <Outlet />
    </DayGate>
  );
};

/** A dealer's tablet shows his table and nothing else. */
const TableAlone = () => (
  <main className="shell--table" id="screen" tabIndex={-1}>
    <Screen />
  </main>
);

/** Ways, search, language, in-step line, undo. */
const Around = () => {
  const { t } = useTexts();
  const past = usePastQuery();
  const [pastOpen, setPastOpen] = useState(false);
  const [sheetOpen, setSheetOpen] = useState(false);
  const looksBack = past !== null;
  const seesTheFloor = useSession().may.boards.includes('lists');
  return (
    <div className="shell" data-past={looksBack}>
      <a className="shell__skip" href="#screen">
        {t('shell.skip')}
      </a>
      <header className="shell__top">
        <RoomName />
        <Search />
        <div className="shell__corner">
          <PersonMenu onShortcuts={() => setSheetOpen(true)} />
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
      </header>
      <Rail
        pastOpen={pastOpen || looksBack}
        onPast={() => setPastOpen(!pastOpen)}
        seesTheFloor={seesTheFloor}
      />
      <main className="shell__screen" id="screen" tabIndex={-1}>
        <KeyingInBar />
        {(pastOpen || looksBack) && <PastBar onClose={() => setPastOpen(false)} />}
        <PastTime>
          <Screen />
        </PastTime>
      </main>
      <footer className="shell__foot">
        <InStepLine />
        <FirstCall />
        <LastAction />
      </footer>
      <ShortcutSheet opened={sheetOpen} onChange={setSheetOpen} onPast={() => setPastOpen(true)} />
    </div>
  );
};

/** What stands around every screen: a table's own keys where it is played, else the ways and everything else. */
export const Shell = () => {
  const isAtTable = Boolean(useMatchRoute()({ to: '/play/$tableId' }));
  return (
    <ModalsProvider>
      <Notifications position="top-center" containerWidth={460} zIndex={500} />
      <OrdersProvider>{isAtTable ? <TableAlone /> : <Around />}</OrdersProvider>
    </ModalsProvider>
  );
};
