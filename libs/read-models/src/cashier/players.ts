import { balanceOf, type Cage, heldAt, totalOf } from '@cardroom/cashier';
import { type CagePlayerRow } from '@cardroom/contracts';
import { id, isoOf, type PlayerId } from '@cardroom/kernel';
import { type CageBoard } from './board';
import { heldIn, money, moneyOrNull, whoIn } from './shapes';
import { touchedBy } from './touched';

const listed = <V extends { readonly playerId: PlayerId }>(values: Iterable<V>, playerId: PlayerId): V[] =>
  [...values].filter((each) => each.playerId === playerId);

/** What of his lies with the house, or is owed at a table. */
const kept = (cage: Cage, playerId: PlayerId) => {
  const { balances, deposits, awaited, safety, loans, dues } = cage;
  const loan = loans.get(playerId);
  return {
    custody: balances.has(`custody:${playerId}`)
      ? heldIn(cage, heldAt(balances, `custody:${playerId}`))
      : null,
    custodyAwaited: listed(awaited.values(), playerId)
      .filter(({ isOver }) => !isOver)
      .map(({ custodyId, tableId, amountMinor, since }) => ({
        custodyId,
        tableId,
        amount: moneyOrNull(cage, amountMinor),
        since: isoOf(since),
      })),
    deposits: listed(deposits.values(), playerId)
      .filter(({ state }) => state === 'held')
      .map(({ depositId, amountMinor }) => ({ depositId, amount: money(cage, amountMinor) })),
    safety: moneyOrNull(cage, safety.get(playerId)?.amountMinor ?? null),
    loan: loan ? { lender: loan.lender, amount: money(cage, loan.amountMinor) } : null,
    due: listed(dues.values(), playerId).map(({ gameId, amountMinor }) => ({
      gameId,
      amount: money(cage, amountMinor),
    })),
  };
};

const hasNothing = (cage: Cage, playerId: PlayerId, had: ReturnType<typeof kept>): boolean =>
  balanceOf(cage, playerId) === 0 &&
  !cage.totals.has(playerId) &&
  had.custody === null &&
  had.safety === null &&
  had.loan === null &&
  had.custodyAwaited.length + had.deposits.length + had.due.length === 0;

const playerRow = (cage: Cage, key: string): CagePlayerRow | null => {
  const playerId = id<PlayerId>(key);
  const had = kept(cage, playerId);
  if (hasNothing(cage, playerId, had)) return null;
  const { cashInMinor, cashOutMinor, identity } = totalOf(cage, playerId);
  return {
    ...whoIn(cage, playerId),
    balance: money(cage, balanceOf(cage, playerId)),
    ...had,
    cashIn: money(cage, cashInMinor),
    cashOut: money(cage, cashOutMinor),
    isIdentified: identity !== null,
  };
};

const playersOf = (accounts: Iterable<string>): string[] =>
  [...accounts].flatMap((account) => {
    const [kind, playerId] = account.split(':');
    return playerId && (kind === 'account' || kind === 'custody') ? [playerId] : [];
  });

const everybody = ({ balances, totals, deposits, awaited, safety, loans, dues }: Cage): string[] => [
  ...playersOf(balances.keys()),
  ...totals.keys(),
  ...safety.keys(),
  ...loans.keys(),
  ...[...deposits.values(), ...awaited.values(), ...dues.values()].map(({ playerId }) => playerId),
];

/** Everybody who has money or chips with the house, or moved some today. */
export const cagePlayersBoard: CageBoard<'cage-players'> = {
  name: 'cage-players',
  keys: everybody,
  row: playerRow,
  changedKeys: (change) => {
    const { players, accounts } = touchedBy(change);
    return [...players, ...playersOf(accounts)];
  },
};
