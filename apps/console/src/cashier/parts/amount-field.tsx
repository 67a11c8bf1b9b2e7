import { readAmount, useLanguage } from '@cardroom/design';
import { TextInput } from '@mantine/core';
import { type KeyboardEventHandler, type ReactNode, type Ref } from 'react';
import './amount-field.css';
import { useMoney } from './use-money';

interface AmountFieldProps {
  readonly label: ReactNode;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly autoFocus?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly name?: string;
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  /** In the size of what is decided by it. */
  readonly large?: boolean;
}

/** What was typed as the server reads it; null while it is no amount above nothing. */
export const useReadAmount = () => {
  const { language } = useLanguage();
  const { currency } = useMoney();
  return (typed: string): string | null => {
    const read = readAmount(typed, language, currency.decimals);
    return read !== null && Number(read) > 0 ? read : null;
  };
};

/** An amount of the room's currency, typed as the language of the screen writes it. */
export const AmountField = (props: AmountFieldProps) => {
  const { label, typed, onTyped, autoFocus = false, inputRef, name, onKeyDown, large = false } = props;
  const { sign } = useMoney();
  const read = useReadAmount();
  const isWrong = typed.trim() !== '' && read(typed) === null;
  return (
    <TextInput
      {...(inputRef ? { ref: inputRef } : {})}
      {...(onKeyDown ? { onKeyDown } : {})}
      className="amount-field"
      data-large={large || undefined}
      data-amount={name ?? 'amount'}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      autoFocus={autoFocus}
      error={isWrong}
      rightSection={<span aria-hidden="true">{sign}</span>}
      value={typed}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => onTyped(currentTarget.value)}
    />
  );
};
