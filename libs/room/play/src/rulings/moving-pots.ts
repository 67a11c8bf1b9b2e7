import { accept, judge, minor } from '@cardroom/kernel';
import { isInCharge, saysWhy, tableIsOpen } from '../ground-rules';
import { stackOf } from '../keeping';
import { nothingMoves, sharesDoNotAddUp } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor, type Sequel } from '../slice';
import { stampOf } from '../stamp';
import { type Table } from '../state';
import { type PlayerShare } from './commands';
import { areWhole, comesFromStacks, givenTo, going, sumOf, taken } from './disputed-pots';
import { type PotMoveAsked, type PotMoved, type PotToMove } from './events';

type Rule = RulesFor<'MovePot'>[number];

const somethingMoves: Rule = ({ from, to }) => (from.length > 0 && to.length > 0 ? null : nothingMoves());

const receivedIsWhole: Rule = ({ to }, table) => areWhole(to, table);

const givenIsReceived: Rule = ({ from, to }) =>
  sumOf(from) === sumOf(to) ? null : sharesDoNotAddUp({ sharesMinor: sumOf(to), amountMinor: sumOf(from) });

/** Whoever was wrongly given a pot gives it back, and only the right player gets it (RRP-2.1.6). */
export const movePotRules: RulesFor<'MovePot'> = [
  isInCharge,
  tableIsOpen,
  saysWhy,
  somethingMoves,
  comesFromStacks,
  receivedIsWhole,
  givenIsReceived,
];

const toMove = ({ hand, from, to, reason, approvedBy }: CommandNamed<'MovePot'>): PotToMove => ({
  hand,
  from,
  to,
  reason,
  approvedBy,
});

export const movingDecisions: DecisionsOf<'MovePot'> = {
  MovePot: (command, table) =>
    judge(movePotRules, [command, table], () => {
      const move = toMove(command);
      return accept<PotMoveAsked | PotMoved>(
        table.hand
          ? { type: 'PotMoveAsked', ...stampOf(command), ...move }
          : { type: 'PotMoved', ...stampOf(command), ...move, to: going(move.to, table) },
      );
    }),
};

/** As much of some shares as there is, the first of them first. */
const upTo = (shares: readonly PlayerShare[], mostMinor: number): readonly PlayerShare[] => {
  let left = mostMinor;
  return shares.flatMap(({ playerId, amountMinor }) => {
    const share = Math.min(left, amountMinor);
    left -= share;
    return share > 0 ? [{ playerId, amountMinor: minor(share) }] : [];
  });
};

const there = (from: readonly PlayerShare[], table: Table): readonly PlayerShare[] =>
  from.flatMap(({ playerId, amountMinor }) => {
    const share = Math.min(amountMinor, stackOf(table, playerId));
    return share > 0 ? [{ playerId, amountMinor: minor(share) }] : [];
  });

/** The hand is over: what a ruling ordered meanwhile is done, as far as the chips are still there (RRP-2.1.6). */
export const potsMove: Sequel = (table, stamp) => {
  const [move] = table.hand ? [] : table.movesAsked;
  if (!move) return [];
  const from = there(move.from, table);
  const to = going(upTo(move.to, sumOf(from)), table);
  return [{ type: 'PotMoved', ...stamp, ...move, from, to }];
};

export const movingEvolutions: EvolutionsOf<'PotMoved' | 'PotMoveAsked'> = {
  PotMoved: (table, { from, to }) =>
    givenTo(
      taken({ ...table, movesAsked: table.hand ? table.movesAsked : table.movesAsked.slice(1) }, from),
      to,
    ),
  PotMoveAsked: (table, { hand, from, to, reason, approvedBy }) => ({
    ...table,
    movesAsked: [...table.movesAsked, { hand, from, to, reason, approvedBy }],
  }),
};
