import { type TableId } from '@cardroom/kernel';
import { type Table } from '../carried';
import { type FloorFacts } from '../state';
import { type DealerDuty, dealerAt, reliefIn } from './duties';
import { type DealerMove } from './events';

/** The open tables of a section in the order in which dealers go through them. */
const lineOf = (floor: FloorFacts, section: string): readonly Table[] =>
  [...floor.tables.values()]
    .filter(({ plan, game }) => plan.section === section && game !== null)
    .sort((a, b) => a.plan.number - b.plan.number);

interface Place {
  readonly tableId: TableId;
  readonly dealer: DealerDuty | null;
}

const placesIn = (floor: FloorFacts, section: string): readonly Place[] =>
  lineOf(floor, section).map(({ plan }) => ({
    tableId: plan.tableId,
    dealer: dealerAt(floor, plan.tableId),
  }));

const move = (dealer: DealerDuty, to: TableId | null): DealerMove => ({
  dealerId: dealer.dealerId,
  name: dealer.name,
  from: dealer.standing.state === 'dealing' ? dealer.standing.tableId : null,
  to,
});

/** The next dealers for the tables of the line: each gets the one before it, or relief where none comes. */
const arrivals = (places: readonly Place[], relief: readonly DealerDuty[]): readonly DealerMove[] => {
  const waiting = [...relief];
  return places.flatMap(({ tableId }, i) => {
    const next = places[i - 1]?.dealer ?? waiting.shift();
    return next ? [move(next, tableId)] : [];
  });
};

/**
 * What a push of a section would do now: every dealer goes one table on, relief takes the first table and any other
 * that nobody comes to, and the dealer of the last table has his break. Without relief the last one goes round to
 * the first table, so that no table is left alone.
 */
export const nextPush = (floor: FloorFacts, section: string): readonly DealerMove[] => {
  const relief = reliefIn(floor, section);
  const line = placesIn(floor, section);
  const places = relief.length > 0 ? line : line.filter(({ dealer }) => dealer);
  const last = places.at(-1)?.dealer ?? null;
  const goesRound = relief.length === 0 && last !== null;
  const moves = arrivals(places, goesRound ? [last] : relief);
  const isPlaced = last && moves.some(({ dealerId }) => dealerId === last.dealerId);
  const all = last && !isPlaced ? [...moves, move(last, null)] : moves;
  return all.filter(({ from, to }) => from !== to);
};

/** Dealers whom nobody relieves at the next push although their down is over by then. */
export const withoutRelief = (floor: FloorFacts, section: string): readonly DealerDuty[] => {
  const isRelieved = nextPush(floor, section).some(({ to }) => to === null);
  if (isRelieved) return [];
  return placesIn(floor, section).flatMap(({ dealer }) => dealer ?? []);
};
