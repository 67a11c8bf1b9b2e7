import { accept, judge, minor } from '@cardroom/kernel';
import { occupantOf, playOver, type SeatNumber, sitDown, standUp } from '@cardroom/poker';
import { isOfHouse, tableIsOpen, theOpened } from '../ground-rules';
import { addSeated } from '../keeping';
import { alreadySeated, ownerIsHere, seatNotTaken, seatTaken, seatUnknown } from '../refusals';
import { type Seated } from '../seated';
import { type DecisionsOf, type EvolutionsOf, type EventNamed, type RulesFor } from '../slice';
import { stampOf } from '../stamp';
import { isInHand, seatedAs, seatedAt, type Table } from '../state';

type Rule = RulesFor<'TakeSeat'>[number];

const isASeat = (seat: SeatNumber, table: Table): boolean =>
  Number.isSafeInteger(seat) && seat >= 1 && seat <= theOpened(table).seats;

export const seatExists = ({ seat }: { readonly seat: SeatNumber }, table: Table) =>
  isASeat(seat, table) ? null : seatUnknown({ seat });

const sitsNowhereElse: Rule = ({ playerId }, table) => {
  const held = seatedAs(table, playerId);
  return held ? alreadySeated({ seat: held.seat }) : null;
};

/** A seat is free, or its owner is away and somebody plays over it (RRP-2.2.11). */
const seatIsFree: Rule = ({ seat, over = false }, table) => {
  const owner = seatedAt(table, seat);
  const isPromised = table.seats.some(({ movingTo }) => movingTo?.seat === seat);
  if (!over) return owner || isPromised ? seatTaken({ seat }) : null;
  if (!owner) return seatNotTaken({ seat });
  return owner.away && !isInHand(table, seat) ? null : ownerIsHere({ seat });
};

export const takeSeatRules: RulesFor<'TakeSeat'> = [
  isOfHouse,
  tableIsOpen,
  seatExists,
  sitsNowhereElse,
  seatIsFree,
];

export const takingDecisions: DecisionsOf<'TakeSeat'> = {
  TakeSeat: (command, table) =>
    judge(takeSeatRules, [command, table], () => {
      const { playerId, alias, seat, how, mustHoldMinimum = false, over = false } = command;
      return accept({
        type: 'SeatTaken',
        ...stampOf(command),
        seat,
        playerId,
        alias,
        how,
        mustHoldMinimum,
        over,
      });
    }),
};

const newlySeated = ({ seat, playerId, alias, how, mustHoldMinimum }: EventNamed<'SeatTaken'>): Seated => ({
  seat,
  playerId,
  alias,
  away: false,
  sitsOutSince: null,
  leaving: null,
  movingTo: null,
  dealtOut: [],
  holds: [],
  mustHoldMinimum,
  isForcedMover: how === 'moved' && !mustHoldMinimum,
  queuedMinor: minor(0),
  timeouts: 0,
});

/** A new player at the table, in the eyes of button and blinds; over an absent owner who keeps his debts (RRP-4.1.8). */
export const sat = (table: Table, seat: SeatNumber, over: boolean): Table => {
  if (!over) return { ...table, between: changed(table, sitDown({ seat, stack: 0 }, table.between)) };
  const owner = seatedAt(table, seat);
  const occupant = occupantOf(table.between, seat);
  if (!owner || !occupant) return table;
  const away = {
    ...table.between,
    occupants: table.between.occupants.map((one) => (one.seat === seat ? { ...one, present: false } : one)),
  };
  return {
    ...table,
    seats: table.seats.filter((one) => one !== owner),
    playedOver: [...table.playedOver, owner],
    between: changed(table, playOver({ seat, stack: 0 }, away)),
  };
};

type Moved = ReturnType<typeof sitDown>;

export const changed = ({ between }: Table, decision: Moved): Table['between'] =>
  decision.accepted ? (decision.events[0] ?? between) : between;

const withoutDebt = (between: Table['between'], seat: SeatNumber): Table['between'] => ({
  ...between,
  deferred: between.deferred.filter((owing) => owing !== seat),
});

/** Nobody plays at the seat any more: it is free, or its absent owner's again. */
export const stoodUp = (table: Table, seat: SeatNumber): Table => {
  const owner = table.playedOver.find((one) => one.seat === seat);
  const seats = table.seats.filter((one) => one.seat !== seat);
  return {
    ...table,
    seats: owner ? [...seats, owner].toSorted((a, b) => a.seat - b.seat) : seats,
    playedOver: table.playedOver.filter((one) => one.seat !== seat),
    between: withoutDebt(changed(table, standUp({ seat }, table.between)), seat),
  };
};

export const takingEvolutions: EvolutionsOf<'SeatTaken'> = {
  SeatTaken: (table, event) => addSeated(sat(table, event.seat, event.over), newlySeated(event)),
};
