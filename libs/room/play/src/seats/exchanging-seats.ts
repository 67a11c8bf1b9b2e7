import { accept, type Decision, judge, type PlayerId } from '@cardroom/kernel';
import { exchangeSeats, type Occupant } from '@cardroom/poker';
import { isOfHouse, isSeated, tableIsOpen, theSeated } from '../ground-rules';
import { readyToDeal } from '../hands/plan';
import { notSeated } from '../refusals';
import { type Seated } from '../seated';
import {
  type CommandNamed,
  type DecisionsOf,
  type EvolutionsOf,
  type EventNamed,
  type RulesFor,
  type Sequel,
} from '../slice';
import { stampOf } from '../stamp';
import { isInHand, type Table } from '../state';
import { type SeatEvent } from './events';

const seatOf = (table: Table, playerId: PlayerId): Seated | undefined =>
  table.seats.find((seated) => seated.playerId === playerId);

const otherIsSeated: RulesFor<'ExchangeSeats'>[number] = ({ playerId, withPlayer }, table) =>
  withPlayer !== playerId && seatOf(table, withPlayer) ? null : notSeated({ playerId: withPlayer });

/** Whoever plays over an absent player's seat has it only until he is back (RRP-2.2.11). */
const buttonAllows: RulesFor<'ExchangeSeats'>[number] = ({ playerId, withPlayer }, table) => {
  const seats = [theSeated(table, playerId).seat, theSeated(table, withPlayer).seat] as const;
  const decision = exchangeSeats({ seats }, table.between);
  return decision.accepted ? null : decision.refusal;
};

export const exchangeSeatsRules: RulesFor<'ExchangeSeats'> = [
  isOfHouse,
  tableIsOpen,
  isSeated,
  otherIsSeated,
  buttonAllows,
];

const exchanging = (command: CommandNamed<'ExchangeSeats'>, table: Table): Decision<SeatEvent> => {
  const { playerId, withPlayer } = command;
  const [{ seat, movingTo }, { seat: to }] = [theSeated(table, playerId), theSeated(table, withPlayer)];
  if (movingTo?.withPlayer === withPlayer) return accept();
  const facts = { ...stampOf(command), seat, playerId, to, withPlayer };
  const isPlayed = isInHand(table, seat) || isInHand(table, to);
  return accept({ type: isPlayed ? 'SeatExchangeAnnounced' : 'SeatsExchanged', ...facts });
};

export const exchangingDecisions: DecisionsOf<'ExchangeSeats'> = {
  ExchangeSeats: (command, table) =>
    judge(exchangeSeatsRules, [command, table], () => exchanging(command, table)),
};

type OfExchange = Pick<EventNamed<'SeatsExchanged'>, 'seat' | 'to' | 'playerId' | 'withPlayer'>;

const bothChanged = (
  table: Table,
  { playerId, withPlayer }: OfExchange,
  changes: readonly [Partial<Seated>, Partial<Seated>],
): Table => {
  const seats = table.seats.map((seated) => {
    if (seated.playerId === playerId) return { ...seated, ...changes[0] };
    return seated.playerId === withPlayer ? { ...seated, ...changes[1] } : seated;
  });
  return { ...table, seats: seats.toSorted((a, b) => a.seat - b.seat) };
};

const announced = (table: Table, event: OfExchange): Table => {
  const { seat, to, playerId, withPlayer } = event;
  return bothChanged(table, event, [
    { movingTo: { seat: to, dealsOff: false, withPlayer } },
    { movingTo: { seat, dealsOff: false, withPlayer: playerId } },
  ]);
};

/** Who waits and who does not is counted over who would be dealt in; the stacks are those that lie there. */
const exchanged = (table: Table, event: OfExchange): Table => {
  const { seat, to } = event;
  const decision = exchangeSeats({ seats: [seat, to] }, readyToDeal(table));
  const [after] = decision.accepted ? decision.events : [];
  if (!after) return table;
  const cameFrom = (at: number): number => (at === to ? seat : at === seat ? to : at);
  const stacks = new Map(table.between.occupants.map((one) => [one.seat, one.stack]));
  const occupants = after.occupants.map((one): Occupant => ({
    ...one,
    stack: stacks.get(cameFrom(one.seat)) ?? 0,
    present: true,
  }));
  const between = { ...after, occupants };
  return bothChanged({ ...table, between }, event, [
    { seat: to, movingTo: null },
    { seat, movingTo: null },
  ]);
};

export const exchangingEvolutions: EvolutionsOf<'SeatExchangeAnnounced' | 'SeatsExchanged'> = {
  SeatExchangeAnnounced: announced,
  SeatsExchanged: exchanged,
};

/** When the hand is over; whoever of the two has got up meanwhile leaves the other a free seat to go to. */
export const exchangersMove: Sequel = (table, stamp) => {
  if (table.hand) return [];
  for (const { seat, playerId, movingTo } of table.seats) {
    const other = movingTo?.withPlayer && seatOf(table, movingTo.withPlayer);
    if (!other || !exchangeSeats({ seats: [seat, other.seat] }, table.between).accepted) continue;
    const withPlayer = other.playerId;
    return [{ type: 'SeatsExchanged', ...stamp, seat, playerId, to: other.seat, withPlayer }];
  }
  return [];
};
