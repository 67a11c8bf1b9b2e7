import { TextInput } from '@mantine/core';

const mostDigits = 8;

interface NumberFieldProps {
  readonly label: string;
  readonly name: string;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly autoFocus?: boolean;
}

/** A whole number: chips of a tournament, a place, a count of places. */
export const NumberField = ({ label, name, typed, onTyped, autoFocus = false }: NumberFieldProps) => (
  <TextInput
    label={label}
    data-number={name}
    inputMode="numeric"
    autoComplete="off"
    autoFocus={autoFocus}
    value={typed}
    onChange={({ currentTarget }) => onTyped(currentTarget.value.replace(/\D/g, '').slice(0, mostDigits))}
  />
);
