import { type Problem, type ReceiptRow } from '@cardroom/contracts';
import { ask, useLanguage } from '@cardroom/design';
import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { lookUp, type Shown } from '../card/look-up';
import { useScan } from '../card/use-scan';
import { CodePad } from '../keys/code-pad';
import { useTexts } from '../texts/texts';
import { TroubleLine } from '../trouble-line';
import './code-page.css';

const letters = 8;

interface CodePageProps {
  /** What the code is asked for: one's place, or to say that one has arrived. */
  readonly to: 'see' | 'arrive';
  readonly onFound: (code: string, receipt: ReceiptRow) => Promise<Problem | 'unanswered' | null>;
  readonly onCard: (shown: Shown) => void;
}

/** Asks for the receipt's code and goes on as soon as the eighth letter is there; a card shown instead will do too. */
export const CodePage = ({ to, onFound, onCard }: CodePageProps) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState<Problem | 'unanswered' | null>(null);

  const look = async (typed: string) => {
    const answer = await ask<ReceiptRow>(`/receipts/${typed}`);
    if (answer.kind === 'refused') setTrouble(answer.problem);
    else setTrouble(answer.kind === 'done' ? await onFound(typed, answer.value) : 'unanswered');
    setCode('');
  };
  const type = (letter: string) => {
    if (code.length >= letters) return;
    setTrouble(null);
    const next = code + letter.toUpperCase();
    setCode(next);
    if (next.length === letters) void look(next);
  };
  const hear = async (text: string) => {
    const shown = await lookUp(text);
    if (shown.kind === 'receipt') return; // its letters were typed, and are looked up already
    setCode('');
    if (shown.kind === 'trouble') setTrouble(shown.trouble);
    else onCard(shown);
  };
  useScan((text) => void hear(text));
  const erase = () => setCode(code.slice(0, -1));
  useWindowEvent('keydown', ({ key }) => {
    if (/^[a-z2-9]$/i.test(key)) type(key);
    if (key === 'Backspace') erase();
  });

  return (
    <div className="code-page">
      <h1>{t(`code.${to}`)}</h1>
      <p>{t(`code.hint_${to}`)}</p>
      <output className="code-page__code" lang={language} aria-label={t('place.code')}>
        {Array.from({ length: letters }, (_, i) => (
          <span key={i} data-filled={i < code.length}>
            {code[i]}
          </span>
        ))}
      </output>
      <TroubleLine trouble={trouble} />
      <CodePad onLetter={type} onErase={erase} />
    </div>
  );
};
