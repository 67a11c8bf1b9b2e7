import { TextInput } from '@mantine/core';
import { Banknote, UserPlus } from 'lucide-react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTexts } from '../../texts/texts';
import './player-picker.css';
import { useWhoever, type Who } from './who';

interface PlayerPickerProps {
  readonly onPick: (who: Who) => void;
  readonly onCashOut: (who: Who) => void;
  readonly onLeave: () => void;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly shortcut: string;
  /** Whether somebody whom nobody knows yet may be served. */
  readonly newAllowed: boolean;
}

interface RowProps {
  readonly who: Who;
  readonly isMarked: boolean;
  readonly onPick: () => void;
  readonly onCashOut: () => void;
}

const Row = ({ who, isMarked, onPick, onCashOut }: RowProps) => {
  const { t } = useTexts();
  const { alias, seat } = who;
  return (
    <li className="picker__row" data-marked={isMarked || undefined}>
      <button type="button" className="picker__who" data-player={who.playerId} onClick={onPick}>
        <strong>{alias}</strong>
        <span>
          {seat ? t('place.short', { table: seat.table, seat: seat.seat }) : t('cage.picker.noSeat')}
        </span>
      </button>
      <button
        type="button"
        className="picker__out"
        tabIndex={-1}
        aria-label={t('cage.picker.cashOut', { alias })}
        title={t('cage.picker.cashOut', { alias })}
        onClick={onCashOut}
      >
        <Banknote size={20} aria-hidden="true" />
        {t('cage.op.cashOutShort')}
      </button>
    </li>
  );
};

/** Whom to serve: by name, or by table and seat. Enter takes the marked one, the arrows move the mark. */
export const PlayerPicker = (props: PlayerPickerProps) => {
  const { onPick, onCashOut, onLeave, inputRef, shortcut, newAllowed } = props;
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const found = useWhoever(typed);
  const alias = typed.trim();
  const isNew =
    newAllowed &&
    alias.length >= 2 &&
    !/^[\d\s.,-]+$/.test(alias) &&
    !found.some((who) => who.alias === alias);
  const newcomer: Who = { playerId: null, alias, seat: null };
  const all = isNew ? [...found, newcomer] : found;
  const take = (who: Who, act: (who: Who) => void) => {
    setTyped('');
    setMarked(0);
    act(who);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const who = all[marked];
    if (step !== undefined) setMarked(Math.max(0, Math.min(all.length - 1, marked + step)));
    else if (event.key === 'Enter' && who) take(who, onPick);
    else if (event.key === 'Escape') {
      setTyped('');
      onLeave();
    } else return;
    event.preventDefault();
  };
  return (
    <section className="picker" aria-label={t('cage.picker.label')}>
      <TextInput
        ref={inputRef}
        aria-label={t('cage.picker.find')}
        placeholder={t('cage.picker.find')}
        autoComplete="off"
        rightSection={<kbd className="key">{shortcut}</kbd>}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
      />
      <h2>{typed === '' ? t('cage.picker.last') : t('cage.picker.found', { count: found.length })}</h2>
      <ul>
        {found.map((who, i) => (
          <Row
            key={who.playerId ?? who.alias}
            who={who}
            isMarked={typed !== '' && i === marked}
            onPick={() => take(who, onPick)}
            onCashOut={() => take(who, onCashOut)}
          />
        ))}
        {isNew && (
          <li className="picker__row" data-marked={marked === found.length || undefined}>
            <button type="button" className="picker__who" data-new onClick={() => take(newcomer, onPick)}>
              <strong>
                <UserPlus size={18} aria-hidden="true" /> {alias}
              </strong>
              <span>{t('cage.picker.new')}</span>
            </button>
          </li>
        )}
      </ul>
    </section>
  );
};
