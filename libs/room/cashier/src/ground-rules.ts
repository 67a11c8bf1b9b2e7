import {
  accept,
  type Actor,
  type Decision,
  invariant,
  type Policy,
  type Refusal,
  refuse,
  type Role,
  type StaffId,
} from '@cardroom/kernel';
import { type CashierEvent } from './events';
import { type Stamp, staffIdOf, type WindowId, type Witnessed } from './ids';
import { type Chips, chipsValue, type Holding, isCount, isNothing } from './ledger/holding';
import { missingFor, outstandingMinor, post, type Posting } from './ledger/postings';
import {
  cageClosed,
  cageNotOpen,
  countInvalid,
  moreThanInPlay,
  notAuthorised,
  nothingToMove,
  notThere,
  notYourWindow,
  reasonRequired,
  secondPersonRequired,
  windowBeingCounted,
  windowNotOpen,
} from './refusals';
import { type Cage, type CageDay } from './state';

type Ground<C> = Policy<C, Cage>;

const atTheCage: readonly Role[] = ['cashier', 'shiftManager', 'roomManager'];
const inCharge: readonly Role[] = ['floorSupervisor', 'shiftManager', 'roomManager'];
const atTheTables: readonly Role[] = ['dealer', 'cashier', 'listKeeper', ...inCharge];

const holdsOneOf =
  (roles: readonly Role[]): Ground<Stamp> =>
  ({ by }) =>
    by.kind === 'staff' && roles.includes(by.role) ? null : notAuthorised();

export const isOfCage = holdsOneOf(atTheCage);
export const isInCharge = holdsOneOf(inCharge);
export const isOfRoom = holdsOneOf(atTheTables);

/** The house itself, told by what happened elsewhere in the room, besides those who may. */
export const orTheHouse =
  (rule: Ground<Stamp>): Ground<Stamp> =>
  (command, cage) =>
    command.by.kind === 'timer' ? null : rule(command, cage);

export const cageIsOpen: Ground<unknown> = (_, { day }) => {
  if (!day) return cageNotOpen();
  return day.isClosed ? cageClosed({ day: day.day }) : null;
};

/** The day that the rules found open. */
export const theDay = ({ day }: Cage): CageDay => {
  invariant(day, 'the cage is open');
  return day;
};

/** Who acts, where the rules found a member of staff. */
export const actorOf = (by: Actor): StaffId => {
  const staff = staffIdOf(by);
  invariant(staff, 'a member of staff acts');
  return staff;
};

/** The witness is another person than who acts. */
export const twoPeople: Ground<Stamp & Witnessed> = ({ by, witness }) =>
  staffIdOf(by) === witness ? secondPersonRequired({ witness }) : null;

export const saysWhy: Ground<{ readonly reason: string }> = ({ reason }) =>
  reason.trim() === '' ? reasonRequired() : null;

/** The window is open and not being counted. */
export const windowIsOpen: Ground<{ readonly windowId: WindowId }> = ({ windowId }, { windows }) => {
  const state = windows.get(windowId)?.state ?? 'closed';
  if (state === 'closed') return windowNotOpen({ windowId });
  return state === 'counted' ? windowBeingCounted({ windowId }) : null;
};

/** Only the cashier who signed for a drawer puts his hand into it. */
export const isHisWindow: Ground<Stamp & { readonly windowId: WindowId }> = (
  { windowId, by },
  { windows },
) => (windows.get(windowId)?.cashier === staffIdOf(by) ? null : notYourWindow({ windowId }));

/** What every entry over a counter needs. */
export const overTheCounter: readonly Ground<Stamp & { readonly windowId: WindowId }>[] = [
  cageIsOpen,
  isOfCage,
  windowIsOpen,
  isHisWindow,
];

/** A count is whole, of the room's denominations, and not below zero. */
export const canBeCounted = (holding: Holding, cage: Cage): Refusal | null =>
  isCount(holding, theDay(cage).denominations) ? null : countInvalid();

/** A count of something. */
export const isSomething = (holding: Holding, cage: Cage): Refusal | null =>
  canBeCounted(holding, cage) ?? (isNothing(holding) ? nothingToMove() : null);

/** No more chips come back than are out, by value. */
export const areOurs = (chips: Chips, { balances }: Cage): Refusal | null => {
  const [askedMinor, outMinor] = [chipsValue(chips), outstandingMinor(balances)];
  return askedMinor > outMinor ? moreThanInPlay({ askedMinor, outMinor }) : null;
};

/** Chips that have come back since cannot be taken back once more, by value. */
export const areStillOut = (postings: readonly Posting[], { balances }: Cage): Refusal | null => {
  const outMinor = outstandingMinor(balances);
  const leftMinor = outstandingMinor(post(balances, postings));
  return leftMinor < 0 && leftMinor < outMinor
    ? moreThanInPlay({ askedMinor: outMinor - leftMinor, outMinor })
    : null;
};

/** Records facts whose postings can be posted; nothing leaves a place where it is not. */
export const acceptPosting = (
  cage: Cage,
  postings: readonly Posting[],
  events: readonly CashierEvent[],
): Decision<CashierEvent> => {
  const short = missingFor(cage.balances, postings);
  return short
    ? refuse(notThere({ account: short.account, item: short.item, missing: short.missing }))
    : accept(...events);
};
