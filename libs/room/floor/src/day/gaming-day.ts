import { stillOwed } from '../absence/returning';
import { accept, judge, type PlayerId } from '@cardroom/kernel';
import { Map as PersistentMap } from 'immutable';
import { type CarriedEntry, type CarriedFloor, type SeatUse, type Table } from '../carried';
import { type OfSeat } from '../events';
import { stampOf } from '../ground-rules';
import { addAtBottom, putEntry } from '../keeping';
import { carriedParts, partsFrom } from '../parts';
import { dayAlreadyOpen } from '../refusals';
import { withRentToCarry } from '../time-collection/rent-keeping';
import { type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import {
  emptyFloor,
  entriesInOrder,
  type Floor,
  type FloorFacts,
  noTotals,
  type OpenDayFacts,
} from '../state';
import { startingSettings } from './settings';

const noDayIsOpen: RulesFor<'OpenDay'>[number] = (_, { day }) =>
  day && dayAlreadyOpen({ day: day.day, room: day.room });

export const openDayRules: RulesFor<'OpenDay'> = [noDayIsOpen];

/** What is open goes on into the next day: nobody loses his seat, his place or his call at midnight. */
export const carriedFrom = (floor: FloorFacts): CarriedFloor => ({
  settings: floor.settings,
  games: [...floor.games.values()],
  tables: [...floor.tables.values()],
  lists: [...floor.games.keys()].map((gameId) => ({
    gameId,
    entries: entriesInOrder(floor, gameId).map((entry) => ({
      ...entry,
      overtakings: floor.overtakings.get(entry.entryId) ?? [],
    })),
  })),
  lastReservation: floor.lastReservation,
  paces: [...floor.paces.entries()],
  parts: carriedParts(withRentToCarry(floor)),
});

export const gamingDayDecisions: DecisionsOf<'OpenDay' | 'CloseDay'> = {
  OpenDay: (command, floor) =>
    judge(openDayRules, [command, floor], () => {
      const { room, roomName, currency, timeZone, day, settings, carried } = command;
      const facts = { room, roomName, currency, timeZone, day, settings, carried };
      return accept({ type: 'DayOpened', ...stampOf(command), ...facts });
    }),
  CloseDay: (command, floor) => {
    const { room, day } = dayOf(floor);
    const facts = { room, day, totals: floor.totals, carried: carriedFrom(floor) };
    return accept({ type: 'DayClosed', ...stampOf(command), ...facts });
  },
};

/** The decider refuses every other command before a day is open. */
const dayOf = ({ day }: Floor): Pick<OpenDayFacts, 'room' | 'day'> => day as OpenDayFacts;

const seatsBy = (
  tables: readonly Table[],
  playerOf: (use: SeatUse) => PlayerId | null | undefined,
): PersistentMap<PlayerId, OfSeat> =>
  PersistentMap<PlayerId, OfSeat>().withMutations((index) => {
    for (const { plan, seats } of tables)
      seats.forEach((use, i) => {
        const playerId = playerOf(use);
        if (playerId) index.set(playerId, { tableId: plan.tableId, seat: i + 1 });
      });
  });

const withEntry = (floor: FloorFacts, { overtakings, ...entry }: CarriedEntry): FloorFacts => {
  const listed = addAtBottom(putEntry(floor, entry), entry.gameId, entry.entryId);
  return overtakings.length === 0
    ? listed
    : { ...listed, overtakings: listed.overtakings.set(entry.entryId, overtakings) };
};

/** The floor that a day starts from. */
const floorFrom = (carried: CarriedFloor): FloorFacts => {
  const seats: FloorFacts = {
    ...emptyFloor.facts,
    ...partsFrom(carried.parts),
    settings: { ...startingSettings, ...carried.settings },
    games: PersistentMap(carried.games.map((game) => [game.gameId, game])),
    tables: PersistentMap(carried.tables.map((table) => [table.plan.tableId, table])),
    seatOf: seatsBy(carried.tables, (use) => (use.state === 'seated' ? use.seated.playerId : null)),
    reservedFor: seatsBy(carried.tables, (use) =>
      use.state === 'reserved' ? use.reservation.holder?.playerId : null,
    ),
    lastReservation: carried.lastReservation,
    paces: PersistentMap(carried.paces ?? []),
  };
  return carried.lists.flatMap(({ entries }) => entries).reduce(withEntry, seats);
};

export const gamingDayEvolutions: EvolutionsOf<'DayOpened' | 'DayClosed'> = {
  DayOpened: (floor, { at, room, roomName, currency, timeZone, day, settings, carried }) => ({
    ...stillOwed(carried ? floorFrom(carried) : floor, at),
    settings: { ...startingSettings, ...settings },
    totals: noTotals,
    day: { room, roomName, currency, timeZone, day, openedAt: at, closed: false },
  }),
  DayClosed: (floor, { carried }) => ({
    ...floorFrom(carried),
    totals: floor.totals,
    report: floor.report,
    day: floor.day && { ...floor.day, closed: true },
  }),
};
