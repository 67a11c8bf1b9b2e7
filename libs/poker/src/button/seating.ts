import { accept, type Decision, judge, type Policy, refuse } from '@cardroom/kernel';
import { type Chips, type SeatNumber } from '../hand/state';
import { planDeal } from './deal-plan';
import { missedAny } from './table';
import { noChips, notTheButton, nothingToPost, ownerPresent, seatEmpty, seatTaken } from './refusals';
import { seatsAfter } from './ring';
import {
  type DealTerms,
  type Occupant,
  occupantOf,
  type Standing,
  type TableBetweenHands,
  withOccupant,
} from './table';

interface AtSeat {
  readonly seat: SeatNumber;
}

export interface SitDown extends AtSeat {
  readonly stack: Chips;
}

const newcomer = ({ seat, stack }: SitDown): Occupant => ({
  seat,
  stack,
  present: true,
  standing: { kind: 'new' },
  missed: [],
  posts: false,
});

const seatIsFree: Policy<AtSeat, TableBetweenHands> = ({ seat }, table) =>
  occupantOf(table, seat) ? seatTaken({ seat }) : null;

const seatIsTaken: Policy<AtSeat, TableBetweenHands> = ({ seat }, table) =>
  occupantOf(table, seat) ? null : seatEmpty({ seat });

/** A player new to the table is asked: wait for the big blind, or post; without an answer he waits (RRP-4.1.4). */
export const sitDown = (command: SitDown, table: TableBetweenHands): Decision<TableBetweenHands> =>
  judge([seatIsFree], [command, table], () => accept(withOccupant(table, newcomer(command))));

/** He gives up the seat; coming back later he is new (RRP-4.1.13). */
export const standUp = (command: AtSeat, table: TableBetweenHands): Decision<TableBetweenHands> =>
  judge([seatIsTaken], [command, table], () =>
    accept(debtOf(ownerBack(table, command.seat), command.seat, null)),
  );

/** A small blind put off (RRP-4.1.1.a) is its player's: it goes with him to another seat, and not to who takes his. */
const debtOf = (table: TableBetweenHands, seat: SeatNumber, to: SeatNumber | null): TableBetweenHands => ({
  ...table,
  deferred: table.deferred.flatMap((owing) => {
    if (owing !== seat) return [owing];
    return to === null ? [] : [to];
  }),
});

/** The seat is empty again, or its absent owner's where somebody played over it. */
const ownerBack = (table: TableBetweenHands, seat: SeatNumber): TableBetweenHands => {
  const owner = table.playedOver.find((occupant) => occupant.seat === seat);
  const occupants = table.occupants.filter((occupant) => occupant.seat !== seat);
  const playedOver = table.playedOver.filter((occupant) => occupant.seat !== seat);
  const without = { ...table, occupants, playedOver };
  return owner ? withOccupant(without, owner) : without;
};

/** Marks a player present or away; away he misses his blinds, or has them posted (RRP-4.1.11, RRP-11.10). */
export const setPresent = (
  command: AtSeat & { readonly present: boolean },
  table: TableBetweenHands,
): Decision<TableBetweenHands> =>
  judge([seatIsTaken], [command, table], () => {
    const occupant = occupantOf(table, command.seat) as Occupant;
    return accept(withOccupant(table, { ...occupant, present: command.present }));
  });

/** Chips bought between hands; who rebuys is not new, and owes the blinds missed meanwhile (RRP-4.1.13). */
export const setStack = (command: SitDown, table: TableBetweenHands): Decision<TableBetweenHands> =>
  judge([seatIsTaken], [command, table], () => {
    const occupant = occupantOf(table, command.seat) as Occupant;
    return accept(withOccupant(table, { ...occupant, stack: command.stack }));
  });

const ownerIsAway: Policy<AtSeat, TableBetweenHands> = ({ seat }, table) =>
  occupantOf(table, seat)?.present ? ownerPresent({ seat }) : null;

/** Somebody plays over an absent player's seat: he is new, and the debts stay with the absent one (RRP-4.1.8). */
export const playOver = (command: SitDown, table: TableBetweenHands): Decision<TableBetweenHands> =>
  judge([seatIsTaken, ownerIsAway], [command, table], () => {
    const owner = occupantOf(table, command.seat) as Occupant;
    const over = { ...table, playedOver: [...table.playedOver, owner] };
    return accept(withOccupant(over, newcomer(command)));
  });

const hasSomethingToPost: Policy<AtSeat, TableBetweenHands> = ({ seat }, table) => {
  const { standing } = occupantOf(table, seat) as Occupant;
  return standing.kind === 'active' && !missedAny(occupantOf(table, seat) as Occupant)
    ? nothingToPost({ seat })
    : null;
};

const hasChips: Policy<AtSeat, TableBetweenHands> = ({ seat }, table) =>
  (occupantOf(table, seat)?.stack ?? 0) > 0 ? null : noChips({ seat });

/**
 * He asks to post and come in at once (RRP-4.1.6, RRP-4.1.11, RRP-4.1.18); refused where he may not come in in the next
 * deal (RRP-4.1.9), and then he waits.
 */
