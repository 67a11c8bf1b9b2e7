import { type HandEvent, type PotShare } from '../hand/events';
import { type Chips, type Hand, type SeatNumber } from '../hand/state';
import { type ReplayStep } from './replay';

export interface SettledPot {
  readonly amount: Chips;
  /** Who had not folded, mucked hands included. */
  readonly eligible: readonly SeatNumber[];
}

export interface SettledAward {
  readonly pot: number;
  readonly share: PotShare;
  readonly amounts: Readonly<Record<SeatNumber, Chips>>;
}

/** How a hand ended, in the terms in which results are recorded. */
export interface Settlement {
  /** By player, p1 first. */
  readonly stacks: readonly Chips[];
  readonly pots: readonly SettledPot[];
  readonly awards: readonly SettledAward[];
  /** Bets that nobody called, by player. */
  readonly returned: Readonly<Record<SeatNumber, Chips>>;
  readonly folded: readonly boolean[];
  readonly mucked: readonly boolean[];
}

const sumBySeat = (shares: readonly { readonly seat: SeatNumber; readonly amount: Chips }[]) => {
  const sums: Record<SeatNumber, Chips> = {};
  for (const { seat, amount } of shares) if (amount > 0) sums[seat] = (sums[seat] ?? 0) + amount;
  return sums;
};

const potsOf = (events: readonly HandEvent[]): readonly SettledPot[] => {
  const formed = events.filter((event) => event.type === 'PotsFormed').at(-1)?.pots ?? [];
  const pots: SettledPot[] = [];
  for (const { amount, eligible } of formed) {
    const last = pots.at(-1);
    if (last && last.eligible.join() === eligible.join())
      pots[pots.length - 1] = { amount: last.amount + amount, eligible };
    else pots.push({ amount, eligible });
  }
  return pots;
};

const awardsOf = (events: readonly HandEvent[]): readonly SettledAward[] =>
  events
    .filter((event) => event.type === 'PotAwarded')
    .flatMap(({ pot, awards }) =>
      awards.map(({ part, shares }) => ({ pot, share: part, amounts: sumBySeat(shares) })),
    )
    .toSorted((a, b) => a.pot - b.pot);

const bySeat = <T>({ players }: Hand, of: (player: Hand['players'][number]) => T): readonly T[] =>
  players.toSorted((a, b) => a.seat - b.seat).map(of);

/** The result of a replay that reached the end of its hand. */
export const settlementOf = ({
  steps,
  hand,
}: {
  readonly steps: readonly Pick<ReplayStep, 'events'>[];
  readonly hand: Hand;
}): Settlement => {
  const events = steps.flatMap((taken) => taken.events);
  const uncalled = events.flatMap((event) =>
    event.type === 'BettingClosed' && event.uncalled ? [event.uncalled] : [],
  );
  return {
    stacks: bySeat(hand, ({ stack }) => stack),
    pots: potsOf(events),
    awards: awardsOf(events),
    returned: sumBySeat(uncalled),
    folded: bySeat(hand, ({ gone }) => gone === 'folded' || gone === 'dead'),
    mucked: bySeat(hand, ({ gone }) => gone === 'mucked'),
  };
};
