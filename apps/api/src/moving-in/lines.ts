import { type Floor, type GameOffer, type Table } from '@cardroom/floor';
import { id, type Minor, type TableId } from '@cardroom/kernel';
import { faultOf } from './faults';
import {
  amountIn,
  type Asking,
  isFault,
  type LineReader,
  momentIn,
  stampOf,
  type TakingOver,
} from './planned';
import { tableUnknown } from './refusals';
import { type LineOf } from './sheet-shapes';

const reason = 'taken over from paper or another system';

type AmountColumn = 'low' | 'high' | 'minBuyIn' | 'maxBuyIn';

const gameOf = (line: LineOf<'games'>, amounts: Record<AmountColumn, Minor | null>): GameOffer => ({
  gameId: id(line.game),
  variant: line.variant,
  structure: line.structure,
  stakes: [amounts.low as Minor, amounts.high as Minor],
  minBuyIn: amounts.minBuyIn as Minor,
  maxBuyIn: amounts.maxBuyIn,
});

export const gameLines: LineReader<'games'> = {
  sheet: 'games',
  asked: (place, line, { taking }) => {
    const read = (column: AmountColumn) =>
      line[column] === undefined ? null : amountIn(line[column], taking, { ...place, column });
    const amounts = {
      low: read('low'),
      high: read('high'),
      minBuyIn: read('minBuyIn'),
      maxBuyIn: read('maxBuyIn'),
    };
    const fault = Object.values(amounts).find(isFault);
    if (fault) return [{ fault }];
    const game = gameOf(line, amounts as Record<AmountColumn, Minor | null>);
    return [{ command: { type: 'OfferGame', ...stampOf(taking, taking.now), game } }];
  },
};

/** What the house takes in a game; amount, period and time left out are the house's own. */
export const rateLines: LineReader<'rates'> = {
  sheet: 'rates',
  asked: (place, { game, kind, amount, minutes, when }, { taking }) => {
    const amountMinor =
      amount === undefined ? null : amountIn(amount, taking, { ...place, column: 'amount' });
    if (isFault(amountMinor)) return [{ fault: amountMinor }];
    const rate = {
      kind,
      amountMinor,
      periodMinutes: minutes ?? null,
      when: when ?? null,
    };
    const reduced = { half: null, free: null, packages: [] };
    const stamp = stampOf(taking, taking.now);
    return [{ command: { type: 'SetRate', ...stamp, gameId: id(game), ...rate, ...reduced } }];
  },
};

export const tableLines: LineReader<'tables'> = {
  sheet: 'tables',
  asked: (_, { number, section, seats, game }, { taking }) => {
    const stamp = stampOf(taking, taking.now);
    const tableId = id<TableId>(taking.newId('tb'));
    const placing: Asking = { command: { type: 'PlaceTable', ...stamp, tableId, number, section, seats } };
    return game === undefined
      ? [placing]
      : [placing, { command: { type: 'OpenTable', ...stamp, tableId, gameId: id(game) } }];
  },
};

/** Registering is a player's own record, not the floor's. */
export const playerLines: LineReader<'players'> = {
  sheet: 'players',
  asked: (place, { alias, card, phone }, { taking }) => {
    const found = taking.people.enter(place, {
      alias,
      ...(card === undefined ? {} : { card }),
      ...(phone === undefined ? {} : { phone }),
    });
    return 'fault' in found ? [found] : [];
  },
};

const tableNumbered = (floor: Floor, number: number): Table | undefined =>
  floor.tables.find(({ plan }) => plan.number === number);

const namedIn = ({ alias, card }: LineOf<'seats'> | LineOf<'lists'>) => ({
  ...(alias === undefined ? {} : { alias }),
  ...(card === undefined ? {} : { card }),
});

export const seatLines: LineReader<'seats'> = {
  sheet: 'seats',
  asked: (place, line, { floor, taking }) => {
    const table = tableNumbered(floor, line.table);
    if (!table)
      return [{ fault: faultOf({ ...place, column: 'table' }, tableUnknown({ table: line.table })) }];
    const at = momentIn(line.since, taking, { ...place, column: 'since' });
    if (isFault(at)) return [{ fault: at }];
    const found = taking.people.find(place, namedIn(line));
    if ('fault' in found) return [found];
    const { playerId, alias } = found.person;
    const seat = { tableId: table.plan.tableId, seat: line.seat };
    return [{ command: { type: 'SeatPlayer', ...stampOf(taking, at), ...seat, playerId, alias, reason } }];
  },
};

const listing = (line: LineOf<'lists'>, taking: TakingOver) => ({
  entryId: id<never>(taking.newId('e')),
  receiptCode: taking.newReceiptCode(),
  gameId: id<never>(line.game),
  source: line.source ?? ('walk-in' as const),
});

export const listLines: LineReader<'lists'> = {
  sheet: 'lists',
  asked: (place, line, { taking }) => {
    const at = momentIn(line.joinedAt, taking, { ...place, column: 'joinedAt' });
    if (isFault(at)) return [{ fault: at }];
    const found = taking.people.find(place, namedIn(line));
    if ('fault' in found) return [found];
    const { playerId, alias } = found.person;
    return [
      { command: { type: 'JoinList', ...stampOf(taking, at), ...listing(line, taking), playerId, alias } },
    ];
  },
};
