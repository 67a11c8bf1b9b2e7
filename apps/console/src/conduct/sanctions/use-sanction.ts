import { type CommandBody } from '@cardroom/contracts';
import { useState } from 'react';
import { type Who } from '../../cashier/window/who';
import { useConductOrder } from '../use-conduct-order';

type SanctionBody = CommandBody<'conduct/record-sanction'>;
export type Step = NonNullable<SanctionBody['step']>;
export type Term = NonNullable<SanctionBody['term']>;

const dayMs = 86_400_000;

/** Terms that a step may have; the house's own is offered first by the server. */
export const termsOf = (step: Step, nowMs: number): readonly (readonly [string, Term])[] => {
  const until = (days: number): Term => ({
    kind: 'until',
    until: new Date(nowMs + days * dayMs).toISOString(),
  });
  if (step === 'timeOut')
    return [5, 10, 30].map((minutes) => [`minutes-${minutes}`, { kind: 'minutes', minutes }] as const);
  if (step === 'suspension') return [1, 7, 30, 90].map((days) => [`days-${days}`, until(days)] as const);
  if (step === 'exclusion')
    return [['days-365', until(365)] as const, ['good', { kind: 'for-good' }] as const];
  return [];
};

/** A sanction being recorded: player, offence, and the step that records it. */
export const useSanction = () => {
  const [who, setWho] = useState<Who | null>(null);
  const [offence, setOffence] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [witness, setWitness] = useState('');
  const [words, setWords] = useState('');
  const [said, setSaid] = useState(0);
  const { order, problem, forget, isBusy } = useConductOrder('sanction');
  const begin = () => {
    forget();
    setWho(null);
    setOffence(null);
    setReason('');
    setWitness('');
    setWords('');
  };
  const record = async (step: Step, term: Term | null) => {
    const playerId = who?.playerId ?? null;
    if (!who || playerId === null || offence === null) return;
    const subject = { playerId, ...(who.seat ? { seat: who.seat.seat } : {}) };
    const isDone = await order('conduct/record-sanction', {
      offence,
      subjects: [subject],
      ...(who.seat ? { tableId: who.seat.tableId } : {}),
      words: words.trim(),
      step,
      ...(term ? { term } : {}),
      reason: reason.trim(),
      ...(witness.trim() ? { witness: witness.trim() } : {}),
    });
    if (!isDone) return;
    begin();
    setSaid((times) => times + 1);
  };
  return {
    ...{ who, setWho, offence, setOffence, reason, setReason, witness, setWitness, words, setWords },
    ...{ said, problem, isBusy, record, begin },
  };
};

export type Sanction = ReturnType<typeof useSanction>;
