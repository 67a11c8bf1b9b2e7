import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export const ThemeSwitch = () => {
  const { t } = useTranslation('design');
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('dark') === 'dark';
  const Icon = dark ? Sun : Moon;
  return (
    <ActionIcon
      aria-label={t(dark ? 'theme.toLight' : 'theme.toDark')}
      title={t(dark ? 'theme.toLight' : 'theme.toDark')}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
      color="gray"
    >
      <Icon size={22} aria-hidden="true" />
    </ActionIcon>
  );
};
