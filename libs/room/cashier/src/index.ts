/**
 * The cage. One stream `cashier-<room>-<gaming day>` holds everything that has to agree at once: what lies at every
 * place by denomination, what is owed to players and funds, windows and transfers, purchases on their way, each
 * person's buy-ins and running totals, and which entries were taken back. Two windows that serve one player in the
 * same second are put in order by that stream's lock, so his front money is spent once, his one short buy-in is used
 * once, and his total over a legal limit counts both. A stream for each drawer would have made each of these a race,
 * and a transfer a saga in which chips could be in two places. The closing event carries every balance and all that is
 * still open; the next day's opening starts from it. Amounts are whole minor units of the room's currency.
 */
export { type Behind, stakeInPlay } from './buy-ins/behind';
export {
  type BuyInAsked,
  buyInRules,
  isTopUp,
  minimumBuyIn,
  mustBringBack,
  playsFrom,
  usesShortBuyIn,
} from './buy-ins/buy-in';
export { stackMayMove, type StackMove, stackMoveRules } from './buy-ins/moving';
export * from './commands';
export { type Carried, carriedFrom, overnight } from './day/carried';
export { cashier } from './decider';
export * from './events';
export * from './facts';
export * from './history';
export * from './ids';
export { type CountResult } from './ledger/counting';
export { type Chips, chipsValue, type Holding, isCount, makeUp, worth } from './ledger/holding';
export { notesOf } from './ledger/banknotes';
export {
  type Balances,
  type Boundary,
  type Claim,
  heldAt,
  type HousePlace,
  imbalances,
  type IncomeKind,
  type Item,
  outstandingMinor,
  owedTo,
  type Place,
  type PlayersPlace,
  type Posting,
  unitMinor,
} from './ledger/postings';
export { balanceOf } from './money/players-money';
export * from './money/statement';
export { type CarriedRecord } from './record/carrying';
export type * from './record/record';
export * as refusals from './refusals';
export * from './settings';
export { buyInsOf, type Cage, type CageDay, emptyCage, rentKey, totalOf } from './state';
export * from './state-parts';
export * from './stream';
export { type CashToChange, type DueBuyIn, type Loan, type TakenForSafety } from './table-stakes/state';
export { notePlays } from './table-stakes/notes';
export { mayBeDealtIn } from './table-stakes/safety';
export { isIdentified, type Payment } from './thresholds/thresholds';
export { yearsAfter } from './thresholds/years';
export {
  type Entrant,
  entrantOf,
  type EntryRules,
  entryRulesOf,
  type EventAtCage,
  poolOf,
} from './tournaments/event';
export { sharesOf } from './tournaments/sharing';
