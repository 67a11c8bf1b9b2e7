import { type TableProposalRow } from '@cardroom/contracts';
import { type Floor, type TableProposal, tableProposals } from '@cardroom/floor';
import { type TableId } from '@cardroom/kernel';
import { type Board, type FloorChange } from './board';

const keyOf = ({ kind, tableId, gameId }: TableProposal): string => `${kind}-${tableId}-${gameId}`;

const numberOf = (floor: Floor, tableId: TableId): number => floor.tables.get(tableId)?.plan.number ?? 0;

const shapeOf = (floor: Floor, proposal: TableProposal): TableProposalRow => ({
  ...proposal,
  tableNumber: numberOf(floor, proposal.tableId),
  into: proposal.into.map((tableId) => ({ tableId, tableNumber: numberOf(floor, tableId) })),
});

const worked = new WeakMap<Floor, ReadonlyMap<string, TableProposalRow>>();

/** The floor after one decision is the floor before the next: worked out once for both. */
const rowsOf = (floor: Floor): ReadonlyMap<string, TableProposalRow> => {
  const known = worked.get(floor);
  if (known) return known;
  const rows = new Map(
    tableProposals(floor).map((proposal) => [keyOf(proposal), shapeOf(floor, proposal)] as const),
  );
  worked.set(floor, rows);
  return rows;
};

const changedKeys = ({ before, after }: FloorChange): readonly string[] => {
  const [was, is] = [rowsOf(before), rowsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].filter(
    (key) => JSON.stringify(was.get(key)) !== JSON.stringify(is.get(key)),
  );
};

/** Openings, merges, breaks and closings that the floor might do now, each with its rule and what it comes to. */
export const tableProposalsBoard: Board<'table-proposals'> = {
  name: 'table-proposals',
  keys: (floor) => [...rowsOf(floor).keys()],
  isOn: (floor, key) => rowsOf(floor).has(key),
  row: (floor, key) => rowsOf(floor).get(key) ?? null,
  changedKeys,
};
