import { changed, changedPlayer } from './copies';
import { type Chips, type Hand, type PlayerInHand, type SeatNumber } from './state';

export const indexOfSeat = (hand: Hand, seat: SeatNumber): number => {
  const { players } = hand;
  for (let i = 0; i < players.length; i++) if (players[i]!.seat === seat) return i;
  return -1;
};

export const playerAt = (hand: Hand, seat: SeatNumber): PlayerInHand | undefined =>
  hand.players[indexOfSeat(hand, seat)];

/** The hand with one player changed; unchanged when the seat is not in it. */
export const changePlayer = (hand: Hand, seat: SeatNumber, changes: Partial<PlayerInHand>): Hand => {
  const index = indexOfSeat(hand, seat);
  if (index < 0) return hand;
  const players = hand.players.slice();
  players[index] = changedPlayer(players[index]!, changes);
  return changed(hand, { players });
};

/** Everything in the middle: contributions and dead money, less what was paid out. */
export const chipsInPots = (hand: Hand): Chips => {
  let chips = hand.deadMoney - hand.paidOut;
  for (const player of hand.players) chips += player.contributed;
  return chips;
};

/** The seats clockwise from the one after a given seat, or from the dealer's left (stud, null). */
export const clockwiseFrom = <S extends { readonly seat: SeatNumber }>(
  seats: readonly S[],
  after: SeatNumber | null,
): readonly S[] => {
  const ordered = seats.toSorted((a, b) => a.seat - b.seat);
  if (after === null) return ordered;
  return [...ordered.filter(({ seat }) => seat > after), ...ordered.filter(({ seat }) => seat <= after)];
};
