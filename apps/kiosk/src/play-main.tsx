import { actAs, DesignProvider, startTexts } from '@cardroom/design';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DeviceGate } from './device/device-gate';
import { SeatPage } from './play/seat-page';
import { SpectatorPage } from './play/spectator-page';
import { texts } from './texts/texts';

/** `/seat/#token` is a player's own view, `/table/<id>` what everybody may see, on an enrolled screen. */
const [way, tableId = ''] = window.location.pathname.split('/').filter(Boolean);

actAs('publicBoard');
startTexts(texts);

const client = new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } });
const place = document.getElementById('root');

const Page = () => {
  if (way === 'seat') return <SeatPage />;
  return (
    <DeviceGate kind="publicBoard">
      <SpectatorPage tableId={decodeURIComponent(tableId)} />
    </DeviceGate>
  );
};

if (place)
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <DesignProvider>
          <Page />
        </DesignProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
