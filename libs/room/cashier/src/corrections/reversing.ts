import { invariant, judge, minor, type Refusal } from '@cardroom/kernel';
import { acceptPosting, areStillOut, cageIsOpen, isOfCage, saysWhy, twoPeople } from '../ground-rules';
import { stampOf } from '../ids';
import { reversed } from '../ledger/postings';
import {
  alreadyReversed,
  chipsDelivered,
  entryUnknown,
  windowBeingCounted,
  windowNotOpen,
} from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { buyInsOf, type Cage, inGame } from '../state';
import { type Entry, type Memo } from '../state-parts';
import { counted } from '../thresholds/thresholds';
import { withEntrant } from '../tournaments/folding';

type ReverseRule = RulesFor<'ReverseEntry'>[number];

/** Reversals, counts and transfers are no entries: they are put right by counting or sending again. */
const isKnown: ReverseRule = ({ entry }, { entries }) =>
  entries.has(entry) ? null : entryUnknown({ entry });

const onlyOnce: ReverseRule = ({ entry }, { entries }) => {
  const by = entries.get(entry)?.reversedBy ?? null;
  return by === null ? null : alreadyReversed({ entry, by });
};

const hasARunner = ({ postings }: Entry): boolean =>
  postings.some(({ account }) => account.startsWith('runner:'));

/** What a runner brought lies in front of its player: the delivery is taken back before the sale. */
const runnerHasThem: ReverseRule = ({ entry }, { entries, purchases }) => {
  const sale = entries.get(entry);
  const purchaseId = sale?.memo.purchaseId;
  if (!sale || !purchaseId || sale.memo.isDelivery || !hasARunner(sale)) return null;
  if (purchases.get(purchaseId)?.state !== 'handed-over') return null;
  const delivery = entries.find(
    ({ memo, reversedBy }) =>
      memo.isDelivery === true && memo.purchaseId === purchaseId && reversedBy === null,
  );
  return chipsDelivered({ purchaseId, delivery: delivery?.command ?? null });
};

/** A drawer that was signed for stays as it was signed. */
const drawersAreOpen: ReverseRule = ({ entry }, { entries, windows }) => {
  for (const { account } of entries.get(entry)?.postings ?? []) {
    if (!account.startsWith('window:')) continue;
    const windowId = account.slice('window:'.length);
    const refused = stateRefusal(windows.find((window) => window.windowId === windowId)?.state, windowId);
    if (refused) return refused;
  }
  return null;
};

const chipsAreStillOut: ReverseRule = ({ entry }, cage) =>
  areStillOut(reversed(cage.entries.get(entry)?.postings ?? []), cage);

const stateRefusal = (state: string | undefined, windowId: string): Refusal | null => {
  if (state === 'open') return null;
  return state === 'counted' ? windowBeingCounted({ windowId }) : windowNotOpen({ windowId });
};

export const reverseEntryRules: RulesFor<'ReverseEntry'> = [
  cageIsOpen,
  isOfCage,
  twoPeople,
  saysWhy,
  isKnown,
  onlyOnce,
  runnerHasThem,
  drawersAreOpen,
  chipsAreStillOut,
];

const reversing = (command: CommandNamed<'ReverseEntry'>, cage: Cage) => {
  const { entry, reason, witness } = command;
  const found = cage.entries.get(entry);
  invariant(found, 'the rules found the entry');
  const postings = reversed(found.postings);
  const fact = { ...stampOf(command), entry, reversedType: found.type, reason, witness, postings };
  return acceptPosting(cage, postings, [{ type: 'EntryReversed', ...fact }]);
};

export const correctionDecisions: DecisionsOf<'ReverseEntry'> = {
  ReverseEntry: (command, cage) => judge(reverseEntryRules, [command, cage], () => reversing(command, cage)),
};

type Undo = (cage: Cage, memo: Memo, entry: Entry) => Cage;

const totalsBack: Undo = (cage, { playerId, cashInMinor, cashOutMinor }) => {
  if (!playerId) return cage;
  const withoutIn = counted(cage, { playerId, direction: 'in', amountMinor: cashInMinor ?? minor(0) }, -1);
  return counted(withoutIn, { playerId, direction: 'out', amountMinor: cashOutMinor ?? minor(0) }, -1);
};

/** The one short buy-in is free again, and what was due is due again. */
const buyInBack: Undo = (cage, { playerId, gameId, wasBuyIn, wasShort, dueMinor }) => {
  if (!playerId || !gameId) return cage;
  const key = inGame(playerId, gameId);
  const { count, short } = buyInsOf(cage, playerId, gameId);
  const next = { count: count - (wasBuyIn ? 1 : 0), short: short - (wasShort ? 1 : 0) };
  const dues = dueMinor ? cage.dues.set(key, { playerId, gameId, amountMinor: dueMinor }) : cage.dues;
  return { ...cage, dues, buyIns: cage.buyIns.set(key, next) };
};

const purchaseBack: Undo = (cage, { purchaseId, isDelivery }) => {
  const purchase = purchaseId && cage.purchases.get(purchaseId);
  if (!purchase) return cage;
  const state = isDelivery ? 'on-the-way' : 'reversed';
  return { ...cage, purchases: cage.purchases.set(purchase.purchaseId, { ...purchase, state }) };
};

const depositBack: Undo = (cage, { depositId }, { type }) => {
  const deposit = depositId && cage.deposits.get(depositId);
  if (!deposit) return cage;
  const state = type === 'DepositTaken' ? 'reversed' : 'held';
  return { ...cage, deposits: cage.deposits.set(deposit.depositId, { ...deposit, state }) };
};

const boxBack: Undo = (cage, { boxId }) => {
  const box = boxId && cage.boxes.get(boxId);
  return box ? { ...cage, boxes: cage.boxes.set(box.boxId, { ...box, state: 'removed' }) } : cage;
};

const rentBack: Undo = (cage, { rent }) => (rent ? { ...cage, rents: cage.rents.delete(rent) } : cage);

const entryBack: Undo = (cage, { eventId, playerId, priceMinor, feeMinor }) => {
  const event = eventId === undefined ? undefined : cage.events.get(eventId);
  if (!event || !playerId) return cage;
  const now = withEntrant(event, playerId, (each) => ({
    ...each,
    entries: each.entries - 1,
    paidMinor: minor(each.paidMinor - (priceMinor ?? 0)),
    feesMinor: minor(each.feesMinor - (feeMinor ?? 0)),
  }));
  const entrants = now.entrants.filter(({ entries }) => entries > 0);
  return { ...cage, events: cage.events.set(event.eventId, { ...now, entrants }) };
};

const undos: readonly Undo[] = [
  totalsBack,
  buyInBack,
  purchaseBack,
  depositBack,
  boxBack,
  rentBack,
  entryBack,
];

export const correctionEvolutions: EvolutionsOf<'EntryReversed'> = {
  EntryReversed: (cage, { entry, command }) => {
    const found = cage.entries.get(entry);
    if (!found) return cage;
    const marked = { ...cage, entries: cage.entries.set(entry, { ...found, reversedBy: command }) };
    return undos.reduce((now, undo) => undo(now, found.memo, found), marked);
  },
};
