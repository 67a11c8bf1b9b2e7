import '@fontsource-variable/inter/opsz.css';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './tokens.css';
import './base.css';
import { MantineProvider } from '@mantine/core';
import { type ReactNode } from 'react';
import { theme, tokensForMantine } from './theme';

/** A screen without controls is told by its address: `?theme=light`. */
const themeInAddress = (): { readonly forceColorScheme?: 'light' | 'dark' } => {
  const asked = new URLSearchParams(window.location.search).get('theme');
  return asked === 'light' || asked === 'dark' ? { forceColorScheme: asked } : {};
};

/** Theme, tokens and type for an app: dark unless the light screen has been chosen. */
export const DesignProvider = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={tokensForMantine}
    defaultColorScheme="dark"
    {...themeInAddress()}
  >
    {children}
  </MantineProvider>
);
