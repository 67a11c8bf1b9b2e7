import { type CommandBody } from '@cardroom/contracts';
import { useState } from 'react';
import { useConductOrder } from '../use-conduct-order';

type RulingBody = CommandBody<'conduct/record-ruling'>;
export type OutcomeWord = RulingBody['outcome'];
export type Intent = NonNullable<RulingBody['intent']>;
export type Matter = RulingBody['about'];

/** What a ruling says besides table, rule and decision; all of it may stay empty. */
const nothingMore = {
  seat: null as number | null,
  intent: 'unclear' as Intent,
  about: 'play' as Matter,
  words: '',
  witnesses: '',
  strict: null as OutcomeWord | null,
  departureReason: '',
};
export type RulingMore = typeof nothingMore;

interface Decided {
  readonly tableId: string | null;
  readonly rule: string;
  readonly outcome: OutcomeWord;
}

const bodyOf = ({ tableId, rule, outcome }: Decided, more: RulingMore): RulingBody => ({
  tableId,
  rules: [rule],
  outcome,
  about: more.about,
  words: more.words.trim(),
  witnesses: more.witnesses
    .split(/[,;]/)
    .map((each) => each.trim())
    .filter(Boolean),
  effects: [],
  ...(more.seat === null ? {} : { seat: more.seat, intent: more.intent }),
  ...(more.strict === null
    ? {}
    : { departure: { strictOutcome: more.strict, reason: more.departureReason.trim() } }),
});

/** A ruling being recorded: table, rule, and the decision that records it. */
export const useRuling = (firstTable: string | null) => {
  const [tableId, setTableId] = useState(firstTable);
  const [rule, setRule] = useState<string | null>(null);
  const [more, setMore] = useState(nothingMore);
  const [recorded, setRecorded] = useState(0);
  const [isTextFirst, setTextFirst] = useState<OutcomeWord | null>(null);
  const { order, problem, forget, isBusy } = useConductOrder('ruling');
  const begin = () => {
    setTableId(null);
    setRule(null);
    setMore(nothingMore);
    setTextFirst(null);
  };
  const record = async (outcome: OutcomeWord, confirmed = false) => {
    if (rule === null) return;
    const body = bodyOf({ tableId, rule, outcome }, more);
    setTextFirst(outcome);
    if (!(await order('conduct/record-ruling', confirmed ? { ...body, confirmed: true } : body))) return;
    begin();
    setRecorded((times) => times + 1);
  };
  return {
    ...{ tableId, setTableId, rule, more, recorded, problem, isBusy, record, begin },
    setRule: (id: string | null) => {
      forget();
      setRule(id);
    },
    change: (part: Partial<RulingMore>) => {
      forget();
      setMore((before) => ({ ...before, ...part }));
    },
    /** The house's official text says something on the topic: ruled by it only once that is confirmed (RTC-1.c). */
    confirmText:
      problem?.code === 'conduct.official-text-first' && isTextFirst
        ? () => void record(isTextFirst, true)
        : null,
  };
};

export type Ruling = ReturnType<typeof useRuling>;
