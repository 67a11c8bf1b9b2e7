import { accept, judge, type Minor, minor, type PlayerId } from '@cardroom/kernel';
import { isInChips, isOfHouse, isSeated, tableIsOpen, theSeated, theTerms } from '../ground-rules';
import { tableMinimum } from '../hands/plan';
import { allChipsOf, cameIn, changeSeated, departingMinor, giveChips, knowsPurchases } from '../keeping';
import {
  aboveMaximumBuyIn,
  belowMinimumBuyIn,
  belowMinimumTopUp,
  rebuysNotAllowed,
  shortBuyInUsed,
} from '../refusals';
import {
  type CommandNamed,
  type DecisionsOf,
  type EvolutionsOf,
  type EventNamed,
  type RulesFor,
} from '../slice';
import { stampOf } from '../stamp';
import { type MovedFrom } from './commands';
import { type BuyIns, isInHand, seatedAs, type Table } from '../state';

type Rule = RulesFor<'AddChips'>[number];

const noBuyIns: BuyIns = { count: 0, short: 0 };

/** Names a departure of a table in the memory of another. */
export const departureKey = ({ tableId, departure }: Omit<MovedFrom, 'behind'>): string =>
  `${tableId}/${departure}`;

export const buyInsOf = ({ buyIns }: Table, playerId: PlayerId): BuyIns => buyIns.get(playerId) ?? noBuyIns;

/** Limits are for what is bought, unless the cage has judged the purchase already. */
const isToBeJudged = ({ from, judged = false }: CommandNamed<'AddChips'>): boolean =>
  from === 'buy-in' && !judged;

/** Chips in play in a hand are his until it is over: with nothing left in front of him he is not yet broke. */
const hasChips = (table: Table, playerId: PlayerId): boolean => allChipsOf(table, playerId) > 0;

const mayBuyAgain: Rule = (command, table) => {
  const { rebuysAllowed, maxBuyIns } = theTerms(table).rules;
  const { count } = buyInsOf(table, command.playerId);
  if (!isToBeJudged(command) || hasChips(table, command.playerId) || count === 0) return null;
  return !rebuysAllowed || (maxBuyIns !== null && count >= maxBuyIns)
    ? rebuysNotAllowed({ count, most: maxBuyIns })
    : null;
};

/** The minimum binds who has no chips, not who was made to move here (RRP-3.1.3), nor a later buy-in where the house says so. */
const isBoundByMinimum = (command: CommandNamed<'AddChips'>, table: Table): boolean => {
  const { playerId } = command;
  if (!isToBeJudged(command) || hasChips(table, playerId) || theSeated(table, playerId).isForcedMover)
    return false;
  return theTerms(table).rules.minBuyInAppliesToRebuys || buyInsOf(table, playerId).count === 0;
};

/** Below the table's minimum by its first chips; null where nothing binds. */
const shortOf = (command: CommandNamed<'AddChips'>, table: Table): Minor | null => {
  const minimumMinor = isBoundByMinimum(command, table) ? tableMinimum(theTerms(table)) : null;
  return minimumMinor !== null && command.amountMinor < minimumMinor ? minimumMinor : null;
};

/** One buy-in below the minimum for each game, and only when it is asked for as such (RRP-3.1.2). */
const meetsMinimum: Rule = (command, table) => {
  const minimumMinor = shortOf(command, table);
  if (minimumMinor === null) return null;
  const { amountMinor, playerId, isShort = false } = command;
  const { short } = buyInsOf(table, playerId);
  const left = Math.max(0, theTerms(table).rules.shortBuyAllowed - short);
  if (isShort && left > 0) return null;
  const facts = { minimumMinor, amountMinor, shortBuyInsLeft: left };
  return short > 0 && left === 0 ? shortBuyInUsed(facts) : belowMinimumBuyIn(facts);
};

const meetsTopUpMinimum: Rule = (command, table) => {
  const minimumMinor = theTerms(table).rules.topUpMinimum;
  const { amountMinor, playerId } = command;
  return isToBeJudged(command) && hasChips(table, playerId) && amountMinor < minimumMinor
    ? belowMinimumTopUp({ minimumMinor, amountMinor })
    : null;
};

