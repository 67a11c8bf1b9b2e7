import { type callShape, type GameShape } from '@cardroom/contracts';
import { type Floor, type GameOffer, offerOf, type RunningCall } from '@cardroom/floor';
import { euro, formatMinor, type GameId, type Instant, isoOf, type Minor } from '@cardroom/kernel';
import { type z } from 'zod';

/** Amounts of a room are in the minor unit of its own currency; the currencies rooms use here have two decimals. */
const amountText = (amount: Minor): string => formatMinor(amount, euro);

const shaped = new WeakMap<GameOffer, GameShape>();

/** Worked out once for each game: an offer never changes. */
export const gameShapeOf = (game: GameOffer): GameShape => {
  const known = shaped.get(game);
  if (known) return known;
  const { gameId, variant, structure, stakes, minBuyIn, maxBuyIn } = game;
  const shape: GameShape = {
    gameId,
    variant,
    structure,
    stakes: [amountText(stakes[0]), amountText(stakes[1])],
    minBuyIn: amountText(minBuyIn),
    maxBuyIn: maxBuyIn === null ? null : amountText(maxBuyIn),
  };
  shaped.set(game, shape);
  return shape;
};

export const gameShapeIn = (floor: Floor, gameId: GameId): GameShape | null => {
  const game = offerOf(floor, gameId);
  return game && gameShapeOf(game);
};

export const isoOrNull = (at: Instant | null): string | null => (at === null ? null : isoOf(at));

export const callShapeOf = (floor: Floor, call: RunningCall): z.infer<typeof callShape> => ({
  call: call.call,
  tableId: call.tableId,
  tableNumber: floor.tables.get(call.tableId)?.plan.number ?? 0,
  seat: call.seat,
  calledAt: isoOf(call.calledAt),
  answerBy: isoOf(call.answerBy),
  answered: call.answered,
});
