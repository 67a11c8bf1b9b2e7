import {
  ActionIcon,
  Button,
  CloseButton,
  createTheme,
  Menu,
  Modal,
  Popover,
  SegmentedControl,
  Textarea,
  TextInput,
  Tooltip,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const felt: MantineColorsTuple = [
  '#e6f8ef',
  '#cdeede',
  '#a4e2c4',
  '#7bdbae',
  '#56d39a',
  '#34b57d',
  '#1f9765',
  '#147d52',
  '#0c6b43',
  '#085433',
];
const lamp: MantineColorsTuple = [
  '#fff4dc',
  '#ffe8bd',
  '#ffdb94',
  '#ffcf70',
  '#ffc04d',
  '#e0a02d',
  '#b87c14',
  '#935f08',
  '#7a4a00',
  '#5e3800',
];
const coral: MantineColorsTuple = [
  '#fdeae6',
  '#fbd3cb',
  '#fdb7a9',
  '#ffa695',
  '#ff9784',
  '#e0705b',
  '#c34e38',
  '#b23a25',
  '#a12b17',
  '#7d1d0c',
];
/** Mantine draws its dark surfaces from this scale: the felt's own greens instead of greys. */
const dark: MantineColorsTuple = [
  '#eef4ef',
  '#b4c6bc',
  '#8ba296',
  '#5f7a6d',
  '#3a5549',
  '#243a32',
  '#16251f',
  '#101c19',
  '#0a1311',
  '#08100e',
];

/** Tokens of our three colours: Mantine's own contrast is worked out for one scheme only. */
const tokenOf: Readonly<Record<string, string>> = { felt: 'go', lamp: 'lit', coral: 'stop' };

const colorsFromTokens: VariantColorsResolver = (input) => {
  const token = tokenOf[input.color ?? input.theme.primaryColor];
  const standard = defaultVariantColorsResolver(input);
  if (!token) return standard;
  const text = `var(--${token})`;
  const soft = { background: `var(--${token}-soft)`, color: text, border: `1px solid var(--${token}-line)` };
  if (input.variant === 'filled')
    return {
      background: text,
      hover: `color-mix(in srgb, ${text} 88%, var(--ink))`,
      color: `var(--${token}-ink)`,
      border: '1px solid transparent',
    };
  if (input.variant === 'light')
    return { ...soft, hover: `color-mix(in srgb, var(--${token}-soft) 90%, ${text})` };
  if (input.variant === 'subtle')
    return {
      background: 'transparent',
      hover: 'var(--raised-2)',
      color: text,
      border: '1px solid transparent',
    };
  return standard;
};

const touch = { '--button-height': '48px', '--button-fz': '16px', '--button-padding-x': '18px' };
const field = { '--input-height': '48px', '--input-fz': '17px' };

export const theme = createTheme({
  fontFamily: "'Inter Variable', 'Inter', system-ui, sans-serif",
  headings: { fontFamily: "'Inter Variable', 'Inter', system-ui, sans-serif", fontWeight: '650' },
  black: '#0b1714',
  colors: { felt, lamp, coral, dark },
  primaryColor: 'felt',
  primaryShade: { light: 8, dark: 4 },
  variantColorResolver: colorsFromTokens,
  defaultRadius: '12px',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: Button.extend({ defaultProps: { radius: 12 }, vars: () => ({ root: touch }) }),
    ActionIcon: ActionIcon.extend({ defaultProps: { size: 48, radius: 12, variant: 'subtle' } }),
    CloseButton: CloseButton.extend({ defaultProps: { size: 48 } }),
    TextInput: TextInput.extend({ vars: () => ({ wrapper: field }) }),
    Textarea: Textarea.extend({ styles: { input: { fontSize: 17 } } }),
    SegmentedControl: SegmentedControl.extend({
      styles: { label: { minHeight: 40, display: 'grid', placeItems: 'center', fontSize: 15 } },
    }),
    Menu: Menu.extend({
      defaultProps: {
        shadow: 'lg',
        radius: 14,
        position: 'bottom-end',
        width: 290,
        withInitialFocusPlaceholder: false,
      },
    }),
    Popover: Popover.extend({ defaultProps: { shadow: 'lg', radius: 14 } }),
    Modal: Modal.extend({
      defaultProps: { centered: true, radius: 18, padding: 24, overlayProps: { backgroundOpacity: 0.6 } },
    }),
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 400, radius: 8 } }),
  },
});

/** Mantine's own variables follow the tokens, so that both say the same thing in both schemes. */
export const tokensForMantine: CSSVariablesResolver = () => {
  const both = {
    '--mantine-color-body': 'var(--ground)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-default': 'var(--raised)',
    '--mantine-color-default-hover': 'var(--raised-2)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-error': 'var(--stop)',
    '--mantine-color-anchor': 'var(--go)',
  };
  return { variables: {}, dark: both, light: both };
};
