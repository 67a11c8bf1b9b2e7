import { Delete, X } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import './amount-keys.css';
import { useChips } from './chips';
import { type WagerRange } from './shapes';
import { mayWager } from './wagers';

interface AmountKeysProps {
  /** What the amount is for, on the key that sends it. */
  readonly word: string;
  readonly ranges: readonly WagerRange[];
  readonly onAmount: (chips: number) => void;
  readonly onClose: () => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0'] as const;
const mostDigits = 10;

/** Keys for an amount, by finger or by keyboard; it is sent only when the rules allow it. */
export const AmountKeys = ({ word, ranges, onAmount, onClose }: AmountKeysProps) => {
  const { t } = useTranslation('play');
  const { chips, chipsOf, mayKeyDecimals } = useChips();
  const [keyed, setKeyed] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const amount = chipsOf(keyed);
  const isAllowed = amount !== null && mayWager(ranges, amount);
  const key = (text: string) => {
    setKeyed((before) => (before + text).slice(0, mostDigits));
    field.current?.focus();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isAllowed) onAmount(amount);
  };
  const range = ranges
    .map(({ minTo, maxTo }) =>
      minTo === maxTo ? chips(minTo) : t('amount.range', { least: chips(minTo), most: chips(maxTo) }),
    )
    .join(', ');
  return (
    <form className="amount-keys" onSubmit={send} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <div className="amount-keys__top">
        <input
          ref={field}
          autoFocus
          aria-label={t('amount.label')}
          inputMode="none"
          autoComplete="off"
          value={keyed}
          onChange={({ currentTarget }) =>
            setKeyed(currentTarget.value.replaceAll(/[^\d.,]/g, '').slice(0, mostDigits))
          }
        />
        <button type="button" className="amount-keys__key" aria-label={t('amount.close')} onClick={onClose}>
          <X size={24} aria-hidden="true" />
        </button>
      </div>
      <p className="amount-keys__range" data-wrong={(keyed !== '' && !isAllowed) || undefined}>
        {keyed !== '' && !isAllowed ? t('amount.notSo', { range }) : range}
      </p>
      <div className="amount-keys__keys">
        {digits.map((digit) => (
          <button key={digit} type="button" className="amount-keys__key" onClick={() => key(digit)}>
            {digit}
          </button>
        ))}
        <button
          type="button"
          className="amount-keys__key"
          aria-label={t('amount.erase')}
          onClick={() => setKeyed((before) => before.slice(0, -1))}
        >
          <Delete size={24} aria-hidden="true" />
        </button>
        {mayKeyDecimals && (
          <button type="button" className="amount-keys__key" onClick={() => key('.')}>
            .
          </button>
        )}
      </div>
      <button type="submit" className="act" data-act="wager" disabled={!isAllowed}>
        <span>{word}</span>
        <strong>{amount === null ? '–' : chips(amount)}</strong>
      </button>
    </form>
  );
};
