import { type Minor, minor, type PlayerId } from '@cardroom/kernel';
import { type SeatNumber } from '@cardroom/poker';
import { type HandRecord } from '../record/record';
import { type PlayerShare } from './commands';

/** A pot given to the wrong player, and how it goes to the right ones; the shift manager confirms it (RRP-2.1.6). */
export interface ProposedMove {
  readonly hand: number;
  readonly pot: number;
  readonly amountMinor: Minor;
  readonly from: readonly PlayerShare[];
  readonly to: readonly PlayerShare[];
}

type Won = HandRecord['pots'][number]['won'];

const shareOf = (won: Won, seat: SeatNumber): number =>
  won.reduce((sum, one) => (one.seat === seat ? sum + one.amountMinor : sum), 0);

const playerAt = ({ players }: HandRecord, seat: SeatNumber): PlayerId | null =>
  players.find((player) => player.seat === seat)?.playerId ?? null;

const shares = (record: HandRecord, seats: readonly SeatNumber[], of: (seat: SeatNumber) => number) =>
  seats.flatMap((seat): PlayerShare[] => {
    const playerId = playerAt(record, seat);
    const amountMinor = minor(Math.max(0, of(seat)));
    return playerId && amountMinor > 0 ? [{ playerId, amountMinor }] : [];
  });

/**
 * What has to move so that a pot of a finished hand lies as it should have been given: only the difference, and only of
 * that pot. Null when it lies right, or the shares are not all of it.
 */
export const proposedMove = (record: HandRecord, pot: number, right: Won): ProposedMove | null => {
  const wrong = record.pots[pot];
  if (!wrong) return null;
  const total = (won: Won): number => won.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (total(right) !== total(wrong.won)) return null;
  const seats = [...new Set([...wrong.won, ...right].map(({ seat }) => seat))].toSorted((a, b) => a - b);
  const change = (seat: SeatNumber): number => shareOf(right, seat) - shareOf(wrong.won, seat);
  const from = shares(record, seats, (seat) => -change(seat));
  const to = shares(record, seats, change);
  return from.length === 0 ? null : { hand: record.hand, pot, amountMinor: minor(sum(from)), from, to };
};

const sum = (list: readonly PlayerShare[]): number =>
  list.reduce((total, { amountMinor }) => total + amountMinor, 0);
