import { useLanguage } from '@cardroom/design';
import { Delete, Space } from 'lucide-react';
import { useTexts } from '../texts/texts';
import './keys.css';

/** The keys stand where the visitor's language has them. */
const rows = {
  en: ['1234567890', 'qwertyuiop', 'asdfghjkl’', 'zxcvbnm-.'],
  fr: ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn’-.'],
} as const;

/** Names have accents; a search finds words without. */
const accents = { en: [], fr: ['éèêëçàîïôü'] } as const;

interface KeyboardProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether names are typed, whose parts begin with capitals. */
  readonly asNames?: boolean;
}

/** A name begins with a capital, and so does each of its parts. */
const beginsWord = (value: string) => value === '' || /[\s-]$/.test(value);

export const Keyboard = ({ value, onChange, asNames = true }: KeyboardProps) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const capital = asNames && beginsWord(value);
  const shown = (letter: string) => (capital ? letter.toUpperCase() : letter);
  return (
    <div className="keyboard" role="group" aria-label={t('keys.keyboard')}>
      {[...rows[language], ...(asNames ? accents[language] : [])].map((row) => (
        <div key={row} className="keyboard__row">
          {[...row].map((letter) => (
            <button
              key={letter}
              type="button"
              className="key"
              onClick={() => onChange(value + shown(letter))}
            >
              {shown(letter)}
            </button>
          ))}
        </div>
      ))}
      <div className="keyboard__row">
        <button
          type="button"
          className="key key--space"
          aria-label={t('keys.space')}
          onClick={() => onChange(`${value} `)}
        >
          <Space size={34} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="key key--wide"
          aria-label={t('keys.erase')}
          onClick={() => onChange(value.slice(0, -1))}
        >
          <Delete size={34} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
};