/** The ceiling holds for what he has and what he buys together. */
const keepsToMaximum: Rule = (command, table) => {
  const { maxBuyInMinor } = theTerms(table);
  if (!isToBeJudged(command) || maxBuyInMinor === null) return null;
  const stackMinor = allChipsOf(table, command.playerId) + command.amountMinor;
  return stackMinor > maxBuyInMinor ? aboveMaximumBuyIn({ maximumMinor: maxBuyInMinor, stackMinor }) : null;
};

/** A mover with nothing in front still brings what is on its way to him. */
const bringsChips: Rule = (command, table) =>
  command.movedFrom && command.amountMinor === 0 ? null : isInChips(command, table);

/** Chips of that departure or purchase have come to this table already. */
const isKnown = ({ movedFrom, purchase }: CommandNamed<'AddChips'>, table: Table): boolean =>
  (movedFrom !== undefined && table.takenOver.includes(departureKey(movedFrom))) ||
  (purchase !== undefined && table.purchases.includes(purchase));

export const addChipsRules: RulesFor<'AddChips'> = [
  isOfHouse,
  tableIsOpen,
  isSeated,
  bringsChips,
  mayBuyAgain,
  meetsMinimum,
  meetsTopUpMinimum,
  keepsToMaximum,
];

/** Chips that come in a hand wait for its end (THR-1.3.1, THR-1.4.a, RRP-3.1.2). */
export const playsFrom = (table: Table, seat: number): 'now' | 'next-hand' =>
  isInHand(table, seat) ? 'next-hand' : 'now';

export const addingDecisions: DecisionsOf<'AddChips'> = {
  AddChips: (command, table) =>
    judge(addChipsRules, [command, table], () => {
      const { playerId, amountMinor, from, isShort = false, movedFrom, purchase } = command;
      if (isKnown(command, table)) return accept();
      const { seat } = theSeated(table, playerId);
      const usesShort = from === 'buy-in' && (command.judged ? isShort : shortOf(command, table) !== null);
      const facts = { ...stampOf(command), seat, playerId, amountMinor, from, isShort: usesShort };
      const origin = { ...(movedFrom ? { movedFrom } : {}), ...(purchase ? { purchase } : {}) };
      return accept({ type: 'ChipsAdded', ...facts, plays: playsFrom(table, seat), ...origin });
    }),
};

/** Adding to a stack is no buy-in (RRP-3.1.2). */
const countedBuyIn = (table: Table, { playerId, from, isShort }: EventNamed<'ChipsAdded'>): Table => {
  if (from !== 'buy-in' || (hasChips(table, playerId) && !isShort)) return table;
  const { count, short } = buyInsOf(table, playerId);
  const buyIns = { count: count + 1, short: short + (isShort ? 1 : 0) };
  return { ...table, buyIns: table.buyIns.set(playerId, buyIns) };
};

const broughtAlong = (table: Table, { movedFrom, purchase }: EventNamed<'ChipsAdded'>): Table => {
  const known = purchase === undefined ? table : knowsPurchases(table, [purchase]);
  if (!movedFrom) return known;
  const { behind } = movedFrom;
  const after = {
    ...known,
    takenOver: [...known.takenOver, departureKey(movedFrom)],
    behind: [...known.behind, ...behind],
  };
  const purchases = behind.map((one) => one.purchase);
  return knowsPurchases(cameIn(after, departingMinor({ amountMinor: minor(0), behind })), purchases);
};

const added = (table: Table, event: EventNamed<'ChipsAdded'>): Table => {
  const { playerId, amountMinor, plays } = event;
  const after = cameIn(broughtAlong(countedBuyIn(table, event), event), amountMinor);
  if (plays === 'now') return giveChips(after, playerId, amountMinor);
  const queued = seatedAs(after, playerId)?.queuedMinor ?? 0;
  return changeSeated(after, playerId, { queuedMinor: minor(queued + amountMinor) });
};

export const addingEvolutions: EvolutionsOf<'ChipsAdded'> = { ChipsAdded: added };
