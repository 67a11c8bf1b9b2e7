import { type TableRow } from '@cardroom/contracts';
import {
  dealerAt,
  downEndsAt,
  type Floor,
  needsApproval,
  objectionsAt,
  polledAt,
  proposalAt,
  setupMayChangeAt,
  type Table,
} from '@cardroom/floor';
import { isoOf, type StaffId, type TableId } from '@cardroom/kernel';
import { type FloorChange } from './board';
import { isoOrNull } from './shapes';

type Marks = Partial<Pick<TableRow, 'dealer' | 'carriedPot' | 'overfull' | 'stakesProposal' | 'deck'>>;

const dealerMark = (floor: Floor, tableId: TableId): Marks => {
  const duty = dealerAt(floor, tableId);
  const dueAt = duty && downEndsAt(floor, duty);
  return duty && dueAt !== null
    ? { dealer: { dealerId: duty.dealerId, name: duty.name, dueAt: isoOf(dueAt) } }
    : {};
};

const stakesMark = (floor: Floor, tableId: TableId): Marks => {
  const proposal = proposalAt(floor, tableId);
  if (!proposal) return {};
  const objections = objectionsAt(floor, tableId).map(({ playerId, alias }) => ({ playerId, alias }));
  return {
    stakesProposal: {
      gameId: proposal.gameId,
      proposedAt: isoOf(proposal.at),
      polled: [...polledAt(floor, tableId)],
      objections,
      blocking: floor.settings.stakesChangeBlockingObjections,
      needsApproval: needsApproval(floor, proposal),
    },
  };
};

const deckMark = (floor: Floor, tableId: TableId): Marks => {
  const inPlay = floor.decks.get(tableId);
  if (!inPlay) return {};
  const { deckSince, button } = inPlay;
  const from = isoOrNull(setupMayChangeAt(floor, tableId));
  return { deck: { since: isoOf(deckSince), button, setupMayChangeAt: from } };
};

const potMark = (floor: Floor, tableId: TableId): Marks => {
  const carried = floor.carriedPots.get(tableId);
  return carried ? { carriedPot: { since: isoOf(carried.since) } } : {};
};

/** What a table says beside its seats: its dealer, a pot that is carried, a player too many, and what it asks for. */
export const tableMarks = (floor: Floor, { plan: { tableId }, game }: Table): Marks => ({
  ...dealerMark(floor, tableId),
  ...potMark(floor, tableId),
  ...(game?.extraSeats ? { overfull: true as const } : {}),
  ...stakesMark(floor, tableId),
  ...deckMark(floor, tableId),
});

const tableOf = (floor: Floor, dealerId: StaffId): readonly TableId[] => {
  const standing = floor.dealers.get(dealerId)?.standing;
  return standing?.state === 'dealing' ? [standing.tableId] : [];
};

/** Tables whose dealer changed with a decision. */
export const tablesWithOtherDealer = ({ before, after }: FloorChange): readonly TableId[] => {
  if (before.dealers === after.dealers) return [];
  const all = [...new Set([...before.dealers.keys(), ...after.dealers.keys()])];
  return all
    .filter((dealerId) => before.dealers.get(dealerId) !== after.dealers.get(dealerId))
    .flatMap((dealerId) => [...tableOf(before, dealerId), ...tableOf(after, dealerId)]);
};

/** Tables that a player who is polled for a change of stakes sits at, when players come, go or walk. */
export const tablesPolling = ({ before, after }: FloorChange): readonly TableId[] => {
  const isSame = before.absences === after.absences && before.games === after.games;
  return isSame ? [] : [...after.stakesProposals.keys()];
};
