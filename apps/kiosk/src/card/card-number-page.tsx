import { type Problem } from '@cardroom/contracts';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { Keyboard } from '../keys/keyboard';
import { useTexts } from '../texts/texts';
import { TroubleLine } from '../trouble-line';
import './card.css';
import { lookUp, type Shown } from './look-up';

const mostSigns = 32;
const fewestSigns = 4;

/** For whoever has a card and no reader before him: its number is typed. */
export const CardNumberPage = ({ onShown }: { readonly onShown: (shown: Shown) => void }) => {
  const { t } = useTexts();
  const [number, setNumber] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Problem | 'unanswered' | null>(null);
  const type = (next: string) => {
    setTrouble(null);
    setNumber(next.replace(/[^A-Za-z0-9]/g, '').slice(0, mostSigns));
  };
  const look = async () => {
    setBusy(true);
    const shown = await lookUp(number);
    setBusy(false);
    if (shown.kind === 'trouble') setTrouble(shown.trouble);
    else onShown(shown);
  };
  return (
    <form
      className="card-page"
      onSubmit={(event) => {
        event.preventDefault();
        if (number.length >= fewestSigns && !busy) void look();
      }}
    >
      <h1>{t('card.title')}</h1>
      <p>{t('card.hint')}</p>
      <label className="card-page__number">
        <span className="visually-hidden">{t('card.number')}</span>
        <input
          value={number}
          inputMode="none"
          autoComplete="off"
          autoFocus
          aria-label={t('card.number')}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </label>
      <TroubleLine trouble={trouble} />
      <Keyboard value={number} onChange={type} asNames={false} />
      <button
        type="submit"
        className="big-button"
        aria-busy={busy}
        disabled={number.length < fewestSigns || busy}
      >
        <CreditCard size={36} aria-hidden="true" />
        {t('card.go')}
      </button>
    </form>
  );
};
