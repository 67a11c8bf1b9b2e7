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
  judge([seatIsTaken], [command, table], () => accept(ownerBack(table, command.seat)));

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
const dealsUntilBigBlind = (table: TableBetweenHands, seat: SeatNumber, mover: SeatNumber): number => {
  const others = table.occupants.filter((o) => o.seat !== mover && o.present && o.stack > 0);
  const ring = [...others.map((o) => o.seat), seat];
  return seatsAfter(ring, table.last?.blinds.at(-1) ?? null).indexOf(seat);
};

const standingAfterMove = (
  { from, to, dealsOff = false }: ChangeSeat,
  table: TableBetweenHands,
  { standing }: Occupant,
): Standing => {
  if (standing.kind === 'new') return standing;
  if (dealsOff) return { kind: 'dealingOff' };
  const away = dealsUntilBigBlind(table, to, from) - dealsUntilBigBlind(table, from, from);
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
    return accept(withOccupant(ownerBack(table, command.from), moved));
  });
