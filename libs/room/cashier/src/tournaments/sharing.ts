import { invariant, type Minor, minor, type PlayerId } from '@cardroom/kernel';
import { type StackLeft } from './commands';
import { type Refund } from './events';

/** Who has a part in what is shared, and what he was paid already: nothing for those who are still in. */
export interface Sharer {
  readonly playerId: PlayerId;
  readonly alreadyMinor: Minor;
}

interface Division {
  readonly sharers: readonly Sharer[];
  readonly poolMinor: number;
}

const sumPaid = (sharers: readonly Sharer[]): number =>
  sharers.reduce((sum, { alreadyMinor }) => sum + alreadyMinor, 0);

/**
 * Leaves out those who were paid more than an equal share, until nobody is: what they keep above it is taken from the
 * others' shares. The text does not say what becomes of it; nothing is asked back.
 */
const withoutOverpaid = ({ sharers, poolMinor }: Division): Division => {
  const share = Math.floor(poolMinor / Math.max(1, sharers.length));
  const overpaid = sharers.filter(({ alreadyMinor }) => alreadyMinor > share);
  if (overpaid.length === 0) return { sharers, poolMinor };
  return withoutOverpaid({
    sharers: sharers.filter(({ alreadyMinor }) => alreadyMinor <= share),
    poolMinor: poolMinor - sumPaid(overpaid),
  });
};

const biggest = (stacks: readonly StackLeft[]): PlayerId | null =>
  [...stacks].sort((a, b) => b.stack - a.stack || a.playerId.localeCompare(b.playerId))[0]?.playerId ?? null;

/**
 * The prize pool in equal shares, less what each was paid (RTC-45.a). Rounded down to the minor unit; what cannot be
 * divided goes to the biggest stack.
 */
export const sharesOf = (division: Division, stacks: readonly StackLeft[]): readonly Refund[] => {
  const { sharers, poolMinor } = withoutOverpaid(division);
  if (sharers.length === 0) return [];
  const share = Math.floor(poolMinor / sharers.length);
  const left = poolMinor - share * sharers.length;
  const luckiest = biggest(stacks) ?? sharers[0]?.playerId;
  const refunds = sharers.map(({ playerId, alreadyMinor }) => ({
    playerId,
    amountMinor: minor(share - alreadyMinor + (playerId === luckiest ? left : 0)),
  }));
  invariant(
    refunds.every(({ amountMinor }) => amountMinor >= 0),
    'nobody is asked to pay back',
  );
  return refunds.filter(({ amountMinor }) => amountMinor > 0);
};
