import { afterMinutes, type Instant, type Minor, minor, type PlayerId, type Policy } from '@cardroom/kernel';
import { type GameFacts, type PlaysFrom } from '../facts';
import {
  aboveMaximumBuyIn,
  belowMinimumBuyIn,
  belowMinimumTopUp,
  buyInDue,
  buyInsUsedUp,
  minimumRequired,
  rebuysNotAllowed,
  returnStackRequired,
  shortBuyInUsed,
  stackUnknown,
} from '../refusals';
import { type CageSettings } from '../settings';
import { buyInsOf, type Cage, inGame } from '../state';

/** Somebody wants to buy chips for a game. */
export interface BuyInAsked {
  readonly at: Instant;
  readonly playerId: PlayerId;
  readonly amountMinor: Minor;
  readonly game: GameFacts;
  /** Asks for the one buy-in below the minimum. */
  readonly isShort: boolean;
}

type BuyInRule = Policy<BuyInAsked, Cage>;

/** A player with chips adds to them; one without buys in, whatever he had before (RRP-3.1.2). */
export const isTopUp = ({ stackMinor }: GameFacts): boolean => stackMinor === null || stackMinor > 0;

/** With what he sits down: chips he brings himself count with those he buys. */
const comesWith = ({ amountMinor, game }: BuyInAsked): number => amountMinor + game.broughtMinor;

/**
 * The smallest buy-in of a table: its own, else the house's, else in fixed limit so many times the largest bet
 * (RRP-3.1.1). Null where none of them is set.
 */
export const minimumBuyIn = (game: GameFacts, settings: CageSettings): Minor | null => {
  if (game.minBuyInMinor !== null) return game.minBuyInMinor;
  if (settings.minBuyIn !== null) return minor(settings.minBuyIn);
  if (game.structure !== 'fixed-limit') return null;
  return minor(game.largestBetMinor * settings.limitMinBuyInMaxBets);
};

/**
 * What a player has to bring who comes back to a game in time; null when any stack will do. The last minute counts
 * no more: who left at 20:00 is free at 21:00 (RRP-2.2.5).
 */
export const mustBringBack = (asked: BuyInAsked, settings: CageSettings): Minor | null => {
  const { game, at } = asked;
  const { ratholeReturnMinutes: minutes, ratholeReturnScope: scope } = settings;
  if (minutes === null || isTopUp(game) || !game.left || game.left.amountMinor === 0) return null;
  const isInScope = scope === 'sameGame' || game.left.tableId === game.tableId;
  return isInScope && at < afterMinutes(game.left.at, minutes) ? game.left.amountMinor : null;
};

const isRebuy = ({ playerId, game }: BuyInAsked, cage: Cage): boolean =>
  buyInsOf(cage, playerId, game.gameId).count > 0;

const mayBuyAgain: BuyInRule = (asked, cage) => {
  const { rebuysAllowed, maxBuyIns } = cage.settings;
  const { count } = buyInsOf(cage, asked.playerId, asked.game.gameId);
  if (!rebuysAllowed && count > 0) return rebuysNotAllowed({ count });
  return maxBuyIns !== null && !isTopUp(asked.game) && count >= maxBuyIns
    ? buyInsUsedUp({ count, most: maxBuyIns })
    : null;
};

const bringsWhatHeTook: BuyInRule = (asked, { settings }) => {
  const requiredMinor = mustBringBack(asked, settings);
  const amountMinor = comesWith(asked);
  return requiredMinor !== null && amountMinor < requiredMinor
    ? returnStackRequired({ requiredMinor, amountMinor })
    : null;
};

/** What was seen without a stake is bought, at least (THR-1.4.e). */
const paysWhatIsDue: BuyInRule = ({ playerId, amountMinor, game }, { dues }) => {
  const due = dues.get(inGame(playerId, game.gameId));
  return due && amountMinor < due.amountMinor ? buyInDue({ dueMinor: due.amountMinor, amountMinor }) : null;
};

/** The minimum binds who has no chips; a forced mover of the same limit plays on with what he has (RRP-3.1.3). */
const isBoundByMinimum = (asked: BuyInAsked, cage: Cage): boolean =>
  !isTopUp(asked.game) &&
  !asked.game.isForcedMover &&
  (cage.settings.minBuyInAppliesToRebuys || !isRebuy(asked, cage));

/** One buy-in below the minimum for each game, and only when it is asked for as such. */
const meetsMinimum: BuyInRule = (asked, cage) => {
  if (!isBoundByMinimum(asked, cage)) return null;
  const minimumMinor = minimumBuyIn(asked.game, cage.settings);
  if (minimumMinor === null) return minimumRequired({ tableId: asked.game.tableId });
  const amountMinor = comesWith(asked);
  if (amountMinor >= minimumMinor) return null;
  const { short } = buyInsOf(cage, asked.playerId, asked.game.gameId);
  const left = Math.max(0, cage.settings.shortBuyAllowed - short);
  if (asked.isShort && left > 0) return null;
  const facts = { minimumMinor, amountMinor, shortBuyInsLeft: left };
  return short > 0 && left === 0 ? shortBuyInUsed(facts) : belowMinimumBuyIn(facts);
};

const meetsTopUpMinimum: BuyInRule = ({ game, amountMinor }, { settings }) =>
  isTopUp(game) && amountMinor < settings.topUpMinimum
    ? belowMinimumTopUp({ minimumMinor: settings.topUpMinimum, amountMinor })
    : null;

/**
 * The ceiling holds for stack and purchase together; what has to be brought back may lie above it. Where nobody knows
 * the stack it cannot be checked, and the sale waits for a count.
 */
const keepsToMaximum: BuyInRule = (asked, { settings }) => {
  const { game } = asked;
  if (game.maxBuyInMinor === null) return null;
  if (game.stackMinor === null)
    return stackUnknown({ tableId: game.tableId, maximumMinor: game.maxBuyInMinor });
  const mostMinor = Math.max(game.maxBuyInMinor, mustBringBack(asked, settings) ?? 0);
  const stackMinor = game.stackMinor + comesWith(asked);
  return stackMinor > mostMinor ? aboveMaximumBuyIn({ maximumMinor: mostMinor, stackMinor }) : null;
};

/** Asked before money moves. */
export const buyInRules: readonly BuyInRule[] = [
  mayBuyAgain,
  bringsWhatHeTook,
  meetsMinimum,
  paysWhatIsDue,
  meetsTopUpMinimum,
  keepsToMaximum,
];

/** Whether this purchase uses the one buy-in below the minimum. */
export const usesShortBuyIn = (asked: BuyInAsked, cage: Cage): boolean => {
  const minimumMinor = minimumBuyIn(asked.game, cage.settings);
  return isBoundByMinimum(asked, cage) && minimumMinor !== null && comesWith(asked) < minimumMinor;
};

/** Chips are added between hands: in a hand they wait for the next deal, or until its player is through with it. */
export const playsFrom = ({ hand }: GameFacts): PlaysFrom =>
  hand === 'none' ? 'now' : hand === 'folded' ? 'next-deal' : 'after-hand';
