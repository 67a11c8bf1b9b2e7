import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTexts } from '../../texts/texts';
import './chip-count.css';
import { ChipSign } from './chip-sign';
import { cashKey, type Count } from './count';
import { useMoney } from './use-money';

interface ChipCountProps {
  readonly count: Count;
  /** What is counted, said to whoever does not see it. */
  readonly label: string;
  readonly withCash?: boolean;
  readonly withTotal?: boolean;
  readonly autoFocus?: boolean;
  /** Enter in the last field. */
  readonly onDone?: () => void;
}

const barrel = 20;
const mostDigits = 6;

/** Digits fill the field, Enter and the arrows go from face value to face value; Enter in the last one ends the count. */
const useFieldKeys = (onDone: (() => void) | undefined) => {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const fields = [...(list.current?.querySelectorAll('input') ?? [])];
    const next = fields[fields.indexOf(event.target) + step];
    if (next) next.focus();
    else if (event.key === 'Enter') onDone?.();
  };
  return { list, onKeyDown };
};

const FaceRow = ({ count, face, autoFocus }: { count: Count; face: string; autoFocus: boolean }) => {
  const { t } = useTexts();
  const { minorOf, sayFace, sayMinor } = useMoney();
  const typed = count.typed[face] ?? '';
  return (
    <div className="chip-count__row">
      <ChipSign face={face} faces={count.faces} words={sayFace(face)} />
      <TextInput
        aria-label={t('cage.count.chipsOf', { face: sayFace(face) })}
        data-face={face}
        inputMode="numeric"
        autoComplete="off"
        autoFocus={autoFocus}
        value={typed}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) =>
          count.type(face, currentTarget.value.replace(/\D/g, '').slice(0, mostDigits))
        }
      />
      <button
        type="button"
        className="chip-count__barrel"
        tabIndex={-1}
        aria-label={t('cage.count.barrel', { face: sayFace(face), count: barrel })}
        onClick={() => count.type(face, String(Number(typed) + barrel))}
      >
        +{barrel}
      </button>
      <output>{typed === '' ? '' : sayMinor(Number(typed) * minorOf(face))}</output>
    </div>
  );
};

const CashRow = ({ count, autoFocus }: { count: Count; autoFocus: boolean }) => {
  const { t } = useTexts();
  const { sign } = useMoney();
  const isWrong = count.cash === null;
  return (
    <div className="chip-count__row chip-count__row--cash">
      <span className="chip-count__cash">{t('cage.count.cash')}</span>
      <TextInput
        aria-label={t('cage.count.cash')}
        data-face={cashKey}
        inputMode="decimal"
        autoComplete="off"
        autoFocus={autoFocus}
        rightSection={<span aria-hidden="true">{sign}</span>}
        error={isWrong}
        value={count.typed[cashKey] ?? ''}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => count.type(cashKey, currentTarget.value)}
      />
    </div>
  );
};

/** A count by face value: the same at the window, at a tray and over a drop box. */
export const ChipCount = (props: ChipCountProps) => {
  const { count, label, withCash = false, withTotal = true, autoFocus = false, onDone } = props;
  const { t } = useTexts();
  const { sayMinor } = useMoney();
  const id = useId();
  const { list, onKeyDown } = useFieldKeys(onDone);
  return (
    <div className="chip-count" role="group" aria-labelledby={id} ref={list} onKeyDown={onKeyDown}>
      <span id={id} className="visually-hidden">
        {label}
      </span>
      {count.faces.map((face, i) => (
        <FaceRow key={face} count={count} face={face} autoFocus={autoFocus && i === 0} />
      ))}
      {withCash && <CashRow count={count} autoFocus={autoFocus && count.faces.length === 0} />}
      {withTotal && (
        <p className="chip-count__total">
          <span>{t('cage.count.total')}</span>
          <output aria-live="polite">{sayMinor(count.totalMinor)}</output>
        </p>
      )}
    </div>
  );
};
