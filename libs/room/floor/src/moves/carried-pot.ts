import { accept, type Instant, judge, type Refusal, type TableId } from '@cardroom/kernel';
import { stampOf, tableIsOpen, theTable } from '../ground-rules';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts } from '../state';
import { noPotCarried, potCarried } from './refusals';

/** A pot that nobody won in its hand: several antes, or money of players who are out of it. */
export interface CarriedPot {
  readonly tableId: TableId;
  readonly since: Instant;
}

type Rule = RulesFor<'CarryPot' | 'CarriedPotWon'>[number];

const aPotIsCarried: Rule = ({ tableId }, floor) =>
  floor.carriedPots.has(tableId) ? null : noPotCarried({ tableId });

/** While a pot is carried nobody changes seats at its table (RRP-9.1.10). */
export const seatsStandStill = (floor: FloorFacts, tableId: TableId): Refusal | null =>
  floor.carriedPots.has(tableId) ? potCarried({ tableId }) : null;

/** Where he sits a pot is carried, so that he may not ask for another seat there. */
export const noPotAtHisTable: RulesFor<'RequestSeatChange'>[number] = ({ playerId }, floor) => {
  const at = floor.seatOf.get(playerId);
  return at ? seatsStandStill(floor, at.tableId) : null;
};

const ofTable = (command: CommandNamed<'CarryPot' | 'CarriedPotWon'>, floor: Floor) => {
  const { tableId } = command;
  return { ...stampOf(command), tableId, gameId: theTable(floor, tableId).game.gameId };
};

export const carriedPotDecisions: DecisionsOf<'CarryPot' | 'CarriedPotWon'> = {
  /** Every further hand that nobody wins carries the same pot on. */
  CarryPot: (command, floor) =>
    judge([tableIsOpen], [command, floor], () =>
      floor.carriedPots.has(command.tableId)
        ? accept()
        : accept({ type: 'PotCarried', ...ofTable(command, floor) }),
    ),
  CarriedPotWon: (command, floor) =>
    judge([tableIsOpen, aPotIsCarried], [command, floor], () =>
      accept({ type: 'CarriedPotTaken', ...ofTable(command, floor) }),
    ),
};

export const carriedPotEvolutions: EvolutionsOf<'PotCarried' | 'CarriedPotTaken'> = {
  PotCarried: (floor, { tableId, at }) => ({
    ...floor,
    carriedPots: floor.carriedPots.set(tableId, { tableId, since: at }),
  }),
  CarriedPotTaken: (floor, { tableId }) => ({
    ...floor,
    carriedPots: floor.carriedPots.delete(tableId),
  }),
};
