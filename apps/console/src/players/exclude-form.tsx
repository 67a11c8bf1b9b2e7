import { type CommandBody } from '@cardroom/contracts';
import { useNow } from '@cardroom/design';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useBoard } from '../boards/use-board';
import { Choice } from '../cashier/parts/choice';
import { useConductOrder } from '../conduct/use-conduct-order';
import { useTexts } from '../texts/texts';
import { KeepOutForm } from './keep-out-form';

interface ExcludeFormProps {
  readonly playerId: string;
  readonly alias: string;
  readonly onClose: () => void;
}

type Term = CommandBody<'conduct/exclude-player'>['term'];

const dayMs = 86_400_000;
const terms = ['30', '90', '365', 'good'] as const;
const room = 'room';
const fewestLetters = 3;

const termOf = (chosen: (typeof terms)[number], nowMs: number): Term =>
  chosen === 'good'
    ? { kind: 'for-good' }
    : { kind: 'until', until: new Date(nowMs + Number(chosen) * dayMs).toISOString() };

/** From what, for how long, and why. Where the house wants a second person, it waits on *Approvals*. */
export const ExcludeForm = ({ playerId, alias, onClose }: ExcludeFormProps) => {
  const { t } = useTexts();
  const now = useNow('minute');
  const events = [...(useBoard('cage-events')?.values() ?? [])].filter(({ state }) => state === 'open');
  const [scope, setScope] = useState<string>(room);
  const [term, setTerm] = useState<(typeof terms)[number] | null>(null);
  const [reason, setReason] = useState('');
  const ways = useConductOrder(`exclude-${playerId}`);
  const isOfRoom = scope === room;
  const given: Term | null = isOfRoom ? term && termOf(term, now) : { kind: 'for-good' };
  const exclude = async () => {
    if (!given) return;
    const event = isOfRoom ? {} : { eventId: scope };
    const body = { playerId, term: given, rule: 'RRP-1.1.0', reason: reason.trim(), ...event };
    if (await ways.order('conduct/exclude-player', body)) onClose();
  };
  return (
    <KeepOutForm
      {...{ alias, ways, onClose }}
      isReady={given !== null && reason.trim().length >= fewestLetters}
      onGo={() => void exclude()}
    >
      {events.length > 0 && (
        <Choice
          label={t('people.conduct.scope')}
          answers={[
            [room, t('people.conduct.room')] as const,
            ...events.map(({ eventId, name }) => [eventId, name] as const),
          ]}
          chosen={scope}
          onChoose={setScope}
        />
      )}
      {isOfRoom && (
        <Choice
          label={t('people.conduct.term')}
          answers={terms.map((each) => [each, t(`people.conduct.terms.${each}`)] as const)}
          chosen={term}
          onChoose={setTerm}
        />
      )}
      <Textarea
        label={t('people.conduct.reason')}
        data-exclude-reason
        autosize
        minRows={2}
        maxLength={200}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </KeepOutForm>
  );
};
