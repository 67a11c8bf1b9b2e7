import { BrandMark, LanguageSwitch, ThemeSwitch, useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { Delete, LogIn } from 'lucide-react';
import { useTexts } from '../texts/texts';
import './sign-in.css';
import { fewestDigits, useSignIn } from './use-sign-in';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const staffDigits = 4;

/** One dot a digit: the staff number's four stand apart from the secret ones. */
const Dots = ({ typed }: { readonly typed: number }) => {
  const { t } = useTexts();
  const places = Math.max(fewestDigits, typed);
  return (
    <p className="sign-in__dots" role="status" aria-label={t('signIn.typed', { count: typed })}>
      {Array.from({ length: places }, (_, i) => (
        <span key={i} data-filled={i < typed} data-last-of-number={i === staffDigits - 1} />
      ))}
    </p>
  );
};

export const SignIn = () => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { code, busy, problem, type, erase, clear, submit } = useSignIn();

  useWindowEvent('keydown', ({ key, ctrlKey, metaKey, target }) => {
    if (ctrlKey || metaKey) return;
    if (/^\d$/.test(key)) type(key);
    if (key === 'Backspace') erase();
    if (key === 'Escape') clear();
    if (key === 'Enter' && !(target instanceof HTMLButtonElement)) void submit();
  });

  return (
    <main className="sign-in">
      <div className="sign-in__corner">
        <ThemeSwitch />
        <LanguageSwitch />
      </div>
      <section className="sign-in__box" aria-labelledby="sign-in-title">
        <BrandMark size={64} />
        <h1 id="sign-in-title">{t('signIn.title')}</h1>
        <p className="sign-in__hint">{t('signIn.hint')}</p>
        <Dots typed={code.length} />
        <p className="sign-in__problem" role="alert">
          {problem === 'unanswered' ? t('orders.unanswered') : problem?.texts[language]}
        </p>
        <div className="sign-in__pad" role="group" aria-label={t('signIn.pad')}>
          {digits.map((digit) => (
            <button key={digit} type="button" onClick={() => type(digit)}>
              {digit}
            </button>
          ))}
          <button type="button" className="sign-in__word" onClick={clear}>
            {t('signIn.clear')}
          </button>
          <button type="button" onClick={() => type('0')}>
            0
          </button>
          <button type="button" className="sign-in__word" aria-label={t('signIn.erase')} onClick={erase}>
            <Delete size={28} aria-hidden="true" />
          </button>
        </div>
        <Button
          className="sign-in__go"
          fullWidth
          loading={busy}
          disabled={code.length < fewestDigits}
          leftSection={<LogIn size={20} aria-hidden="true" />}
          onClick={() => void submit()}
        >
          {t('signIn.go')}
        </Button>
      </section>
    </main>
  );
};
