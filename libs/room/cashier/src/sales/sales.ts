import { accept, invariant, judge, minor } from '@cardroom/kernel';
import { kept } from '../corrections/entries';
import { acceptPosting, areOurs, cageIsOpen, isOfRoom, isSomething, overTheCounter } from '../ground-rules';
import { type PurchaseId, stampOf } from '../ids';
import { chipsValue, ofCash, ofChips, worth } from '../ledger/holding';
import { entryOf, moved, owed } from '../ledger/postings';
import {
  alreadyAnnounced,
  behindNotAllowed,
  chipsStay,
  goingSouth,
  notEqual,
  notOnTheWay,
  purchaseNotConfirmed,
} from '../refusals';
import {
  type CommandNamed,
  type DecisionsOf,
  type EventNamed,
  type EvolutionsOf,
  type RulesFor,
} from '../slice';
import { buyInsOf, type Cage, inGame } from '../state';
import { type Purchase } from '../state-parts';
import { counted, identifiedFor, noted, type Payment } from '../thresholds/thresholds';
import { sellChipsRules, selling } from './selling';

type OnTheWay = RulesFor<'AnnounceBehind' | 'DeliverChips'>[number];

/** Only what the cage sold and sent counts as behind (RRP-2.2.6). */
const isOnTheWay: OnTheWay = ({ purchaseId }, { purchases }) => {
  const purchase = purchases.get(purchaseId);
  if (!purchase || purchase.state === 'reversed') return purchaseNotConfirmed({ purchaseId });
  return purchase.state === 'on-the-way' ? null : notOnTheWay({ purchaseId });
};

const theClubAgrees: OnTheWay = (_, { settings }) =>
  settings.playingBehind === 'clubApprovalAndAnnounced' && !settings.clubAllowsBehind
    ? behindNotAllowed()
    : null;

const notAnnouncedYet: OnTheWay = ({ purchaseId }, { purchases }) =>
  purchases.get(purchaseId)?.announcedAt === null ? null : alreadyAnnounced({ purchaseId });

const isForATable: OnTheWay = ({ purchaseId }, { purchases }) =>
  purchases.get(purchaseId)?.tableId === null ? notOnTheWay({ purchaseId }) : null;

export const announceBehindRules: RulesFor<'AnnounceBehind'> = [
  cageIsOpen,
  isOfRoom,
  isOnTheWay,
  isForATable,
  theClubAgrees,
  notAnnouncedYet,
];

export const deliverChipsRules: RulesFor<'DeliverChips'> = [cageIsOpen, isOfRoom, isOnTheWay];

const thePurchase = ({ purchases }: Cage, purchaseId: PurchaseId): Purchase => {
  const purchase = purchases.get(purchaseId);
  invariant(purchase, 'the rules found the purchase');
  return purchase;
};

/** Who still plays takes nothing off: his chips stay until he leaves the game (RRP-2.2.5, THR-1.4.c). */
const leavesTheGame: RulesFor<'CashOut'>[number] = ({ seat, chips }, { settings }) => {
  if (!seat || seat.isLeaving) return null;
  const facts = { tableId: seat.tableId, stackMinor: seat.stackMinor, askedMinor: chipsValue(chips) };
  return settings.chipRemovalWhileSeated === 'forbidden' ? chipsStay(facts) : goingSouth(facts);
};

const cashPaid = ({ playerId, chips, pay }: CommandNamed<'CashOut'>): Payment => ({
  playerId,
  direction: 'out',
  amountMinor: pay === 'cash' ? chipsValue(chips) : minor(0),
});

export const cashOutRules: RulesFor<'CashOut'> = [
  ...overTheCounter,
  ({ chips }, cage) => isSomething(ofChips(chips), cage),
  leavesTheGame,
  ({ chips }, cage) => areOurs(chips, cage),
  identifiedFor(cashPaid),
];

const isEqual: RulesFor<'ChangeColour'>[number] = ({ takes, gives }) =>
  worth(takes) === worth(gives) && takes.cashMinor === 0 && gives.cashMinor === 0
    ? null
    : notEqual({ takesMinor: worth(takes), givesMinor: worth(gives) });

export const changeColourRules: RulesFor<'ChangeColour'> = [
  ...overTheCounter,
  ({ takes }, cage) => isSomething(takes, cage),
  ({ gives }, cage) => isSomething(gives, cage),
  isEqual,
];

const cashingOut = (command: CommandNamed<'CashOut'>, cage: Cage) => {
  const { windowId, playerId, chips, pay } = command;
  const amountMinor = chipsValue(chips);
  const place = `window:${windowId}` as const;
  const postings = entryOf(
    moved('in-play', place, ofChips(chips)),
    pay === 'cash' ? moved(place, 'street', ofCash(amountMinor)) : owed(`account:${playerId}`, amountMinor),
  );
  const fact = { ...stampOf(command), windowId, playerId, chips, amountMinor, pay, postings };
  const also = noted(cage, cashPaid(command), command);
  return acceptPosting(cage, postings, [{ type: 'ChipsCashedOut', ...fact }, ...also]);
};

