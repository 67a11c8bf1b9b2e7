import { type DeviceKind, type DeviceShape, type EnrolmentAnswer } from '@cardroom/contracts';
import { Button, Modal, SegmentedControl, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRole } from '../session/session';
import { useTexts } from '../texts/texts';
import './devices.css';
import './house-form.css';
import { useDevices } from './use-devices';

const kinds = ['kiosk', 'publicBoard'] as const satisfies readonly DeviceKind[];

const Enrolment = ({ enrolment }: { readonly enrolment: EnrolmentAnswer }) => {
  const { t } = useTexts();
  const address = `${window.location.origin}${enrolment.enrolPath}`;
  return (
    <section className="devices__code" role="status">
      <p>{t('devices.code')}</p>
      <strong>{enrolment.enrolmentCode}</strong>
      <p>
        {t('devices.open')} <a href={address}>{address}</a>
      </p>
    </section>
  );
};

interface ListedProps {
  readonly device: DeviceShape;
  readonly busy: boolean;
  readonly onRevoke: () => void;
}

const Listed = ({ device: { name, kind, state }, busy, onRevoke }: ListedProps) => {
  const { t } = useTexts();
  const { mayDo } = useRole();
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <small>
          {t(`devices.kind_${kind}`)} · {t(`devices.state_${state}`)}
        </small>
      </span>
      {state !== 'revoked' && mayDo('revoke-device') && (
        <Button variant="default" disabled={busy} onClick={onRevoke}>
          {t('devices.revoke')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </li>
  );
};

/** Kiosks and boards of the room: added here, enrolled on the spot with the code that is shown once. */
export const Devices = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts();
  const { mayDo } = useRole();
  const { devices, failed, busy, enrolment, add, revoke } = useDevices();
  const form = useForm<{ name: string; kind: DeviceKind }>({ initialValues: { name: '', kind: 'kiosk' } });
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('devices.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {mayDo('add-device') && (
        <form
          className="house-form"
          onSubmit={form.onSubmit(
            ({ name, kind }) => void add({ name: name.trim(), kind }).then((added) => added && form.reset()),
          )}
        >
          <SegmentedControl
            aria-label={t('devices.kindLabel')}
            data={kinds.map((value) => ({ value, label: t(`devices.kind_${value}`) }))}
            {...form.getInputProps('kind')}
          />
          <div className="devices__new">
            <TextInput
              aria-label={t('devices.name')}
              placeholder={t('devices.name')}
              maxLength={60}
              {...form.getInputProps('name')}
            />
            <Button type="submit" loading={busy} disabled={form.values.name.trim() === ''}>
              {t('devices.add')}
            </Button>
          </div>
        </form>
      )}
      {enrolment && <Enrolment enrolment={enrolment} />}
      {failed && <p role="alert">{t('devices.failed')}</p>}
      {!failed && devices.length === 0 && <p className="devices__none">{t('devices.none')}</p>}
      <ul className="devices">
        {devices.map((device) => (
          <Listed
            key={device.deviceId}
            device={device}
            busy={busy}
            onRevoke={() => void revoke(device.deviceId)}
          />
        ))}
      </ul>
    </Modal>
  );
};
