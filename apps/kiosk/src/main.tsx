import { actAs, DesignProvider, LiveBoards, startTexts } from '@cardroom/design';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DeviceGate } from './device/device-gate';
import { Kiosk } from './kiosk';
import { texts } from './texts/texts';

actAs('kiosk');
startTexts(texts);

const client = new QueryClient({ defaultOptions: { queries: { retry: 1 } } });
const place = document.getElementById('root');

if (place)
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <DesignProvider>
          <DeviceGate kind="kiosk">
            <LiveBoards boards={['public-games', 'room']}>
              <Kiosk />
            </LiveBoards>
          </DeviceGate>
        </DesignProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