const delivering = (command: CommandNamed<'DeliverChips'>, cage: Cage) => {
  const { purchaseId, to } = command;
  const { playerId, amountMinor, chips } = thePurchase(cage, purchaseId);
  const postings = entryOf(moved(`runner:${purchaseId}`, 'in-play', ofChips(chips)));
  const fact = { ...stampOf(command), purchaseId, playerId, to, amountMinor, postings };
  return acceptPosting(cage, postings, [{ type: 'ChipsDelivered', ...fact }]);
};

const announcing = (command: CommandNamed<'AnnounceBehind'>, cage: Cage) => {
  const { purchaseId } = command;
  const { playerId, tableId, amountMinor } = thePurchase(cage, purchaseId);
  invariant(tableId, 'the rules found the table');
  const fact = { ...stampOf(command), purchaseId, playerId, tableId, amountMinor };
  return accept({ type: 'PlayingBehindAnnounced' as const, ...fact });
};

const changing = (command: CommandNamed<'ChangeColour'>, cage: Cage) => {
  const { windowId, takes, gives } = command;
  const place = `window:${windowId}` as const;
  const postings = entryOf(moved('in-play', place, takes), moved(place, 'in-play', gives));
  const fact = { ...stampOf(command), windowId, takes, gives, postings };
  return acceptPosting(cage, postings, [{ type: 'ColourChanged', ...fact }]);
};

export const saleDecisions: DecisionsOf<
  'SellChips' | 'AnnounceBehind' | 'DeliverChips' | 'CashOut' | 'ChangeColour'
> = {
  SellChips: (command, cage) => judge(sellChipsRules, [command, cage], () => selling(command, cage)),
  AnnounceBehind: (command, cage) =>
    judge(announceBehindRules, [command, cage], () => announcing(command, cage)),
  DeliverChips: (command, cage) => judge(deliverChipsRules, [command, cage], () => delivering(command, cage)),
  CashOut: (command, cage) => judge(cashOutRules, [command, cage], () => cashingOut(command, cage)),
  ChangeColour: (command, cage) => judge(changeColourRules, [command, cage], () => changing(command, cage)),
};

const boughtIn = (cage: Cage, { purpose, gameId, playerId, isShort }: EventNamed<'ChipsSold'>): Cage => {
  if (purpose !== 'buy-in' || gameId === null) return cage;
  const { count, short } = buyInsOf(cage, playerId, gameId);
  const next = { count: count + 1, short: short + (isShort ? 1 : 0) };
  return { ...cage, buyIns: cage.buyIns.set(inGame(playerId, gameId), next) };
};

const sold = (cage: Cage, event: EventNamed<'ChipsSold'>): Cage => {
  const { purchaseId, playerId, tableId, gameId, chips, amountMinor, carriedBy, purpose, isShort } = event;
  const state = carriedBy === 'runner' ? 'on-the-way' : 'handed-over';
  const purchase: Purchase = { purchaseId, playerId, tableId, chips, amountMinor, state, announcedAt: null };
  const cashInMinor = event.pay === 'cash' ? amountMinor : minor(0);
  const told = counted(boughtIn(cage, event), { playerId, direction: 'in', amountMinor: cashInMinor });
  const memo = {
    ...{ playerId, purchaseId, cashInMinor, wasBuyIn: purpose === 'buy-in', wasShort: isShort },
    ...(gameId === null ? {} : { gameId }),
    dueMinor: event.settledDueMinor,
  };
  const dues = gameId === null ? told.dues : told.dues.delete(inGame(playerId, gameId));
  return kept({ ...told, dues, purchases: told.purchases.set(purchaseId, purchase) }, event, memo);
};

const put = (cage: Cage, purchaseId: PurchaseId, change: Partial<Purchase>): Cage => {
  const purchase = cage.purchases.get(purchaseId);
  return purchase ? { ...cage, purchases: cage.purchases.set(purchaseId, { ...purchase, ...change }) } : cage;
};

export const saleEvolutions: EvolutionsOf<
  'ChipsSold' | 'PlayingBehindAnnounced' | 'ChipsDelivered' | 'ChipsCashedOut' | 'ColourChanged'
> = {
  ChipsSold: sold,
  PlayingBehindAnnounced: (cage, { purchaseId, at }) => put(cage, purchaseId, { announcedAt: at }),
  ChipsDelivered: (cage, event) =>
    kept(put(cage, event.purchaseId, { state: 'handed-over' }), event, {
      purchaseId: event.purchaseId,
      isDelivery: true,
    }),
  ChipsCashedOut: (cage, event) => {
    const { playerId, amountMinor, pay } = event;
    const cashOutMinor = pay === 'cash' ? amountMinor : minor(0);
    const told = counted(cage, { playerId, direction: 'out', amountMinor: cashOutMinor });
    return kept(told, event, { playerId, cashOutMinor });
  },
  ColourChanged: (cage, event) => kept(cage, event),
};
