import { dateAndTimeOf } from '@cardroom/design';
import { Button, TextInput } from '@mantine/core';
import { FilePenLine } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { useRole } from '../session/session';
import { useTexts } from '../texts/texts';
import { useKeyingIn } from './keying-in';
import './keying-in.css';
import { momentOnPaper, withinReach } from './paper-time';

/** Where keying in from paper begins: with the time at which it happened. */
export const KeyInStart = () => {
  const { t } = useTexts();
  const { mayDo } = useRole();
  const { atMs, keyInAt, stop } = useKeyingIn();
  const [typed, setTyped] = useState(() => dateAndTimeOf(Date.now()).time);
  const [isWrong, setWrong] = useState(false);
  const start = (event: SyntheticEvent) => {
    event.preventDefault();
    const moment = momentOnPaper(typed, Date.now());
    setWrong(moment === null);
    if (moment !== null) keyInAt(withinReach(moment, Date.now()));
  };
  return (
    <section className="house-card" aria-label={t('keyIn.title')}>
      <h2>{t('keyIn.title')}</h2>
      <p>{t('keyIn.why')}</p>
      {!mayDo('key-in-late') && <p>{t('keyIn.notForYou')}</p>}
      {mayDo('key-in-late') && atMs !== null && (
        <Button variant="default" onClick={stop}>
          {t('keyIn.stop')}
        </Button>
      )}
      {mayDo('key-in-late') && atMs === null && (
        <form className="key-in-start" onSubmit={start}>
          <TextInput
            label={t('keyIn.when')}
            inputMode="numeric"
            maxLength={5}
            autoComplete="off"
            value={typed}
            error={isWrong ? t('keyIn.wrongTime') : null}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" color="lamp" leftSection={<FilePenLine size={20} aria-hidden="true" />}>
            {t('keyIn.start')}
          </Button>
        </form>
      )}
    </section>
  );
};
