import { type CommandBody, type RulingRow } from '@cardroom/contracts';
import { useState } from 'react';
import { useConductOrder } from '../use-conduct-order';

type RulingBody = CommandBody<'conduct/record-ruling'>;
export type OutcomeWord = RulingBody['outcome'];
export type Intent = NonNullable<RulingBody['intent']>;
export type Matter = RulingBody['about'];

/** What it does at the table there and then. */
export type AtTable = 'nothing' | 'kill-hand' | 'restore-hand' | 'move-chips';

/** What a ruling says besides table, rule and decision; all of it may stay empty. */
const nothingMore = {
  seat: null as number | null,
  intent: 'unclear' as Intent,
  about: 'play' as Matter,
  words: '',
  witnesses: '',
  strict: null as OutcomeWord | null,
  departureReason: '',
  atTable: 'nothing' as AtTable,
  toSeat: null as number | null,
  amount: '',
};
export type RulingMore = typeof nothingMore;

interface Decided {
  readonly tableId: string | null;
  readonly rule: string;
  readonly outcome: OutcomeWord;
}

const effectsOf = ({ seat, atTable, toSeat, amount }: RulingMore): RulingBody['effects'] => {
  if (seat === null || atTable === 'nothing') return [];
  if (atTable !== 'move-chips') return [{ kind: atTable, seat }];
  return toSeat === null ? [] : [{ kind: 'move-chips', fromSeat: seat, toSeat, amount: amount.trim() }];
};

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
  effects: effectsOf(more),
  ...(more.seat === null ? {} : { seat: more.seat, intent: more.intent }),
  ...(more.strict === null
    ? {}
    : { departure: { strictOutcome: more.strict, reason: more.departureReason.trim() } }),
});

/** Which table it is at, or which call of a table it answers. */
const useCase = (firstTable: string | null, firstAsked: RulingRow | null) => {
  const [tableId, setTable] = useState(firstAsked?.tableId ?? firstTable);
  const [asked, setAsked] = useState(firstAsked);
  return {
    tableId,
    asked,
    setTableId: (id: string | null) => {
      setAsked(null);
      setTable(id);
    },
    /** What somebody asked for before: its table as it stood then stays with it. */
    takeUp: (row: RulingRow) => {
      setAsked(row);
      setTable(row.tableId);
    },
  };
};

/** A ruling being recorded: table, rule, and the decision that records it. */
export const useRuling = (firstTable: string | null, firstAsked: RulingRow | null = null) => {
  const at = useCase(firstTable, firstAsked);
  const [rule, setRule] = useState<string | null>(null);
  const [more, setMore] = useState(nothingMore);
  const [recorded, setRecorded] = useState(0);
  const [isTextFirst, setTextFirst] = useState<OutcomeWord | null>(null);
  const { order, problem, forget, isBusy } = useConductOrder('ruling');
  const begin = () => {
    at.setTableId(null);
    setRule(null);
    setMore(nothingMore);
    setTextFirst(null);
  };
  const record = async (outcome: OutcomeWord, confirmed = false) => {
    if (rule === null) return;
    const decided = bodyOf({ tableId: at.tableId, rule, outcome }, more);
    const body = at.asked ? { ...decided, rulingId: at.asked.rulingId } : decided;
    setTextFirst(outcome);
    if (!(await order('conduct/record-ruling', confirmed ? { ...body, confirmed: true } : body))) return;
    begin();
    setRecorded((times) => times + 1);
  };
  return {
    ...{ ...at, rule, more, recorded, problem, isBusy, record, begin },
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
