import {
  accept,
  type EntryId,
  judge,
  type Minor,
  minor,
  type PlayerId,
  type Refusal,
} from '@cardroom/kernel';
import { type Deposit, type LockUpOfDeposit } from './deposit';
import { isInCharge, roleOf, stampOf } from '../ground-rules';
import {
  depositsNotTaken,
  depositTaken,
  depositUnknown,
  forfeitNotAuthorised,
  nothingLockedUp,
} from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts, liveEntry, seatUse } from '../state';

type Taking = CommandNamed<'TakeDeposit'>;
type TakeRule = RulesFor<'TakeDeposit'>[number];
type SettleRule = RulesFor<'SettleDeposit'>[number];

/** What is locked up, and for whom. */
interface LockedUp {
  readonly lockUp: LockUpOfDeposit;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: Deposit['gameId'];
}

const heldPlace = (floor: FloorFacts, entryId: EntryId): LockedUp | null => {
  const entry = liveEntry(floor, entryId);
  if (entry?.standing.state !== 'held') return null;
  const { playerId, alias, gameId, standing } = entry;
  return { lockUp: { kind: 'place', entryId, hold: standing.hold }, playerId, alias, gameId };
};

const lockedSeat = (floor: FloorFacts, { tableId, seat }: Taking): LockedUp | null => {
  if (!tableId || seat === undefined) return null;
  const use = seatUse(floor, { tableId, seat });
  const gameId = floor.tables.get(tableId)?.game?.gameId;
  if (use?.state !== 'reserved' || !use.reservation.holder || !gameId) return null;
  const { reservation, holder } = use.reservation;
  return { lockUp: { kind: 'seat', tableId, seat, reservation }, ...holder, gameId };
};

const lockedUp = (command: Taking, floor: FloorFacts): LockedUp | null =>
  command.entryId ? heldPlace(floor, command.entryId) : lockedSeat(floor, command);

const isSame = (a: LockUpOfDeposit, b: LockUpOfDeposit): boolean =>
  a.kind === 'place'
    ? b.kind === 'place' && a.entryId === b.entryId && a.hold === b.hold
    : b.kind === 'seat' && a.reservation === b.reservation;

const houseTakesDeposits: TakeRule = (_, { settings }) =>
  settings.lockUpDepositMinor === null ? depositsNotTaken({}) : null;

const somethingIsLockedUp: TakeRule = (command, floor) => {
  const { entryId = null, tableId = null, seat = null } = command;
  return lockedUp(command, floor) ? null : nothingLockedUp({ entryId, tableId, seat });
};

const noDepositYet: TakeRule = (command, floor) => {
  const found = lockedUp(command, floor);
  const taken = floor.deposits.find(({ lockUp }) => found !== null && isSame(lockUp, found.lockUp));
  if (taken) return depositTaken({ depositId: taken.depositId });
  return floor.deposits.has(command.depositId) ? depositTaken({ depositId: command.depositId }) : null;
};

export const takeDepositRules: RulesFor<'TakeDeposit'> = [
  houseTakesDeposits,
  somethingIsLockedUp,
  noDepositYet,
];

const depositIsOpen: SettleRule = ({ depositId }, floor) =>
  floor.deposits.has(depositId) ? null : depositUnknown({ depositId });

const forfeitIsDecided: SettleRule = ({ by, outcome, reason }): Refusal | null => {
  if (outcome === 'returned' || (isInCharge(by) && reason)) return null;
  return forfeitNotAuthorised({ role: roleOf(by) ?? by.kind });
};

export const settleDepositRules: RulesFor<'SettleDeposit'> = [depositIsOpen, forfeitIsDecided];

const whereOf = (lockUp: LockUpOfDeposit) =>
  lockUp.kind === 'place'
    ? { entryId: lockUp.entryId, hold: lockUp.hold }
    : { tableId: lockUp.tableId, seat: lockUp.seat, reservation: lockUp.reservation };

const amountOf = ({ amountMinor }: Taking, { settings }: Floor): Minor =>
  amountMinor ?? minor(settings.lockUpDepositMinor ?? 0);

export const depositsDecisions: DecisionsOf<'TakeDeposit' | 'SettleDeposit'> = {
  TakeDeposit: (command, floor) =>
    judge(takeDepositRules, [command, floor], () => {
      const found = lockedUp(command, floor);
      if (!found) return accept();
      const { lockUp, ...whose } = found;
      const nowhere = { entryId: null, hold: null, tableId: null, seat: null, reservation: null };
      const facts = { depositId: command.depositId, ...whose, amountMinor: amountOf(command, floor) };
      return accept({ type: 'DepositTaken', ...stampOf(command), ...facts, ...nowhere, ...whereOf(lockUp) });
    }),
  SettleDeposit: (command, floor) =>
    judge(settleDepositRules, [command, floor], () => {
      const deposit = floor.deposits.get(command.depositId);
      if (!deposit) return accept();
      const { depositId, playerId, alias, gameId, amountMinor } = deposit;
      const facts = { ...stampOf(command), depositId, playerId, alias, gameId, amountMinor };
      return command.outcome === 'returned'
        ? accept({ type: 'DepositReturned', ...facts })
        : accept({ type: 'DepositForfeited', ...facts, reason: command.reason ?? '' });
    }),
};

const settled = (floor: FloorFacts, { depositId }: { readonly depositId: string }): FloorFacts => ({
  ...floor,
  deposits: floor.deposits.delete(depositId),
});

export const depositsEvolutions: EvolutionsOf<'DepositTaken' | 'DepositReturned' | 'DepositForfeited'> = {
  DepositTaken: (floor, event) => {
    const { at, by, depositId, playerId, alias, gameId, amountMinor } = event;
    const { entryId, hold, tableId, seat, reservation } = event;
    const lockUp: LockUpOfDeposit | null =
      tableId && seat && reservation
        ? { kind: 'seat', tableId, seat, reservation }
        : entryId && hold
          ? { kind: 'place', entryId, hold }
          : null;
    if (!lockUp) return floor;
    const taken = { depositId, playerId, alias, gameId, amountMinor, takenAt: at, takenBy: by, lockUp };
    return { ...floor, deposits: floor.deposits.set(depositId, taken) };
  },
  DepositReturned: settled,
  DepositForfeited: settled,
};
