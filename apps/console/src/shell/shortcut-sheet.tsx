import { Kbd, Modal } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { CageKeys } from '../cashier/cage-keys';
import { useCagePages } from '../cashier/cage-frame';
import { useTexts } from '../texts/texts';
import './shortcut-sheet.css';
import { useShortcut } from './use-shortcut';

const everywhere = [
  ['/', 'search'],
  ['L', 'lists'],
  ['M', 'map'],
  ['O', 'moves'],
  ['F', 'staff'],
  ['R', 'rules'],
  ['V', 'handover'],
  ['K', 'rulings'],
  ['E', 'due'],
  ['P', 'past'],
  ['U', 'undo'],
  ['?', 'sheet'],
] as const;
const onLists = [
  ['↑ ↓ ← →', 'move'],
  ['J', 'join'],
  ['C', 'call'],
  ['S', 'seat'],
  ['N', 'noAnswer'],
  ['D', 'decline'],
  ['A', 'arrived'],
  ['H', 'hold'],
  ['⏎', 'more'],
] as const;
const inThePast = [
  ['[', 'factBack'],
  [']', 'factOn'],
  ['Esc', 'now'],
] as const;

type Shortcuts = readonly (readonly [
  string,
  (typeof everywhere | typeof onLists | typeof inThePast)[number][1],
])[];

const Keys = ({ title, keys }: { readonly title: string; readonly keys: Shortcuts }) => {
  const { t } = useTexts();
  return (
    <section className="shortcuts">
      <h3>{title}</h3>
      <dl>
        {keys.map(([key, what]) => (
          <div key={what}>
            <dt>
              <Kbd size="md">{key}</Kbd>
            </dt>
            <dd>{t(`shortcuts.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

interface ShortcutSheetProps {
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
  readonly onPast: () => void;
}

/** The keys of the whole console, and the list of all keys. */
export const ShortcutSheet = ({ opened, onChange, onPast }: ShortcutSheetProps) => {
  const { t } = useTexts();
  const navigate = useNavigate();
  const worksAtCage = useCagePages().includes('window');
  useShortcut('?', () => onChange(true));
  useShortcut('l', () => void navigate({ to: '/lists', search: (search) => search }));
  useShortcut('m', () => void navigate({ to: '/map', search: (search) => search }));
  useShortcut('r', () => void navigate({ to: '/rules', search: (search) => search }));
  useShortcut('v', () => void navigate({ to: '/handover', search: (search) => search }));
  useShortcut('o', () => void navigate({ to: '/moves', search: (search) => search }));
  useShortcut('f', () => void navigate({ to: '/staff', search: (search) => search }));
  useShortcut('k', () => void navigate({ to: '/rulings', search: ({ at, fact }) => ({ at, fact }) }));
  useShortcut('p', onPast);
  return (
    <Modal
      opened={opened}
      onClose={() => onChange(false)}
      title={t('shortcuts.title')}
      size="xl"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className="shortcuts__columns">
        <Keys title={t('shortcuts.everywhere')} keys={everywhere} />
        <Keys title={t('shortcuts.onLists')} keys={onLists} />
        <Keys title={t('shortcuts.inThePast')} keys={inThePast} />
        {worksAtCage && <CageKeys />}
      </div>
    </Modal>
  );
};
