import { type NoteAudience, type NoteShape, type PlayerAnswer } from '@cardroom/contracts';
import { clockText, dateText, useLanguage } from '@cardroom/design';
import { Button, SegmentedControl, Textarea } from '@mantine/core';
import { StickyNote } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useQuestions } from '../orders/questions';
import { useSession } from '../session/session';
import { useTexts } from '../texts/texts';
import { Card } from './card';
import { noteAudiences } from './kinds';
import { usePlayerOrders } from './use-player';

/** For whom a role may write; the server judges it again. */
const writesFor: Readonly<Record<string, readonly NoteAudience[]>> = {
  listKeeper: ['floor'],
  tournamentDirector: ['floor'],
  cashier: ['cage'],
  floorSupervisor: noteAudiences,
  shiftManager: noteAudiences,
  roomManager: noteAudiences,
};

const Note = ({ playerId, note }: { readonly playerId: string; readonly note: NoteShape }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { order, may } = usePlayerOrders();
  const { reasonFor } = useQuestions();
  const { noteId, audience, text, at, mine } = note;
  const when = Date.parse(at);
  const withdraw = async () => {
    const reason = await reasonFor(t('people.notes.withdrawTitle'), t('people.notes.withdrawWhy'));
    if (reason) await order('players/withdraw-note', { playerId, noteId, reason });
  };
  return (
    <li>
      <span>
        {text ?? t('people.notes.unreadable')}
        <small>
          {t('people.notes.for')} {t(`people.notes.audience.${audience}`)} · {dateText(when, language)}{' '}
          {clockText(when, language)}
        </small>
      </span>
      {mine && may('players/withdraw-note') && (
        <Button variant="default" onClick={() => void withdraw()}>
          {t('people.notes.withdraw')}
        </Button>
      )}
    </li>
  );
};

const NewNote = ({
  playerId,
  audiences,
}: {
  readonly playerId: string;
  readonly audiences: readonly NoteAudience[];
}) => {
  const { t } = useTexts();
  const { order, isBusy } = usePlayerOrders();
  const [text, setText] = useState('');
  const [audience, setAudience] = useState<NoteAudience>(audiences[0] ?? 'floor');
  const write = async (event: FormEvent) => {
    event.preventDefault();
    const { kind } = await order('players/write-note', { playerId, audience, text: text.trim() });
    if (kind === 'done') setText('');
  };
  return (
    <form className="player-line" onSubmit={(event) => void write(event)}>
      <Textarea
        label={t('people.notes.text')}
        autosize
        minRows={1}
        maxLength={500}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        loading={isBusy('players/write-note')}
        disabled={text.trim().length < 3}
      >
        {t('people.notes.write')}
      </Button>
      {audiences.length > 1 && (
        <SegmentedControl
          size="md"
          aria-label={t('people.notes.for')}
          value={audience}
          data={audiences.map((value) => ({ value, label: t(`people.notes.audience.${value}`) }))}
          onChange={(chosen) => setAudience(audiences.find((each) => each === chosen) ?? audience)}
        />
      )}
    </form>
  );
};

/** What colleagues should know, each kind read by those it is for. */
export const NotesCard = ({ player: { playerId, notes } }: { readonly player: PlayerAnswer }) => {
  const { t } = useTexts();
  const { role } = useSession();
  const { may } = usePlayerOrders();
  const audiences = may('players/write-note') ? (writesFor[role] ?? []) : [];
  return (
    <Card title={t('people.notes.title')} icon={<StickyNote size={20} aria-hidden="true" />}>
      {notes.length === 0 && <p>{t('people.notes.none')}</p>}
      <ul>
        {notes.map((note) => (
          <Note key={note.noteId} playerId={playerId} note={note} />
        ))}
      </ul>
      {audiences.length > 0 && <NewNote playerId={playerId} audiences={audiences} />}
    </Card>
  );
};
