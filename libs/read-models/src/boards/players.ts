import { type BoardRow } from '@cardroom/event-store';
import { type Player } from '@cardroom/players';

/** Board `players`, key `playerId`: whom the room knows, for the search at the desk. */
export const playersBoard = 'players';

export interface PlayersRow {
  readonly playerId: string;
  readonly alias: string;
  /** The alias without accents and capitals, as it is searched. */
  readonly search: string;
  /** The number of his card, if he has one. */
  readonly card?: string;
}

export const searchKeyOf = (alias: string): string =>
  alias.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** The row of a player's record. */
export const playerRows = ({ after }: { readonly after: Player }): readonly BoardRow[] => {
  if (!after) return [];
  const { playerId, alias, cardNumber } = after;
  const card = cardNumber === null ? {} : { card: cardNumber };
  const body: PlayersRow = { playerId, alias, search: searchKeyOf(alias), ...card };
  return [{ board: playersBoard, key: playerId, body }];
};
