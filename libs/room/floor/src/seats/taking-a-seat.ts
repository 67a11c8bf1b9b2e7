import { type Actor, invariant, type Minor, type PlayerId } from '@cardroom/kernel';
import { ownSeatInstead } from '../absence/play-over';
import { bringingBack, takenAlong } from '../absence/returning';
import { type FloorEvent, type OfSeat, type Overtaken, type PlayerSeated } from '../events';
import { ofEntry, theTable } from '../ground-rules';
import { endReservation, type Stamp, withdrawCall } from './releasing';
import { entryOf, type FloorFacts, type LiveEntry, liveEntry } from '../state';

/** Somebody sits down, by whichever way the rules let him. */
export interface Taking extends OfSeat {
  readonly stamp: Stamp;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly how: PlayerSeated['how'];
  readonly assignedBy: Actor;
  readonly reason: string | null;
  readonly overtaken: readonly Overtaken[];
  readonly others: 'keep' | 'drop' | undefined;
  readonly stackMinor?: Minor | undefined;
  /** What he takes from another game that he leaves for this one. */
  readonly takenMinor?: Minor | undefined;
}

const isSame = (a: OfSeat, b: OfSeat): boolean => a.tableId === b.tableId && a.seat === b.seat;

/** One seat a player: the old one is given up in the same step (RRP-2.3.4). */
const oldSeatLeft = (floor: FloorFacts, taking: Taking): FloorEvent[] => {
  const { stamp, playerId, alias, tableId, takenMinor } = taking;
  const old = floor.seatOf.get(playerId);
  if (!old) return [];
  const { gameId } = theTable(floor, old.tableId).game;
  const leavesTheGame = gameId !== theTable(floor, tableId).game.gameId;
  const taken = leavesTheGame ? takenAlong(floor, stamp.at, takenMinor) : {};
  return [{ type: 'SeatLeft', ...stamp, ...old, playerId, alias, gameId, cause: 'moved', ...taken }];
};

/** A seat kept for him in the same game, other than the one he takes, is kept no longer. */
const keptSeatGiven = (floor: FloorFacts, taking: Taking): FloorEvent[] => {
  const kept = floor.reservedFor.get(taking.playerId);
  if (!kept || isSame(kept, taking)) return [];
  const { gameId } = theTable(floor, taking.tableId).game;
  if (theTable(floor, kept.tableId).game.gameId !== gameId) return [];
  return endReservation(floor, { stamp: taking.stamp, at: kept, cause: 'seated-elsewhere' });
};

const otherEntries = (floor: FloorFacts, { playerId }: Taking, gameId: LiveEntry['gameId']): LiveEntry[] =>
  [...(floor.listedIn.get(playerId)?.entries() ?? [])].flatMap(([game, entryId]) =>
    game === gameId ? [] : (liveEntry(floor, entryId) ?? []),
  );

/** His places on other lists go, when he or the house chose so. */
const otherPlacesDropped = (floor: FloorFacts, taking: Taking, gameId: LiveEntry['gameId']): FloorEvent[] => {
  if ((taking.others ?? floor.settings.otherListsWhenSeated) !== 'drop') return [];
  const { stamp } = taking;
  return otherEntries(floor, taking, gameId).flatMap((entry): FloorEvent[] => [
    ...withdrawCall(floor, entry.entryId, { stamp, cause: 'seated-elsewhere' }),
    { type: 'EntryRemoved', ...stamp, ...ofEntry(entry), cause: 'seated-elsewhere', reason: null },
  ]);
};

/** Everything that follows when a player takes a seat, in one step. */
export const takeSeat = (floor: FloorFacts, taking: Taking): FloorEvent[] => {
  const { stamp, tableId, seat, playerId, alias, how, assignedBy, reason, overtaken } = taking;
  const { gameId } = theTable(floor, tableId).game;
  const entry = entryOf(floor, playerId, gameId);
  const of = { tableId, seat, playerId, alias, gameId, entryId: entry?.entryId ?? null };
  const stack = taking.stackMinor === undefined ? {} : { stackMinor: taking.stackMinor };
  const back = { ...bringingBack(floor, { playerId, gameId, tableId, at: stamp.at }), ...stack };
  return [
    ...ownSeatInstead(floor, playerId, stamp),
    ...oldSeatLeft(floor, taking),
    ...keptSeatGiven(floor, taking),
    { type: 'PlayerSeated', ...stamp, ...of, how, assignedBy, reason, overtaken, ...back },
    ...otherPlacesDropped(floor, taking, gameId),
  ];
};

/** Who gave the seat that is kept here, for the record of who let the player sit (RRP-2.2.10). */
export const givenBy = (floor: FloorFacts, { tableId, seat }: OfSeat): Actor => {
  const use = theTable(floor, tableId).table.seats[seat - 1];
  invariant(use?.state === 'reserved', `seat ${seat} of table ${tableId} is reserved`);
  return use.reservation.givenBy;
};
