import { type PlayerId, type Refusal, type TableId } from '@cardroom/kernel';
import { type FloorFacts } from '../state';
import { separatedPlayers } from './refusals';

/** The same key whichever of the two is named first. */
export const pairKey = (a: PlayerId, b: PlayerId): string => (a < b ? `${a}+${b}` : `${b}+${a}`);

/** Whether two players are not to sit together (RRP-2.3.5). */
export const areKeptApart = ({ keptApart }: FloorFacts, a: PlayerId, b: PlayerId): boolean =>
  keptApart.has(pairKey(a, b));

/** Of whom somebody of the pair is kept apart; null where he is none of the two. */
export const otherOf = ([a, b]: readonly [PlayerId, PlayerId], playerId: PlayerId): PlayerId | null => {
  if (a === playerId) return b;
  return b === playerId ? a : null;
};

/** Whether somebody sits or is expected at the table with whom he is not to sit (RRP-2.3.5). */
export const isSeparatedAt = (floor: FloorFacts, playerId: PlayerId, tableId: TableId): boolean =>
  floor.keptApart.size > 0 &&
  floor.keptApart.some(({ players }) => {
    const other = otherOf(players, playerId);
    if (!other) return false;
    return floor.seatOf.get(other)?.tableId === tableId || floor.reservedFor.get(other)?.tableId === tableId;
  });

interface Coming {
  readonly playerId: PlayerId;
  readonly tableId: TableId;
}

/** No reason given for a seat lets them sit together: those in charge first end what keeps them apart (RRP-2.3.5). */
export const notSeparated = (floor: FloorFacts, { playerId, tableId }: Coming): Refusal | null =>
  isSeparatedAt(floor, playerId, tableId) ? separatedPlayers({ tableId }) : null;
