import { type GameId, type PlayerId, type Refusal } from '@cardroom/kernel';
import { othersNotChosen } from '../refusals';
import { type FloorFacts } from '../state';

/** What a seated player's places on other lists are to be: his answer, or the house's choice without one. */
export type OthersChoice = 'keep' | 'drop';

interface Sitter {
  readonly playerId: PlayerId;
  /** The game that he sits down in. */
  readonly gameId: GameId;
  readonly others: OthersChoice | undefined;
}

/** Where the house wants players asked, whoever stands on other lists is not seated before he has said. */
export const othersAreChosen = (floor: FloorFacts, { playerId, gameId, others }: Sitter): Refusal | null => {
  if (others || floor.settings.otherListsWhenSeated !== 'ask') return null;
  const count = [...(floor.listedIn.get(playerId)?.keys() ?? [])].filter((game) => game !== gameId).length;
  return count > 0 ? othersNotChosen({ playerId, count }) : null;
};
