import { type Minor, minor, type PlayerId } from '@cardroom/kernel';
import { type Occupant, occupantOf, type SeatNumber, withOccupant } from '@cardroom/poker';
import { type Behind, type Departing, type Seated } from './seated';
import { isInHand, seatedAs, type Table } from './state';

// Writes that keep seats, stacks and sums in step. They decide nothing.

const bySeat = (a: Seated, b: Seated): number => a.seat - b.seat;

/** Changes a player of the table, at his seat or behind one who plays over it. */
export const changeSeated = (table: Table, playerId: PlayerId, change: Partial<Seated>): Table => {
  const put = (seats: readonly Seated[]): readonly Seated[] =>
    seats.some((seated) => seated.playerId === playerId)
      ? seats
          .map((seated) => (seated.playerId === playerId ? { ...seated, ...change } : seated))
          .toSorted(bySeat)
      : seats;
  return { ...table, seats: put(table.seats), playedOver: put(table.playedOver) };
};

export const addSeated = (table: Table, seated: Seated): Table => ({
  ...table,
  seats: [...table.seats, seated].toSorted(bySeat),
});

const occupantFor = (
  table: Table,
  { seat, playerId }: Pick<Seated, 'seat' | 'playerId'>,
): Occupant | undefined =>
  table.playedOver.some((owner) => owner.playerId === playerId)
    ? table.between.playedOver.find((occupant) => occupant.seat === seat)
    : occupantOf(table.between, seat);

/** Chips in front of a player between hands. */
export const stackOf = (table: Table, playerId: PlayerId): Minor => {
  const seated = seatedAs(table, playerId);
  return minor((seated && occupantFor(table, seated)?.stack) ?? 0);
};

/** Chips in front of whoever plays at a seat, between hands. */
export const stackAt = (table: Table, seat: SeatNumber): Minor =>
  minor(occupantOf(table.between, seat)?.stack ?? 0);

const withOwner = (table: Table, owner: Occupant): Table => ({
  ...table,
  between: {
    ...table.between,
    playedOver: table.between.playedOver.map((one) => (one.seat === owner.seat ? owner : one)),
  },
});

/** Puts chips on a player's stack, or takes them off. */
export const addToStack = (table: Table, playerId: PlayerId, changeMinor: number): Table => {
  const seated = seatedAs(table, playerId);
  const occupant = seated && occupantFor(table, seated);
  if (!occupant || changeMinor === 0) return table;
  const changed = { ...occupant, stack: occupant.stack + changeMinor };
  return table.playedOver.some((owner) => owner.playerId === playerId)
    ? withOwner(table, changed)
    : { ...table, between: withOccupant(table.between, changed) };
};

/** Chips for a player now, or when the hand he is in is over. */
export const giveChips = (table: Table, playerId: PlayerId, amountMinor: Minor): Table => {
  const seated = seatedAs(table, playerId);
  if (!seated) return table;
  return isInHand(table, seated.seat)
    ? changeSeated(table, playerId, { queuedMinor: minor(seated.queuedMinor + amountMinor) })
    : addToStack(table, playerId, amountMinor);
};

export const cameIn = (table: Table, amountMinor: number): Table => ({
  ...table,
  inMinor: minor(table.inMinor + amountMinor),
});

export const wentOut = (table: Table, amountMinor: number): Table => ({
  ...table,
  outMinor: minor(table.outMinor + amountMinor),
});

export const putInCustody = (table: Table, playerId: PlayerId, amountMinor: Minor): Table =>
  amountMinor === 0
    ? table
    : { ...table, custody: table.custody.update(playerId, minor(0), (held) => minor(held + amountMinor)) };

/** Chips on their way to a player, and still his. */
export const behindOf = ({ behind }: Table, playerId: PlayerId): Minor =>
  minor(behind.reduce((sum, one) => (one.playerId === playerId ? sum + one.amountMinor : sum), 0));

/** Everything he has at the table: in front, queued, and on its way. */
export const allChipsOf = (table: Table, playerId: PlayerId): Minor =>
  minor(stackOf(table, playerId) + (seatedAs(table, playerId)?.queuedMinor ?? 0) + behindOf(table, playerId));

/** All that is on its way of one departure: with the mover, and paid for. */
export const departingMinor = ({ amountMinor, behind }: Pick<Departing, 'amountMinor' | 'behind'>): Minor =>
  minor(behind.reduce((sum, one) => sum + one.amountMinor, amountMinor as number));

/** Chips go on their way to another seat of their owner. */
export const putOnTheWay = (table: Table, chips: Omit<Departing, 'departure'>): Table => {
  if (chips.amountMinor === 0 && chips.behind.length === 0) return table;
  const departure = table.departures + 1;
  return { ...table, departures: departure, departing: [...table.departing, { departure, ...chips }] };
};

/** The chips of purchases have come, or are known to be on their way. */
export const knowsPurchases = (table: Table, purchases: readonly string[]): Table => ({
  ...table,
  purchases: [...table.purchases, ...purchases.filter((one) => !table.purchases.includes(one))],
});

export const forgetsPurchases = (table: Table, behind: readonly Behind[]): Table => ({
  ...table,
  purchases: table.purchases.filter((one) => !behind.some(({ purchase }) => purchase === one)),
});

/**
 * Chips that should be at the table less those that are: stacks, chips on their way, set aside, in custody, carried in the
 * pot, or with nobody the table knows of. Always 0.
 */
export const chipsMissing = (table: Table): number => {
  const { between, behind, seats, playedOver, asides, drops, custody, carriedPot, departing } = table;
  const held =
    [...between.occupants, ...between.playedOver].reduce((sum, { stack }) => sum + stack, 0) +
    [...seats, ...playedOver].reduce((sum, { queuedMinor }) => sum + queuedMinor, 0) +
    [...behind, ...asides, ...drops].reduce((sum, { amountMinor }) => sum + amountMinor, 0) +
    custody.reduce((sum, held) => sum + held, 0) +
    departing.reduce((sum, one) => sum + departingMinor(one), 0) +
    (carriedPot?.chips ?? 0) +
    table.dropMinor +
    table.unplacedMinor;
  return table.inMinor - table.outMinor - held;
};
