import { accept, judge, type Refusal } from '@cardroom/kernel';
import { arrivalsEvolutions, seatCalledRules, sit, type Sitting, toldWith } from './arrivals';
import { type FloorEvent } from '../events';
import { entryIsCalled, entryIsLive, seatFacts, tableIsOpen, theCall, theTable } from '../ground-rules';
import { arrivesTwice, wrongTable } from '../refusals';
import { seatingEvolutions } from './seating';
import { type CommandNamed, type DecisionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts, liveEntry, placesOf } from '../state';

const eachArrival =
  (
    rule: (arrival: CommandNamed<'SeatCalled'>, floor: Floor) => Refusal | null,
  ): RulesFor<'SeatTogether'>[number] =>
  ({ at, by, command, arrivals }, floor) => {
    for (const arrival of arrivals) {
      const objection = rule({ type: 'SeatCalled', at, by, command, ...arrival }, floor);
      if (objection) return objection;
    }
    return null;
  };

const calledToThisTable: RulesFor<'SeatTogether'>[number] = ({ tableId, arrivals }, floor) => {
  const stray = arrivals.find(({ entryId }) => theCall(floor, entryId).call.tableId !== tableId);
  if (!stray) return null;
  return wrongTable({ ...seatFacts(theCall(floor, stray.entryId).call), entryId: stray.entryId });
};

const nobodyTwice: RulesFor<'SeatTogether'>[number] = ({ arrivals }) => {
  const ids = arrivals.map(({ entryId }) => entryId);
  const twice = ids.find((entryId, i) => ids.indexOf(entryId) !== i);
  return twice ? arrivesTwice({ entryId: twice }) : null;
};

export const seatTogetherRules: RulesFor<'SeatTogether'> = [
  tableIsOpen,
  nobodyTwice,
  eachArrival(entryIsLive),
  eachArrival(entryIsCalled),
  calledToThisTable,
  ...seatCalledRules.map(eachArrival),
];

/** What of an arrival bears on those who come after it. */
const afterwards = (floor: FloorFacts, event: FloorEvent): FloorFacts => {
  if (event.type === 'ReservationsSwapped') return arrivalsEvolutions.ReservationsSwapped(floor, event);
  return event.type === 'PlayerSeated' ? seatingEvolutions.PlayerSeated(floor, event) : floor;
};

/** In list order; who finds his seat just taken by a higher name keeps the one that was kept for him, and chooses again. */
const sitTogether = (command: CommandNamed<'SeatTogether'>, floor: Floor): FloorEvent[] => {
  const { arrivals, tableId } = command;
  const { gameId } = theTable(floor, tableId).game;
  const order = placesOf(floor, gameId).map(({ entryId }) => entryId);
  const ranked = arrivals.toSorted((a, b) => order.indexOf(a.entryId) - order.indexOf(b.entryId));
  const taken = new Set<number>();
  const events: FloorEvent[] = [];
  let now: FloorFacts = floor;
  for (const { entryId, seat, ...told } of ranked) {
    const entry = liveEntry(now, entryId);
    if (taken.has(seat) || entry?.standing.state !== 'called') continue;
    taken.add(seat);
    const { playerId } = entry;
    const sitting: Sitting = {
      playerId,
      kept: entry.standing.call,
      chosen: seat,
      how: 'called',
      ...toldWith(told),
    };
    const next = sit(now, command, sitting);
    events.push(...next);
    now = next.reduce(afterwards, now);
  }
  return events;
};

export const arrivedTogetherDecisions: DecisionsOf<'SeatTogether'> = {
  SeatTogether: (command, floor) =>
    judge(seatTogetherRules, [command, floor], () => accept(...sitTogether(command, floor))),
};
