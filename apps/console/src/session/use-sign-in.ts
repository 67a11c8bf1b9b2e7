import { type Problem, type StaffSession } from '@cardroom/contracts';
import { ask } from '@cardroom/design';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { beginSession } from './session';

/** Digits of a personal code: four of the staff number and at least six secret ones. */
export const fewestDigits = 10;
export const mostDigits = 16;

export const useSignIn = () => {
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | 'unanswered' | null>(null);

  const type = (digit: string) => {
    setProblem(null);
    setCode((typed) => (typed + digit).slice(0, mostDigits));
  };
  const erase = () => setCode((typed) => typed.slice(0, -1));
  const clear = () => setCode('');

  const submit = async () => {
    if (busy || code.length < fewestDigits) return;
    setBusy(true);
    const answer = await ask<StaffSession>('/session', { method: 'POST', body: { code } });
    setBusy(false);
    if (answer.kind === 'done') return beginSession(client, answer.value);
    setProblem(answer.kind === 'refused' ? answer.problem : 'unanswered');
    if (answer.kind === 'refused') setCode('');
  };

  return { code, busy, problem, type, erase, clear, submit };
};
