import { TextInput } from '@mantine/core';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTexts } from '../../texts/texts';
import { useWhoever, type Who } from '../window/who';

type Known = Who & { readonly playerId: string };

interface EntrantPickerProps {
  readonly label: string;
  readonly onPick: (who: Known) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Somebody whom the room knows, by name or by table and seat; Enter takes the marked one. */
export const EntrantPicker = ({ label, onPick, inputRef }: EntrantPickerProps) => {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const known = useWhoever(typed).filter((who): who is Known => who.playerId !== null);
  const take = (who: Known) => {
    setTyped('');
    setMarked(0);
    onPick(who);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const who = known[marked];
    if (step !== undefined) setMarked(Math.max(0, Math.min(known.length - 1, marked + step)));
    else if (event.key === 'Enter' && who) take(who);
    else return;
    event.preventDefault();
  };
  return (
    <section className="picker" aria-label={label}>
      <TextInput
        {...(inputRef ? { ref: inputRef } : {})}
        data-find-entrant
        aria-label={t('cage.picker.find')}
        placeholder={t('cage.picker.find')}
        autoComplete="off"
        rightSection={<kbd className="key">S</kbd>}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul>
        {known.slice(0, 6).map((who, i) => (
          <li
            key={who.playerId}
            className="picker__row"
            data-marked={(typed !== '' && i === marked) || undefined}
          >
            <button
              type="button"
              className="picker__who"
              data-player={who.playerId}
              onClick={() => take(who)}
            >
              <strong>{who.alias}</strong>
              <span>
                {who.seat
                  ? t('place.short', { table: who.seat.table, seat: who.seat.seat })
                  : t('cage.picker.noSeat')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
