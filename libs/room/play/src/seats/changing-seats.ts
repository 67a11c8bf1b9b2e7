import { accept, type Decision, judge } from '@cardroom/kernel';
import { changeSeat, type Occupant, type SeatNumber } from '@cardroom/poker';
import { isOfHouse, isSeated, tableIsOpen, theSeated } from '../ground-rules';
import { readyToDeal } from '../hands/plan';
import { changeSeated } from '../keeping';
import { seatTaken } from '../refusals';
import {
  type CommandNamed,
  type DecisionsOf,
  type EvolutionsOf,
  type EventNamed,
  type RulesFor,
  type Sequel,
} from '../slice';
import { stampOf } from '../stamp';
import { isInHand, seatedAt, type Table } from '../state';
import { type SeatEvent } from './events';
import { changed, seatExists } from './taking';

type Rule = RulesFor<'ChangeSeat'>[number];

const newSeatExists: Rule = ({ to }, table) => seatExists({ seat: to }, table);

const newSeatIsFree: Rule = ({ to }, table) =>
  seatedAt(table, to) || table.seats.some(({ movingTo }) => movingTo?.seat === to)
    ? seatTaken({ seat: to })
    : null;

/** What button and blinds have to say about it, besides who sits where (RRP-4.1.19). */
const buttonAllows: Rule = ({ playerId, to, dealsOff = false }, table) => {
  const decision = changeSeat({ from: theSeated(table, playerId).seat, to, dealsOff }, table.between);
  return decision.accepted ? null : decision.refusal;
};

export const changeSeatRules: RulesFor<'ChangeSeat'> = [
  isOfHouse,
  tableIsOpen,
  isSeated,
  newSeatExists,
  newSeatIsFree,
  buttonAllows,
];

const changing = (command: CommandNamed<'ChangeSeat'>, table: Table): Decision<SeatEvent> => {
  const { playerId, to, dealsOff = false } = command;
  const { seat } = theSeated(table, playerId);
  const facts = { ...stampOf(command), seat, playerId, to, dealsOff };
  return accept({ type: isInHand(table, seat) ? 'SeatChangeAnnounced' : 'SeatChanged', ...facts });
};

export const changingSeatsDecisions: DecisionsOf<'ChangeSeat'> = {
  ChangeSeat: (command, table) => judge(changeSeatRules, [command, table], () => changing(command, table)),
};

/** The owner of a seat that somebody played over has it back. */
const ownerReturns = (table: Table, seat: SeatNumber): Table => ({
  ...table,
  seats: [...table.seats, ...table.playedOver.filter((owner) => owner.seat === seat)],
  playedOver: table.playedOver.filter((owner) => owner.seat !== seat),
});

/**
 * Debts and standing go with him; how far he moved from the big blind is counted over who would be dealt in, and with
 * nobody's chips but those in front of him.
 */
const moved = (table: Table, { seat, playerId, to, dealsOff }: EventNamed<'SeatChanged'>): Table => {
  const after = changed(table, changeSeat({ from: seat, to, dealsOff }, readyToDeal(table)));
  const stacks = new Map(table.between.occupants.map((one) => [one.seat, one.stack]));
  const stackAt = (one: Occupant): number => {
    if (one.seat === to) return stacks.get(seat) ?? 0;
    return one.seat === seat ? one.stack : (stacks.get(one.seat) ?? 0);
  };
  const between = {
    ...after,
    occupants: after.occupants.map((one) => ({ ...one, stack: stackAt(one), present: true })),
  };
  return changeSeated(ownerReturns({ ...table, between }, seat), playerId, { seat: to, movingTo: null });
};

export const changingSeatsEvolutions: EvolutionsOf<'SeatChangeAnnounced' | 'SeatChanged'> = {
  SeatChangeAnnounced: (table, { playerId, to, dealsOff }) =>
    changeSeated(table, playerId, { movingTo: { seat: to, dealsOff } }),
  SeatChanged: moved,
};

/** Whoever waited for the end of his hand takes his new seat (RRP-4.1.18). */
export const moversMove: Sequel = (table, stamp) => {
  if (table.hand) return [];
  const seated = table.seats.find(({ movingTo }) => movingTo && !seatedAt(table, movingTo.seat));
  if (!seated?.movingTo) return [];
  const { seat, playerId, movingTo } = seated;
  return [{ type: 'SeatChanged', ...stamp, seat, playerId, to: movingTo.seat, dealsOff: movingTo.dealsOff }];
};
