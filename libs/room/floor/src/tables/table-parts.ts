import { type GameId, type PlayerId, type StaffId, type TableId } from '@cardroom/kernel';
import { Map as PersistentMap } from 'immutable';
import { type BrokenUp } from '../breaks/kept-seats';
import { type BreakDraw } from '../breaks/moving-on';
import { type DealerDuty } from '../dealers/duties';
import { type DeckInPlay } from '../decks/decks';
import { type ImposedTables } from '../openings/imposed';
import { type OpeningDraw } from '../openings/opening-draws';
import { type StakesProposal } from '../stakes/stakes';

/** What is remembered of open tables, of those that broke, and of the dealers. */
export const tableParts = {
  openingDraws: PersistentMap<TableId, OpeningDraw>(),
  imposedTables: PersistentMap<GameId, ImposedTables>(),
  stakesProposals: PersistentMap<TableId, StakesProposal>(),
  decks: PersistentMap<TableId, DeckInPlay>(),
  breakDraws: PersistentMap<TableId, BreakDraw>(),
  brokenUp: PersistentMap<PlayerId, BrokenUp>(),
  dealers: PersistentMap<StaffId, DealerDuty>(),
};
