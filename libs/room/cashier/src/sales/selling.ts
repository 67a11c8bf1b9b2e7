import { type Minor, minor } from '@cardroom/kernel';
import { type BuyInAsked, buyInRules, isTopUp, playsFrom, usesShortBuyIn } from '../buy-ins/buy-in';
import { acceptPosting, isSomething, overTheCounter } from '../ground-rules';
import { stampOf } from '../ids';
import { chipsValue, ofCash, ofChips } from '../ledger/holding';
import { entryOf, moved, owed, type Posting } from '../ledger/postings';
import { purchaseExists } from '../refusals';
import { type CommandNamed, type EventNamed, type RulesFor } from '../slice';
import { type Cage, inGame } from '../state';
import { identifiedFor, noted, type Payment } from '../thresholds/thresholds';

type Selling = CommandNamed<'SellChips'>;
type SellRule = RulesFor<'SellChips'>[number];

const purchaseIsNew: SellRule = ({ purchaseId }, { purchases }) =>
  purchases.has(purchaseId) ? purchaseExists({ purchaseId }) : null;

const askedBy = (command: Selling): BuyInAsked | null => {
  const { at, playerId, game, chips, isShort } = command;
  return game && { at, playerId, game, isShort, amountMinor: chipsValue(chips) };
};

/** The rules of the game are asked before money moves. */
const gameAllowsIt: SellRule = (command, cage) => {
  const asked = askedBy(command);
  if (!asked) return null;
  for (const rule of buyInRules) {
    const objection = rule(asked, cage);
    if (objection) return objection;
  }
  return null;
};

const cashIn = ({ playerId, chips, pay }: Selling): Payment => ({
  playerId,
  direction: 'in',
  amountMinor: pay === 'cash' ? chipsValue(chips) : minor(0),
});

export const sellChipsRules: RulesFor<'SellChips'> = [
  ...overTheCounter,
  purchaseIsNew,
  ({ chips }, cage) => isSomething(ofChips(chips), cage),
  gameAllowsIt,
  identifiedFor(cashIn),
];

const paidBy = ({ windowId, playerId, pay }: Selling, amountMinor: Minor): readonly Posting[] =>
  pay === 'cash'
    ? moved('street', `window:${windowId}`, ofCash(amountMinor))
    : owed(`account:${playerId}`, -amountMinor);

const purposeOf = ({ game }: Selling): EventNamed<'ChipsSold'>['purpose'] =>
  game === null ? 'chips' : isTopUp(game) ? 'top-up' : 'buy-in';

export const selling = (command: Selling, cage: Cage) => {
  const { windowId, purchaseId, playerId, chips, pay, game, carriedBy } = command;
  const amountMinor = chipsValue(chips);
  const to = carriedBy === 'runner' ? (`runner:${purchaseId}` as const) : 'in-play';
  const postings = entryOf(paidBy(command, amountMinor), moved(`window:${windowId}`, to, ofChips(chips)));
  const asked = askedBy(command);
  const due = game && cage.dues.get(inGame(playerId, game.gameId));
  const sold = {
    ...{ type: 'ChipsSold' as const, ...stampOf(command) },
    ...{ windowId, purchaseId, playerId, chips, amountMinor, pay, carriedBy, postings },
    purpose: purposeOf(command),
    isShort: asked !== null && usesShortBuyIn(asked, cage),
    gameId: game?.gameId ?? null,
    tableId: game?.tableId ?? null,
    playsFrom: game && playsFrom(game),
    settledDueMinor: due?.amountMinor ?? minor(0),
  };
  return acceptPosting(cage, postings, [sold, ...noted(cage, cashIn(command), command)]);
};
