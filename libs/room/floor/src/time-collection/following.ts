import { type Actor, type CommandId, type Instant } from '@cardroom/kernel';
import { type DealersPushed, type FloorEvent, type SeatLeft, type TableClosed } from '../events';
import { type EvolutionsOf } from '../slice';
import { type FloorFacts } from '../state';
import { feeFor } from './fees';
import { beginPeriod, sumOf } from './moments';
import { changeRent, owedIn, startsWithDealer } from './rent-keeping';

interface Stamped {
  readonly at: Instant;
  readonly by: Actor;
  readonly command: CommandId;
}

/** He got up for good with rent unpaid; a move to another table leaves him in the room. */
const leftOwing = (
  floor: FloorFacts,
  { tableId, seat, playerId, alias }: SeatLeft,
  stamp: Stamped,
): FloorEvent[] => {
  const collection = floor.collections.get(tableId);
  const owed = collection ? owedIn(collection).filter((rent) => rent.playerId === playerId) : [];
  if (owed.length === 0) return [];
  const periods = owed.map(({ period }) => period);
  return [{ type: 'LeftOwing', ...stamp, tableId, seat, playerId, alias, periods, amountMinor: sumOf(owed) }];
};

type OfTable = Pick<TableClosed, 'tableId' | 'gameId'>;

const feeEnded = (floor: FloorFacts, { tableId, gameId }: OfTable, stamp: Stamped): FloorEvent[] => {
  const collection = floor.collections.get(tableId);
  if (!collection?.running) return [];
  const owed = owedIn(collection);
  return [{ type: 'TableFeeEnded', ...stamp, tableId, gameId, owed, amountMinor: sumOf(owed) }];
};

/** A table plays another game or limit: what is taken follows (RRP-2.2.16), and nothing is where it has no rate. */
const feeOfGame = (floor: FloorFacts, { tableId, gameId }: OfTable, stamp: Stamped): FloorEvent[] => {
  const fee = feeFor(floor, { ...stamp, tableId, gameId });
  return fee ? [fee] : feeEnded(floor, { tableId, gameId }, stamp);
};

/** Where rent is taken when the dealer changes, his push begins the period. */
const periodsAtPush = (floor: FloorFacts, { moves }: DealersPushed, stamp: Stamped): FloorEvent[] =>
  moves.flatMap(({ to }): readonly FloorEvent[] => {
    const collection = to && floor.collections.get(to);
    if (!collection || !startsWithDealer(collection)) return [];
    return beginPeriod(floor, collection, { dueAt: stamp.at, period: collection.lastPeriod + 1, stamp });
  });

/** What follows for the rent from what a decision records: a table opens or closes, somebody leaves owing. */
export const rentThatFollows = (
  after: FloorFacts,
  events: readonly FloorEvent[],
  stamp: Stamped,
): readonly FloorEvent[] =>
  events.flatMap((event): FloorEvent[] => {
    switch (event.type) {
      case 'TableOpened':
      case 'StakesChanged':
        return feeOfGame(after, event, stamp);
      case 'DealersPushed':
        return periodsAtPush(after, event, stamp);
      case 'TableClosed':
        return feeEnded(after, event, stamp);
      case 'SeatLeft':
        return event.cause === 'moved' ? [] : leftOwing(after, event, stamp);
      default:
        return [];
    }
  });

const followed: ReadonlySet<FloorEvent['type']> = new Set([
  'TableOpened',
  'StakesChanged',
  'TableClosed',
  'SeatLeft',
  'DealersPushed',
]);

/** Whether anything may follow, so that the floor after the decision is worked out only then. */
export const rentMayFollow = (floor: FloorFacts, events: readonly FloorEvent[]): boolean =>
  (floor.rates.size > 0 || floor.collections.size > 0) && events.some(({ type }) => followed.has(type));

export const followingEvolutions: EvolutionsOf<'LeftOwing'> = {
  LeftOwing: (floor, { at, tableId, playerId, periods }) => {
    const moments = floor.collections.get(tableId)?.moments ?? [];
    const left = moments
      .filter(({ period }) => periods.includes(period))
      .flatMap(({ period, seats }) =>
        seats
          .filter((rent) => rent.playerId === playerId && rent.state === 'owed')
          .map(({ seat }) => ({ tableId, period, seat })),
      );
    return left.reduce((now, of) => changeRent(now, of, { leftAt: at }), floor);
  },
};
