import { type BoardRow } from '@cardroom/event-store';
import { isoOf } from '@cardroom/kernel';
import { type KnownPlayer, type Player, type PlayerEvent } from '@cardroom/players';

/** Board `players`, key `playerId`: whom the room knows, for the search at the desk. */
export const playersBoard = 'players';
/** Board `player-looks`: every look at a legal name, for the auditor. */
export const playerLooksBoard = 'player-looks';
/** Board `player-erasures`, key `code` and `playerId`: who was erased, for whoever shows the receipt. */
export const playerErasuresBoard = 'player-erasures';

export interface PlayersRow {
  readonly playerId: string;
  readonly alias: string;
  /** The alias without accents and capitals, as it is searched. */
  readonly search: string;
  /** The number of his card, if he has one. */
  readonly card?: string;
  /** The same, as it is searched. */
  readonly cardSearch?: string;
  /** Where his record is kept, if he has one. */
  readonly record?: string;
  /** The number under which he goes on, once this one was found to be his second. */
  readonly mergedInto?: string;
  /** Numbers that were his too. */
  readonly merged?: readonly string[];
}

export interface PlayerLookRow {
  readonly playerId: string;
  readonly alias: string;
  readonly at: string;
  readonly by: string;
  readonly role: string;
  readonly screen: string;
  readonly why: string;
}

export interface PlayerErasureRow {
  readonly code: string;
  readonly playerId: string;
  readonly at: string;
  readonly by: string;
  readonly reason: 'request' | 'retention';
}

export const searchKeyOf = (alias: string): string =>
  alias.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

interface PlayerChange {
  readonly after: Player;
  readonly events?: readonly PlayerEvent[];
}

const rowOf = ({ playerId, alias, cardNumber, record, mergedInto, merged }: KnownPlayer): PlayersRow => ({
  playerId,
  alias,
  search: searchKeyOf(alias),
  ...(cardNumber === null ? {} : { card: cardNumber, cardSearch: cardNumber.toLowerCase() }),
  ...(record === null ? {} : { record: record.ref }),
  ...(mergedInto === null ? {} : { mergedInto }),
  ...(merged.length === 0 ? {} : { merged }),
});

const doerOf = ({ by }: PlayerEvent): { by: string; role: string } => ({
  by: by.kind === 'timer' ? by.kind : by.id,
  role: by.kind === 'staff' ? by.role : by.kind,
});

const notedOf = (event: PlayerEvent, alias: string): readonly BoardRow[] => {
  if (event.type === 'RecordSeen') {
    const { playerId, at, command, screen, why } = event;
    const body: PlayerLookRow = { playerId, alias, at: isoOf(at), ...doerOf(event), screen, why };
    return [{ board: playerLooksBoard, key: `${command} ${playerId}`, body }];
  }
  if (event.type === 'PlayerErased') {
    const { playerId, at, code, reason } = event;
    const body: PlayerErasureRow = { code, playerId, at: isoOf(at), by: doerOf(event).by, reason };
    return [{ board: playerErasuresBoard, key: `${code} ${playerId}`, body }];
  }
  return [];
};

/** The row of a player's record, and what the auditor reads of it. Somebody erased is on the board no more. */
export const playerRows = ({ after, events = [] }: PlayerChange): readonly BoardRow[] => {
  if (!after) return [];
  const body = after.erased ? null : rowOf(after);
  const looksOnly = events.length > 0 && events.every(({ type }) => type === 'RecordSeen');
  const row: readonly BoardRow[] = looksOnly ? [] : [{ board: playersBoard, key: after.playerId, body }];
  return [...row, ...events.flatMap((event) => notedOf(event, after.alias))];
};
