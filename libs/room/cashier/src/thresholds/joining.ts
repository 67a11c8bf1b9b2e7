import { accept, judge, minor, type PlayerId, type Policy } from '@cardroom/kernel';
import { type CashierEvent } from '../events';
import { cageIsOpen, isInCharge, orTheHouse } from '../ground-rules';
import { stampOf } from '../ids';
import { nothingToMove } from '../refusals';
import { limitOf } from '../settings';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf } from '../slice';
import { buyInsOf, type Cage, inGame, totalOf } from '../state';
import { type BuyIns, type RunningTotal } from '../state-parts';

type Joining = CommandNamed<'JoinNumbers'>;

const twoNumbers: Policy<Joining, Cage> = ({ kept, merged }) => (kept === merged ? nothingToMove() : null);

export const joinNumbersRules: readonly Policy<Joining, Cage>[] = [
  cageIsOpen,
  orTheHouse(isInCharge),
  twoNumbers,
];

/** What one person moved under two numbers. Papers seen for either are his. */
const together = (one: RunningTotal, other: RunningTotal): RunningTotal => ({
  cashInMinor: minor(one.cashInMinor + other.cashInMinor),
  cashOutMinor: minor(one.cashOutMinor + other.cashOutMinor),
  payments: one.payments + other.payments,
  isHinted: one.isHinted || other.isHinted,
  identity: one.identity ?? other.identity,
});

const buyInsUnder = ({ buyIns }: Cage, playerId: PlayerId): readonly (readonly [string, BuyIns])[] =>
  [...buyIns].filter(([key]) => key.startsWith(`${playerId} `));

/** Payments under several numbers that together come near the limit, or pass it, are hinted as those under one are. */
const hinted = (command: Joining, cage: Cage): readonly CashierEvent[] => {
  const { kept, merged } = command;
  const { payments, cashInMinor, isHinted } = together(totalOf(cage, kept), totalOf(cage, merged));
  const limitMinor = limitOf(cage.settings);
  const { hintPayments, hintPercent } = cage.settings;
  if (limitMinor === null || isHinted || payments < hintPayments) return [];
  if (cashInMinor * 100 < limitMinor * hintPercent) return [];
  const facts = { playerId: kept, payments, totalMinor: cashInMinor, limitMinor };
  return [{ type: 'StructuringHinted', ...stampOf(command), ...facts }];
};

export const joiningDecisions: DecisionsOf<'JoinNumbers'> = {
  JoinNumbers: (command, cage) =>
    judge(joinNumbersRules, [command, cage], () => {
      const { kept, merged } = command;
      if (!cage.totals.has(merged) && buyInsUnder(cage, merged).length === 0) return accept<CashierEvent>();
      return accept<CashierEvent>(
        { type: 'NumbersJoined', ...stampOf(command), kept, merged },
        ...hinted(command, cage),
      );
    }),
};

export const joiningEvolutions: EvolutionsOf<'NumbersJoined'> = {
  NumbersJoined: (cage, { kept, merged }) => {
    const total = together(totalOf(cage, kept), totalOf(cage, merged));
    const buyIns = cage.buyIns.withMutations((now) => {
      for (const [key, { count, short }] of buyInsUnder(cage, merged)) {
        const gameId = key.slice(merged.length + 1) as Parameters<typeof inGame>[1];
        const own = buyInsOf(cage, kept, gameId);
        now.set(inGame(kept, gameId), { count: own.count + count, short: own.short + short }).delete(key);
      }
    });
    return { ...cage, buyIns, totals: cage.totals.delete(merged).set(kept, total) };
  },
};
