import { type callShape, type GameShape } from '@cardroom/contracts';
import {
  type Floor,
  type GameOffer,
  mayOneSmokeAt,
  offerOf,
  type RunningCall,
  seatUse,
} from '@cardroom/floor';
import { euro, formatMinor, type GameId, type Instant, isoOf, type Minor } from '@cardroom/kernel';
import { type z } from 'zod';
import { currencyOf } from '../currencies';

/** Amounts of a room are in the minor unit of its own currency. */
export const amountIn = ({ day }: Floor, amount: Minor): string =>
  formatMinor(amount, day ? currencyOf(day.currency) : euro);

interface Shaped {
  readonly currency: string | undefined;
  readonly shape: GameShape;
}

const shaped = new WeakMap<GameOffer, Shaped>();

/** Worked out once for each game: neither an offer nor a room's currency changes. */
export const gameShapeOf = (floor: Floor, game: GameOffer): GameShape => {
  const currency = floor.day?.currency;
  const known = shaped.get(game);
  if (known?.currency === currency && known) return known.shape;
  const amountText = (amount: Minor): string => amountIn(floor, amount);
  const { gameId, variant, structure, stakes, minBuyIn, maxBuyIn } = game;
  const shape: GameShape = {
    gameId,
    variant,
    structure,
    stakes: [amountText(stakes[0]), amountText(stakes[1])],
    minBuyIn: amountText(minBuyIn),
    maxBuyIn: maxBuyIn === null ? null : amountText(maxBuyIn),
  };
  shaped.set(game, { currency, shape });
  return shape;
};

export const gameShapeIn = (floor: Floor, gameId: GameId): GameShape | null => {
  const game = offerOf(floor, gameId);
  return game && gameShapeOf(floor, game);
};

export const isoOrNull = (at: Instant | null): string | null => (at === null ? null : isoOf(at));

/** Until when an answered call keeps its seat, somebody waiting; null where no limit runs. */
const keptUntil = (floor: Floor, at: RunningCall): Instant | null => {
  const use = seatUse(floor, at);
  return use?.state === 'reserved' ? use.reservation.lapsesAt : null;
};

/** The offer says which kind of seat it is (RRP-1.3.1). */
const smokingOf = ({ settings, tables }: Floor, { tableId, seat }: RunningCall) => {
  const table = tables.get(tableId);
  return settings.smokingAtTableAllowed && table ? { smoking: mayOneSmokeAt(settings, table, seat) } : {};
};

export const callShapeOf = (floor: Floor, call: RunningCall): z.infer<typeof callShape> => ({
  call: call.call,
  tableId: call.tableId,
  tableNumber: floor.tables.get(call.tableId)?.plan.number ?? 0,
  seat: call.seat,
  calledAt: isoOf(call.calledAt),
  answerBy: isoOf(call.answerBy),
  answered: call.answered,
  repeated: call.repeated,
  ...smokingOf(floor, call),
  moreTimes: call.moreTimes ?? 0,
  keptUntil: call.answered ? isoOrNull(keptUntil(floor, call)) : null,
});
