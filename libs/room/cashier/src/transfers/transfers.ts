import { accept, invariant, judge, type Policy, type Refusal } from '@cardroom/kernel';
import {
  acceptPosting,
  actorOf,
  cageIsOpen,
  canBeCounted,
  isInCharge,
  isOfRoom,
  isSomething,
  saysWhy,
  twoPeople,
} from '../ground-rules';
import { stampOf, staffIdOf, type TransferId } from '../ids';
import { comparedWith, countOf, settled } from '../ledger/counting';
import { entryOf, type HousePlace, moved } from '../ledger/postings';
import {
  secondPersonRequired,
  transferExists,
  transferPlacesInvalid,
  transferUnknown,
  windowBeingCounted,
  windowNotOpen,
  wrongTransferState,
} from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Cage } from '../state';
import { type Transfer, type TransferKind } from '../state-parts';

const isCage = (place: HousePlace): boolean => place === 'vault' || place.startsWith('window:');
const isTray = (place: HousePlace): boolean => place.startsWith('tray:');

const fits: Readonly<Record<TransferKind, (from: HousePlace, to: HousePlace) => boolean>> = {
  fill: (from, to) => isCage(from) && isTray(to),
  credit: (from, to) => isTray(from) && isCage(to),
  float: (from, to) => isCage(from) && isCage(to) && from !== to,
};

const isNew: RulesFor<'AskTransfer'>[number] = ({ transferId }, { transfers }) =>
  transfers.has(transferId) ? transferExists({ transferId }) : null;

const placesFit: RulesFor<'AskTransfer'>[number] = ({ kind, from, to }) =>
  fits[kind](from, to) ? null : transferPlacesInvalid({ kind, from, to });

export const askTransferRules: RulesFor<'AskTransfer'> = [
  cageIsOpen,
  isOfRoom,
  isNew,
  placesFit,
  ({ holding }, cage) => isSomething(holding, cage),
];

interface OfTransfer {
  readonly transferId: TransferId;
}

/** The transfer is known and has come just this far. */
const standsAt =
  (...states: readonly Transfer['state'][]): Policy<OfTransfer, Cage> =>
  ({ transferId }, { transfers }) => {
    const transfer = transfers.get(transferId);
    if (!transfer) return transferUnknown({ transferId });
    return states.includes(transfer.state) ? null : wrongTransferState({ transferId, state: transfer.state });
  };

const theTransfer = ({ transfers }: Cage, { transferId }: OfTransfer): Transfer => {
  const transfer = transfers.get(transferId);
  invariant(transfer, 'the rules found the transfer');
  return transfer;
};

/** Nobody approves what he asked for himself. */
const approvedByAnother: RulesFor<'ApproveTransfer'>[number] = (command, cage) =>
  theTransfer(cage, command).askedBy === staffIdOf(command.by) ? secondPersonRequired() : null;

export const approveTransferRules: RulesFor<'ApproveTransfer'> = [
  cageIsOpen,
  isInCharge,
  standsAt('asked'),
  approvedByAnother,
];

/** Nothing enters or leaves a drawer that is closed or being counted. */
const drawerIsOpen = (place: HousePlace, { windows }: Cage): Refusal | null => {
  if (!place.startsWith('window:')) return null;
  const windowId = place.slice('window:'.length);
  const state = windows.find((window) => window.windowId === windowId)?.state ?? 'closed';
  if (state === 'closed') return windowNotOpen({ windowId });
  return state === 'counted' ? windowBeingCounted({ windowId }) : null;
};

export const sendTransferRules: RulesFor<'SendTransfer'> = [
  cageIsOpen,
  isOfRoom,
  standsAt('approved'),
  (command, cage) => drawerIsOpen(theTransfer(cage, command).from, cage),
];

const receivedByAnother: RulesFor<'ReceiveTransfer'>[number] = (command, cage) =>
  theTransfer(cage, command).sentBy === staffIdOf(command.by) ? secondPersonRequired() : null;

export const receiveTransferRules: RulesFor<'ReceiveTransfer'> = [
  cageIsOpen,
  isOfRoom,
  standsAt('sent'),
  receivedByAnother,
  (command, cage) => drawerIsOpen(theTransfer(cage, command).to, cage),
  ({ counted }, cage) => canBeCounted(counted, cage),
];

export const cancelTransferRules: RulesFor<'CancelTransfer'> = [
  cageIsOpen,
  isOfRoom,
  saysWhy,
  standsAt('asked', 'approved'),
];

