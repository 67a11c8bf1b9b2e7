import { accept, judge, type Minor, minor, type PlayerId, type Policy, type Refusal } from '@cardroom/kernel';
import { type CashierEvent } from '../events';
import { cageIsOpen, isOfCage } from '../ground-rules';
import { type Stamp, stampOf, type WindowId } from '../ids';
import { identityRequired, reasonRequired } from '../refusals';
import { limitOf } from '../settings';
import { type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Cage, totalOf } from '../state';
import { type RunningTotal } from '../state-parts';

/** Money that changes hands over a counter, in one direction. */
export interface Payment {
  readonly playerId: PlayerId;
  readonly direction: 'in' | 'out';
  readonly amountMinor: Minor;
}

const soFar = ({ cashInMinor, cashOutMinor }: RunningTotal, { direction }: Payment): Minor =>
  direction === 'in' ? cashInMinor : cashOutMinor;

const totalWith = (cage: Cage, payment: Payment): number =>
  soFar(totalOf(cage, payment.playerId), payment) + payment.amountMinor;

/**
 * Over the limit a person is identified before the money moves. The total runs through the gaming day across windows,
 * for each direction; exactly the limit is still within it.
 */
export const isIdentified = (cage: Cage, payment: Payment): Refusal | null => {
  const limitMinor = limitOf(cage.settings);
  if (limitMinor === null || payment.amountMinor === 0) return null;
  const totalMinor = totalWith(cage, payment);
  return totalMinor > limitMinor && totalOf(cage, payment.playerId).identity === null
    ? identityRequired({ limitMinor, totalMinor, direction: payment.direction })
    : null;
};

/** As a rule of the command that moves the money. */
export const identifiedFor =
  <C>(paymentOf: (command: C) => Payment): Policy<C, Cage> =>
  (command, cage) =>
    isIdentified(cage, paymentOf(command));

const registered = (
  cage: Cage,
  payment: Payment,
  at: Stamp & { readonly windowId: WindowId },
): CashierEvent[] => {
  const limitMinor = limitOf(cage.settings);
  const { identity } = totalOf(cage, payment.playerId);
  const totalMinor = minor(totalWith(cage, payment));
  if (limitMinor === null || identity === null || payment.amountMinor === 0 || totalMinor <= limitMinor)
    return [];
  const facts = { windowId: at.windowId, ...payment, totalMinor, limitMinor, identity };
  return [{ type: 'ExchangeRegistered', ...stampOf(at), ...facts }];
};

/** Said once a day for each person. */
const hinted = (cage: Cage, payment: Payment, at: Stamp): CashierEvent[] => {
  const { hintPayments, hintPercent } = cage.settings;
  const limitMinor = limitOf(cage.settings);
  const { payments, isHinted } = totalOf(cage, payment.playerId);
  if (limitMinor === null || isHinted || payment.direction === 'out') return [];
  if (payment.amountMinor === 0 || payment.amountMinor > limitMinor) return [];
  const totalMinor = minor(totalWith(cage, payment));
  const isNear = payments + 1 >= hintPayments && totalMinor * 100 >= limitMinor * hintPercent;
  const facts = { playerId: payment.playerId, payments: payments + 1, totalMinor, limitMinor };
  return isNear ? [{ type: 'StructuringHinted', ...stampOf(at), ...facts }] : [];
};

/** What a payment adds to the registers. */
export const noted = (
  cage: Cage,
  payment: Payment,
  at: Stamp & { readonly windowId: WindowId },
): readonly CashierEvent[] => [...registered(cage, payment, at), ...hinted(cage, payment, at)];

/** Counts a payment, or takes it back (`sign` −1). */
export const counted = (
  cage: Cage,
  { playerId, direction, amountMinor }: Payment,
  sign: 1 | -1 = 1,
): Cage => {
  if (amountMinor === 0) return cage;
  const total = totalOf(cage, playerId);
  const change = sign * amountMinor;
  const limitMinor = limitOf(cage.settings);
  const isSmall = direction === 'in' && (limitMinor === null || amountMinor <= limitMinor);
  const next: RunningTotal = {
    ...total,
    cashInMinor: minor(total.cashInMinor + (direction === 'in' ? change : 0)),
    cashOutMinor: minor(total.cashOutMinor + (direction === 'out' ? change : 0)),
    payments: total.payments + (isSmall ? sign : 0),
  };
  return { ...cage, totals: cage.totals.set(playerId, next) };
};

export const takeIdentityRules: RulesFor<'TakeIdentity'> = [
  cageIsOpen,
  isOfCage,
  ({ reference }) => (reference.trim() === '' ? reasonRequired() : null),
];

export const thresholdDecisions: DecisionsOf<'TakeIdentity'> = {
  TakeIdentity: (command, cage) =>
    judge(takeIdentityRules, [command, cage], () => {
      const { playerId, reference } = command;
      return accept({ type: 'IdentityTaken', ...stampOf(command), playerId, reference });
    }),
};

const put = (cage: Cage, playerId: PlayerId, change: Partial<RunningTotal>): Cage => ({
  ...cage,
  totals: cage.totals.set(playerId, { ...totalOf(cage, playerId), ...change }),
});

export const thresholdEvolutions: EvolutionsOf<'IdentityTaken' | 'ExchangeRegistered' | 'StructuringHinted'> =
  {
    IdentityTaken: (cage, { playerId, reference }) => put(cage, playerId, { identity: reference }),
    ExchangeRegistered: (cage) => cage,
    StructuringHinted: (cage, { playerId }) => put(cage, playerId, { isHinted: true }),
  };
