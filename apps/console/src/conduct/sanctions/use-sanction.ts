import { type CommandBody, type IncidentRow, type OffencesAnswer } from '@cardroom/contracts';
import { useState } from 'react';
import { type Who } from '../../cashier/window/who';
import { useConductOrder } from '../use-conduct-order';

type SanctionBody = CommandBody<'conduct/record-sanction'>;
export type Step = NonNullable<SanctionBody['step']>;
export type Term = NonNullable<SanctionBody['term']>;
export type OffenceShape = OffencesAnswer['offences'][number];

/** What a rule asks to be said of an offence before it can be judged. */
export type Details = Pick<
  SanctionBody,
  'act' | 'target' | 'mode' | 'item' | 'cost' | 'amount' | 'playersInPot'
>;

const dayMs = 86_400_000;

/** Terms that a step may have; the house's own is offered first by the server. */
export const termsOf = (step: Step, nowMs: number): readonly Term[] => {
  const until = (days: number): Term => ({
    kind: 'until',
    until: new Date(nowMs + days * dayMs).toISOString(),
  });
  if (step === 'timeOut')
    return [
      ...[5, 10, 30].map((minutes): Term => ({ kind: 'minutes', minutes })),
      ...[5, 10, 20].map((deals): Term => ({ kind: 'deals', deals })),
    ];
  if (step === 'suspension') return [1, 7, 30, 90].map(until);
  if (step === 'exclusion') return [until(365), { kind: 'for-good' }];
  return [];
};

/** What is said with a decision beside its step and term. */
const useSaid = () => {
  const [reason, setReason] = useState('');
  const [witness, setWitness] = useState('');
  const [words, setWords] = useState('');
  return {
    ...{ reason, setReason, witness, setWitness, words, setWords },
    clear: () => {
      setReason('');
      setWitness('');
      setWords('');
    },
  };
};

/** Who decides: what he says of it, and what recording a step comes to. */
export interface Deciding extends Omit<ReturnType<typeof useSaid>, 'clear'> {
  readonly problem: ReturnType<typeof useConductOrder>['problem'];
  readonly isBusy: boolean;
  record(step: Step, term: Term | null): Promise<void>;
}

const decidedBy = ({ reason, witness }: ReturnType<typeof useSaid>, step: Step, term: Term | null) => ({
  step,
  ...(term ? { term } : {}),
  reason: reason.trim(),
  ...(witness.trim() ? { witness: witness.trim() } : {}),
});

/** Everything that is asked for has been said. */
const saysAll = ({ asks, acts }: OffenceShape, details: Details): boolean =>
  asks.every((asked) => (details[asked as keyof Details] ?? '') !== '') &&
  (acts.length === 0 || details.act !== undefined);

/** Who did what: the player, the offence, and what it asks for. */
const useReported = () => {
  const [who, setWho] = useState<Who | null>(null);
  const [offence, setOffence] = useState<OffenceShape | null>(null);
  const [details, setDetails] = useState<Details>({});
  const choose = (chosen: OffenceShape | null) => {
    setOffence(chosen);
    setDetails({});
  };
  const playerId = who?.playerId ?? null;
  return {
    ...{ who, setWho, offence, setOffence: choose, details, setDetails },
    isSaid: offence !== null && saysAll(offence, details),
    clear: () => {
      setWho(null);
      choose(null);
    },
    /** Null until both are chosen. */
    body:
      playerId !== null && offence !== null
        ? {
            offence: offence.rule,
            ...details,
            subjects: [{ playerId, ...(who?.seat ? { seat: who.seat.seat } : {}) }],
            ...(who?.seat ? { tableId: who.seat.tableId } : {}),
          }
        : null,
  };
};

/** A sanction being recorded, or an incident reported; what was done last is said until the next begins. */
export const useSanction = () => {
  const { body, clear: clearReported, ...reported } = useReported();
  const words = useSaid();
  const [said, setSaid] = useState<{ readonly times: number; readonly what: 'recorded' | 'reported' }>({
    times: 0,
    what: 'recorded',
  });
  const { order, problem, forget, isBusy } = useConductOrder('sanction');
  const begin = () => {
    forget();
    clearReported();
    words.clear();
  };
  const send = async (decided: ReturnType<typeof decidedBy> | null) => {
    if (!body) return;
    const told = { ...body, words: words.words.trim() };
    const isDone = decided
      ? await order('conduct/record-sanction', { ...told, ...decided })
      : await order('conduct/report-incident', told);
    if (!isDone) return;
    begin();
    setSaid(({ times }) => ({ times: times + 1, what: decided ? 'recorded' : 'reported' }));
  };
  return {
    ...reported,
    ...words,
    ...{ said, problem, isBusy, begin },
    record: (step: Step, term: Term | null) => send(decidedBy(words, step, term)),
    report: () => send(null),
  };
};

export type Sanction = ReturnType<typeof useSanction>;

/** A reported incident being decided. */
export const useIncident = ({ incidentId, playerId }: IncidentRow) => {
  const words = useSaid();
  const { order, problem, isBusy } = useConductOrder(`incident-${incidentId}-${playerId}`);
  const of = { playerId, incidentId };
  const decide = async (body: Omit<CommandBody<'conduct/decide-incident'>, keyof typeof of>) => {
    if (await order('conduct/decide-incident', { ...of, ...body })) words.clear();
  };
  return {
    ...words,
    ...{ problem, isBusy },
    record: (step: Step, term: Term | null) => decide({ upheld: true, ...decidedBy(words, step, term) }),
    dismiss: (reason: string) => decide({ upheld: false, reason }),
    withdraw: (reason: string) => order('conduct/withdraw-incident', { ...of, reason }),
  };
};
