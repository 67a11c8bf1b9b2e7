import { type CagePlayerRow } from '@cardroom/contracts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useBoard } from '../../boards/use-board';
import { useShortcut } from '../../shell/use-shortcut';
import { useTexts } from '../../texts/texts';
import { CageLine } from '../parts/line';
import { useMoney } from '../parts/use-money';
import { MoneyCard } from './money-card';
import './money-page.css';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const Line = ({ row, isOpen, onOpen }: { row: CagePlayerRow; isOpen: boolean; onOpen: () => void }) => {
  const { t } = useTexts();
  const { say } = useMoney();
  return (
    <CageLine
      kind="player"
      id={row.playerId}
      name={row.alias ?? row.playerId}
      figure={say(row.balance)}
      notes={[
        row.custody && t('cage.money.custodyOf', { amount: say(row.custody.total) }),
        row.custodyAwaited.length > 0 && t('cage.money.awaited'),
        row.deposits.length > 0 && t('cage.money.deposits', { count: row.deposits.length }),
      ]}
      isOpen={isOpen}
      onOpen={onOpen}
    />
  );
};

/** *Player money*: everybody who has money or chips with the house, and what can be done with it. */
export const MoneyPage = () => {
  const { t } = useTexts();
  const rows = useBoard('cage-players');
  const [typed, setTyped] = useState('');
  const [openedId, setOpenedId] = useState<string | null>(null);
  useShortcut('s', () => document.querySelector<HTMLInputElement>('[data-find-money]')?.focus());
  const { minorOf } = useMoney();
  const shown = [...(rows?.values() ?? [])]
    .filter(({ alias }) => plain(alias ?? '').includes(plain(typed.trim())))
    .sort((a, b) => minorOf(b.balance) - minorOf(a.balance) || (a.alias ?? '').localeCompare(b.alias ?? ''));
  const opened = rows?.get(openedId ?? '');
  return (
    <div className="cage__page money">
      <section className="money__list" aria-label={t('cage.page.money')}>
        <h1 className="visually-hidden">{t('cage.page.money')}</h1>
        <TextInput
          data-find-money
          aria-label={t('cage.picker.find')}
          placeholder={t('cage.picker.find')}
          autoComplete="off"
          rightSection={<kbd className="key">S</kbd>}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && setOpenedId(shown[0]?.playerId ?? null)}
        />
        {shown.length === 0 && <p>{t('cage.money.nobody')}</p>}
        <ul className="cage-lines">
          {shown.map((row) => (
            <Line
              key={row.playerId}
              row={row}
              isOpen={row.playerId === openedId}
              onOpen={() => setOpenedId(row.playerId)}
            />
          ))}
        </ul>
      </section>
      {opened ? (
        <MoneyCard key={opened.playerId} row={opened} />
      ) : (
        <p className="money__none">{t('cage.money.choose')}</p>
      )}
    </div>
  );
};
