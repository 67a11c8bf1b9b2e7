import { type DeviceKind, type DeviceSession, type Problem } from '@cardroom/contracts';
import { ask } from '@cardroom/design';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { deviceKey, takeSession } from './device';

const inAddress = () => new URLSearchParams(window.location.search).get('enrol');

/** The code stays in no history: whoever looks at the device later does not find it. */
const forgetAddress = () => window.history.replaceState(null, '', window.location.pathname);

/** Exchanges an enrolment code for the device's own session; a code in the address is used at once. */
export const useEnrol = (kind: DeviceKind) => {
  const client = useQueryClient();
  const [code, setCode] = useState(inAddress() ?? '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | 'unanswered' | 'other-kind' | null>(null);

  const enrol = useCallback(
    async (typed: string) => {
      setBusy(true);
      const answer = await ask<DeviceSession>('/devices/enrol', { method: 'POST', body: { code: typed } });
      setBusy(false);
      forgetAddress();
      if (answer.kind !== 'done')
        return setProblem(answer.kind === 'refused' ? answer.problem : 'unanswered');
      if (answer.value.device !== kind) {
        window.location.replace(answer.value.device === 'kiosk' ? '/kiosk/' : '/boards/');
        return;
      }
      takeSession(answer.value);
      client.setQueryData(deviceKey(kind), answer.value);
    },
    [client, kind],
  );

  useEffect(() => {
    const given = inAddress();
    if (given) void enrol(given);
  }, [enrol]);

  const type = (next: string) => {
    setProblem(null);
    setCode(next);
  };
  return { code, type, busy, problem, enrol: () => enrol(code) };
};
