import { type MovingInAnswer, type MovingInSheet } from '@cardroom/contracts';
import { type Answer, ask, newCommandKey, useLiveBoard } from '@cardroom/design';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useOrderNotices } from '../orders/order-notices';
import { endSession } from '../session/session';
import { type Sheets } from './sheet-files';

/** A whole room is read, checked line by line, and recorded in one step. */
const patienceMs = 90_000;

/** What was taken over, and the command under which it can be taken back. */
export interface Taken {
  readonly commandId: string;
  readonly lines: MovingInAnswer['lines'];
}

const bodyOf = (sheets: Sheets) => ({
  sheets: Object.fromEntries(Object.entries(sheets).map(([sheet, { text }]) => [sheet, text])),
});

const send = (sheets: Sheets, key: string | null): Promise<Answer<MovingInAnswer>> =>
  ask<MovingInAnswer>(`/moving-in${key === null ? '?ask=true' : ''}`, {
    method: 'POST',
    body: bodyOf(sheets),
    timeoutMs: patienceMs,
    ...(key === null ? {} : { headers: { 'idempotency-key': key } }),
  });

/** The command ids that the room can still take back, as they are known at the moment of asking. */
const useRecorded = () => {
  const actions = useLiveBoard('actions');
  const newest = useRef(actions);
  useEffect(() => {
    newest.current = actions;
  }, [actions]);
  return (commandId: string): boolean => newest.current?.has(commandId) ?? false;
};

/** Sends what is asked for until there is an answer; a refusal or a lost session is dealt with here. */
const useAnswer = () => {
  const client = useQueryClient();
  const notices = useOrderNotices();
  return async (
    asking: () => Promise<Answer<MovingInAnswer>>,
    isRecorded: () => boolean,
  ): Promise<MovingInAnswer | 'recorded' | null> => {
    for (;;) {
      const answer = await asking();
      if (answer.kind === 'done') return answer.value;
      if (isRecorded()) return 'recorded';
      if (answer.kind === 'refused') {
        if (answer.problem.status === 401) endSession(client);
        else notices.refused(answer.problem);
        return null;
      }
      if (!(await notices.askToTryAgain())) return null;
    }
  };
};

/** The sheets chosen, and what a dry run of all of them found: they are checked whenever one is chosen. */
const useCheck = (answerTo: ReturnType<typeof useAnswer>) => {
  const [sheets, setSheets] = useState<Sheets>({});
  const [checked, setChecked] = useState<MovingInAnswer | null>(null);
  const [checking, setChecking] = useState(false);
  /** A check that a later choice has overtaken says nothing any more. */
  const round = useRef(0);
  const check = async (wanted: Sheets) => {
    const own = ++round.current;
    setSheets(wanted);
    setChecked(null);
    setChecking(Object.keys(wanted).length > 0);
    if (Object.keys(wanted).length === 0) return;
    const answer = await answerTo(
      () => send(wanted, null),
      () => false,
    );
    if (own !== round.current) return;
    setChecking(false);
    if (answer && answer !== 'recorded') setChecked(answer);
  };
  return { sheets, checked, checking, check };
};

/** What has no fault can be taken over, in one step. */
export const useMovingIn = () => {
  const isRecorded = useRecorded();
  const answerTo = useAnswer();
  const { sheets, checked, checking, check } = useCheck(answerTo);
  const [taking, setTaking] = useState(false);
  const [taken, setTaken] = useState<Taken | null>(null);

  const takeOver = async () => {
    const commandId = newCommandKey();
    setTaking(true);
    const answer = await answerTo(
      () => send(sheets, commandId),
      () => isRecorded(commandId),
    );
    setTaking(false);
    if (!answer) return check(sheets);
    return setTaken({ commandId, lines: answer === 'recorded' ? (checked?.lines ?? {}) : answer.lines });
  };
  return {
    sheets,
    checked,
    checking,
    taking,
    taken,
    choose: (chosen: Sheets) => void check({ ...sheets, ...chosen }),
    leaveOut: (sheet: MovingInSheet) =>
      void check(Object.fromEntries(Object.entries(sheets).filter(([each]) => each !== sheet))),
    check: () => check(sheets),
    takeOver,
    again: () => {
      setTaken(null);
      void check({});
    },
  };
};
