import { type DeviceKind, type DeviceSession } from '@cardroom/contracts';
import { askOrThrow, keepTimeOf, Refused, rememberCsrf } from '@cardroom/design';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/** Remembers what the device's requests and clocks need of its session. */
export const takeSession = ({ csrf, room }: DeviceSession): void => {
  rememberCsrf(csrf);
  keepTimeOf(room);
};

export const deviceKey = (kind: DeviceKind) => ['device', kind];

const readDevice = async (): Promise<DeviceSession | null> => {
  try {
    const session = await askOrThrow<DeviceSession>('/session');
    takeSession(session);
    return session;
  } catch (error) {
    if (error instanceof Refused && error.problem.status === 401) return null;
    throw error;
  }
};

const retryMs = 3_000;

/** Null while the device is not enrolled. A device stands alone: it asks again by itself until the server answers. */
export const useDeviceQuery = (kind: DeviceKind) =>
  useQuery({
    queryKey: deviceKey(kind),
    queryFn: readDevice,
    staleTime: Infinity,
    retry: true,
    retryDelay: retryMs,
  });

export const Device = createContext<DeviceSession | null>(null);

export const useDevice = (): DeviceSession => {
  const device = useContext(Device);
  if (!device) throw new Error('A screen for a device is drawn without its session.');
  return device;
};
