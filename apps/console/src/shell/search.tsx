import { Combobox, Kbd, TextInput, useCombobox } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Armchair, BookOpen, ListOrdered, SearchIcon, Spade, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWordsOfGame } from '../boards/use-board';
import { useTexts } from '../texts/texts';
import { PlayerToList } from './player-to-list';
import './search.css';
import { type Finding, useFindings } from './use-findings';
import { useShortcut } from './use-shortcut';

const icons = { entry: ListOrdered, seat: Armchair, table: Spade, player: UserRound, rule: BookOpen };

const Found = ({ finding }: { readonly finding: Finding }) => {
  const { t } = useTexts();
  const wordsOf = useWordsOfGame();
  const Icon = icons[finding.kind];
  const game = (shape: Parameters<typeof wordsOf>[0] | null) =>
    shape ? wordsOf(shape).full : t('table.noGame');
  const [title, detail] = {
    entry: (found: Finding & { kind: 'entry' }) => [
      found.alias,
      t('search.entry', { number: found.number, game: game(found.list.game) }),
    ],
    seat: (found: Finding & { kind: 'seat' }) => [
      found.alias,
      t('search.seat', { table: found.table.number, seat: found.seat }),
    ],
    table: (found: Finding & { kind: 'table' }) => [
      t('table.name', { number: found.table.number }),
      game(found.table.game),
    ],
    player: (found: Finding & { kind: 'player' }) => [found.alias, t('search.player')],
    rule: (found: Finding & { kind: 'rule' }) => [found.id, found.title],
  }[finding.kind](finding as never);
  return (
    <span className="finding">
      <Icon size={20} aria-hidden="true" />
      <strong>{title}</strong>
      <span>{detail}</span>
    </span>
  );
};

/** One field that finds tables, list entries, seated and known players, and rules. */
export const Search = () => {
  const { t } = useTexts();
  const navigate = useNavigate();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [player, setPlayer] = useState<(Finding & { kind: 'player' }) | null>(null);
  const findings = useFindings(typed);
  useShortcut('/', () => field.current?.focus());

  const choose = (id: string) => {
    const found = findings.find((finding) => finding.id === id);
    setTyped('');
    combobox.closeDropdown();
    field.current?.blur();
    if (!found) return;
    if (found.kind === 'player') setPlayer(found);
    if (found.kind === 'rule')
      void navigate({ to: '/rules', search: ({ at, fact }) => ({ at, fact, rule: found.id }) });
    if (found.kind === 'entry')
      void navigate({ to: '/lists', search: (now) => ({ ...now, entry: found.id }) });
    if (found.kind === 'table' || found.kind === 'seat')
      void navigate({
        to: '/tables/$tableId',
        params: { tableId: found.table.tableId },
        search: (now) => ({ ...now, seat: found.kind === 'seat' ? found.seat : undefined }),
      });
  };

  return (
    <Combobox store={combobox} onOptionSubmit={choose} shadow="lg" radius={14}>
      <Combobox.Target>
        <TextInput
          ref={field}
          className="search"
          type="search"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          leftSection={<SearchIcon size={20} aria-hidden="true" />}
          rightSection={<Kbd aria-hidden="true">/</Kbd>}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            combobox.openDropdown();
            combobox.selectFirstOption();
          }}
          onFocus={() => typed !== '' && combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={typed.trim() === ''}>
        <Combobox.Options aria-label={t('search.label')}>
          {findings.map((finding) => (
            <Combobox.Option key={`${finding.kind}-${finding.id}`} value={finding.id}>
              <Found finding={finding} />
            </Combobox.Option>
          ))}
          {findings.length === 0 && <Combobox.Empty>{t('search.nothing')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
      {player && <PlayerToList player={player} onClose={() => setPlayer(null)} />}
    </Combobox>
  );
};
