import { ask } from '@cardroom/design';
import { Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Keyboard, LogOut, MonitorSmartphone, MoonStar } from 'lucide-react';
import { useState } from 'react';
import { Devices } from '../house/devices';
import { useMay, useOrders } from '../orders/orders';
import { endSession, useRole, useSession } from '../session/session';
import { useTexts } from '../texts/texts';
import { useRoom } from '../boards/use-board';
import './person-menu.css';

const initialsOf = (name: string) =>
  name
    .split(/[\s-]+/)
    .map((part) => part.charAt(0).toUpperCase())
    .slice(0, 2)
    .join('');

/** Who is signed in, and what belongs to the person rather than to a screen. */
export const PersonMenu = ({ onShortcuts }: { readonly onShortcuts: () => void }) => {
  const { t } = useTexts();
  const client = useQueryClient();
  const { name, role } = useSession();
  const { give } = useOrders();
  const may = useMay();
  const { mayDo } = useRole();
  const [devicesShown, setDevicesShown] = useState(false);
  const dayIsOpen = Boolean(useRoom()?.day);
  const signOut = () => void ask('/session', { method: 'DELETE' }).then(() => endSession(client));
  return (
    <>
      <Menu>
        <Menu.Target>
          <button type="button" className="person">
            <span className="person__initials" aria-hidden="true">
              {initialsOf(name)}
            </span>
            <span className="person__words">
              <strong>{name}</strong>
              <span>{t(`role.${role}`)}</span>
            </span>
            <ChevronDown size={18} aria-hidden="true" />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Keyboard size={20} aria-hidden="true" />} onClick={onShortcuts}>
            {t('shortcuts.title')}
          </Menu.Item>
          {mayDo('list-devices') && (
            <Menu.Item
              leftSection={<MonitorSmartphone size={20} aria-hidden="true" />}
              onClick={() => setDevicesShown(true)}
            >
              {t('devices.title')}
            </Menu.Item>
          )}
          {dayIsOpen && may('close-day') && (
            <Menu.Item
              leftSection={<MoonStar size={20} aria-hidden="true" />}
              onClick={() => void give({ name: 'close-day', body: {}, about: 'day' })}
            >
              {t('day.close')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<LogOut size={20} aria-hidden="true" />} onClick={signOut}>
            {t('person.signOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {devicesShown && <Devices onClose={() => setDevicesShown(false)} />}
    </>
  );
};
