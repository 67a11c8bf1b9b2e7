import { type DepositRow } from '@cardroom/contracts';
import { type Deposit, type Floor, lockUpStateOf } from '@cardroom/floor';
import { isoOf } from '@cardroom/kernel';
import { type Board, type FloorChange } from './board';
import { nameOf } from './names';
import { amountIn } from './shapes';

const rowOf = (floor: Floor, key: string): DepositRow | null => {
  const deposit = floor.deposits.get(key);
  if (!deposit) return null;
  const { depositId, playerId, alias, gameId, amountMinor, takenAt, takenBy, lockUp } = deposit;
  return {
    depositId,
    playerId,
    alias,
    gameId,
    amount: amountIn(floor, amountMinor),
    takenAt: isoOf(takenAt),
    takenBy: nameOf(takenBy),
    entryId: lockUp.kind === 'place' ? lockUp.entryId : null,
    tableNumber: lockUp.kind === 'seat' ? (floor.tables.get(lockUp.tableId)?.plan.number ?? 0) : null,
    seat: lockUp.kind === 'seat' ? lockUp.seat : null,
    lockUp: lockUpStateOf(floor, deposit),
  };
};

const isSame = (a: Floor, b: Floor, deposit: Deposit): boolean =>
  a.deposits.get(deposit.depositId) === b.deposits.get(deposit.depositId) &&
  lockUpStateOf(a, deposit) === lockUpStateOf(b, deposit);

/** Open deposits are few: each is looked at. */
const changedKeys = ({ before, after }: FloorChange): readonly string[] => {
  const open = [...before.deposits.values(), ...after.deposits.values()];
  return [...new Set(open.filter((each) => !isSame(before, after, each)).map(({ depositId }) => depositId))];
};

/** Deposits that the house has, and what became of what they were taken for. */
export const depositsBoard: Board<'deposits'> = {
  name: 'deposits',
  keys: (floor) => [...floor.deposits.keys()],
  isOn: (floor, key) => floor.deposits.has(key),
  row: rowOf,
  changedKeys,
};