export const countTrayRules: RulesFor<'CountTray'> = [
  cageIsOpen,
  isOfRoom,
  twoPeople,
  ({ counted }, cage) => canBeCounted(counted, cage),
];

const asking = (command: CommandNamed<'AskTransfer'>) => {
  const { transferId, kind, from, to, holding, by } = command;
  const fact = { ...stampOf(command), transferId, kind, from, to, holding, askedBy: actorOf(by) };
  return accept({ type: 'TransferAsked' as const, ...fact });
};

const sending = (command: CommandNamed<'SendTransfer'>, cage: Cage) => {
  const { transferId, by } = command;
  const { from, holding } = theTransfer(cage, command);
  const postings = entryOf(moved(from, `transit:${transferId}`, holding));
  const fact = { ...stampOf(command), transferId, sentBy: actorOf(by), postings };
  return acceptPosting(cage, postings, [{ type: 'TransferSent', ...fact }]);
};

/** What was lost or won on the way is found where it should have been, and settled there. */
const receiving = (command: CommandNamed<'ReceiveTransfer'>, cage: Cage) => {
  const { transferId, by, counted } = command;
  const { to, holding } = theTransfer(cage, command);
  const transit = `transit:${transferId}` as const;
  const result = comparedWith(holding, counted);
  const postings = entryOf(settled(transit, result), moved(transit, to, counted));
  const { differenceMinor } = result;
  const fact = {
    ...stampOf(command),
    transferId,
    receivedBy: actorOf(by),
    counted,
    differenceMinor,
    postings,
  };
  return acceptPosting(cage, postings, [{ type: 'TransferReceived', ...fact }]);
};

type Types =
  'AskTransfer' | 'ApproveTransfer' | 'SendTransfer' | 'ReceiveTransfer' | 'CancelTransfer' | 'CountTray';

export const transferDecisions: DecisionsOf<Types> = {
  AskTransfer: (command, cage) => judge(askTransferRules, [command, cage], () => asking(command)),
  ApproveTransfer: (command, cage) =>
    judge(approveTransferRules, [command, cage], () => {
      const fact = { ...stampOf(command), transferId: command.transferId, approvedBy: actorOf(command.by) };
      return accept({ type: 'TransferApproved', ...fact });
    }),
  SendTransfer: (command, cage) => judge(sendTransferRules, [command, cage], () => sending(command, cage)),
  ReceiveTransfer: (command, cage) =>
    judge(receiveTransferRules, [command, cage], () => receiving(command, cage)),
  CancelTransfer: (command, cage) =>
    judge(cancelTransferRules, [command, cage], () => {
      const { transferId, reason } = command;
      return accept({ type: 'TransferCancelled', ...stampOf(command), transferId, reason });
    }),
  CountTray: (command, cage) =>
    judge(countTrayRules, [command, cage], () => {
      const { tableId, counted, witness } = command;
      const result = countOf(cage.balances, `tray:${tableId}`, counted);
      const postings = entryOf(settled(`tray:${tableId}`, result));
      return accept({ type: 'TrayCounted', ...stampOf(command), tableId, ...result, witness, postings });
    }),
};

const put = (cage: Cage, transferId: TransferId, change: Partial<Transfer>): Cage => {
  const transfer = cage.transfers.get(transferId);
  return transfer ? { ...cage, transfers: cage.transfers.set(transferId, { ...transfer, ...change }) } : cage;
};

export const transferEvolutions: EvolutionsOf<
  | 'TransferAsked'
  | 'TransferApproved'
  | 'TransferSent'
  | 'TransferReceived'
  | 'TransferCancelled'
  | 'TrayCounted'
> = {
  TransferAsked: (cage, { transferId, kind, from, to, holding, askedBy }) => ({
    ...cage,
    transfers: cage.transfers.set(transferId, {
      ...{ transferId, kind, from, to, holding, askedBy },
      state: 'asked',
      sentBy: null,
    }),
  }),
  TransferApproved: (cage, { transferId }) => put(cage, transferId, { state: 'approved' }),
  TransferSent: (cage, { transferId, sentBy }) => put(cage, transferId, { state: 'sent', sentBy }),
  TransferReceived: (cage, { transferId }) => put(cage, transferId, { state: 'received' }),
  TransferCancelled: (cage, { transferId }) => put(cage, transferId, { state: 'cancelled' }),
  TrayCounted: (cage) => cage,
};
