import { type BoardRow } from '@cardroom/event-store';
import { playerCategory } from '@cardroom/read-models';

/** Board `players`, key `playerId`: whom the room knows, for the search at the desk. */
export const playersBoard = 'players';

export interface PlayersRow {
  readonly playerId: string;
  readonly alias: string;
  /** The alias without accents and capitals, as it is searched. */
  readonly search: string;
}

export const searchKeyOf = (alias: string): string =>
  alias.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** A player's record, with his row on the board. */
export const listedPlayers: typeof playerCategory = {
  ...playerCategory,
  boards: ({ after }): readonly BoardRow[] => {
    if (!after) return [];
    const { playerId, alias } = after;
    const body: PlayersRow = { playerId, alias, search: searchKeyOf(alias) };
    return [{ board: playersBoard, key: playerId, body }];
  },
};
