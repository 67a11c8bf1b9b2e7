import { ask, useLanguage } from '@cardroom/design';
import { type Problem, type ReceiptRow } from '@cardroom/contracts';
import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { CodePad } from '../keys/code-pad';
import { useTexts } from '../texts/texts';
import { TroubleLine } from '../trouble-line';
import './code-page.css';

const letters = 8;

/** Asks for the receipt's code and opens the place as soon as the eighth letter is there. */
export const CodePage = ({ onFound }: { readonly onFound: (code: string) => void }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState<Problem | 'unanswered' | null>(null);

  const look = async (typed: string) => {
    const answer = await ask<ReceiptRow>(`/receipts/${typed}`);
    if (answer.kind === 'done') return onFound(typed);
    setTrouble(answer.kind === 'refused' ? answer.problem : 'unanswered');
    setCode('');
  };
  const type = (letter: string) => {
    if (code.length >= letters) return;
    setTrouble(null);
    const next = code + letter.toUpperCase();
    setCode(next);
    if (next.length === letters) void look(next);
  };
  const erase = () => setCode(code.slice(0, -1));
  useWindowEvent('keydown', ({ key }) => {
    if (/^[a-z2-9]$/i.test(key)) type(key);
    if (key === 'Backspace') erase();
  });

  return (
    <div className="code-page">
      <h1>{t('place.title')}</h1>
      <p>{t('place.enterCode')}</p>
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