export const askToPost = (
  command: AtSeat,
  table: TableBetweenHands,
  terms: DealTerms,
): Decision<TableBetweenHands> =>
  judge([seatIsTaken, hasSomethingToPost, hasChips], [command, table], () => {
    const occupant = occupantOf(table, command.seat) as Occupant;
    const standing: Standing =
      occupant.standing.kind === 'dealingOff' ? { kind: 'moved', dealsToWait: 1 } : occupant.standing;
    const asked = withOccupant(table, { ...occupant, standing, posts: true });
    const plan = planDeal(asked, terms);
    if (!plan.accepted) return accept(asked);
    const no = plan.events[0]?.notDealtIn.find(({ seat }) => seat === command.seat);
    return no ? refuse(no.refusal) : accept(asked);
  });

export interface ChangeSeat {
  readonly from: SeatNumber;
  readonly to: SeatNumber;
  /** He has just played the button and lets the blinds pass the new seat (RRP-4.1.19). */
  readonly dealsOff?: boolean;
}

const fromIsTaken: Policy<ChangeSeat, TableBetweenHands> = ({ from }, table) =>
  occupantOf(table, from) ? null : seatEmpty({ seat: from });

const toIsFree: Policy<ChangeSeat, TableBetweenHands> = ({ to }, table) =>
  occupantOf(table, to) ? seatTaken({ seat: to }) : null;

const playedTheButton: Policy<ChangeSeat, TableBetweenHands> = ({ from, dealsOff }, { last, lastDealtIn }) =>
  dealsOff && (last?.button !== from || !lastDealtIn.includes(from))
    ? notTheButton({ seat: from, button: last?.button ?? null })
    : null;

export const changeSeatRules = [fromIsTaken, toIsFree, playedTheButton];

/** How many active seats the big blind has to go before it comes to a seat. */
const dealsUntilBigBlind = (
  table: TableBetweenHands,
  seat: SeatNumber,
  vacated: SeatNumber | null,
): number => {
  const others = table.occupants.filter((o) => o.seat !== vacated && o.present && o.stack > 0);
  const ring = [...others.map((o) => o.seat), seat];
  return seatsAfter(ring, table.last?.blinds.at(-1) ?? null).indexOf(seat);
};

/** Whether his seat is empty after him, or somebody else's at once. */
interface Move extends ChangeSeat {
  readonly isExchange?: boolean;
}

const standingAfterMove = (
  { from, to, dealsOff = false, isExchange = false }: Move,
  table: TableBetweenHands,
  { standing }: Occupant,
): Standing => {
  if (standing.kind === 'new') return standing;
  if (dealsOff) return { kind: 'dealingOff' };
  const vacated = isExchange ? null : from;
  const away = dealsUntilBigBlind(table, to, vacated) - dealsUntilBigBlind(table, from, vacated);
  const before = standing.kind === 'moved' ? standing.dealsToWait : 0;
  return away > 0 || before > 0 ? { kind: 'moved', dealsToWait: Math.max(0, before + away) } : standing;
};

/**
 * A player takes another seat of the table. He is dealt in at the same place relative to the big blind: moving away from
 * it he waits as many deals as active seats lie between, moving nearer he does not (RRP-4.1.18). Blinds missed go with
 * him; who is still new stays new (RRP-4.1.5); each move is looked at alone (RRP-4.1.17).
 */
export const changeSeat = (command: ChangeSeat, table: TableBetweenHands): Decision<TableBetweenHands> =>
  judge(changeSeatRules, [command, table], () => {
    const mover = occupantOf(table, command.from) as Occupant;
    const playedOver = table.playedOver.some(({ seat }) => seat === command.from);
    const active: Occupant =
      playedOver && mover.standing.kind === 'new' ? { ...mover, standing: { kind: 'active' } } : mover;
    const standing = standingAfterMove(command, table, active);
    const moved: Occupant = { ...mover, seat: command.to, standing, posts: false };
    return accept(debtOf(withOccupant(ownerBack(table, command.from), moved), command.from, command.to));
  });

export interface ExchangeSeats {
  readonly seats: readonly [SeatNumber, SeatNumber];
}

const bothAreTaken: Policy<ExchangeSeats, TableBetweenHands> = ({ seats }, table) => {
  const empty = seats.find((seat) => !occupantOf(table, seat));
  return empty === undefined ? null : seatEmpty({ seat: empty });
};

const nobodyPlaysOver: Policy<ExchangeSeats, TableBetweenHands> = ({ seats }, { playedOver }) => {
  const kept = playedOver.find(({ seat }) => seats.includes(seat));
  return kept ? seatTaken({ seat: kept.seat }) : null;
};

export const exchangeSeatsRules = [bothAreTaken, nobodyPlaysOver];

/**
 * Two players exchange seats with all that is theirs: chips, missed blinds and what they have put off. Each is looked at
 * alone: who moves away from the big blind waits for it or posts, who moves nearer does not (RRP-4.1.17, RRP-4.1.18).
 */
export const exchangeSeats = (
  command: ExchangeSeats,
  table: TableBetweenHands,
): Decision<TableBetweenHands> =>
  judge(exchangeSeatsRules, [command, table], () => {
    const [one, other] = command.seats;
    const movedTo = (from: SeatNumber, to: SeatNumber): Occupant => {
      const mover = occupantOf(table, from) as Occupant;
      return {
        ...mover,
        seat: to,
        standing: standingAfterMove({ from, to, isExchange: true }, table, mover),
        posts: false,
      };
    };
    const both = withOccupant(withOccupant(table, movedTo(one, other)), movedTo(other, one));
    const deferred = table.deferred.map((seat) => {
      if (seat === one) return other;
      return seat === other ? one : seat;
    });
    return accept({ ...both, deferred });
  });
