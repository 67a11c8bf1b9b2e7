import { type Minor, type RuleId } from '@cardroom/kernel';
import { type RulingId, type Stamp, stampOf } from '../stamp';
import { type TableEffect } from './commands';
import { type RulingAskedFor, type RulingEvent } from './events';

const inverse = (effect: TableEffect): TableEffect => {
  switch (effect.kind) {
    case 'kill-hand':
      return { kind: 'restore-hand', seat: effect.seat };
    case 'restore-hand':
      return { kind: 'kill-hand', seat: effect.seat };
    case 'move-chips':
      return { ...effect, fromSeat: effect.toSeat, toSeat: effect.fromSeat };
  }
};

/** The last thing that was done is taken back first. */
export const takenBack = (effects: readonly TableEffect[]): readonly TableEffect[] =>
  [...effects].reverse().map(inverse);

interface Order {
  readonly rules: readonly RuleId[];
  readonly effects: readonly TableEffect[];
  readonly shortfallMinor?: Minor | null;
}

const playerIn = ({ table }: RulingAskedFor, seat: number | undefined) =>
  table?.seats.find((one) => one.seat === seat)?.playerId ?? null;

/** What is carried out at the table, and what a wrong winner still owes (RRP-2.1.6). */
export const ordered = (
  stamp: Stamp,
  about: RulingAskedFor,
  { rules, effects, shortfallMinor = null }: Order,
): readonly RulingEvent[] => {
  const { rulingId, tableId, table } = about;
  const events: RulingEvent[] = [];
  if (tableId !== null && effects.length > 0)
    events.push({
      type: 'TableOrdered',
      ...stampOf(stamp),
      rulingId,
      tableId,
      hand: table?.hand ?? null,
      rule: rules[0] ?? null,
      effects,
      undoes: null,
    });
  if (shortfallMinor !== null) {
    const from = effects.find((effect) => effect.kind === 'move-chips')?.fromSeat;
    const question = about.question?.kind === 'wrong-pot' ? about.question.wonBy : undefined;
    const debtor = playerIn(about, from ?? question);
    events.push({ type: 'DisputeLeftOpen', ...stampOf(stamp), rulingId, debtor, shortfallMinor });
  }
  return events;
};

/** The effects of a ruling, taken back by the one linked to it. */
export const orderedBack = (
  stamp: Stamp,
  about: RulingAskedFor,
  { linkedId, effects }: { readonly linkedId: RulingId; readonly effects: readonly TableEffect[] },
): readonly RulingEvent[] => {
  const { rulingId, tableId, table } = about;
  if (tableId === null || effects.length === 0) return [];
  return [
    {
      type: 'TableOrdered',
      ...stampOf(stamp),
      rulingId: linkedId,
      tableId,
      hand: table?.hand ?? null,
      rule: null,
      effects: takenBack(effects),
      undoes: rulingId,
    },
  ];
};
