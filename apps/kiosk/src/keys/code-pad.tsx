import { Delete } from 'lucide-react';
import { useTexts } from '../texts/texts';
import './keys.css';

/** Codes are made of letters and digits that are hard to misread: no I, O, 0 or 1. */
const letters = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'];

interface CodePadProps {
  readonly onLetter: (letter: string) => void;
  readonly onErase: () => void;
}

export const CodePad = ({ onLetter, onErase }: CodePadProps) => {
  const { t } = useTexts();
  return (
    <div className="code-pad" role="group" aria-label={t('keys.pad')}>
      {letters.map((letter) => (
        <button key={letter} type="button" className="key" onClick={() => onLetter(letter)}>
          {letter}
        </button>
      ))}
      <button type="button" className="key key--wide" aria-label={t('keys.erase')} onClick={onErase}>
        <Delete size={34} aria-hidden="true" />
      </button>
    </div>
  );
};
