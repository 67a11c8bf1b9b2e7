import { type TableId } from '@cardroom/kernel';
import { withoutImposed } from '../openings/imposing';
import { type FloorFacts } from '../state';

type CleanUp = (floor: FloorFacts, tableId: TableId) => FloorFacts;

/** What is remembered of a table only while it is open; a capability that keeps such a part adds its line here. */
const goesWithTheTable: readonly CleanUp[] = [
  (floor, tableId) => ({ ...floor, openingDraws: floor.openingDraws.delete(tableId) }),
  (floor, tableId) => ({ ...floor, stakesProposals: floor.stakesProposals.delete(tableId) }),
  (floor, tableId) => ({ ...floor, decks: floor.decks.delete(tableId) }),
  (floor, tableId) => ({ ...floor, breakDraws: floor.breakDraws.delete(tableId) }),
  (floor, tableId) => ({ ...floor, carriedPots: floor.carriedPots.delete(tableId) }),
  withoutImposed,
];

export const withoutItsTable: CleanUp = (floor, tableId) =>
  goesWithTheTable.reduce((now, cleanUp) => cleanUp(now, tableId), floor);
