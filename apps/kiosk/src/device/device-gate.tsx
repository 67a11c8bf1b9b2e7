import { type DeviceKind } from '@cardroom/contracts';
import { BrandMark, LanguageSwitch } from '@cardroom/design';
import { type ReactNode } from 'react';
import { useTexts } from '../texts/texts';
import { Device, useDeviceQuery } from './device';
import './device-gate.css';
import { Enrol } from './enrol';

interface DeviceGateProps {
  readonly kind: DeviceKind;
  readonly children: ReactNode;
}

/** Only an enrolled device shows the room. */
export const DeviceGate = ({ kind, children }: DeviceGateProps) => {
  const { t } = useTexts();
  const { data, failureCount } = useDeviceQuery(kind);
  if (data) return <Device.Provider value={data}>{children}</Device.Provider>;
  return (
    <main className="device-gate">
      <div className="device-gate__corner">
        <LanguageSwitch />
      </div>
      <BrandMark size={96} />
      {data === null ? (
        <Enrol kind={kind} />
      ) : (
        <p role="status">{failureCount > 0 ? t('device.noServer') : t('device.starting')}</p>
      )}
    </main>
  );
};
