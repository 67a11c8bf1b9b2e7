import { actAs, DesignProvider, startTexts } from '@cardroom/design';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Boards } from './boards/boards';
import { DeviceGate } from './device/device-gate';
import { texts } from './texts/texts';

actAs('publicBoard');
startTexts(texts);

const client = new QueryClient();
const place = document.getElementById('root');

if (place)
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <DesignProvider>
          <DeviceGate kind="publicBoard">
            <Boards />
          </DeviceGate>
        </DesignProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
